import { beforeEach, describe, expect, it } from "vitest";
import { Fragments } from "../src/fragments";

let fragments: Fragments;
const taken = () => Object.fromEntries(fragments.take());

beforeEach(() => {
  fragments = new Fragments();
  fragments.set({ where: "round 1", question: "Ada’s turn" });
  fragments.take();
});

describe("fragments", () => {
  it("are filled when they differ from what is shown", () => {
    fragments.set({ where: "round 1", question: "Bo’s turn" });
    expect(taken()).toEqual({ question: "Bo’s turn" });
    expect(taken()).toEqual({});
  });

  it("of the viewer's own stand in the place of the page's", () => {
    fragments.cover({ question: "Your turn" });
    expect(taken()).toEqual({ question: "Your turn" });
  });

  it("of the viewer's own stay when the page's change, which are remembered", () => {
    fragments.cover({ question: "Your turn" });
    fragments.take();
    fragments.set({ question: "Bo’s turn" });
    expect(taken()).toEqual({});
    fragments.cover({ question: null });
    expect(taken()).toEqual({ question: "Bo’s turn" });
  });

  it("of which there is none any more are empty", () => {
    fragments.cover({ links: "Ada’s link" });
    fragments.take();
    fragments.cover({ links: null });
    expect(taken()).toEqual({ links: "" });
  });

  it("are not filled while what the viewer sees is the same", () => {
    fragments.set({ question: "Bo’s turn" });
    fragments.cover({ question: "Ada’s turn" });
    expect(taken()).toEqual({});
  });

  it("of the page before are gone when all is sent again, those of one's own are not", () => {
    fragments.cover({ question: "Your turn" });
    fragments.take();
    fragments.clear();
    fragments.set({ question: "Ada’s turn" });
    expect(taken()).toEqual({ where: "" });
    fragments.uncover();
    expect(taken()).toEqual({ question: "Ada’s turn" });
  });
});

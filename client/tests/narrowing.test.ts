import { describe, expect, it } from "vitest";
import type { Action } from "../src/messages";
import { back, choose, isSentAtOnce, narrow } from "../src/narrowing";

const action = (name: string, targets: string[], ends = false): Action => ({
  name,
  label: name,
  targets,
  ends,
  aside: "",
});

const place = (spot: string, ends = false) => action(`place ${spot}`, [spot], ends);
const MOVES = [
  action("move a x", ["a", "x"]),
  action("move a y", ["a", "y"]),
  action("move b x", ["b", "x"]),
  action("pass", []),
];
const names = (actions: Action[]) => actions.map(({ name }) => name);

describe("narrowing", () => {
  it("selects the only action of one target", () => {
    const { selected, left, live } = narrow([place("d11"), place("e5")], ["d11"]);
    expect(selected?.name).toBe("place d11");
    expect(left).toHaveLength(1);
    expect(live.size).toBe(0);
  });

  it("has every target live and nothing selected before the first choice", () => {
    const { selected, live, left } = narrow(MOVES, []);
    expect(selected).toBeNull();
    expect([...live].sort()).toEqual(["a", "b", "x", "y"]);
    expect(left).toHaveLength(4);
  });

  it("does not select the only legal action by itself", () => {
    expect(narrow([place("d11")], []).selected).toBeNull();
  });

  it("narrows two targets in any order", () => {
    expect(narrow(MOVES, ["a", "x"]).selected?.name).toBe("move a x");
    expect(narrow(MOVES, ["x", "a"]).selected?.name).toBe("move a x");
    expect(names(narrow(MOVES, ["x"]).left)).toEqual(["move a x", "move b x"]);
    expect([...narrow(MOVES, ["x"]).live].sort()).toEqual(["a", "b"]);
  });

  it("selects by a target that only one action has, whatever its other targets", () => {
    expect(narrow(MOVES, ["y"]).selected?.name).toBe("move a y");
  });

  it("selects the action whose targets are all chosen while others want more", () => {
    const actions = [action("stay", ["a"]), action("go", ["a", "x"]), action("run", ["a", "y"])];
    const { selected, left, live } = narrow(actions, ["a"]);
    expect(selected?.name).toBe("stay");
    expect(left).toHaveLength(3);
    expect([...live].sort()).toEqual(["x", "y"]);
  });

  it("selects nothing when two actions have the same targets", () => {
    const { selected, left, live } = narrow([action("up", ["a"]), action("down", ["a"])], ["a"]);
    expect(selected).toBeNull();
    expect(left).toHaveLength(2);
    expect(live.size).toBe(0);
  });
});

describe("choosing", () => {
  it("adds a live target", () => {
    expect(choose(MOVES, ["a"], "x")).toEqual(["a", "x"]);
  });

  it("replaces the last choice by one that does not go with it", () => {
    expect(choose(MOVES, ["a", "x"], "y")).toEqual(["a", "y"]);
    expect(choose(MOVES, ["a", "y"], "b")).toEqual(["b"]);
  });

  it("takes a chosen target back with what came after it", () => {
    expect(choose(MOVES, ["a", "x"], "a")).toEqual([]);
    expect(choose(MOVES, ["a", "x"], "x")).toEqual(["a"]);
  });

  it("ignores what is no target", () => {
    expect(choose(MOVES, ["a"], "somewhere")).toEqual(["a"]);
  });

  it("goes back one choice at a time", () => {
    expect(back(["a", "x"])).toEqual(["a"]);
    expect(back([])).toEqual([]);
  });
});

describe("sending at once", () => {
  const fine = { confirm: true, coarse: false };

  it("sends what does not end the turn", () => {
    const one = place("d11");
    expect(isSentAtOnce(one, [one], fine)).toBe(true);
  });

  it("only selects what ends the turn, unless that is switched off", () => {
    const last = place("d11", true);
    expect(isSentAtOnce(last, [last], fine)).toBe(false);
    expect(isSentAtOnce(last, [last], { confirm: false, coarse: false })).toBe(true);
  });

  it("always selects first under a finger", () => {
    const one = place("d11");
    expect(isSentAtOnce(one, [one], { confirm: false, coarse: true })).toBe(false);
  });

  it("only selects while other actions are left", () => {
    const one = place("d11");
    expect(isSentAtOnce(one, [one, place("e5")], fine)).toBe(false);
  });
});

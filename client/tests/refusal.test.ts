import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Outgoing } from "../src/messages";
import { Picture } from "../src/picture";
import { Refusal } from "../src/refusal";

const WHY = "<p><b>No.</b></p>";
const node = (id: string) => document.getElementById(id) as unknown as SVGElement;
const bubble = () => document.getElementById("why") as HTMLElement;

let asked: Outgoing[];
let isHeard: boolean;
let explained: string[];
let refusal: Refusal;

/** A click at a point where some elements lie, the topmost first. */
function click(x: number, y: number, ...ids: string[]): void {
  document.elementsFromPoint = () => ids.map(node);
  const event = new MouseEvent("click", { clientX: x, clientY: y, detail: 1 });
  refusal.refuse(node(ids[0] ?? "svg"), event);
}

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<svg id="svg" class="picture" viewBox="0 0 100 100"><g class="under"></g>
    <g class="pieces"><g id="tile"><rect id="face"/></g><g id="pawn"><circle id="head"/></g></g>
    <g class="marks"></g></svg><div id="why" role="status"></div>`;
  const svg = document.querySelector("svg") as SVGSVGElement;
  svg.getScreenCTM = () => new DOMMatrix([2, 0, 0, 2, 10, 20]);
  Object.assign(globalThis, { innerWidth: 1000, innerHeight: 600 });
  asked = [];
  isHeard = true;
  explained = [];
  const ask = (body: Outgoing) => {
    asked.push(body);
    return isHeard;
  };
  refusal = new Refusal(new Picture(svg), ask, (from) => explained.push(from.id));
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("a refusal", () => {
  it("asks about the pieces at the pointer, from the top down, and the point", () => {
    click(110, 220, "head", "pawn", "face", "tile", "svg");
    expect(asked).toEqual([{ do: "why", pieces: ["pawn", "tile"], at: [50, 100] }]);
  });

  it("asks about what has the focus where nothing points", () => {
    vi.spyOn(node("tile"), "getBoundingClientRect").mockReturnValue(new DOMRect(20, 30, 40, 20));
    refusal.refuse(node("face"));
    refusal.refuse(node("tile"));
    expect(asked[1]).toEqual({ do: "why", pieces: ["tile"], at: [15, 10] });
    expect(asked[0]).toMatchObject({ pieces: ["tile"] });
  });

  it("has it told what a thing is when it is clicked again, or when nothing speaks against it", () => {
    click(110, 220, "face");
    refusal.tell(WHY);
    expect(explained).toEqual([]);
    click(110, 220, "face");
    expect(explained).toEqual(["face"]);
    click(110, 220, "face");
    expect(asked).toHaveLength(2);
    refusal.tell("");
    expect(explained).toEqual(["face", "face"]);
  });

  it("says why at the pointer, with a cross, and shakes what lies on top", () => {
    const shaken = vi.fn();
    node("pawn").animate = shaken;
    click(110, 220, "head", "face");
    refusal.tell(WHY);
    expect(bubble().innerHTML).toBe(WHY);
    expect(bubble().style.getPropertyValue("--x")).toBe("84px");
    expect(bubble().style.getPropertyValue("--y")).toBe("234px");
    expect(bubble().style.getPropertyValue("--tip")).toBe("26px");
    expect(document.querySelector<HTMLElement>(".cross")?.style.left).toBe("110px");
    expect(shaken).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(500);
    expect(document.querySelector(".cross")).toBeNull();
  });

  it("moves nothing for those who want stillness", () => {
    vi.spyOn(globalThis, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
    const shaken = vi.fn();
    node("pawn").animate = shaken;
    click(110, 220, "head");
    refusal.tell(WHY);
    expect(shaken).not.toHaveBeenCalled();
  });

  it("stays on the screen, above the pointer where there is no room below", () => {
    vi.spyOn(bubble(), "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 320, 80));
    click(990, 590, "tile");
    refusal.tell(WHY);
    expect(bubble().classList.contains("above")).toBe(true);
    expect(bubble().style.getPropertyValue("--x")).toBe("672px");
    expect(bubble().style.getPropertyValue("--y")).toBe("496px");
    expect(bubble().style.getPropertyValue("--tip")).toBe("318px");
  });

  it("lies above where it would cover more that can be chosen below", () => {
    vi.spyOn(bubble(), "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 320, 80));
    vi.spyOn(node("tile"), "getBoundingClientRect").mockReturnValue(new DOMRect(300, 330, 20, 20));
    vi.spyOn(Picture.prototype, "askable").mockReturnValue([node("tile")]);
    click(300, 300, "pawn");
    refusal.tell(WHY);
    expect(bubble().style.getPropertyValue("--y")).toBe("206px");
    click(300, 60, "tile");
    refusal.tell(WHY);
    expect(bubble().style.getPropertyValue("--y")).toBe("74px");
  });

  it("goes after four seconds, but not while somebody is at it", () => {
    click(110, 220, "tile");
    refusal.tell(WHY);
    vi.advanceTimersByTime(3900);
    bubble().dispatchEvent(new Event("pointerenter"));
    vi.advanceTimersByTime(9000);
    expect(bubble().innerHTML).toBe(WHY);
    bubble().dispatchEvent(new Event("pointerleave"));
    vi.advanceTimersByTime(4000);
    expect(bubble().innerHTML).toBe("");
  });

  it("goes with the next press elsewhere, and not with one on it", () => {
    click(110, 220, "tile");
    refusal.tell(WHY);
    bubble().firstElementChild?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    expect(bubble().innerHTML).toBe(WHY);
    document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    expect(bubble().innerHTML).toBe("");
    expect(refusal.close()).toBe(false);
  });

  it("says nothing of what can be chosen after all, nor of a click that is over", () => {
    click(110, 220, "tile");
    refusal.tell("");
    refusal.tell(WHY);
    expect(bubble().innerHTML).toBe("");
    click(110, 220, "tile");
    refusal.close();
    refusal.tell(WHY);
    expect(bubble().innerHTML).toBe("");
  });

  it("waits for nothing that nobody has heard", () => {
    isHeard = false;
    click(110, 220, "tile");
    refusal.tell(WHY);
    expect(bubble().innerHTML).toBe("");
  });
});

import { describe, expect, it } from "vitest";
import { wayTo } from "../src/beyond";
import { arrange, arrangedBy, FOLDED, type Panels, panelAt } from "../src/layout";

/** Two columns of 100 as they are drawn, four where there is room. */
const PANELS: Panels = {
  first: [4, 4, 100, 200, 0, -1, false],
  mat: [4, 210, 100, 100, 3, 1, true],
  second: [114, 4, 100, 150, 1, -1, false],
  third: [114, 154, 100, 150, 2, -1, false],
};
const WHOLE = { x: 0, y: 0, w: 218, h: 314 };

function board(foldable: string[] = []) {
  return { panels: PANELS, whole: WHOLE, foldable };
}

describe("panels", () => {
  it("stay as they are drawn where all of it fits, and where nothing is known of them", () => {
    expect(arrange(board(["mat"]), { width: 218, height: 314 })).toBeNull();
    expect(arrange({ ...board(), panels: {} }, { width: 218, height: 100 })).toBeNull();
  });

  it("stand in four columns where these are readable", () => {
    const layout = arrange(board(), { width: 438, height: 212 });
    expect(layout?.box).toEqual({ x: 0, y: 0, w: 438, h: 208 });
    expect(layout?.lies.get("third")).toEqual({ x: 224, y: 4, isFolded: false });
    expect(layout?.lies.get("mat")).toEqual({ x: 334, y: 4, isFolded: false });
  });

  it("fold in their order until their column fits, and no more than that", () => {
    const layout = arrange(board(["third", "mat", "second"]), { width: 218, height: 245 });
    const folded = [...(layout?.lies ?? [])].filter(([, lie]) => lie.isFolded);
    expect(folded.map(([name]) => name)).toEqual(["mat", "third"]);
    expect(layout?.box).toEqual({ x: 0, y: 0, w: 218, h: 4 + 200 + 6 + FOLDED + 4 });
  });

  it("open again where another that folds later makes room enough", () => {
    const layout = arrange(board(["mat", "first"]), { width: 218, height: 160 });
    expect(layout?.lies.get("first")?.isFolded).toBe(true);
    expect(layout?.lies.get("mat")?.isFolded).toBe(false);
  });

  it("keep together what is drawn together", () => {
    const layout = arrange(board(["mat"]), { width: 218, height: 300 });
    expect(layout?.lies.get("third")?.y).toBe(154);
  });

  it("tell where points are seen, and what is seen there", () => {
    const layout = arrange(board(), { width: 438, height: 212 });
    const arranged = layout && arrangedBy(layout, PANELS);
    expect(arranged?.seen({ x: 120, y: 160 })).toEqual({ x: 230, y: 10 });
    expect(arranged?.drawn({ x: 230, y: 10 })).toEqual({ x: 120, y: 160 });
    expect(arranged?.drawn({ x: 434, y: 207 })).toEqual({ x: 434, y: 207 });
  });

  it("hold a point each, their south side not", () => {
    expect(panelAt(PANELS, 114, 154)).toBe("third");
    expect(panelAt(PANELS, 104, 4)).toBe("first");
    expect(panelAt(PANELS, 109, 4)).toBeNull();
  });
});

describe("what is out of sight", () => {
  const seen = { left: 0, top: 50, right: 100, bottom: 150 };
  const thing = (x: number, y: number) => ({
    left: x - 5,
    right: x + 5,
    top: y - 5,
    bottom: y + 5,
  });

  it("lies on the side on which its middle is", () => {
    expect(wayTo(thing(50, 50), seen)).toBeNull();
    expect(wayTo(thing(50, 49), seen)).toBe("up");
    expect(wayTo(thing(50, 151), seen)).toBe("down");
    expect(wayTo(thing(-1, 100), seen)).toBe("left");
    expect(wayTo(thing(101, 100), seen)).toBe("right");
  });
});

import { describe, expect, it } from "vitest";
import { betterPart, keepInside, panned, parseParts, zoomed } from "../src/zoom";

const ALL = { x: 0, y: 0, w: 1000, h: 800 };

describe("parts", () => {
  it("are read by name", () => {
    const parts = parseParts("all 0 0 1104 812;board 12 -4.5 700 700;spoiled 1 2");
    expect([...parts.keys()]).toEqual(["all", "board"]);
    expect(parts.get("board")).toEqual({ x: 12, y: -4.5, w: 700, h: 700 });
  });

  it("are turned to when they hold the answers and the shown one does not", () => {
    const parts = parseParts("all 0 0 100 100;left 0 0 50 100;right 50 0 50 100");
    const left = { x: 0, y: 0, w: 50, h: 100 };
    expect(betterPart(parts, left, [{ x: 70, y: 5 }])).toBe("right");
    expect(
      betterPart(parts, left, [
        { x: 70, y: 5 },
        { x: 10, y: 5 },
      ]),
    ).toBeNull();
    expect(betterPart(parts, left, [])).toBeNull();
  });
});

describe("zooming", () => {
  it("keeps the point under the finger", () => {
    const box = zoomed(ALL, 2, { x: 250, y: 200 }, ALL, ALL);
    expect(box).toEqual({ x: 125, y: 100, w: 500, h: 400 });
    expect((250 - box.x) / box.w).toBeCloseTo(250 / 1000);
  });

  it("is never wider than the picture", () => {
    const close = { x: 800, y: 600, w: 200, h: 160 };
    expect(zoomed(close, 0.01, { x: 900, y: 700 }, ALL, ALL)).toEqual(ALL);
  });

  it("does not go closer than an eighth", () => {
    expect(zoomed(ALL, 1000, { x: 500, y: 400 }, ALL, ALL).w).toBe(125);
  });

  it("keeps its ratio", () => {
    const box = zoomed(ALL, 1.7, { x: 10, y: 790 }, ALL, ALL);
    expect(box.w / box.h).toBeCloseTo(1.25);
    expect(box.y + box.h).toBeLessThanOrEqual(800);
  });
});

describe("panning", () => {
  it("moves the paper", () => {
    expect(panned({ x: 100, y: 100, w: 500, h: 400 }, 30, -20, ALL)).toMatchObject({
      x: 70,
      y: 120,
    });
  });

  it("stops at the edges", () => {
    const box = { x: 100, y: 100, w: 500, h: 400 };
    expect(panned(box, 9999, 9999, ALL)).toMatchObject({ x: 0, y: 0 });
    expect(panned(box, -9999, -9999, ALL)).toMatchObject({ x: 500, y: 400 });
  });

  it("centres what is larger than the picture", () => {
    expect(keepInside({ x: 300, y: 0, w: 1200, h: 400 }, ALL)).toMatchObject({ x: -100, y: 0 });
  });
});

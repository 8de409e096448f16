import { describe, expect, it, vi } from "vitest";
import {
  betterPart,
  bringIntoSight,
  keepInside,
  panned,
  parseParts,
  spread,
  Zoom,
  zoomed,
} from "../src/zoom";

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

describe("columns beside each other", () => {
  const parts = parseParts(
    "all 0 0 300 500;city 0 0 100 300;players 0 300 100 200;market 105 0 95 250;firms 205 0 95 400",
  );

  it("are two where there is room", () => {
    expect(spread(parts, "city", 200, 1)).toEqual({ x: 0, y: 0, w: 200, h: 500 });
    expect(spread(parts, "market", 190, 1)).toEqual({ x: 105, y: 0, w: 195, h: 400 });
    expect(spread(parts, "firms", 190, 1)).toEqual({ x: 105, y: 0, w: 195, h: 400 });
  });

  it("are one where there is none, or where the picture is never scrolled", () => {
    expect(spread(parts, "city", 160, 1)).toEqual(parts.get("city"));
    expect(spread(parts, "city", 900, 0)).toEqual(parts.get("city"));
    expect(spread(parts, "all", 900, 1)).toEqual(parts.get("all"));
  });
});

describe("a picture that grows", () => {
  const whole = () => {
    document.body.innerHTML = `<div id="stage"><svg class="picture" viewBox="0 0 100 200"
      data-parts="all 0 0 100 200;left 0 0 50 200" data-least="1"></svg></div>`;
    return document.querySelector("svg") as SVGSVGElement;
  };

  it("is shown with its new height", () => {
    const svg = whole();
    const zoom = new Zoom(svg);
    expect(svg.style.getPropertyValue("--least")).toBe("1");
    expect(svg.style.getPropertyValue("--h")).toBe("200");
    zoom.reshape("all 0 0 100 300;left 0 0 50 300");
    expect(svg.getAttribute("viewBox")).toBe("0 0 50 300");
    expect(svg.style.getPropertyValue("--h")).toBe("300");
  });

  it("stays where it is looked at closely", () => {
    const svg = whole();
    const zoom = new Zoom(svg);
    zoom.closer();
    const before = svg.getAttribute("viewBox");
    zoom.reshape("all 0 0 100 300;left 0 0 50 300");
    expect(svg.getAttribute("viewBox")).toBe(before);
  });
});

describe("a stage lower than its picture", () => {
  function stage(height: number, answers: [number, number][]) {
    const node = document.createElement("div");
    Object.defineProperties(node, {
      scrollHeight: { value: height },
      clientHeight: { value: 100 },
    });
    const room = { top: 0, bottom: 100 } as DOMRect;
    vi.spyOn(node, "getBoundingClientRect").mockReturnValue(room);
    const scroll = vi.fn();
    node.scrollBy = scroll;
    bringIntoSight(node, () => answers.map(([top, bottom]) => ({ top, bottom })));
    return scroll;
  }

  it("is scrolled to all answers when none can be seen", () => {
    const below = stage(500, [
      [310, 330],
      [300, 310],
    ]);
    expect(below).toHaveBeenCalledWith({ top: 254 });
    const above = stage(500, [
      [-90, -70],
      [-60, -30],
    ]);
    expect(above).toHaveBeenCalledWith({ top: -114 });
  });

  it("is scrolled to the first answer when there is no room for all", () => {
    expect(
      stage(500, [
        [400, 420],
        [200, 210],
      ]),
    ).toHaveBeenCalledWith({ top: 176 });
  });

  it("stays where it is when an answer can be seen, or all of the picture", () => {
    expect(
      stage(500, [
        [400, 420],
        [30, 60],
      ]),
    ).not.toHaveBeenCalled();
    expect(stage(100, [[400, 420]])).not.toHaveBeenCalled();
    expect(stage(500, [])).not.toHaveBeenCalled();
  });
});

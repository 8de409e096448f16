import { beforeEach, describe, expect, it } from "vitest";
import type { Trace } from "../src/messages";
import { Picture } from "../src/picture";
import { Traces } from "../src/traces";

let traces: Traces;

/** A piece at a place, as large as told. */
const piece = (id: string, x: number, y: number, w: number, h: number) =>
  `<g id="${id}" transform="translate(${x},${y})" data-w="${w}" data-h="${h}"></g>`;
const moved = (id: string, came: Trace["came"] = null, number = 1): Trace => ({
  id,
  seat: number,
  number,
  came,
});
const drawn = (selector: string) => document.querySelectorAll(`.traces ${selector}`).length;

function start(pieces: string): void {
  document.body.innerHTML = `<svg class="picture"><g class="under"></g><g class="pieces">${pieces}</g>
    <g class="marks"></g></svg>`;
  for (const node of document.querySelectorAll<SVGElement>(".pieces > g")) {
    const [width, height] = [Number(node.dataset.w), Number(node.dataset.h)];
    Object.assign(node, { getBBox: () => ({ x: 0, y: 0, width, height }) });
  }
  traces = new Traces(new Picture(document.querySelector("svg") as SVGSVGElement));
}

beforeEach(() => start(piece("tile", 10, 10, 100, 100) + piece("man", 200, 10, 20, 20)));

describe("what others have moved", () => {
  it("is outlined in their colour with their number", () => {
    traces.draw([moved("tile", null, 3)]);
    expect(drawn("g.p3 rect.trace-halo")).toBe(1);
    expect(document.querySelector(".traces .trace-number")?.textContent).toBe("3");
  });

  it("has come from where it was, if it is a marker", () => {
    traces.draw([moved("man", [100, 10])]);
    expect(drawn(".trace-ghost")).toBe(1);
    expect(document.querySelector(".trace-ghost")?.getAttribute("cx")).toBe("110");
    expect(drawn(".trace-arrow")).toBe(1);
  });

  it("has no arrow across the whole table", () => {
    traces.draw([moved("man", [600, 10])]);
    expect(drawn(".trace-halo")).toBe(1);
    expect(drawn(".trace-arrow, .trace-ghost")).toBe(0);
  });

  it("is not what only made room for others", () => {
    traces.draw([moved("tile", [40, 10])]);
    expect(drawn("*")).toBe(0);
  });

  it("is no more than what the last has moved, where there is much", () => {
    const many = Array.from({ length: 13 }, (_, k) => `p${k}`);
    start(many.map((id, k) => piece(id, 50 * k, 0, 40, 40)).join(""));
    traces.draw(many.map((id, k) => moved(id, null, k < 9 ? 1 : 2)));
    expect(drawn(".trace-halo")).toBe(4);
  });

  it("has one number where rail is laid", () => {
    start(piece("r1", 0, 0, 50, 8) + piece("r2", 50, 0, 50, 8));
    traces.draw([moved("r1"), moved("r2")]);
    expect(drawn(".trace-trail")).toBe(2);
    expect(drawn(".trace-number")).toBe(1);
  });

  it("is forgotten, and what is not there is left out", () => {
    traces.draw([moved("tile"), moved("nothing")]);
    expect(drawn("g")).toBe(1);
    traces.clear();
    expect(drawn("*")).toBe(0);
  });
});

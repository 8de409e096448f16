import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Pieces } from "../src/messages";
import { nearest, Picture } from "../src/picture";
import { longestRising } from "../src/pieces";
import { type Piece, type PieceChanges, Pile } from "../src/pile";

const markup = (id: string, inside = "<circle r='5'/>") =>
  `<g id="${id}" class="piece">${inside}</g>`;
const at = (id: string, x: number, inside?: string): Piece => [x, 0, "", markup(id, inside)];
const onPage = (id: string, x: number, css = "piece", more = "") =>
  `<g id="${id}" class="${css}" transform="translate(${x},0)"${more}><circle r='5'/></g>`;
const mark = (id: string, x: number, y = 0) =>
  `<g id="${id}" class="target" transform="translate(${x},${y})" tabindex="0" role="button"><title>${id}</title></g>`;
const ALL = { drawn: { a: at("a", 0), b: at("b", 1), c: at("c", 2) } };

let svg: SVGSVGElement;
let picture: Picture;
let pile: Pile;
let looks: Parameters<Picture["apply"]>[0];
const node = (id: string) => document.getElementById(id) as unknown as SVGElement;
const order = () => [...svg.querySelectorAll(".pieces > g")].map(({ id }) => id);

/** What a page tells of its pieces. True if other elements answer, or elsewhere. */
function tell(pieces: Pieces, isFull = false): boolean {
  if (isFull) pile.clear();
  expect(pile.change(pieces)).toBe(true);
  return picture.apply(looks, pile.take() as PieceChanges, isFull);
}

function ask(answers: Record<string, string>, pieces: Pieces = {}): boolean {
  looks = { ...looks, answers };
  return tell(pieces);
}

function showMarks(...markups: string[]): boolean {
  const named = markups.map((one) => [/id="(\w+)"/.exec(one)?.[1] as string, one]);
  looks = { ...looks, marks: Object.fromEntries(named) };
  return tell({});
}

/** The picture that a page came with, before it is told of anything. */
function start(pieces: string): void {
  document.body.innerHTML = `<div id="question"><h2>?</h2></div><svg class="picture" viewBox="0 0 100 100">
    <g class="under"></g><g class="pieces">${pieces}</g><g class="marks"></g></svg>`;
  svg = document.querySelector("svg") as SVGSVGElement;
  picture = new Picture(svg);
  pile = new Pile();
  looks = { label: "the table", marks: {}, answers: {} };
}

beforeEach(() => {
  start(`${onPage("a", 0)}\n${onPage("b", 1)}\n${onPage("c", 2)}`);
  tell(ALL, true);
});

describe("morphing the picture", () => {
  it("keeps the nodes that the page came with", () => {
    start(onPage("a", 0) + onPage("b", 1) + onPage("c", 2));
    const before = ["a", "b", "c"].map(node);
    tell(ALL, true);
    expect(["a", "b", "c"].map(node)).toEqual(before);
    expect(node("b").namespaceURI).toBe("http://www.w3.org/2000/svg");
  });

  it("moves a piece by the transform of the same node", () => {
    const [a, b] = [node("a"), node("b")];
    tell({ moved: { b: [40, 0, ""] } });
    expect(node("b")).toBe(b);
    expect(b.getAttribute("transform")).toBe("translate(40,0)");
    expect(node("a")).toBe(a);
    expect(a.getAttribute("transform")).toBe("translate(0,0)");
  });

  it("changes what is drawn in the same node", () => {
    const b = node("b");
    tell({ drawn: { b: at("b", 1, "<rect width='3'/>") } });
    expect(node("b")).toBe(b);
    expect(b.querySelector("rect")).not.toBeNull();
    expect(b.querySelector("circle")).toBeNull();
  });

  it("removes what has vanished, and draws it anew when it is back", () => {
    const b = node("b");
    tell({ gone: ["b"] });
    expect(order()).toEqual(["a", "c"]);
    tell({ drawn: { b: at("b", 1) }, below: { b: "c" } });
    expect(order()).toEqual(["a", "b", "c"]);
    expect(node("b")).not.toBe(b);
  });

  it("keeps the order, with the same nodes", () => {
    const nodes = ["a", "b", "c"].map(node);
    tell({ drawn: { d: at("d", 9) }, order: ["c", "d", "a", "b"] });
    expect(order()).toEqual(["c", "d", "a", "b"]);
    expect(["a", "b", "c"].map(node)).toEqual(nodes);
    expect(node("d").namespaceURI).toBe("http://www.w3.org/2000/svg");
  });

  it("lets what changed glow once", () => {
    vi.useFakeTimers();
    tell({ drawn: { c: at("c", 2, "<title>c</title><circle r='5'/>") } });
    vi.runAllTimers();
    const told = at("c", 2, "<title>Now told</title><circle r='5'/>");
    ask({ a: "askable" }, { drawn: { c: told }, moved: { b: [40, 0, ""] } });
    expect(node("b").classList.contains("fresh")).toBe(true);
    expect(node("c").classList.contains("fresh")).toBe(false);
    expect(node("a").classList.contains("fresh")).toBe(false);
    vi.runAllTimers();
    expect(node("b").classList.contains("fresh")).toBe(false);
    vi.useRealTimers();
  });

  it("does not glow when everything was sent", () => {
    tell({ drawn: { a: at("a", 7) } }, true);
    expect(order()).toEqual(["a"]);
    expect(node("a").getAttribute("transform")).toBe("translate(7,0)");
    expect(node("a").classList.contains("fresh")).toBe(false);
  });

  it("says whether it asks", () => {
    showMarks(mark("m", 3));
    expect(svg.getAttribute("role")).toBe("group");
    showMarks();
    expect(svg.getAttribute("role")).toBe("img");
    expect(svg.getAttribute("aria-label")).toBe("the table");
  });

  it("tells whether other elements answer, or lie elsewhere", () => {
    expect(tell({ moved: { b: [40, 0, ""] } })).toBe(false);
    expect(showMarks(mark("m", 3))).toBe(true);
    expect(tell({})).toBe(false);
    expect(tell({ moved: { b: [50, 0, ""] } })).toBe(true);
    expect(ask({ a: "askable" })).toBe(true);
  });

  it("keeps the focus of a mark that stays", () => {
    showMarks(mark("m", 3), mark("n", 5));
    node("n").focus();
    showMarks(mark("n", 8), mark("m", 3));
    expect(document.activeElement).toBe(node("n"));
    expect(node("n").getAttribute("transform")).toBe("translate(8,0)");
  });
});

describe("pieces that have to do with the question", () => {
  const worn = (id: string) =>
    [node(id).getAttribute("class"), node(id).getAttribute("role")] as const;

  it("can be chosen as long as they are answers", () => {
    ask({ a: "askable", b: "askable calm", c: "through" });
    expect(worn("a")).toEqual(["piece askable", "button"]);
    expect(worn("b")).toEqual(["piece askable calm", "button"]);
    expect(worn("c")).toEqual(["piece through", null]);
    expect(node("c").hasAttribute("tabindex")).toBe(false);
    expect(svg.getAttribute("role")).toBe("group");
    picture.mark(new Set(["a"]), new Set(), true);
    ask({ b: "through" });
    expect(worn("a")).toEqual(["piece", null]);
    expect(node("a").hasAttribute("tabindex")).toBe(false);
    expect(worn("b")).toEqual(["piece through", null]);
    expect(worn("c")).toEqual(["piece", null]);
    expect(svg.getAttribute("role")).toBe("img");
  });

  it("stay answers when they are drawn anew", () => {
    ask({ a: "askable" });
    ask({ a: "askable" }, { moved: { a: [30, 0, ""] } });
    expect(node("a").getAttribute("transform")).toBe("translate(30,0)");
    expect(worn("a")).toEqual(["piece askable fresh", "button"]);
  });

  it("keep their place in the tab order and the focus while they are answers", () => {
    ask({ a: "askable", b: "askable" });
    picture.mark(new Set(), new Set(["b"]), false);
    node("b").focus();
    ask({ a: "askable", b: "askable" });
    expect(["a", "b"].map((id) => node(id).getAttribute("tabindex"))).toEqual(["-1", "0"]);
    expect(document.activeElement).toBe(node("b"));
  });

  it("may have been dressed by the server when the page was loaded", () => {
    const dressed = ' tabindex="0" role="button"';
    start(onPage("a", 0, "piece askable", dressed) + onPage("b", 1, "piece askable", dressed));
    const before = ["a", "b"].map(node);
    looks = { ...looks, answers: { b: "askable" } };
    tell({ drawn: { a: at("a", 0), b: at("b", 1) } }, true);
    expect(["a", "b"].map(node)).toEqual(before);
    expect(worn("a")).toEqual(["piece", null]);
    expect(node("a").hasAttribute("tabindex")).toBe(false);
    expect(worn("b")).toEqual(["piece askable", "button"]);
  });
});

describe("marks", () => {
  beforeEach(() => {
    showMarks(mark("m", 0), mark("n", 50), mark("o", 50, 40));
  });

  it("shows what is chosen, what is out, and one in the tab order", () => {
    picture.mark(new Set(["m"]), new Set(["n"]), true);
    expect(node("m").classList.contains("chosen")).toBe(true);
    expect(node("o").classList.contains("out")).toBe(true);
    expect(node("n").classList.contains("out")).toBe(false);
    expect(["m", "n", "o"].map((id) => node(id).getAttribute("tabindex"))).toEqual([
      "-1",
      "0",
      "-1",
    ]);
    picture.mark(new Set(), new Set(["m", "n", "o"]), false);
    expect(svg.querySelectorAll(".chosen, .out")).toHaveLength(0);
  });

  it("finds the answer around what was clicked", () => {
    const inside = node("m").querySelector("title");
    expect(picture.answerAt(inside, new Set(["m"]))).toBe("m");
    expect(picture.answerAt(inside, new Set(["n"]))).toBeNull();
  });

  it("goes to the nearest mark in a direction", () => {
    const marks = picture.askable();
    expect(nearest(node("m"), marks, { x: 1, y: 0 })?.id).toBe("n");
    expect(nearest(node("n"), marks, { x: 0, y: 1 })?.id).toBe("o");
    expect(nearest(node("m"), marks, { x: -1, y: 0 })).toBeUndefined();
  });
});

describe("the elements that need not move", () => {
  it("are a longest rising row", () => {
    expect([...longestRising([2, 0, 1])].sort()).toEqual([0, 1]);
    expect(longestRising([0, 1, 2]).size).toBe(3);
    expect(longestRising([]).size).toBe(0);
  });
});

describe("what is told of a piece", () => {
  it("is the title of the nearest thing that has one", () => {
    tell({ drawn: { b: at("b", 1, "<title>Card 2</title><g><circle r='5'/></g>") } });
    expect(picture.titleAt(node("b").querySelector("circle"))).toBe("Card 2");
    expect(picture.titleAt(node("a"))).toBeNull();
    expect(picture.titleAt(document.body)).toBeNull();
  });
});

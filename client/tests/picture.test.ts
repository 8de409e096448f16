import { beforeEach, describe, expect, it, vi } from "vitest";
import type { PictureChange } from "../src/messages";
import { longestRising, nearest, Picture } from "../src/picture";

const piece = (id: string, x: number, inside = "<circle r='5'/>") =>
  `<g id="${id}" class="piece" transform="translate(${x},0)">${inside}</g>`;
const dressed = (id: string, x: number, css: string) =>
  piece(id, x).replace('piece"', `piece ${css}"`).replace(">", ' tabindex="0" role="button">');
const mark = (id: string, x: number, y = 0) =>
  `<g id="${id}" class="target" transform="translate(${x},${y})" tabindex="0" role="button"><title>${id}</title></g>`;

const NONE = { order: [], changed: {} };

function change(
  order: string[],
  changed: Record<string, string>,
  marks: PictureChange["marks"] = NONE,
  full = false,
  answers: Record<string, string> = {},
): PictureChange {
  return { full, label: "the table", parts: "", pieces: { order, changed }, marks, answers };
}

const ask = (answers: Record<string, string>, changed: Record<string, string> = {}) =>
  picture.apply(change(["a", "b", "c"], changed, NONE, false, answers));

let svg: SVGSVGElement;
let picture: Picture;
const node = (id: string) => document.getElementById(id) as unknown as SVGElement;
const order = () => [...svg.querySelectorAll(".pieces > g")].map(({ id }) => id);

beforeEach(() => {
  document.body.innerHTML = `<div id="question"><h2>?</h2></div><svg class="picture" viewBox="0 0 100 100">
    <g class="under"></g><g class="pieces">${piece("a", 0)}\n${piece("b", 1)}\n${piece("c", 2)}</g><g class="marks"></g></svg>`;
  svg = document.querySelector("svg") as SVGSVGElement;
  picture = new Picture(svg);
  picture.apply(
    change(["a", "b", "c"], { a: piece("a", 0), b: piece("b", 1), c: piece("c", 2) }, NONE, true),
  );
});

describe("morphing the picture", () => {
  it("keeps the nodes that the page came with", () => {
    const before = node("b");
    picture.apply(change(["a", "b", "c"], {}));
    expect(node("b")).toBe(before);
    expect(node("b").namespaceURI).toBe("http://www.w3.org/2000/svg");
  });

  it("moves a piece by the transform of the same node", () => {
    const [a, b] = [node("a"), node("b")];
    expect(picture.apply(change(["a", "b", "c"], { b: piece("b", 40) }))).toBe(true);
    expect(node("b")).toBe(b);
    expect(b.getAttribute("transform")).toBe("translate(40,0)");
    expect(node("a")).toBe(a);
    expect(a.getAttribute("transform")).toBe("translate(0,0)");
  });

  it("changes what is drawn in the same node", () => {
    const b = node("b");
    picture.apply(change(["a", "b", "c"], { b: piece("b", 1, "<rect width='3'/>") }));
    expect(node("b")).toBe(b);
    expect(b.querySelector("rect")).not.toBeNull();
    expect(b.querySelector("circle")).toBeNull();
  });

  it("removes what has vanished and forgets it", () => {
    picture.apply(change(["a", "c"], {}));
    expect(order()).toEqual(["a", "c"]);
    expect(picture.apply(change(["a", "b", "c"], {}))).toBe(false);
  });

  it("keeps the order, with the same nodes", () => {
    const nodes = ["a", "b", "c"].map(node);
    picture.apply(change(["c", "d", "a", "b"], { d: piece("d", 9) }));
    expect(order()).toEqual(["c", "d", "a", "b"]);
    expect(["a", "b", "c"].map(node)).toEqual(nodes);
    expect(node("d").namespaceURI).toBe("http://www.w3.org/2000/svg");
  });

  it("asks for everything, and changes nothing, when an id is unknown", () => {
    expect(picture.apply(change(["a", "x"], {}))).toBe(false);
    expect(order()).toEqual(["a", "b", "c"]);
    expect(picture.apply(change(["a"], {}, { order: ["m"], changed: {} }))).toBe(false);
    expect(order()).toEqual(["a", "b", "c"]);
  });

  it("knows nothing of a page it has not been told about", () => {
    expect(new Picture(svg).apply(change(["a", "b", "c"], {}))).toBe(false);
  });

  it("lets what changed glow once", () => {
    vi.useFakeTimers();
    const told = piece("c", 2, "<title>Now told</title><circle r='5'/>");
    picture.apply(change(["a", "b", "c"], { c: piece("c", 2, "<title>c</title><circle r='5'/>") }));
    vi.runAllTimers();
    ask({ a: "askable" }, { b: piece("b", 40), c: told });
    expect(node("b").classList.contains("fresh")).toBe(true);
    expect(node("c").classList.contains("fresh")).toBe(false);
    expect(node("a").classList.contains("fresh")).toBe(false);
    vi.runAllTimers();
    expect(node("b").classList.contains("fresh")).toBe(false);
    vi.useRealTimers();
  });

  it("does not glow when everything was sent", () => {
    picture.apply(change(["a"], { a: piece("a", 7) }, NONE, true));
    expect(node("a").getAttribute("transform")).toBe("translate(7,0)");
    expect(node("a").classList.contains("fresh")).toBe(false);
  });

  it("says whether it asks", () => {
    picture.apply(change(["a"], {}, { order: ["m"], changed: { m: mark("m", 3) } }));
    expect(svg.getAttribute("role")).toBe("group");
    picture.apply(change(["a"], {}));
    expect(svg.getAttribute("role")).toBe("img");
    expect(svg.getAttribute("aria-label")).toBe("the table");
  });

  it("keeps the focus of a mark that stays", () => {
    const marks = { order: ["m", "n"], changed: { m: mark("m", 3), n: mark("n", 5) } };
    picture.apply(change(["a"], {}, marks));
    node("n").focus();
    picture.apply(change(["a"], {}, { order: ["n", "m"], changed: { n: mark("n", 8) } }));
    expect(document.activeElement).toBe(node("n"));
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
    ask({ a: "askable" }, { a: piece("a", 30) });
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
    const layer = svg.querySelector(".pieces") as Element;
    layer.innerHTML = dressed("a", 0, "askable") + dressed("b", 1, "askable");
    const before = ["a", "b"].map(node);
    picture = new Picture(svg);
    const changed = { a: piece("a", 0), b: piece("b", 1) };
    picture.apply(change(["a", "b"], changed, NONE, true, { b: "askable" }));
    expect(["a", "b"].map(node)).toEqual(before);
    expect(worn("a")).toEqual(["piece", null]);
    expect(node("a").hasAttribute("tabindex")).toBe(false);
    expect(worn("b")).toEqual(["piece askable", "button"]);
  });
});

describe("marks", () => {
  beforeEach(() => {
    const changed = { m: mark("m", 0), n: mark("n", 50), o: mark("o", 50, 40) };
    picture.apply(change(["a"], {}, { order: ["m", "n", "o"], changed }));
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
    const drawn = piece("b", 1, "<title>Card 2</title><g><circle r='5'/></g>");
    picture.apply(change(["a", "b", "c"], { b: drawn }));
    expect(picture.titleAt(node("b").querySelector("circle"))).toBe("Card 2");
    expect(picture.titleAt(node("a"))).toBeNull();
    expect(picture.titleAt(document.body)).toBeNull();
  });
});

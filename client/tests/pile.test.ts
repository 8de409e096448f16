import { beforeEach, describe, expect, it } from "vitest";
import { type Piece, type PieceChanges, Pile } from "../src/pile";

const at = (x: number, markup = "m", slot = "", y = 0): Piece => [x, y, slot, markup];

let pile: Pile;
const take = () => pile.take() as PieceChanges;
const laid = () => {
  const changes = take();
  return Object.fromEntries([...changes.laid].map(([id, { now }]) => [id, now]));
};

beforeEach(() => {
  pile = new Pile();
  pile.clear();
  pile.change({ drawn: { a: at(0), b: at(1), c: at(2) } });
});

describe("the pieces of a page", () => {
  it("are all named in their order when all were sent", () => {
    const { order, laid, gone } = take();
    expect(order).toEqual(["a", "b", "c"]);
    expect(laid.get("b")).toEqual({ now: { x: 1, y: 0, markup: "m" }, before: undefined });
    expect(gone).toEqual([]);
  });

  it("are told by what differs from before", () => {
    take();
    pile.change({ drawn: { b: at(1, "n") }, moved: { c: [7, 8, ""] }, gone: ["a"] });
    const { laid, gone, stacked, order } = take();
    expect([...laid.keys()].sort()).toEqual(["b", "c"]);
    expect(laid.get("b")?.before?.markup).toBe("m");
    expect(laid.get("c")?.now).toEqual({ x: 7, y: 8, markup: "m" });
    expect(gone).toEqual(["a"]);
    expect([stacked, order]).toEqual([[], null]);
  });

  it("are not told when they are as before", () => {
    take();
    pile.change({ drawn: { b: at(1) }, moved: { a: [5, 5, ""] } });
    pile.change({ moved: { a: [0, 0, ""] } });
    expect(laid()).toEqual({});
  });

  it("lie above all others or below the one that is named, which may be new itself", () => {
    take();
    const drawn = { d: at(3), e: at(4), f: at(5), g: at(6) };
    pile.change({ drawn, below: { d: "e", e: "b" } });
    expect(take().stacked).toEqual([
      ["g", null],
      ["f", "g"],
      ["e", "b"],
      ["d", "e"],
    ]);
    pile.change({ order: ["a", "d", "e", "b", "c", "f", "g"] });
    expect(take().order).toHaveLength(7);
  });

  it("are laid anew when an order is told", () => {
    take();
    pile.change({ order: ["c", "d", "a", "b"], drawn: { d: at(9) } });
    const { order, laid, stacked } = take();
    expect(order).toEqual(["c", "d", "a", "b"]);
    expect([...laid.keys()]).toEqual(["d"]);
    expect(stacked).toEqual([]);
  });

  it.each([
    ["moved", { moved: { x: [1, 1, ""] as [number, number, string] } }],
    ["put below one", { drawn: { d: at(1) }, below: { d: "x" } }],
    ["in an order", { order: ["a", "b", "c", "x"] }],
    ["not in an order", { order: ["a", "b"] }],
  ])("are missing when one is %s that is not known", (_, change) => {
    take();
    expect(pile.change(change)).toBe(false);
  });

  it("are missing when their slot is", () => {
    take();
    pile.change({ moved: { a: [1, 1, "nowhere"] } });
    expect(pile.take()).toBeNull();
  });

  it("that are not told again are gone when all are sent, also after some were missing", () => {
    take();
    pile.change({ gone: ["b"], moved: { a: [4, 0, ""], x: [1, 1, ""] } });
    pile.clear();
    pile.change({ drawn: { c: at(2), a: at(4) } });
    const { gone, order } = take();
    expect([gone, order]).toEqual([["b"], ["c", "a"]]);
  });
});

describe("pieces of the viewer's own", () => {
  beforeEach(() => void take());

  it("stand in the place of the page's, which come back", () => {
    pile.cover({ b: at(8, "face") });
    const { laid: changed, stacked } = take();
    expect(changed.get("b")?.now).toEqual({ x: 8, y: 0, markup: "face" });
    expect(stacked).toEqual([]);
    pile.change({ moved: { b: [5, 0, ""] } });
    expect(laid()).toEqual({});
    pile.cover({ b: null });
    expect(laid()).toEqual({ b: { x: 5, y: 0, markup: "m" } });
  });

  it("lie above all that the page has, as they came", () => {
    pile.cover({ p: at(1), q: at(2) });
    expect(take().stacked).toEqual([
      ["q", null],
      ["p", "q"],
    ]);
    pile.change({ drawn: { d: at(3) } });
    expect(take().stacked).toEqual([["d", "p"]]);
    pile.cover({ p: null });
    expect(take().gone).toEqual(["p"]);
  });

  it("rise when the page has theirs no longer, and sink when it has it again", () => {
    pile.cover({ a: at(5, "face") });
    take();
    pile.change({ gone: ["a"] });
    expect(take()).toMatchObject({ gone: [], stacked: [["a", null]] });
    pile.change({ drawn: { a: at(0) }, below: { a: "b" } });
    expect(take()).toMatchObject({ stacked: [["a", "b"]] });
  });

  it("are gone when all of one's own is told again", () => {
    pile.cover({ p: at(1), b: at(8) });
    take();
    pile.uncover();
    const { gone, laid: changed } = take();
    expect(gone).toEqual(["p"]);
    expect(changed.get("b")?.now.x).toBe(1);
  });
});

describe("slots", () => {
  beforeEach(() => {
    pile.change({ moved: { a: [1, 2, "panel"], b: [3, 4, "hand"] } });
    pile.arrange({ panel: [100, 0], hand: [0, 50.1] });
    take();
  });

  it("move what lies in them, and nothing else", () => {
    pile.arrange({ panel: [100, 0], hand: [10, 50.2] });
    expect(laid()).toEqual({ b: { x: 13, y: 54.2, markup: "m" } });
  });

  it("are where a piece lies from", () => {
    pile.change({ moved: { c: [1, 1, "panel"] } });
    expect(laid()).toEqual({ c: { x: 101, y: 1, markup: "m" } });
  });
});

describe("whatever comes", () => {
  it("what is shown is the page with one's own over it", () => {
    const random = generator(17);
    const shown = new Map<string, { x: number; markup: string }>();
    let order: string[] = [];
    const page = new Map<string, Piece>([
      ["a", at(0)],
      ["b", at(1)],
      ["c", at(2)],
    ]);
    let stack = ["a", "b", "c"];
    const own = new Map<string, Piece>();
    for (let turn = 0; turn < 400; turn++) {
      const before = [...stack];
      const drawn: Record<string, Piece> = {};
      const gone = before.filter(() => random(6) === 0);
      stack = stack.filter((id) => !gone.includes(id));
      for (const id of gone) page.delete(id);
      for (let k = random(4); k > 0; k--) {
        const id = `p${random(20)}`;
        if (!stack.includes(id)) stack.splice(random(stack.length + 1), 0, id);
        drawn[id] = at(random(9), `m${random(3)}`);
        page.set(id, drawn[id]);
      }
      const fresh = stack.filter(
        (id) => id in drawn && (gone.includes(id) || !before.includes(id)),
      );
      const below: Record<string, string> = {};
      for (const id of fresh) {
        const above = stack[stack.indexOf(id) + 1];
        if (above !== undefined) below[id] = above;
      }
      const ordered = Object.fromEntries(
        [...Object.keys(drawn)]
          .sort((a, b) => stack.indexOf(a) - stack.indexOf(b))
          .map((id) => [id, drawn[id] as Piece]),
      );
      const covers: Record<string, Piece | null> = {};
      for (let k = random(3); k > 0; k--) {
        const id = `p${random(25)}`;
        covers[id] = random(2) ? at(random(9), "own") : null;
        if (covers[id]) own.set(id, covers[id] as Piece);
        else own.delete(id);
      }
      expect(pile.change({ drawn: ordered, gone, below })).toBe(true);
      pile.cover(covers);
      order = applied(shown, order, take());
      const extra = [...own.keys()].filter((id) => !page.has(id));
      expect(order).toEqual([...stack, ...extra]);
      for (const id of order) {
        const [x, , , markup] = (own.get(id) ?? page.get(id)) as Piece;
        expect(shown.get(id)).toEqual({ x, markup });
      }
      expect(shown.size).toBe(order.length);
    }
  });
});

/** What somebody has who does what is told, and nothing else. */
function applied(
  shown: Map<string, { x: number; markup: string }>,
  before: string[],
  { gone, laid, stacked, order }: PieceChanges,
): string[] {
  for (const id of gone) shown.delete(id);
  for (const [id, { now }] of laid) shown.set(id, { x: now.x, markup: now.markup });
  if (order) return order;
  let now = before.filter((id) => !gone.includes(id));
  for (const [id, above] of stacked) {
    now = now.filter((other) => other !== id);
    now.splice(above === null ? now.length : now.indexOf(above), 0, id);
  }
  return now;
}

function generator(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
}

import { beforeEach, describe, expect, it } from "vitest";
import type { Own, Show } from "../src/messages";
import { Model, type Update } from "../src/model";

const show = (number: number, more: Partial<Show> = {}): Show => ({
  kind: "show",
  number,
  version: number,
  line: number,
  last: number,
  over: false,
  pending: [1],
  ...more,
});
const own = (page: number, more: Partial<Own> = {}): Own => ({ kind: "own", page, ...more });
const FULL: Partial<Show> = {
  full: true,
  html: { where: "round 1", question: "Bo’s turn" },
  label: "the table",
  parts: "all 0 0 9 9",
  slots: { hand: [10, 0] },
  pieces: { drawn: { a: [1, 0, "", "A"], b: [2, 0, "hand", "B"] } },
  marks: {},
  log: { from: 1, html: "<li>" },
};
const ACTIONS = [{ name: "pass", label: "Pass", targets: [], ends: true, aside: "" }];

let model: Model;
const take = (message: Own) => model.take(message) as Update;

beforeEach(() => {
  model = new Model({ mine: [0], invited: [] });
  model.hold(show(1, FULL));
  model.take(own(1, { full: true, seat: 0 }));
});

describe("a page", () => {
  it("is held back until one's own part of it is there", () => {
    const before = model.shown;
    model.hold(show(2, { html: { where: "round 2" } }));
    expect(model.shown).toBe(before);
    const update = take(own(2));
    expect(Object.fromEntries(update.html)).toEqual({ where: "round 2" });
    expect(update.before).toBe(before);
    expect(model.shown).toBe(update.now);
    expect(model.shown?.version).toBe(2);
  });

  it("is shown with those before it that were held back too", () => {
    model.hold(show(2, { html: { where: "round 2" }, log: { from: 2, html: "two" } }));
    model.hold(show(3, { html: { question: "Cy’s turn" }, log: { from: 3, html: "three" } }));
    const { html, log, now } = take(own(3));
    expect(Object.fromEntries(html)).toEqual({ where: "round 2", question: "Cy’s turn" });
    expect(log.map(({ from }) => from)).toEqual([2, 3]);
    expect(now.line).toBe(3);
  });

  it("stays held back when one's own part of the page before changes", () => {
    model.hold(show(2, { html: { where: "round 2" } }));
    expect(take(own(1, { html: { question: "Your turn" } })).html.has("where")).toBe(false);
    expect(take(own(2)).html.get("where")).toBe("round 2");
  });

  it("is as it was in what is not told", () => {
    model.hold(show(2));
    const { now, before, html, pieces } = take(own(2));
    expect(now.marks).toBe(before?.marks);
    expect(now.ticks).toBe(before?.ticks);
    expect(now.actions).toBe(before?.actions);
    expect([html.size, pieces.laid.size]).toEqual([0, 0]);
  });

  it("that comes whole leaves nothing of those before", () => {
    model.hold(show(2, { label: "lost with the next" }));
    model.hold(show(7, { full: true, html: { where: "new" } }));
    const { now, html, pieces, log, isFull } = take(own(7));
    expect(Object.fromEntries(html)).toEqual({ where: "new", question: "" });
    expect(now).toMatchObject({ label: "", parts: "", marks: {}, version: 7 });
    expect(pieces).toMatchObject({ gone: ["a", "b"], order: [] });
    expect(log).toEqual([{ from: 0, html: "" }]);
    expect(isFull).toBe(true);
  });

  it("tells whether one of the viewer's seats is to decide", () => {
    expect(model.shown?.turn).toBe(false);
    model.hold(show(2, { pending: [3, 0] }));
    expect(take(own(2)).now.turn).toBe(true);
  });
});

describe("what only the viewer sees", () => {
  it("is over the page, as long as it is not null", () => {
    const mine = { label: "mine", parts: "all 0 0 1 1", marks: { m: "M" } };
    expect(take(own(1, mine)).now).toMatchObject(mine);
    model.hold(show(2, { label: "other", parts: "other", marks: { n: "N" } }));
    expect(take(own(2)).now).toMatchObject(mine);
    const { now } = take(own(2, { label: null, parts: null, marks: null }));
    expect(now).toMatchObject({ label: "other", parts: "other", marks: { n: "N" } });
  });

  it("may be that nothing is to be seen", () => {
    model.hold(show(2, { label: "told", marks: { n: "N" } }));
    expect(take(own(2, { label: "", marks: {} })).now).toMatchObject({ label: "", marks: {} });
  });

  it("may be where parts of the table lie", () => {
    const { pieces } = take(own(1, { slots: { hand: [50, 5] } }));
    expect([...pieces.laid.keys()]).toEqual(["b"]);
    expect(pieces.laid.get("b")?.now).toMatchObject({ x: 52, y: 5 });
    model.hold(show(2, { slots: { hand: [70, 7] } }));
    expect(take(own(2)).pieces.laid.size).toBe(0);
    const { now } = take(own(2, { slots: null })).pieces.laid.get("b") ?? {};
    expect(now).toMatchObject({ x: 72, y: 7 });
  });

  it("is kept until it is told again, or all of it is", () => {
    const curtain = { seat: 0, name: "Ada" };
    take(own(1, { asked: 1, actions: ACTIONS, curtain, answers: { a: "askable" } }));
    model.hold(show(2));
    expect(take(own(2)).now).toMatchObject({ seat: 0, asked: 1, actions: ACTIONS, curtain });
    const nothing = { seat: -1, asked: null, actions: [], curtain: null, answers: {} };
    expect(take(own(2, { full: true })).now).toMatchObject(nothing);
  });

  it("tells of lines what has changed", () => {
    expect(take(own(1, { lines: { "3": null } })).lines).toEqual({
      isFull: false,
      html: { "3": null },
    });
    expect(take(own(1, { full: true })).lines).toEqual({ isFull: true, html: {} });
  });
});

describe("everything is needed", () => {
  it("at first", () => {
    model = new Model({ mine: [0], invited: [] });
    model.hold(show(1, { html: { where: "round 1" } }));
    expect(model.take(own(1))).toBeNull();
    expect(model.shown).toBeNull();
  });

  it("when a piece is missing, and nothing is shown until it comes", () => {
    const before = model.shown;
    model.hold(show(2, { pieces: { moved: { x: [1, 1, ""] } }, html: { where: "round 2" } }));
    expect(model.take(own(2))).toBeNull();
    model.hold(show(3, { html: { where: "round 3" } }));
    expect(model.take(own(3))).toBeNull();
    expect(model.take(own(1))).toBeNull();
    expect(model.shown).toBe(before);
    model.hold(show(4, { ...FULL, html: { where: "round 4", question: "Bo’s turn" } }));
    const { html, pieces } = take(own(4, { full: true }));
    expect(Object.fromEntries(html)).toEqual({ where: "round 4" });
    expect(pieces.laid.size).toBe(0);
  });

  it("when one's own part is of a page that never came", () => {
    expect(model.take(own(5))).toBeNull();
  });

  it("after the socket was lost: what was held back is of no use", () => {
    model.hold(show(2));
    model.lose();
    expect(model.take(own(2))).toBeNull();
  });
});

import { beforeEach, describe, expect, it } from "vitest";
import { NumberedList } from "../src/lines";

const line = (n: number, text = `says ${n}`) =>
  `<li id="line-${n}"><h3>Round</h3><button data-line="${n}"><span class="no">${n}</span> <span>${text}</span></button></li>`;
const lines = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, k) => line(from + k)).join("\n");

let log: NumberedList;
const ids = () => [...document.querySelectorAll("#log > li")].map(({ id }) => id);
const text = (id: string) =>
  document.getElementById(id)?.querySelector("span:last-child")?.textContent;

beforeEach(() => {
  document.body.innerHTML = `<div class="scroll"><ol id="log">${lines(1, 3)}</ol></div>`;
  log = new NumberedList(document.getElementById("log") as HTMLElement);
});

describe("the log", () => {
  it("tells nothing new when it is first shown", () => {
    expect(log.replace({ from: 1, html: lines(1, 3) })).toEqual([]);
    expect(ids()).toEqual(["line-1", "line-2", "line-3"]);
  });

  it("adds lines, keeps the earlier ones, and tells each once", () => {
    log.replace({ from: 1, html: lines(1, 3) });
    const first = document.getElementById("line-1");
    expect(log.replace({ from: 4, html: lines(4, 5) })).toEqual(["says 4", "says 5"]);
    expect(ids()).toEqual(["line-1", "line-2", "line-3", "line-4", "line-5"]);
    expect(document.getElementById("line-1")).toBe(first);
    expect(log.replace({ from: 5, html: line(5) })).toEqual([]);
  });

  it("replaces lines from a number on", () => {
    log.replace({ from: 1, html: lines(1, 3) });
    log.replace({ from: 2, html: line(2, "anew") });
    expect(ids()).toEqual(["line-1", "line-2"]);
    expect(text("line-1")).toBe("says 1");
    expect(text("line-2")).toBe("anew");
  });

  it("keeps the nodes of lines that are sent again unchanged", () => {
    log.replace({ from: 1, html: lines(1, 3) });
    const [first, second] = [document.getElementById("line-1"), document.getElementById("line-2")];
    log.replace({ from: 1, html: line(1) + line(2, "anew") + line(3) + line(4) });
    expect(ids()).toEqual(["line-1", "line-2", "line-3", "line-4"]);
    expect(document.getElementById("line-1")).toBe(first);
    expect(document.getElementById("line-2")).not.toBe(second);
    expect(text("line-2")).toBe("anew");
  });

  it("compares numbers, not their digits", () => {
    log.replace({ from: 1, html: lines(1, 12) });
    log.replace({ from: 10, html: "" });
    expect(ids()).toHaveLength(9);
    expect(ids().at(-1)).toBe("line-9");
  });

  it("marks the newest lines and the one that is shown", () => {
    log.replace({ from: 1, html: lines(1, 3) });
    log.replace({ from: 4, html: line(4) });
    expect([...document.querySelectorAll(".fresh")].map(({ id }) => id)).toEqual(["line-4"]);
    log.point(2);
    expect(document.querySelector("[aria-current]")?.id).toBe("line-2");
    log.point(-1);
    expect(document.querySelector("[aria-current]")).toBeNull();
  });

  it("keeps the focus on a line that is replaced", () => {
    document.querySelector<HTMLElement>("#line-3 button")?.focus();
    log.replace({ from: 3, html: line(3, "anew") });
    expect(document.activeElement?.closest("li")?.id).toBe("line-3");
  });

  it("stays where the reader scrolled to, else at its end", () => {
    const box = document.querySelector(".scroll") as HTMLElement;
    const list = document.getElementById("log") as HTMLElement;
    const bottom = (value: () => number) => () => ({ bottom: value() }) as DOMRect;
    box.getBoundingClientRect = bottom(() => 200);
    list.getBoundingClientRect = bottom(() => 300 * list.children.length - box.scrollTop);
    box.scrollTop = 100;
    log.replace({ from: 4, html: line(4) });
    expect(box.scrollTop).toBe(100);
    box.scrollTop = 990;
    log.replace({ from: 5, html: line(5) });
    expect(box.scrollTop).toBe(1300);
  });
});

describe("lines that only the viewer sees", () => {
  const own = (html: Record<string, string | null>, isFull = false) => ({ isFull, html });

  it("stand in the place of those that everybody sees, which come back", () => {
    const shared = document.getElementById("line-2");
    expect(log.update([], own({ "2": line(2, "secret") }))).toEqual([]);
    expect(ids()).toEqual(["line-1", "line-2", "line-3"]);
    expect(text("line-2")).toBe("secret");
    log.update([], own({ "2": null }));
    expect(document.getElementById("line-2")).toBe(shared);
  });

  it("come along with the lines they are for, and are told", () => {
    const news = log.update([{ from: 4, html: lines(4, 5) }], own({ "5": line(5, "secret") }));
    expect(news).toEqual(["says 4", "secret"]);
    expect(text("line-5")).toBe("secret");
  });

  it("stay when the line that everybody sees is replaced, and that one is remembered", () => {
    log.update([], own({ "3": line(3, "secret") }));
    const node = document.getElementById("line-3");
    log.update([{ from: 2, html: line(2) + line(3, "anew") }]);
    expect(document.getElementById("line-3")).toBe(node);
    expect(text("line-3")).toBe("secret");
    log.update([], own({ "3": null }));
    expect(text("line-3")).toBe("anew");
  });

  it("are forgotten with the last lines", () => {
    log.update([], own({ "3": line(3, "secret") }));
    log.update([{ from: 3, html: "" }]);
    log.update([{ from: 3, html: line(3, "anew") }]);
    expect(text("line-3")).toBe("anew");
  });

  it("are forgotten when all of one's own is told again", () => {
    log.update([], own({ "1": line(1, "one"), "2": line(2, "two") }));
    log.update([], own({ "2": line(2, "still") }, true));
    expect(["line-1", "line-2"].map(text)).toEqual(["says 1", "still"]);
  });

  it("are pointed out like others", () => {
    log.point(2);
    log.update([], own({ "2": line(2, "secret") }));
    expect(document.querySelector("#line-2.shown")?.getAttribute("aria-current")).toBe("true");
    log.point(-1);
    log.update([], own({ "2": null }));
    expect(document.querySelector(".shown, [aria-current]")).toBeNull();
  });
});

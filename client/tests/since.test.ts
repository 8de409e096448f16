import { beforeEach, describe, expect, it } from "vitest";
import { byId } from "../src/dom";
import type { Shown, Update } from "../src/model";
import { linesOf, Since } from "../src/since";

const DIGEST = `<p id="since-news">Since your turn: Bo +3</p>
  <ol class="digest" data-first="4" data-label="Since your turn">
    <li><button data-lines="5 7">Bo</button></li><li><button data-lines="6">Cy</button></li>
  </ol>`;
const SHOWN = { seat: 0, line: 8, last: 8, turn: false, over: false } as Shown;

let since: Since;

/** What is heard once the page has changed. */
function tell(news: string[], now: Partial<Shown> = {}, before: Partial<Shown> | null = {}) {
  const was = before && { ...SHOWN, ...before };
  return since.update({ now: { ...SHOWN, ...now }, before: was } as Update, news, true);
}

const fill = (html: string) => {
  const place = byId("since");
  if (place) place.innerHTML = html;
};
const side = () => document.querySelector<HTMLElement>(".history")?.dataset.side;

beforeEach(() => {
  document.body.innerHTML = `<section class="history"><div role="tablist">
      <button role="tab" id="tab-since" hidden></button><button role="tab" id="tab-log"></button></div>
    <div id="since"></div>
    <ol id="log">${[4, 5, 6].map((n) => `<li id="line-${n}"></li>`).join("")}</ol></section>`;
  since = new Since();
});

describe("what happened since one's turn", () => {
  it("is turned to when it comes, and the log when it is gone", () => {
    fill(DIGEST);
    tell([], { turn: true });
    expect(side()).toBe("since");
    expect(byId("tab-since")?.hidden).toBe(false);
    fill("");
    tell([]);
    expect(side()).toBe("log");
    expect(byId("tab-since")?.hidden).toBe(true);
  });

  it("does not turn back to itself once the log was chosen", () => {
    fill(DIGEST);
    tell([], { turn: true });
    byId("tab-log")?.click();
    tell([], { turn: true }, { turn: true });
    expect(side()).toBe("log");
  });

  it("is heard in the place of the lines that it tells, once", () => {
    expect(tell(["Bo bids."])).toEqual([]);
    expect(tell(["Cy bids."])).toEqual([]);
    fill(DIGEST);
    expect(tell(["Bo builds."], { turn: true })).toEqual(["Since your turn: Bo +3"]);
    expect(tell([], { turn: true }, { turn: true })).toEqual([]);
  });

  it("leaves lines that it does not tell to be heard", () => {
    tell(["Bo bids."]);
    expect(tell(["Cy bids."], { turn: true })).toEqual(["Bo bids.", "Cy bids."]);
    expect(tell(["You bid."], {}, { turn: true })).toEqual(["You bid."]);
  });

  it("lets those who only look on hear every line", () => {
    const update = { now: SHOWN, before: SHOWN } as Update;
    expect(since.update(update, ["Bo bids."], false)).toEqual(["Bo bids."]);
  });

  it("draws a line in the log above what it tells", () => {
    fill(DIGEST);
    tell([], { turn: true });
    expect(byId("line-5")?.dataset.since).toBe("Since your turn");
    fill("");
    tell([]);
    expect(document.querySelector("[data-since]")).toBeNull();
  });

  it("points out whose move is shown", () => {
    fill(DIGEST);
    tell([], { turn: true, line: 7 });
    const [bo, cy] = document.querySelectorAll("#since button");
    expect(bo?.classList.contains("at")).toBe(true);
    expect(cy?.classList.contains("at")).toBe(false);
    tell([], { turn: true });
    expect(bo?.classList.contains("at")).toBe(false);
  });
});

it("reads the lines of a button in their order", () => {
  const button = document.createElement("button");
  button.dataset.lines = "9 7 12 ";
  expect(linesOf(button)).toEqual([7, 9, 12]);
});

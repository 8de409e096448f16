// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { readMeanings } from "../src/meanings";
import { Tooltips } from "../src/tooltips";

const row = (key: string, on: string, more = "") =>
  `<li data-key="${key}" data-where="board" data-on='${on}' ${more}><b>${key}</b></li>`;

beforeEach(() => {
  document.body.innerHTML = `<div id="stage"><svg class="picture">
    <g data-sign="city"><g id="tile-1" class="tile"><title>The tile</title>
      <circle class="face"></circle><text class="value">5</text><use href="#i-sun"></use></g></g>
    <g id="place-1" class="target"><title>Here</title><circle class="hit"></circle></g>
    <g id="plain"><g data-sign="coin"></g></g></svg></div>
    <div id="seats"><div class="figures"><span class="figure-coin" title="Five">5</span></div></div>
    <ul id="signs-place">${row("mark", '[id^="place-"]', "data-over")}
    ${row("number", ".tile .value", "data-sum")}${row("sun", 'use[href="#i-sun"]')}
    ${row("tile", '[id^="tile-"]')}${row("city", '[data-sign="city"]')}
    ${row("coin", '[data-sign="coin"], .figure-coin')}</ul>`;
});

const at = (selector: string) => document.querySelector(selector) as Element;
const meaning = (selector: string) => readMeanings().of(at(selector))?.sign.key;

test("the nearest sign counts", () => {
  expect(meaning(".value")).toBe("number");
  expect(meaning("use")).toBe("sun");
  expect(meaning(".face")).toBe("tile");
  expect(meaning(".figure-coin")).toBe("coin");
  expect(meaning("#plain")).toBeUndefined();
});

test("what lies over others counts where there is none below", () => {
  const meanings = readMeanings();
  expect(meanings.among([at(".hit"), at(".face")])?.sign.key).toBe("tile");
  expect(meanings.among([at(".hit")])?.sign.key).toBe("mark");
  expect(meanings.among([])).toBeNull();
});

test("what has the focus is what it consists of", () => {
  expect(readMeanings().within(at("#plain"))?.sign.key).toBe("coin");
  expect(readMeanings().within(at(".value"))?.sign.key).toBe("number");
});

test("all nodes of a sign are found, and no others", () => {
  const meanings = readMeanings();
  const coin = meanings.signs.find(({ key }) => key === "coin");
  expect(coin && meanings.nodes(coin)).toEqual([at("#plain g"), at(".figure-coin")]);
});

test("no tooltip pops up beside a card, and every title comes back", () => {
  const tooltips = new Tooltips();
  const over = (target: Element) =>
    target.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
  over(at(".value"));
  expect(at("#tile-1 title").textContent).toBe("");
  expect(tooltips.told(at(".value"))).toBe("The tile");
  over(at(".figure-coin"));
  expect(at("#tile-1 title").textContent).toBe("The tile");
  expect(at(".figure-coin").getAttribute("title")).toBe("");
  expect(tooltips.told(at(".figure-coin"))).toBe("Five");
  over(document.body);
  expect(at(".figure-coin").getAttribute("title")).toBe("Five");
  over(at(".value"));
  tooltips.stop();
  over(at(".value"));
  expect(at("#tile-1 title").textContent).toBe("The tile");
});

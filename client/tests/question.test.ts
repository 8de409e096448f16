import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Action } from "../src/messages";
import { Picture } from "../src/picture";
import { Question } from "../src/question";

const action = (name: string, targets: string[], ends = false): Action => ({
  name,
  label: `Do ${name}`,
  targets,
  ends,
  aside: "",
});
const mark = (id: string) =>
  `<g id="${id}" class="target" transform="translate(0,0)" tabindex="0"><title>Square ${id}</title></g>`;
const ACTIONS = [
  action("move a x", ["a", "x"]),
  action("move a y", ["a", "y"]),
  action("stand b", ["b"], true),
  action("pass", [], true),
];
const ARMED = 300;
const MOUSE = { confirm: true, coarse: false };
const FINGER = { confirm: true, coarse: true };

let question: Question;
let played: string[];
let listed: number;
let sought: number;
const find = <E extends Element = HTMLElement>(selector: string) =>
  document.querySelector(selector) as unknown as E;
const chosen = () => [...document.querySelectorAll("g.chosen")].map(({ id }) => id);
const hint = { kind: "hint", html: '<p class="advice">take it</p>', action: "pass" } as const;

beforeEach(() => {
  vi.useFakeTimers();
  const list = ACTIONS.map(
    ({ name }) => `<li><button data-action="${name}">Do ${name}</button></li>`,
  );
  document.body.innerHTML = `<section id="question"><h2>What?</h2><ul id="sofar"></ul><div id="preview"></div>
    <button id="commit" data-idle="Choose" disabled>Choose</button><button id="aid-hint"><span class="when-busy">Wait</span></button><div id="choices"><input type="search"><ol>${list.join("")}</ol></div></section>
    <svg class="picture"><g class="pieces"></g><g class="marks">${["a", "b", "x", "y"].map(mark).join("")}</g></svg>`;
  [played, listed, sought] = [[], 0, 0];
  question = new Question(
    new Picture(find<SVGSVGElement>("svg")),
    (word, values = {}) => `${word} ${Object.values(values).join()}`,
    (name) => played.push(name),
    () => listed++,
    () => sought++,
  );
  question.ask(0, 7, ACTIONS);
  vi.advanceTimersByTime(ARMED);
});
afterEach(() => vi.useRealTimers());

describe("answering by targets", () => {
  it("sends the action of the last target", () => {
    question.chooseTarget("a", MOUSE);
    expect(played).toEqual([]);
    expect(chosen()).toEqual(["a"]);
    expect(find("#sofar").textContent).toBe("Square a");
    question.chooseTarget("x", MOUSE);
    expect(played).toEqual(["move a x"]);
  });

  it("seeks the targets that are left, which may be out of sight", () => {
    question.chooseTarget("a", MOUSE);
    expect(sought).toBe(1);
    question.chooseTarget("x", MOUSE);
    expect(sought).toBe(1);
  });

  it("selects what ends the turn and sends it when confirmed", () => {
    question.chooseTarget("b", MOUSE);
    expect(played).toEqual([]);
    expect(find<HTMLButtonElement>("#commit").disabled).toBe(false);
    expect(find("#commit").textContent).toContain("Do stand b");
    expect(question.commit()).toBe(true);
    expect(played).toEqual(["stand b"]);
  });

  it("sends what ends the turn at once when that is switched off", () => {
    question.chooseTarget("b", { confirm: false, coarse: false });
    expect(played).toEqual(["stand b"]);
  });

  it("selects first under a finger, and another tap selects another", () => {
    question.chooseTarget("x", FINGER);
    expect(question.selected()?.name).toBe("move a x");
    question.chooseTarget("y", FINGER);
    expect(question.selected()?.name).toBe("move a y");
    expect(chosen()).toEqual(["y"]);
    expect(played).toEqual([]);
  });

  it("takes a tap on the chosen one back without sending anything", () => {
    const careless = { confirm: false, coarse: false };
    question.ask(0, 7, [action("go x", ["x"])]);
    question.chooseTarget("x", FINGER);
    question.chooseTarget("x", careless);
    expect(played).toEqual([]);
    expect(chosen()).toEqual([]);
  });

  it("does not send what is left when a target is taken back", () => {
    question.ask(0, 7, [action("go a x", ["a", "x"])]);
    question.chooseTarget("a", FINGER);
    question.chooseTarget("x", FINGER);
    question.chooseTarget("x", { confirm: false, coarse: false });
    expect(played).toEqual([]);
    expect(chosen()).toEqual(["a"]);
  });

  it("goes back step by step", () => {
    question.chooseTarget("a", FINGER);
    question.chooseTarget("x", FINGER);
    expect(question.back()).toBe(true);
    expect(chosen()).toEqual(["a"]);
    expect(find<HTMLButtonElement>("#commit").disabled).toBe(true);
    expect(question.back()).toBe(true);
    expect(question.back()).toBe(false);
  });

  it("hides choices that no longer go with what is chosen", () => {
    question.chooseTarget("a", MOUSE);
    const shown = [...document.querySelectorAll<HTMLElement>("#choices li:not([hidden])")];
    expect(shown.map((row) => row.textContent)).toEqual(["Do move a x", "Do move a y"]);
    expect(find("#b").classList.contains("out")).toBe(true);
  });

  it("opens the list when targets cannot tell two actions apart", () => {
    question.ask(0, 7, [action("up", ["a"]), action("down", ["a"])]);
    find("#choices").replaceChildren();
    question.chooseTarget("a", MOUSE);
    expect(listed).toBe(1);
  });
});

describe("answering by buttons", () => {
  it("selects what ends the turn, marks its targets and goes back", () => {
    question.chooseAction("stand b", MOUSE);
    expect(chosen()).toEqual(["b"]);
    expect(question.selected()?.name).toBe("stand b");
    question.back();
    expect(chosen()).toEqual([]);
  });

  it("sends what does not end the turn", () => {
    question.chooseAction("move a y", MOUSE);
    expect(played).toEqual(["move a y"]);
  });

  it("ignores an action that is not offered", () => {
    question.chooseAction("cheat", { confirm: false, coarse: false });
    expect(played).toEqual([]);
  });

  it("filters the list", () => {
    find<HTMLInputElement>("#choices input").value = "MOVE";
    question.filter();
    expect(document.querySelectorAll("#choices li:not([hidden])")).toHaveLength(2);
  });
});

describe("previews", () => {
  const learn = () =>
    question.learn({
      "stand b": { points: 3, html: "<p>three points</p>", warning: "You cannot pay." },
      "move a y": { points: 1, html: "<p>one point</p>", warning: "" },
    });

  it("are shown for what is pointed at, and for what is selected", () => {
    learn();
    question.point("y", null);
    expect(find("#preview").textContent).toBe("one point");
    question.chooseAction("stand b", MOUSE);
    expect(find("#preview").textContent).toBe("three points");
  });

  it("mark the answers that are warned of, unless that is switched off", () => {
    const risky = () => [...document.querySelectorAll(".risky")].map((it) => it.textContent);
    learn();
    expect(risky()).toEqual(["Do stand b"]);
    expect(find(".risky").getAttribute("aria-description")).toBe("You cannot pay.");
    document.body.classList.add("unwarned");
    question.warn();
    document.body.classList.remove("unwarned");
    expect(risky()).toEqual([]);
    expect(find("[aria-description]")).toBeNull();
    question.warn();
    question.ask(0, 8, ACTIONS);
    expect(risky()).toEqual([]);
  });

  it("do not tell of a target that several actions share", () => {
    learn();
    question.point("a", null);
    expect(find("#preview").textContent).toBe("");
  });

  it("mark the targets of the button pointed at, for as long as that", () => {
    question.point(null, "move a y");
    expect(chosen()).toEqual(["a", "y"]);
    question.point(null, null);
    expect(chosen()).toEqual([]);
  });

  it("give way to a hint", () => {
    question.advise(hint);
    expect(find("#preview").textContent).toBe("take it");
  });
});

describe("a hint", () => {
  const busy = () => find("#aid-hint").getAttribute("aria-busy");
  const dead = () => find("#aid-hint").hasAttribute("aria-disabled");

  it("is waited for with a dead button", () => {
    question.think(true);
    expect([busy(), dead()]).toEqual(["true", true]);
    question.ask(0, 7, ACTIONS.slice());
    expect([busy(), dead()]).toEqual(["true", true]);
    question.advise(hint);
    question.think(false);
    expect([busy(), dead()]).toEqual(["false", false]);
    expect(find("#preview").textContent).toBe("take it");
  });

  it("is no longer waited for when the question is another", () => {
    question.think(true);
    question.ask(0, 7, ACTIONS.slice(1));
    expect([busy(), dead()]).toEqual(["false", false]);
  });

  it("waits for who looks at the past meanwhile", () => {
    question.think(true);
    question.ask(0, null, [], true);
    expect(busy()).toBe("false");
    question.advise(hint);
    question.think(false);
    expect(find("#preview").textContent).toBe("");
    question.ask(0, 7, ACTIONS.slice());
    expect(find("#preview").textContent).toBe("take it");
  });

  it("is gone when the question comes again later", () => {
    question.advise(hint);
    question.ask(0, null, []);
    question.ask(0, 7, ACTIONS.slice());
    expect(find("#preview").textContent).toBe("");
  });
});

describe("the large button", () => {
  const commit = () => find<HTMLButtonElement>("#commit");

  it("is dead for a moment after a new question, also for keys", () => {
    question.chooseTarget("b", FINGER);
    question.ask(0, 8, ACTIONS);
    question.chooseTarget("b", FINGER);
    expect(commit().disabled).toBe(true);
    expect(question.commit()).toBe(false);
    vi.advanceTimersByTime(ARMED - 1);
    expect(commit().disabled).toBe(true);
    vi.advanceTimersByTime(1);
    expect(commit().disabled).toBe(false);
    expect(question.commit()).toBe(true);
  });

  it("stays there and says that nothing is chosen", () => {
    expect([commit().disabled, commit().textContent]).toEqual([true, "Choose"]);
    question.chooseTarget("b", FINGER);
    question.back();
    expect([commit().disabled, commit().textContent]).toEqual([true, "Choose"]);
  });

  it("says the deed where the label is long, and is called by the label", () => {
    question.ask(0, 8, [{ ...action("go", []), label: "Go: and so on", deed: "Go" }]);
    expect(commit().textContent).toBe("Go");
    expect(commit().getAttribute("aria-label")).toBe("Go: and so on");
    question.ask(0, 9, ACTIONS);
    expect(commit().hasAttribute("aria-label")).toBe(false);
  });

  it("holds the only answer, but none that only prepares it", () => {
    question.ask(0, 8, [action("go", []), { ...action("convert", []), aside: "coin" }]);
    expect(question.selected()?.name).toBe("go");
    question.ask(0, 9, [{ ...action("convert", []), aside: "coin" }]);
    expect(question.selected()).toBeNull();
  });

  it("tells that it sends", () => {
    question.chooseTarget("b", FINGER);
    question.tellSending(true);
    expect(commit().textContent).toBe("sending ");
    question.tellSending(false);
    expect(commit().textContent).toBe("Do stand b");
  });
});

describe("a new show", () => {
  it("keeps the choice while the question is the same", () => {
    question.chooseTarget("b", MOUSE);
    expect(question.ask(0, 7, ACTIONS.slice())).toBe(false);
    expect(question.selected()?.name).toBe("stand b");
  });

  it("drops the choice with the question", () => {
    question.chooseTarget("b", MOUSE);
    question.advise(hint);
    expect(question.ask(0, 7, ACTIONS.slice(0, 2))).toBe(true);
    expect(question.selected()).toBeNull();
    expect(find<HTMLButtonElement>("#commit").disabled).toBe(true);
    expect(find("#preview").textContent).toBe("");
    expect(chosen()).toEqual([]);
  });

  it("drops the choice when the same answers are asked for once more", () => {
    question.chooseTarget("b", FINGER);
    question.commit();
    expect(question.ask(0, 8, ACTIONS.slice())).toBe(true);
    expect(question.selected()).toBeNull();
    expect(find<HTMLButtonElement>("#commit").disabled).toBe(true);
    expect(question.commit()).toBe(false);
    expect(played).toEqual(["stand b"]);
  });

  it("is another question for another seat", () => {
    expect(question.ask(1, 7, ACTIONS)).toBe(true);
  });

  it("without actions lets nothing be chosen", () => {
    question.ask(0, null, []);
    question.chooseTarget("b", { confirm: false, coarse: false });
    question.chooseAction("pass", { confirm: false, coarse: false });
    expect(question.commit()).toBe(false);
    expect(played).toEqual([]);
  });
});

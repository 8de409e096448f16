import { beforeEach, describe, expect, it } from "vitest";
import { type Commands, handleKey } from "../src/keys";

let done: string[];
const does = (name: string) => () => {
  done.push(name);
  return true;
};
const commands: Commands = {
  escape: () => does("escape")(),
  enter: () => does("enter")(),
  choose: () => does("choose")(),
  answer: () => does("answer")(),
  intoList: () => does("into the list")(),
  arrow: () => does("arrow")(),
  step: () => does("step")(),
  control: () => does("control")(),
};

/** Press a key on an element. True if the event was spent. */
function press(key: string, on: string, repeat = false): boolean {
  const event = new KeyboardEvent("keydown", { key, repeat, bubbles: true, cancelable: true });
  document.querySelector(on)?.dispatchEvent(event);
  return event.defaultPrevented;
}

document.addEventListener("keydown", (event) => handleKey(event, commands));
beforeEach(() => {
  done = [];
  document.body.innerHTML = `<input type="search"><input id="chat"><button>Convert</button>
    <svg class="picture"><g id="mark" tabindex="0"></g></svg>`;
});

describe("a key held down", () => {
  it.each([
    ["Enter", "button"],
    ["Enter", "#mark"],
    ["1", "body"],
    [" ", "#mark"],
  ])("answers once: %s on %s", (key, on) => {
    press(key, on);
    expect(done).toHaveLength(1);
    expect(press(key, on, true)).toBe(true);
    expect(done).toHaveLength(1);
  });

  it("still goes from mark to mark", () => {
    press("ArrowDown", "#mark", true);
    expect(done).toEqual(["arrow"]);
  });
});

describe("a field", () => {
  it("for searching gives Down to its list", () => {
    expect(press("ArrowDown", "[type=search]")).toBe(true);
    expect(done).toEqual(["into the list"]);
  });

  it("keeps all other keys but Escape", () => {
    for (const key of ["ArrowUp", "1", "Enter", "u"]) press(key, "[type=search]");
    for (const key of ["ArrowDown", "1", "Enter", "u"]) press(key, "#chat");
    expect(done).toEqual([]);
    press("Escape", "[type=search]");
    expect(done).toEqual(["escape"]);
  });
});

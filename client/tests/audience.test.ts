import { describe, expect, it } from "vitest";
import { isFor, showAudience } from "../src/audience";

const PLAYER = { mine: [0, 2], invited: [1] };
const ALONE = { mine: [1], invited: [] };
const SPECTATOR = { mine: [], invited: [] };

describe("an audience", () => {
  it.each([
    ["seated", true, false],
    ["watching", false, true],
    ["mine 0", true, false],
    ["mine 1", false, false],
    ["only 0", false, false],
    ["others 1", true, false],
    ["others 2", false, false],
    ["invited 1", true, false],
    ["invited 0", false, false],
    ["nobody", false, false],
  ])("%s is a player of seats 0 and 2 or not, a spectator or not", (name, player, spectator) => {
    expect(isFor(name, PLAYER)).toBe(player);
    expect(isFor(name, SPECTATOR)).toBe(spectator);
  });

  it("may be somebody who plays a single seat", () => {
    expect(isFor("only 1", ALONE)).toBe(true);
    expect(isFor("only 0", ALONE)).toBe(false);
  });

  it("is shown what is for it, and nothing else", () => {
    document.body.innerHTML = `<p data-for="mine 0"></p><p data-for="watching" class="for-me"></p>
      <p data-for="others 1"></p><p class="plain"></p>`;
    const shown = () =>
      [...document.querySelectorAll<HTMLElement>(".for-me")].map((it) => it.dataset.for);
    showAudience(document, PLAYER);
    expect(shown()).toEqual(["mine 0", "others 1"]);
    showAudience(document, SPECTATOR);
    expect(shown()).toEqual(["watching"]);
  });
});

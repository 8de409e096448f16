import { describe, expect, it } from "vitest";
import type { Panels } from "../src/layout";
import type { Shown, Update } from "../src/model";
import { Recency } from "../src/recency";

const PANELS: Panels = {
  board: [0, 0, 100, 100, 0, -1, false],
  track: [0, 100, 100, 100, 0, -1, false],
  mine: [0, 200, 100, 100, 0, 0, true],
  theirs: [0, 300, 100, 100, 0, 1, true],
  others: [0, 400, 100, 100, 0, 2, true],
};
const FOLDS = { track: "<title/>", mine: "<title/>", theirs: "<title/>", others: "<title/>" };
const NOW = { panels: PANELS, folds: FOLDS, pending: [2], turn: false, seat: 0, asked: null };

function shown(line: number, more: Partial<Shown> = {}): Shown {
  return { ...NOW, line, ...more } as Shown;
}

/** Pieces at these heights have changed. */
function update(now: Shown, before: Shown | null, ...changed: number[]): Update {
  const laid = new Map(changed.map((y) => [`piece-${y}`, { now: { x: 5, y, markup: "" } }]));
  return { now, before, isFull: !before, pieces: { laid } } as unknown as Update;
}

const NOTHING = new Set<string>();

describe("what folds", () => {
  it("is mats of others first, and nothing without a line or of who is to act", () => {
    expect(new Recency().foldable(shown(1), NOTHING, NOTHING)).toEqual(["theirs", "track", "mine"]);
  });

  it("is what changed long ago before what changed lately", () => {
    const recency = new Recency();
    recency.note(update(shown(1), null));
    recency.note(update(shown(2), shown(1), 310, 110));
    recency.note(update(shown(3), shown(2), 410));
    const now = shown(3, { pending: [] });
    expect(recency.foldable(now, NOTHING, NOTHING)).toEqual(["theirs", "others", "track", "mine"]);
  });

  it("is nothing that may be answered, nor what is kept open", () => {
    const folds = new Recency().foldable(shown(1), new Set(["theirs"]), new Set(["track"]));
    expect(folds).toEqual(["mine"]);
  });

  it("is not what others have changed since one chose, while one chooses", () => {
    const recency = new Recency();
    const mine = shown(5, { asked: 5, turn: true, pending: [0] });
    recency.note(update(mine, shown(4)));
    recency.note(update(shown(6), mine, 110));
    const again = shown(8, { asked: 8, turn: true, pending: [0] });
    expect(recency.foldable(again, NOTHING, NOTHING)).toContain("track");
    recency.note(update(again, shown(6), 110));
    expect(recency.foldable(again, NOTHING, NOTHING)).not.toContain("track");
    expect(recency.foldable(shown(8), NOTHING, NOTHING)).toContain("track");
  });
});

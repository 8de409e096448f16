import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Replay } from "../src/replay";

const TOUR_PACE = 700;
let replay: Replay;
let looked: (number | null)[];

beforeEach(() => {
  vi.useFakeTimers();
  looked = [];
  replay = new Replay(
    (word) => word,
    (at) => {
      looked.push(at);
      replay.update({ line: at ?? 9, last: 9, over: false, ticks: [] });
    },
  );
  replay.update({ line: 9, last: 9, over: false, ticks: [] });
});
afterEach(() => vi.useRealTimers());

describe("an address that tells a move", () => {
  it("has that one looked at until somebody goes elsewhere", () => {
    const asked: (number | null)[] = [];
    const replay = new Replay(
      (word) => word,
      (at) => asked.push(at),
      5,
    );
    expect(replay.wanted()).toBe(5);
    replay.again(); // as whenever there is a connection
    replay.update({ line: 5, last: 9, over: false, ticks: [] });
    replay.step(-1);
    replay.live();
    expect(asked).toEqual([5, 4, null]);
    expect(replay.wanted()).toBe(null);
  });
});

describe("a tour of some moves", () => {
  it("shows the table before the first and after each, then comes back", () => {
    replay.tour([3, 4, 7]);
    vi.advanceTimersByTime(9 * TOUR_PACE);
    expect(looked).toEqual([2, 3, 4, 7, null]);
    expect(replay.isLooking()).toBe(false);
  });

  it("ends where the game is now", () => {
    replay.tour([8, 9]);
    vi.advanceTimersByTime(9 * TOUR_PACE);
    expect(looked).toEqual([7, 8, null]);
  });

  it("is left for another place", () => {
    replay.tour([3, 4, 7]);
    vi.advanceTimersByTime(TOUR_PACE);
    replay.go(6);
    vi.advanceTimersByTime(9 * TOUR_PACE);
    expect(looked).toEqual([2, 3, 6]);
  });

  it("of nothing is none", () => {
    replay.tour([]);
    expect(looked).toEqual([]);
  });
});

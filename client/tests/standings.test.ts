import { describe, expect, it } from "vitest";
import type { Status } from "../src/messages";
import type { Sittings } from "../src/seats";
import { ago, arranged } from "../src/standings";

const HOUR = 3600;

function status(name: string, changes: Partial<Status> = {}): Status {
  const still = {
    title: "A game",
    css: "",
    revision: 1,
    where: "",
    step: "",
    seats: ["Ada", "Bo"],
  };
  return { name, ...still, since: 0, points: [0, 0], asked: [1], over: false, ...changes };
}

function sitting(...tables: string[]): Sittings {
  const seat = { title: "A game", keys: ["k"], seats: [0], name: "Ada" };
  return Object.fromEntries(tables.map((table) => [table, seat]));
}

const names = (listed: { table: string }[]) => listed.map(({ table }) => table);

describe("the tables of the home page", () => {
  it("that wait come first, then the latest", () => {
    const statuses = [
      status("old", { since: 1 }),
      status("new", { since: 9 }),
      status("mine", { since: 5, asked: [1, 0] }),
    ];
    const { cards, waiting } = arranged(sitting("old", "new", "mine"), statuses, true);
    expect(names(cards)).toEqual(["mine", "new", "old"]);
    expect(waiting).toBe(1);
  });

  it("are cards while they go on, six at most; the others are rows", () => {
    const all = ["a", "b", "c", "d", "e", "f", "g", "over"];
    const statuses = all.map((name, index) => status(name, { since: -index }));
    const over = statuses.at(-1);
    if (over) Object.assign(over, { over: true, asked: [] });
    const { cards, rows } = arranged(sitting(...all), statuses, true);
    expect(names(cards)).toEqual(["a", "b", "c", "d", "e", "f"]);
    expect(names(rows)).toEqual(["g", "over"]);
  });

  it("of which nothing is known are likely under way, until the server knows better", () => {
    expect(names(arranged(sitting("a"), [], false).cards)).toEqual(["a"]);
    expect(names(arranged(sitting("a"), [], true).rows)).toEqual(["a"]);
  });
});

describe("since when", () => {
  it("is told in words of the language", () => {
    expect(ago(0, 10 * 60, "en")).toBe("10 minutes ago");
    expect(ago(0, 2 * HOUR + 5, "de")).toBe("vor 2 Stunden");
    expect(ago(0, 30 * HOUR, "en")).toBe("yesterday");
    expect(ago(0, 59, "en")).toBe("this minute");
  });

  it("is never in the future, whatever the clocks say", () => {
    expect(ago(100, 0, "en")).toBe("this minute");
  });
});

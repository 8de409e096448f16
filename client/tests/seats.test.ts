import { beforeEach, describe, expect, it } from "vitest";
import { exported, forget, imported, remember, sitLink, sittings } from "../src/seats";

const sitting = (keys: string[], seats = [0]) => ({ title: "A game", keys, seats, name: "Ada" });

beforeEach(() => localStorage.clear());

describe("seats", () => {
  it("are remembered under one name, the latest table first", () => {
    remember("old-table-1", sitting(["k1"]));
    remember("new-table-2", sitting(["k2"]));
    expect(Object.keys(JSON.parse(localStorage.getItem("jackscrew.seats") ?? ""))).toEqual([
      "new-table-2",
      "old-table-1",
    ]);
  });

  it("of one table are joined", () => {
    remember("t-1", sitting(["k1"], [0]));
    remember("t-1", sitting(["k2", "k1"], [2, 0]));
    expect(sittings()["t-1"]?.keys.toSorted()).toEqual(["k1", "k2"]);
    expect(sittings()["t-1"]?.seats.toSorted()).toEqual([0, 2]);
  });

  it("of a spectator are not remembered", () => {
    remember("t-1", sitting([], []));
    expect(sittings()).toEqual({});
  });

  it("are forgotten one table at a time", () => {
    remember("t-1", sitting(["k1"]));
    remember("t-2", sitting(["k2"]));
    forget("t-1");
    expect(Object.keys(sittings())).toEqual(["t-2"]);
  });

  it("make a link with all keys", () => {
    expect(sitLink("t-1", sitting(["k1", "k2"]))).toBe("/table/t-1/sit/k1.k2");
  });

  it("survive a spoiled storage", () => {
    localStorage.setItem("jackscrew.seats", "{not json");
    expect(sittings()).toEqual({});
    localStorage.setItem("jackscrew.seats", '{"t": 5}');
    expect(sittings()).toEqual({});
  });
});

describe("a file of seats", () => {
  it("goes out and comes in", () => {
    remember("t-1", sitting(["k1"]));
    const file = exported();
    localStorage.clear();
    expect(imported(file)).toBe(1);
    expect(sittings()["t-1"]).toEqual(sitting(["k1"]));
  });

  it("is joined with what is there", () => {
    remember("t-1", sitting(["k1"]));
    const file = exported();
    localStorage.clear();
    remember("t-1", sitting(["k9"], [1]));
    remember("t-2", sitting(["k2"]));
    expect(imported(file)).toBe(1);
    expect(Object.keys(sittings()).sort()).toEqual(["t-1", "t-2"]);
    expect(sittings()["t-1"]?.keys.toSorted()).toEqual(["k1", "k9"]);
  });

  const file = (tables: unknown) => JSON.stringify({ "jackscrew.seats": 1, tables });
  it.each([
    ["no JSON", "hello"],
    ["null", "null"],
    ["something else", '{"a": 1}'],
    ["a list", file([])],
    ["keys that are no list", file({ t: { title: "", keys: "abc" } })],
    ["no keys", file({ t: { title: "", keys: [] } })],
    ["a key with a way out of the link", file({ t: { title: "", keys: ["../../x"] } })],
    ["a table with a way out of the link", file({ "../x": { title: "", keys: ["k"] } })],
    ["a title that is no text", file({ t: { title: {}, keys: ["k"] } })],
    ["seats that are no numbers", file({ t: { keys: ["k"], seats: ["0"] } })],
  ])("with %s is refused and changes nothing", (_, text) => {
    remember("t-1", sitting(["k1"]));
    const before = localStorage.getItem("jackscrew.seats");
    expect(imported(text)).toBeNull();
    expect(localStorage.getItem("jackscrew.seats")).toBe(before);
  });
});

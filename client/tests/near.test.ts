import { describe, expect, it } from "vitest";
import { meant, type Reach, reach } from "../src/near";

const small = (id: string, far: number): Reach => ({ id, far, size: 23 });
const large = (id: string, far: number): Reach => ({ id, far, size: 48 });

describe("what a finger may have meant", () => {
  it("is nothing where no answer is near", () => {
    expect(meant([])).toEqual([]);
    expect(meant([small("a", 23)])).toEqual([]);
  });

  it("is the nearest of large answers", () => {
    expect(meant([large("b", 9), large("a", 0)])).toEqual(["a"]);
    expect(meant([large("a", 20)])).toEqual(["a"]);
  });

  it("may be another that is nearly as near", () => {
    expect(meant([large("a", 2), large("b", 9)])).toEqual(["a", "b"]);
  });

  it("may be any that a finger covers besides a small one", () => {
    expect(meant([small("b", 12), small("a", -1), small("c", 22), small("d", 30)])).toEqual([
      "a",
      "b",
      "c",
    ]);
  });

  it("is never more than a screen can hold", () => {
    const many = Array.from({ length: 9 }, (_, k) => small(`${k}`, k));
    expect(meant(many)).toEqual(["0", "1", "2", "3", "4"]);
  });
});

describe("how far an answer is", () => {
  const box = new DOMRect(10, 10, 20, 40);

  it("is nothing inside it", () => {
    expect(reach("a", box, { x: 15, y: 45 })).toEqual({ id: "a", far: 0, size: 20 });
  });

  it("is measured to its edge", () => {
    expect(reach("a", box, { x: 33, y: 54 }).far).toBe(5);
  });
});

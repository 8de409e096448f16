import { expect, test } from "vitest";
import { type Frame, place } from "../src/placing";

const ROOM = { left: 0, top: 0, right: 1000, bottom: 800 };
const frame = (left: number, top: number, width: number, height: number): Frame => {
  return { left, top, right: left + width, bottom: top + height };
};
const meets = (one: Frame, other: Frame) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

test("a card goes below a thing, else above it", () => {
  expect(place(300, 200, frame(400, 100, 20, 20), [], ROOM)).toMatchObject({ left: 260, top: 128 });
  expect(place(300, 200, frame(400, 700, 20, 20), [], ROOM)).toMatchObject({ bottom: 692 });
});

test("it stays in the room", () => {
  expect(place(300, 200, frame(980, 100, 20, 20), [], ROOM)).toMatchObject({ right: 1000 });
  expect(place(300, 200, frame(0, 100, 20, 20), [], ROOM)).toMatchObject({ left: 0 });
});

test("a thing as high as the room has its card beside it", () => {
  expect(place(300, 200, frame(10, 0, 100, 800), [], ROOM)).toMatchObject({ left: 118 });
  expect(place(300, 200, frame(890, 0, 100, 800), [], ROOM)).toMatchObject({ right: 882 });
});

test("it covers neither the thing nor the question", () => {
  const question = frame(700, 0, 300, 600);
  for (const thing of [frame(690, 300, 8, 8), frame(960, 610, 30, 30), frame(400, 590, 30, 30)]) {
    const found = place(300, 200, thing, [question], ROOM);
    expect(found).not.toBeNull();
    expect(found && meets(found, question)).toBe(false);
    expect(found && meets(found, thing)).toBe(false);
  }
});

test("where there is no room there is no place", () => {
  expect(place(300, 200, frame(0, 0, 1000, 800), [], ROOM)).toBeNull();
});

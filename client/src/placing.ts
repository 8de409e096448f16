/** A box on the screen. */
export interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 8;

/**
 * Where a card of a size goes: below a thing, above it or beside it, or beside what it must not cover;
 * in the room, and over nothing of all that. Null if it fits nowhere.
 */
export function place(
  width: number,
  height: number,
  thing: Frame,
  covered: readonly Frame[],
  room: Frame,
): Frame | null {
  const x = within((thing.left + thing.right - width) / 2, room.left, room.right - width);
  const y = within((thing.top + thing.bottom - height) / 2, room.top, room.bottom - height);
  const corners: [number, number][] = [
    [x, thing.bottom + GAP],
    [x, thing.top - GAP - height],
    [thing.right + GAP, y],
    [thing.left - GAP - width, y],
    ...covered.map(({ left }): [number, number] => [left - GAP - width, y]),
  ];
  const frames = corners.map(([left, top]) => {
    return { left, top, right: left + width, bottom: top + height };
  });
  const isFree = (frame: Frame) => [thing, ...covered].every((other) => !meets(frame, other));
  return frames.find((frame) => isInside(frame, room) && isFree(frame)) ?? null;
}

function within(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}

function isInside(frame: Frame, room: Frame): boolean {
  return (
    frame.left >= room.left &&
    frame.right <= room.right &&
    frame.top >= room.top &&
    frame.bottom <= room.bottom
  );
}

function meets(one: Frame, other: Frame): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

import type { Show } from "./messages";
import type { Arranged, Point } from "./places";
import type { Box } from "./zoom";

/** x, y, width, height, the column of four, whose it is, whether it is a mat. */
export type Panels = NonNullable<Show["panels"]>;
export type Panel = Panels[string];

/** What there is to be arranged. */
export interface Board {
  readonly panels: Panels;
  /** The picture as it is drawn. */
  readonly whole: Box;
  /** The panels that may fold, the first to fold first. */
  readonly foldable: readonly string[];
}

/** Room on the screen. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** Where a panel lies now. */
export interface Lie {
  readonly x: number;
  readonly y: number;
  readonly isFolded: boolean;
}

/** Panels in an order of the screen's own, and the box that holds them. */
export interface Layout {
  readonly box: Box;
  readonly lies: ReadonlyMap<string, Lie>;
}

/** How high a folded panel is. */
export const FOLDED = 32;
/** Down to this scale a picture is made smaller before it is arranged otherwise. */
const LARGE = 1;
/** Down to this one it is made smaller before it is folded: its text has 11 px then. */
export const READABLE = 0.92;
/** Four columns are better than three that scroll as long as they are at least this large. */
const WORTH_FOUR = 0.84;
const COLUMNS = 4;
const GAP = 6;

type Column = { readonly x: number; readonly names: readonly string[] };

/** How to arrange a board; null: as it is drawn, since that fits, or since nothing is known of it. */
export function arrange(board: Board, room: Room): Layout | null {
  const { whole, panels } = board;
  if (!Object.keys(panels).length || !room.width) return null;
  if (whole.h <= heightFor(whole.w, room, LARGE)) return null;
  const four = fourColumns(panels);
  const width = widthOf(four, panels);
  if (room.width >= width * WORTH_FOUR) return stack(four, width, board, heightFor(width, room));
  return stack(asDrawn(panels), whole.w, board, heightFor(whole.w, room));
}

/** How high a picture of this width may be to be seen whole. */
function heightFor(width: number, room: Room, least = READABLE): number {
  return room.height / Math.min(room.width / width, least);
}

/** The columns as they are drawn, from the top down. */
function asDrawn(panels: Panels): Column[] {
  const wests = new Set(Object.values(panels).map(([x]) => x));
  return [...wests].map((x) => {
    const names = Object.keys(panels).filter((name) => panels[name]?.[0] === x);
    return { x, names: names.sort((a, b) => northOf(panels, a) - northOf(panels, b)) };
  });
}

/** The columns that the game has in mind for large screens, as far apart as those that are drawn. */
function fourColumns(panels: Panels): Column[] {
  const [first = 0, second = 0] = asDrawn(panels)
    .map(({ x }) => x)
    .sort((a, b) => a - b);
  return Array.from({ length: COLUMNS }, (_, column) => ({
    x: first + column * (second - first),
    names: Object.keys(panels).filter((name) => panels[name]?.[4] === column),
  }));
}

function widthOf(columns: readonly Column[], panels: Panels): number {
  const wide = Math.max(...Object.values(panels).map(([, , width]) => width));
  const wests = columns.map(({ x }) => x);
  return Math.max(...wests) + wide + Math.min(...wests);
}

/** Stack the panels of each column, and fold as many as it takes to make it fit. */
function stack(columns: readonly Column[], w: number, board: Board, height: number): Layout {
  const top = Math.min(...Object.values(board.panels).map(([, y]) => y));
  const lies = new Map<string, Lie>();
  let bottom = 0;
  for (const { x, names } of columns) {
    const folded = foldedOf(names, board, height - 2 * top);
    let y = top;
    let before: string | null = null;
    for (const name of names) {
      if (before !== null) y += gapBelow(board.panels, before, name, folded);
      lies.set(name, { x, y, isFolded: folded.has(name) });
      y += heightOf(board.panels, name, folded);
      before = name;
    }
    bottom = Math.max(bottom, y);
  }
  return { box: { x: 0, y: 0, w, h: bottom + top }, lies };
}

/** The panels of a column that have to fold, and none that would have room. */
function foldedOf(names: readonly string[], { panels, foldable }: Board, height: number) {
  const folded = new Set<string>();
  const isTooHigh = () => columnHeight(names, panels, folded) > height;
  const candidates = foldable.filter(
    (name) => names.includes(name) && (panels[name]?.[3] ?? 0) > FOLDED,
  );
  for (const name of candidates) if (isTooHigh()) folded.add(name);
  for (const name of [...folded].reverse()) {
    folded.delete(name);
    if (isTooHigh()) folded.add(name);
  }
  return folded;
}

function columnHeight(names: readonly string[], panels: Panels, folded: ReadonlySet<string>) {
  return names.reduce((sum, name, place) => {
    const before = names[place - 1];
    const gap = before === undefined ? 0 : gapBelow(panels, before, name, folded);
    return sum + gap + heightOf(panels, name, folded);
  }, 0);
}

function heightOf(panels: Panels, name: string, folded: ReadonlySet<string>): number {
  return folded.has(name) ? FOLDED : (panels[name]?.[3] ?? 0);
}

/** Panels that are drawn close together stay so. */
function gapBelow(panels: Panels, above: string, name: string, folded: ReadonlySet<string>) {
  const [one, other] = [panels[above], panels[name]];
  if (!one || !other || one[0] !== other[0] || folded.has(above) || folded.has(name)) return GAP;
  const drawn = other[1] - one[1] - one[3];
  return drawn >= 0 ? Math.min(GAP, drawn) : GAP;
}

function northOf(panels: Panels, name: string): number {
  return panels[name]?.[1] ?? 0;
}

/** The panel that a point of the picture as it is drawn lies in. */
export function panelAt(panels: Panels, x: number, y: number): string | null {
  for (const [name, [left, top, width, height]] of Object.entries(panels))
    if (x >= left && x <= left + width && y >= top && y < top + height) return name;
  return null;
}

/** Where points of a picture are seen in a layout. */
export function arrangedBy({ lies }: Layout, panels: Panels): Arranged {
  const moved = ({ x, y }: Point, name: string | null, by: 1 | -1): Point => {
    const [panel, lie] = [panels[name ?? ""], lies.get(name ?? "")];
    if (!panel || !lie) return { x, y };
    return { x: x + by * (lie.x - panel[0]), y: y + by * (lie.y - panel[1]) };
  };
  const open = [...lies].filter(([, { isFolded }]) => !isFolded);
  const shown: Panels = Object.fromEntries(
    open.flatMap(([name, { x, y }]) => {
      const panel = panels[name];
      return panel ? [[name, [x, y, ...panel.slice(2)] as Panel]] : [];
    }),
  );
  return {
    seen: (point) => moved(point, panelAt(panels, point.x, point.y), 1),
    drawn: (point) => moved(point, panelAt(shown, point.x, point.y), -1),
  };
}

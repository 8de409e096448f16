import type { Pieces } from "./messages";
import { Overlay } from "./overlay";

/** A piece and the slot it lies in; without a name it lies on the table itself. */
export type Piece = [x: number, y: number, slot: string, markup: string];
export type Slots = Record<string, [number, number]>;

/** A piece where it is seen. */
export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly markup: string;
}

/** A piece that is new or not as it was. */
export interface Laid {
  readonly now: Placed;
  readonly before: Placed | undefined;
}

/**
 * What is to be done to the pieces that are seen.  `stacked` are to lie right below another or
 * above all; they are in an order in which that other is in its place already.  Where `order` is
 * given it names all from the bottom up, and there are no others.
 */
export interface PieceChanges {
  readonly gone: string[];
  readonly laid: Map<string, Laid>;
  readonly stacked: [id: string, above: string | null][];
  readonly order: string[] | null;
}

/** The pieces of the picture: where each is seen, and what lies on what. */
export class Pile {
  private readonly pieces = new Overlay<Piece>();
  private order: string[] = []; // of what everybody sees, from the bottom up
  private slots: Slots = {};
  private readonly shown = new Map<string, Placed>();
  private restacked = new Set<string>();
  private isReordered = false;

  /** Change what everybody sees. False: something is missing here. */
  change({ drawn = {}, moved = {}, gone = [], below = {}, order }: Pieces): boolean {
    this.remove(gone);
    const fresh = Object.keys(drawn).filter((id) => !this.pieces.onPage(id));
    for (const [id, piece] of Object.entries(drawn)) this.pieces.set(id, piece);
    for (const id of fresh) this.restacked.add(id);
    const isStacked = order ? this.reorder(order) : this.stack(fresh, below);
    return isStacked && this.move(moved);
  }

  /** Nothing of the page before is left. */
  clear(): void {
    this.pieces.clear();
    this.order = [];
    this.isReordered = true;
  }

  /** The viewer sees these instead; null: what everybody sees. */
  cover(own: Record<string, Piece | null>): void {
    for (const [id, piece] of Object.entries(own)) {
      if (piece && !this.pieces.get(id)) this.restacked.add(id);
      this.pieces.cover(id, piece);
    }
  }

  uncover(): void {
    this.pieces.uncover();
  }

  /** Lay the parts of the table where these say. */
  arrange(slots: Slots): void {
    if (slots === this.slots) return;
    const before = this.slots;
    this.slots = slots;
    for (const id of this.pieces.ids()) {
      const slot = this.pieces.get(id)?.[2];
      if (slot && !isSame(before[slot], slots[slot])) this.pieces.touch(id);
    }
  }

  /** What differs from what was taken last; null: something is missing here. */
  take(): PieceChanges | null {
    const touched = this.pieces.take();
    const ids = this.isReordered ? [...this.shown.keys(), ...this.pieces.ids()] : touched;
    const laid = this.laid(ids);
    if (!laid) return null;
    const gone = [...ids].filter((id) => !this.pieces.get(id) && this.shown.has(id));
    const changes = this.isReordered
      ? { gone, laid, stacked: [], order: this.all() }
      : { gone, laid, stacked: this.stacked(), order: null };
    this.settle(changes);
    return changes;
  }

  private remove(gone: string[]): void {
    if (!gone.length) return;
    for (const id of gone) this.pieces.remove(id);
    const left = new Set(gone);
    this.order = this.order.filter((id) => !left.has(id));
    for (const id of gone) if (this.pieces.isOwn(id)) this.restacked.add(id);
  }

  private move(moved: Record<string, [number, number, string]>): boolean {
    for (const [id, [x, y, slot]] of Object.entries(moved)) {
      const piece = this.pieces.onPage(id);
      if (!piece) return false;
      this.pieces.set(id, [x, y, slot, piece[3]]);
    }
    return true;
  }

  /** From the last to the first: a new one may lie below another new one. */
  private stack(fresh: string[], below: Record<string, string>): boolean {
    let top = this.order.length;
    for (const id of fresh.toReversed()) {
      const above = below[id];
      const place = above === undefined ? top : this.order.indexOf(above);
      if (place < 0) return false;
      this.order.splice(place, 0, id);
      if (place < top) top++;
    }
    return true;
  }

  private reorder(order: string[]): boolean {
    this.order = order;
    this.isReordered = true;
    const isKnown = order.every((id) => this.pieces.onPage(id));
    return isKnown && new Set(order).size === this.pieces.size;
  }

  /** All that are seen, from the bottom up. */
  private all(): string[] {
    const own = [...this.pieces.owned()].filter((id) => !this.pieces.onPage(id));
    return [...this.order, ...own];
  }

  private laid(ids: Iterable<string>): Map<string, Laid> | null {
    const laid = new Map<string, Laid>();
    for (const id of ids) {
      const piece = this.pieces.get(id);
      if (!piece) continue;
      const [now, before] = [this.placed(piece), this.shown.get(id)];
      if (!now) return null;
      if (!before || !isAlike(now, before)) laid.set(id, { now, before });
    }
    return laid;
  }

  private placed([x, y, slot, markup]: Piece): Placed | null {
    const lies = slot ? this.slots[slot] : ORIGIN;
    return lies ? { x: rounded(x + lies[0]), y: rounded(y + lies[1]), markup } : null;
  }

  private stacked(): [string, string | null][] {
    if (!this.restacked.size) return [];
    const all = this.all();
    const above = all.map((id, place) => [id, all[place + 1] ?? null] as [string, string | null]);
    return above.filter(([id]) => this.restacked.has(id)).toReversed();
  }

  private settle({ gone, laid }: PieceChanges): void {
    for (const id of gone) this.shown.delete(id);
    for (const [id, { now }] of laid) this.shown.set(id, now);
    this.restacked = new Set();
    this.isReordered = false;
  }
}

const ORIGIN: [number, number] = [0, 0];

function isSame(a: [number, number] | undefined, b: [number, number] | undefined): boolean {
  return a?.[0] === b?.[0] && a?.[1] === b?.[1];
}

function isAlike(a: Placed, b: Placed): boolean {
  return a.x === b.x && a.y === b.y && a.markup === b.markup;
}

/** As fine as the server writes places. */
function rounded(value: number): number {
  return Math.round(value * 100) / 100 || 0;
}

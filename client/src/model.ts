import type { Eyes } from "./audience";
import { Fragments } from "./fragments";
import type { Panels } from "./layout";
import type { Action, Curtain, Lines, Own, Show } from "./messages";
import { type PieceChanges, Pile, type Slots } from "./pile";

/** What is shown now: a value that is replaced, never changed; what stays the same is the same. */
export interface Shown {
  readonly version: number;
  readonly line: number;
  readonly last: number;
  readonly over: boolean;
  readonly ticks: [number, string][];
  /** As whom the viewer sees the table. */
  readonly seat: number;
  /** The version since which they are asked what they are asked; null if they are not. */
  readonly asked: number | null;
  /** Is one of their seats to decide? */
  readonly turn: boolean;
  readonly actions: Action[];
  readonly curtain: Curtain | null;
  readonly label: string;
  readonly parts: string;
  readonly panels: Panels;
  /** The lines that panels fold to. */
  readonly folds: Record<string, string>;
  /** The seats that are to decide. */
  readonly pending: number[];
  readonly marks: Record<string, string>;
  readonly answers: Record<string, string>;
}

/** The viewer's own lines of the log by their numbers, as far as they have changed. */
export interface OwnLines {
  /** Nothing is left of those before. */
  readonly isFull: boolean;
  /** Null: the line that everybody sees. */
  readonly html: Record<string, string | null>;
}

/** How what is shown differs from what was shown before. */
export interface Update {
  readonly now: Shown;
  readonly before: Shown | null;
  /** Nothing of any page before is left. */
  readonly isFull: boolean;
  readonly html: Map<string, string>;
  readonly log: Lines[];
  readonly lines: OwnLines;
  readonly pieces: PieceChanges;
}

type Page = Required<
  Pick<
    Show,
    | "version"
    | "line"
    | "last"
    | "over"
    | "pending"
    | "label"
    | "parts"
    | "slots"
    | "panels"
    | "folds"
    | "marks"
    | "ticks"
  >
>;
type Layer = Required<Omit<Own, "kind" | "page" | "full" | "html" | "lines" | "pieces">>;

const EMPTY: Page = {
  version: 0,
  line: 0,
  last: 0,
  over: false,
  pending: [],
  label: "",
  parts: "",
  slots: {},
  panels: {},
  folds: {},
  marks: {},
  ticks: [],
};
const NOTHING: Layer = {
  seat: -1,
  asked: null,
  actions: [],
  answers: {},
  curtain: null,
  label: null,
  parts: null,
  slots: null,
  panels: null,
  marks: null,
};

/** What everybody at the table sees and, over it, what only the viewer does. */
export class Model {
  shown: Shown | null = null;

  private number = -1; // of the page that is shown
  private held: Show[] = [];
  private isLost = true;
  private page = EMPTY;
  private own = NOTHING;
  private readonly fragments = new Fragments();
  private readonly pile = new Pile();

  constructor(public eyes: Eyes) {}

  /** Wait for everything, as after a socket has opened. */
  lose(): void {
    this.isLost = true;
    this.held = [];
  }

  /** Keep a page back until the viewer's own part of it is there too. */
  hold(show: Show): void {
    if (show.full) this.held = [];
    if (show.full) this.isLost = false;
    if (!this.isLost) this.held.push(show);
  }

  /** Show what the viewer sees. Null: something is missing here, and everything is needed. */
  take(own: Own): Update | null {
    const shows = this.due(own.page);
    const update = shows && this.merge(shows, own);
    if (!update) {
      this.lose();
      return null;
    }
    this.number = own.page;
    this.shown = update.now;
    return update;
  }

  /** The pages up to this one that are still to be shown. */
  private due(number: number): Show[] | null {
    const place = this.held.findIndex((show) => show.number === number);
    const isShown = !this.isLost && this.number === number;
    return place >= 0 ? this.held.splice(0, place + 1) : isShown ? [] : null;
  }

  private merge(shows: Show[], own: Own): Update | null {
    const log: Lines[] = [];
    for (const show of shows) {
      if (!this.turnTo(show)) return null;
      log.push(...linesOf(show));
    }
    this.cover(own);
    const pieces = this.pile.take();
    return (
      pieces && {
        now: this.seen(),
        before: this.shown,
        isFull: shows.some((show) => show.full),
        html: this.fragments.take(),
        log,
        lines: { isFull: own.full ?? false, html: own.lines ?? {} },
        pieces,
      }
    );
  }

  /** Turn to the next page. False: something that it leans on is missing. */
  private turnTo({ kind, number, full, html, log, pieces, folds, ...values }: Show): boolean {
    if (full) {
      this.page = EMPTY;
      this.fragments.clear();
      this.pile.clear();
    }
    this.page = { ...this.page, ...values, folds: { ...this.page.folds, ...folds } };
    this.fragments.set(html ?? {});
    return this.pile.change(pieces ?? {});
  }

  private cover({ kind, page, full, html, lines, pieces, ...values }: Own): void {
    if (full) {
      this.own = NOTHING;
      this.fragments.uncover();
      this.pile.uncover();
    }
    this.own = { ...this.own, ...values };
    this.fragments.cover(html ?? {});
    this.pile.cover(pieces ?? {});
    this.pile.arrange(this.slots());
  }

  private slots(): Slots {
    return this.own.slots ?? this.page.slots;
  }

  private seen(): Shown {
    const { version, line, last, over, pending, ticks } = this.page;
    const { seat, asked, actions, curtain, answers } = this.own;
    return {
      version,
      line,
      last,
      over,
      ticks,
      seat,
      asked,
      turn: pending.some((one) => this.eyes.mine.includes(one)),
      actions,
      curtain,
      label: this.own.label ?? this.page.label,
      parts: this.own.parts ?? this.page.parts,
      panels: this.own.panels ?? this.page.panels,
      folds: this.page.folds,
      pending,
      marks: this.own.marks ?? this.page.marks,
      answers,
    };
  }
}

/** The lines of a page; one that comes whole without any has none. */
function linesOf({ full, log }: Show): Lines[] {
  if (log) return [log];
  return full ? [{ from: 0, html: "" }] : [];
}

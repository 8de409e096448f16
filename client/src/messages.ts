/**
 * What travels between the server and the page.
 *
 * Made from the server's Structs by `python -m jackscrew.web.site.typescript`: change those.
 */

export type Panel = "where" | "question" | "seats" | "sheet" | "end" | "pace" | "words" | "links";

export type PaceName = "calm" | "quick" | "once";

/**
 * A choice the viewer has.
 *
 * `targets` are the ids of the elements that stand for it; `ends` tells whether it ends the
 * turn.  `aside`: the icon of the figure of the seat at which it is shown small, if it only
 * prepares others; empty for an answer.
 */
export interface Action {
  name: string;
  label: string;
  targets: string[];
  ends: boolean;
  aside: string;
}

/** The ids of a layer's elements in their order, and the markup of those that changed. */
export interface Layer {
  order: string[];
  changed: Record<string, string>;
}

/**
 * What changed in the picture; `full` if nothing of it was sent before.
 *
 * `answers` are the classes of all pieces that have to do with the question, by id.
 */
export interface PictureChange {
  full: boolean;
  label: string;
  parts: string;
  pieces: Layer;
  marks: Layer;
  answers: Record<string, string>;
}

/** The newest lines of the log, from a number on. */
export interface Lines {
  from: number;
  html: string;
}

/** Whom the screen is to be handed to. */
export interface Curtain {
  seat: number;
  name: string;
}

/**
 * The table as far as it has changed.
 *
 * `line` of the record's `last` is shown.  `asked` is the version since which the seat is asked
 * what it is asked; null if it is not.  `mine` are the seats of the page, and `turn` tells whether
 * one of them is to decide.
 */
export interface Show {
  kind: "show";
  version: number;
  line: number;
  last: number;
  seat: number;
  asked: number | null;
  mine: number[];
  turn: boolean;
  over: boolean;
  title: string;
  html: Partial<Record<Panel, string>>;
  log: Lines;
  picture: PictureChange;
  actions: Action[];
  ticks: [number, string][];
  curtain: Curtain | null;
}

/** What became of the request with this id. */
export interface Answer {
  kind: "answer";
  id: string;
  ok: boolean;
  version: number;
  message: string;
}

/** What was said, from a line on. */
export interface Chat {
  kind: "chat";
  from: number;
  html: string;
}

/** What a choice would bring; no number where nobody can know. */
export interface Preview {
  points: number | null;
  html: string;
}

/** What each choice would bring. */
export interface Previews {
  kind: "previews";
  version: number;
  seat: number;
  previews: Record<string, Preview>;
}

/** What a bot would do. */
export interface Hint {
  kind: "hint";
  action: string;
  html: string;
}

/** Where points come from. */
export interface Points {
  kind: "points";
  html: string;
}

/** What the script of a table says; it fills the places. */
export interface TableWords {
  live: string;
  ended: string;
  moment: string;
  refused: string;
  closed: string;
  copied: string;
  copy_by_hand: string;
  rules_missing: string;
  rules_none: string;
  selected: string;
  left: string;
  take_back: string;
}

/** What the script of the rules says. */
export interface RulesWords {
  rules_none: string;
}

/** What the script of the first page says. */
export interface HomeWords {
  your_turn: string;
  over: string;
  gone: string;
  imported: string;
  rules_missing: string;
  bad_file: string;
}

/** A seat of the browser's and the key that plays it. */
export interface SeatKey {
  seat: number;
  key: string;
}

/** What the script of a table needs to begin. */
export interface TableBoot {
  table: string;
  title: string;
  css: string;
  socket: string;
  keys: SeatKey[];
  game: string;
  language: string;
  words: TableWords;
}

/** What the script of the rules needs. */
export interface RulesBoot {
  words: RulesWords;
}

/** What the script of the first page needs. */
export interface HomeBoot {
  words: HomeWords;
}

/** How a table stands, in a few words. */
export interface Status {
  name: string;
  title: string;
  css: string;
  where: string;
  seats: string[];
  asked: number[];
  over: boolean;
}

export type Incoming = Show | Answer | Chat | Previews | Hint | Points;

/** Something a page asks for; the answer carries its id. */
export interface Message {
  id: string;
}

export type Outgoing =
  /** Make a move. */
  | { do: "play"; seat: number; version: number; action: string }
  /** Take a seat's last choice back. */
  | { do: "undo"; seat: number; version: number }
  /** Answer somebody's wish to take back. */
  | { do: "agree"; seat: number; yes: boolean }
  /** A line for the chat. */
  | { do: "say"; text: string }
  /** Have a bot play a person's seat, or send it away. */
  | { do: "bot"; seat: number; on: boolean }
  /** Have the table's bots move at another pace. */
  | { do: "pace"; pace: PaceName }
  /** Have the table's bots move at once until a person is to decide. */
  | { do: "skip" }
  /**
   * Show the table as it was after so many lines; as it is, without a number.
   *
   * `words`: in words too, or no longer.
   */
  | { do: "look"; at: number | null; words?: boolean | null }
  /** The screen has been handed to this seat. */
  | { do: "ready"; seat: number }
  /** What would each choice bring? */
  | { do: "previews"; seat: number; version: number }
  /** What would a bot do? */
  | { do: "hint"; seat: number; version: number }
  /** Which moves brought these points?  Without a source: how did they come about over time? */
  | { do: "points"; seat: number; source: string }
  /** Send everything again. */
  | { do: "full" };

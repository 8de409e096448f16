/**
 * What travels between the server and the page.
 *
 * Made from the server's Structs by `python -m jackscrew.web.site.typescript`: change those.
 */

export type PaceName = "calm" | "quick" | "once";

/**
 * A choice the viewer has.
 *
 * `targets` are the ids of the elements that stand for it; `ends` tells whether it ends the
 * turn.  `aside`: the icon of the figure of the seat at which it is shown small, if it only
 * prepares others; empty for an answer.  `deed`: what a large button says, where the label is too
 * long for it.
 */
export interface Action {
  name: string;
  label: string;
  targets: string[];
  ends: boolean;
  aside: string;
  deed?: string;
}

/**
 * How the pieces of the picture differ from those before.
 *
 * `drawn` are new or drawn anew, `moved` only lie elsewhere: x, y and the slot they lie in.  A new
 * one lies above all others, or below the one that `below` names; where that does not tell all,
 * `order` names all from the bottom up.
 */
export interface Pieces {
  drawn?: Record<string, [number, number, string, string]>;
  moved?: Record<string, [number, number, string]>;
  gone?: string[];
  below?: Record<string, string>;
  order?: string[];
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
 * A piece that somebody has brought or moved: whose deed, in which row of the digest.
 *
 * `came` is where it lay before; null if it is new.
 */
export interface Trace {
  id: string;
  seat: number;
  number: number;
  came: [number, number] | null;
}

/** Who looks: the seats they play, and those whose links they may hand on.  Told once. */
export interface You {
  kind: "you";
  mine: number[];
  invited: number[];
}

/**
 * What everybody at the table may see, as far as it differs from the page before.
 *
 * It is shown together with the `Own` that follows it, never alone.  `number` is this page's;
 * with `full` nothing is left of any page before.  `line` of the record's `last` is shown,
 * `pending` are the seats that are to decide now.  `html` are fragments by the id of their
 * element, `ticks` the lines at which parts of the game began.  `folds` are lines that `panels` of
 * the picture can be folded to; those that are as they were are not told again.
 */
export interface Show {
  kind: "show";
  number: number;
  version: number;
  line: number;
  last: number;
  over: boolean;
  pending: number[];
  full?: boolean;
  html?: Record<string, string>;
  log?: Lines;
  label?: string;
  parts?: string;
  slots?: Record<string, [number, number]>;
  panels?: Record<string, [number, number, number, number, number, number, boolean]>;
  folds?: Record<string, string>;
  pieces?: Pieces;
  marks?: Record<string, string>;
  ticks?: [number, string][];
}

/**
 * What only the viewer sees, over the page with this number, as far as it has changed.
 *
 * With `full` nothing is left of what was their own before.  `seat` is as whom they see the table,
 * `asked` the version since which that seat is asked what it is asked; null if it is not.  What is
 * null is as on the page, and so are `html`, `lines` of the log and `pieces` that are not named.
 * A piece that the page does not have lies above all that it has.  `answers` are the classes of
 * pieces that have to do with the question, by id.
 */
export interface Own {
  kind: "own";
  page: number;
  full?: boolean;
  seat?: number;
  asked?: number | null;
  html?: Record<string, string | null>;
  lines?: Record<string, string | null>;
  pieces?: Record<string, [number, number, string, string] | null>;
  marks?: Record<string, string> | null;
  answers?: Record<string, string>;
  slots?: Record<string, [number, number]> | null;
  panels?: Record<string, [number, number, number, number, number, number, boolean]> | null;
  parts?: string | null;
  label?: string | null;
  actions?: Action[];
  curtain?: Curtain | null;
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

/**
 * What a choice would bring; no number where nobody can know.
 *
 * `warning` is what is bad about it before it is too late, empty if nothing is.
 */
export interface Preview {
  points: number | null;
  html: string;
  warning: string;
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

/** What the number of a sign on a piece is made of; empty if it is no sum there. */
export interface Terms {
  kind: "terms";
  sign: string;
  piece: string;
  html: string;
}

/** What others have brought or moved since the seat last chose. */
export interface Traces {
  kind: "traces";
  version: number;
  seat: number;
  traces: Trace[];
}

/** Why what was pointed at cannot be chosen; empty if it can, or if nothing is there. */
export interface Why {
  kind: "why";
  html: string;
}

/** What the script of a table says; it fills the places. */
export interface TableWords {
  my_turn: string;
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
  on_screen: string;
  confirm: string;
  sending: string;
  above: string;
  below: string;
  on_the_left: string;
  on_the_right: string;
  fold: string;
}

/** What the script of the rules says. */
export interface RulesWords {
  rules_none: string;
}

/** What the script of the first page says. */
export interface HomeWords {
  your_turn: string;
  waiting: string;
  waits: string;
  one_waits: string;
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
  at: number | null;
  words: TableWords;
}

/** What the script of the rules needs. */
export interface RulesBoot {
  words: RulesWords;
}

/** What the script of the first page needs. */
export interface HomeBoot {
  language: string;
  words: HomeWords;
}

/**
 * How a table stands, in a few words.
 *
 * `step` is what is being decided, `since` when the last move was made, in seconds since 1970.
 */
export interface Status {
  name: string;
  title: string;
  css: string;
  revision: number;
  where: string;
  step: string;
  since: number;
  seats: string[];
  points: number[];
  asked: number[];
  over: boolean;
}

export type Incoming =
  | You
  | Show
  | Own
  | Answer
  | Chat
  | Previews
  | Hint
  | Points
  | Terms
  | Traces
  | Why;

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
  /** What have others brought or moved since the seat last chose? */
  | { do: "traces"; seat: number; version: number }
  /** Which moves brought these points?  Without a source: how did they come about over time? */
  | { do: "points"; seat: number; source: string }
  /** What is the number of this sign on this piece made of? */
  | { do: "terms"; sign: string; piece: string }
  /**
   * Why can what lies at a point not be chosen?  `pieces` are there, from the top down.
   *
   * `at` is the point, in units of the picture that whoever asks is shown; null: only the pieces.
   */
  | { do: "why"; pieces: string[]; at: [number, number] | null }
  /** Send everything again. */
  | { do: "full" };

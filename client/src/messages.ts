/** What travels over the socket, both ways. */

export interface Action {
  name: string;
  label: string;
  targets: string[];
  ends: boolean;
  aside: string;
}

export interface Layer {
  order: string[];
  changed: Record<string, string>;
}

export interface PictureChange {
  full: boolean;
  label: string;
  parts: string;
  pieces: Layer;
  marks: Layer;
}

export interface Lines {
  from: number;
  html: string;
}

export interface Curtain {
  seat: number;
  name: string;
}

/** The ids of the elements that a show fills. */
export type Panel = "where" | "question" | "seats" | "sheet" | "end" | "pace" | "words" | "links";

export interface Show {
  kind: "show";
  version: number;
  line: number;
  last: number;
  seat: number;
  /** The version since which the seat is asked what it is asked; null if it is not. */
  asked: number | null;
  mine: number[];
  turn: boolean;
  over: boolean;
  title: string;
  html: Partial<Record<Panel, string>>;
  log?: Lines | null;
  picture?: PictureChange | null;
  actions: Action[];
  ticks: [number, string][];
  curtain: Curtain | null;
}

export interface Answer {
  kind: "answer";
  id: string;
  ok: boolean;
  version: number;
  message?: string;
}

export interface Chat extends Lines {
  kind: "chat";
}

export interface Preview {
  points: number | null;
  html: string;
}

export interface Previews {
  kind: "previews";
  version: number;
  seat: number;
  previews: Record<string, Preview>;
}

export interface Hint {
  kind: "hint";
  html: string;
  action: string;
}

export interface Points {
  kind: "points";
  html: string;
}

export type Incoming = Show | Answer | Chat | Previews | Hint | Points;

export type Outgoing =
  | { do: "play"; seat: number; version: number; action: string }
  | { do: "undo"; seat: number; version: number }
  | { do: "agree"; seat: number; yes: boolean }
  | { do: "say"; text: string }
  | { do: "bot"; seat: number; on: boolean }
  | { do: "pace"; pace: string }
  | { do: "skip" }
  | { do: "look"; at: number | null; words: boolean }
  | { do: "ready"; seat: number }
  | { do: "previews"; seat: number; version: number }
  | { do: "hint"; seat: number; version: number }
  | { do: "points"; seat: number; source: string }
  | { do: "full" };

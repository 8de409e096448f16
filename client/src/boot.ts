/** The translated strings that the client itself needs; {places} are filled in here. */
export const TABLE_WORDS = [
  "moment",
  "live",
  "ended",
  "refused",
  "closed",
  "copied",
  "copy_by_hand",
  "rules_missing",
  "rules_none",
  "selected",
  "left",
  "take_back",
] as const;

export const RULES_WORDS = ["rules_none"] as const;

export const HOME_WORDS = [
  "your_turn",
  "over",
  "gone",
  "imported",
  "rules_missing",
  "bad_file",
] as const;

export type Word = (typeof TABLE_WORDS)[number] | (typeof HOME_WORDS)[number];

export interface SeatKey {
  seat: number;
  key: string;
}

/** What the page says about itself. */
export interface Boot {
  table: string;
  title: string;
  name?: string;
  socket: string;
  keys: SeatKey[];
  game: string;
  language: string;
  words: Partial<Record<Word, string>>;
}

const NOTHING: Boot = {
  table: "",
  title: "",
  socket: "",
  keys: [],
  game: "",
  language: "",
  words: {},
};

/** Read what the server wrote into the page. */
export function readBoot(): Boot {
  const text = document.getElementById("boot")?.textContent ?? "{}";
  return { ...NOTHING, ...(JSON.parse(text) as Partial<Boot>) };
}

export type Values = Record<string, string | number>;
export type Speak = (word: Word, values?: Values) => string;

/** A function that says a word of the page with its places filled. */
export function speaker(boot: Boot): Speak {
  return (word, values = {}) =>
    (boot.words[word] ?? "").replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ""));
}

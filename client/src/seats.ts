import { readJson, writeJson } from "./settings";

/** What the browser remembers of a table it sits at. */
export interface Sitting {
  title: string;
  keys: string[];
  seats: number[];
  name: string;
}

export type Sittings = Record<string, Sitting>;

const KEY = "jackscrew.seats";
const TABLE = /^[\w-]{1,80}$/;
const SEAT_KEY = /^[\w-]{1,200}$/;
const MOST_TABLES = 1000;
const MOST_KEYS = 16;

/** All tables this browser sits at, the latest first. */
export function sittings(): Sittings {
  return sound(readJson<unknown>(KEY)) ?? {};
}

/** Remember seats at a table beside those known already. */
export function remember(table: string, sitting: Sitting): void {
  if (sitting.keys.length) writeJson(KEY, merged(sittings(), { [table]: sitting }));
}

export function forget(table: string): void {
  const { [table]: _, ...others } = sittings();
  writeJson(KEY, others);
}

/** The text of a file that takes the seats to another browser. */
export function exported(): string {
  return JSON.stringify({ "jackscrew.seats": 1, tables: sittings() }, null, 1);
}

/** Take over the seats of a file. Returns how many tables it holds, or null when it is no such file. */
export function imported(text: string): number | null {
  const tables = sound(tablesIn(text));
  if (!tables) return null;
  writeJson(KEY, merged(sittings(), tables));
  return Object.keys(tables).length;
}

/** The address that sits down with all keys of a table. */
export function sitLink(table: string, sitting: Sitting): string {
  return `/table/${encodeURIComponent(table)}/sit/${sitting.keys.map(encodeURIComponent).join(".")}`;
}

function tablesIn(text: string): unknown {
  try {
    const file = JSON.parse(text) as { tables?: unknown; "jackscrew.seats"?: unknown };
    return file?.["jackscrew.seats"] === 1 ? file.tables : null;
  } catch {
    return null;
  }
}

function merged(old: Sittings, fresh: Sittings): Sittings {
  const all: Sittings = {};
  for (const [table, sitting] of [...Object.entries(fresh), ...Object.entries(old)]) {
    const known = all[table];
    all[table] = known ? joined(known, sitting) : sitting;
  }
  return all;
}

function joined(a: Sitting, b: Sitting): Sitting {
  const keys = [...new Set([...a.keys, ...b.keys])];
  const seats = [...new Set([...a.seats, ...b.seats])];
  return { title: a.title || b.title, name: a.name || b.name, keys, seats };
}

/** The sittings, if the data is that and nothing else. */
function sound(data: unknown): Sittings | null {
  if (!isObject(data)) return null;
  const entries = Object.entries(data);
  if (entries.length > MOST_TABLES) return null;
  const tables: Sittings = {};
  for (const [table, value] of entries) {
    const sitting = soundSitting(value);
    if (!TABLE.test(table) || !sitting) return null;
    tables[table] = sitting;
  }
  return tables;
}

function soundSitting(value: unknown): Sitting | null {
  if (!isObject(value)) return null;
  const { title = "", keys, seats = [], name = "" } = value;
  if (typeof title !== "string" || typeof name !== "string") return null;
  if (!isListOf(keys, isSeatKey) || !isListOf(seats, Number.isInteger) || !keys.length) return null;
  return { title: title.slice(0, 200), keys, seats: seats as number[], name: name.slice(0, 200) };
}

function isSeatKey(value: unknown): value is string {
  return typeof value === "string" && SEAT_KEY.test(value);
}

function isListOf<T>(value: unknown, is: (item: unknown) => item is T): value is T[];
function isListOf(value: unknown, is: (item: unknown) => boolean): value is unknown[];
function isListOf(value: unknown, is: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.length <= MOST_KEYS && value.every(is);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

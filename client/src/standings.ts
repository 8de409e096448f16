import type { Status } from "./messages";
import type { Sitting, Sittings } from "./seats";

/** A table as the home page lists it; without a status nothing is known of it yet. */
export interface Listed {
  table: string;
  sitting: Sitting;
  status: Status | undefined;
  /** It waits for this browser. */
  isMine: boolean;
}

const MOST_CARDS = 6;
const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];

/**
 * Which tables are cards and which are rows: those that wait come first, then the latest.
 *
 * A table that is not among the statuses of now is no longer there; before, it is likely under way.
 */
export function arranged(sittings: Sittings, statuses: readonly Status[], isNow: boolean) {
  const listed = Object.entries(sittings).map(([table, sitting]) =>
    of(
      table,
      sitting,
      statuses.find(({ name }) => name === table),
    ),
  );
  const sorted = listed.sort((a, b) => Number(b.isMine) - Number(a.isMine) || since(b) - since(a));
  const cards = sorted
    .filter(({ status }) => (status ? !status.over : !isNow))
    .slice(0, MOST_CARDS);
  const rows = sorted.filter((one) => !cards.includes(one));
  return { cards, rows, waiting: sorted.filter(({ isMine }) => isMine).length };
}

function of(table: string, sitting: Sitting, status: Status | undefined): Listed {
  const isMine = !!status?.asked.some((seat) => sitting.seats.includes(seat));
  return { table, sitting, status, isMine };
}

/** What nothing is known of yet is new. */
function since({ status }: Listed): number {
  return status?.since ?? Number.MAX_VALUE;
}

/** How long ago something was, in words of a language: "10 minutes ago". */
export function ago(then: number, now: number, language: string): string {
  const seconds = Math.max(0, now - then);
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? ["minute", 60];
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  return format.format(-Math.floor(seconds / length), unit);
}

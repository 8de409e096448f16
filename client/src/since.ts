import { all, byId, plainText } from "./dom";
import type { Update } from "./model";
import { arrow, choose } from "./tabs";

export type Side = "since" | "log";

/** What the others have done since the viewer last chose: in the place of the log until they choose. */
export class Since {
  private told = ""; // since when the digest tells that was told
  private held: string[] = []; // lines nobody has heard: a digest may come instead

  constructor() {
    for (const tab of tabs()) {
      tab.addEventListener("click", () => this.turnTo(sideOf(tab)));
      tab.addEventListener("keydown", (event) => arrow(event, tabs().filter(isOffered)));
    }
  }

  /** Is there anything to tell? */
  isThere(): boolean {
    return list() !== undefined;
  }

  turnTo(side: Side): void {
    for (const tab of tabs()) choose(tab, sideOf(tab) === side);
    const panel = byId("since")?.parentElement;
    if (panel) panel.dataset.side = side;
  }

  /**
   * Show what there is to tell once the page is changed. Returns what a screen reader is to hear of
   * the new lines: of what others do while one waits, only the digest.
   */
  update({ now, before }: Update, news: string[], isSeated: boolean): string[] {
    const isNew = this.offer(now.seat);
    this.divide();
    point(now.line < now.last ? now.line : null);
    this.held.push(...news);
    if (isSeated && !now.turn && !before?.turn && !now.over) return [];
    const held = this.held;
    this.held = [];
    return isNew ? [digestNews()] : held;
  }

  /** Turn to a digest that is new, and back to the log once there is none. True if it is new. */
  private offer(seat: number): boolean {
    const now = list() ? `${seat} ${list()?.dataset.first}` : "";
    if (now === this.told) return false;
    this.told = now;
    for (const tab of tabs()) if (sideOf(tab) === "since") tab.hidden = !now;
    this.turnTo(now ? "since" : "log");
    return now !== "";
  }

  /** Draw a line in the log above what the digest tells. */
  private divide(): void {
    const { first, label = "" } = list()?.dataset ?? {};
    const next = first === undefined ? undefined : byId(`line-${Number(first) + 1}`);
    for (const line of all("#log > [data-since]")) if (line !== next) delete line.dataset.since;
    if (next) next.dataset.since = label;
  }
}

/** The lines of the record that a button is about. */
export function linesOf(button: HTMLElement): number[] {
  const lines = (button.dataset.lines ?? "").split(" ").filter(Boolean).map(Number);
  return lines.toSorted((a, b) => a - b);
}

/** Point out whose move is shown. */
function point(line: number | null): void {
  for (const button of all("#since .digest button"))
    button.classList.toggle("at", line !== null && linesOf(button).includes(line));
}

function list(): HTMLElement | undefined {
  return document.querySelector<HTMLElement>("#since .digest") ?? undefined;
}

function digestNews(): string {
  const news = byId("since-news");
  return news ? plainText(news) : "";
}

function tabs(): HTMLElement[] {
  return all('.history [role="tab"]');
}

function isOffered(tab: HTMLElement): boolean {
  return !tab.hidden;
}

function sideOf(tab: HTMLElement): Side {
  return tab.id === "tab-since" ? "since" : "log";
}

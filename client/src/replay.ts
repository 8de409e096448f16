import type { Speak } from "./boot";
import { all, byId } from "./dom";
import type { TableWords } from "./messages";
import type { Shown } from "./model";

const PACE = 900;
const TOUR_PACE = 700;
const REST = 80;

/** Where in the game we are. */
type Moment = Pick<Shown, "line" | "last" | "over" | "ticks">;

/** Stepping through the past of the game and back to now. */
export class Replay {
  private shown = 0;
  private last = 0;
  private told: Moment | null = null;
  private pace = 0;
  private rest = 0;

  constructor(
    private readonly say: Speak<TableWords>,
    private readonly look: (at: number | null) => void,
    /** The line that is wanted; null is now. */
    private at: number | null = null,
  ) {
    this.slider?.addEventListener("input", () => this.slide());
  }

  /** Show where we are. */
  update(now: Moment): void {
    const before = this.told;
    this.told = now;
    this.shown = now.line;
    this.last = now.last;
    document.body.classList.toggle("looking", this.isLooking());
    if (this.isPlaying() && !this.isLooking()) this.stop();
    if (!before || !isSame(before, now)) this.showSlider(now);
    if (now.ticks !== before?.ticks) this.showTicks(now.ticks);
  }

  isLooking(): boolean {
    return this.shown < this.last;
  }

  /** The line that should be shown; null is now. */
  wanted(): number | null {
    return this.at;
  }

  /** What was looked at when the connection was lost is looked at again. */
  again(): void {
    if (this.at !== null) this.look(this.at);
  }

  go(line: number): void {
    this.stop();
    this.want(line);
  }

  first(): void {
    this.go(0);
  }

  step(by: number): void {
    this.go((this.at ?? this.last) + by);
  }

  live(): void {
    this.go(this.last);
  }

  /** Let the game run by itself, from the start when it is at its end; or stop it. */
  play(): void {
    if (this.isPlaying()) {
      this.stop();
      return;
    }
    if (this.at === null) this.want(0);
    this.pace = window.setInterval(() => this.want((this.at ?? this.last) + 1), PACE);
    this.showPlaying();
  }

  /** Show some lines one after the other, from before the first of them, and come back to now. */
  tour(lines: readonly number[]): void {
    const [first] = lines;
    if (first === undefined) return;
    const stops = [...lines, this.last];
    this.go(first - 1);
    this.pace = window.setInterval(() => this.want(stops.shift() ?? this.last), TOUR_PACE);
    this.showPlaying();
  }

  private isPlaying(): boolean {
    return this.pace !== 0;
  }

  private stop(): void {
    clearInterval(this.pace);
    this.pace = 0;
    this.showPlaying();
  }

  private showPlaying(): void {
    for (const button of all('[data-do="play"]'))
      button.setAttribute("aria-pressed", String(this.isPlaying()));
  }

  private want(line: number): void {
    const at = line >= this.last ? null : Math.max(0, line);
    if (at === null) this.stop();
    if (at === this.at && (at !== null || !this.isLooking())) return;
    this.at = at;
    this.look(at);
  }

  /** A slider under a thumb asks for more positions than anybody sees. */
  private slide(): void {
    clearTimeout(this.rest);
    const line = Number(this.slider?.value); // by then, news from the table may have moved it
    this.rest = window.setTimeout(() => this.go(line), REST);
  }

  private get slider(): HTMLInputElement | undefined {
    return byId<HTMLInputElement>("slider");
  }

  private showSlider({ line, last, over }: Moment): void {
    const word = line < last ? "moment" : over ? "ended" : "live";
    const text = this.say(word, { number: line, count: last });
    const moment = byId("moment");
    if (moment) moment.textContent = text;
    const slider = this.slider;
    if (!slider) return;
    slider.max = String(last);
    slider.value = String(line);
    slider.setAttribute("aria-valuetext", text);
    slider.style.setProperty("--at", `${last ? (100 * line) / last : 100}%`);
    byId("ticks")?.style.setProperty("--last", String(last || 1));
  }

  /** They stay as they are while the game grows: where each lies is worked out by the browser. */
  private showTicks(ticks: [number, string][]): void {
    byId("ticks")?.replaceChildren(
      ...ticks.map(([line, label]) => {
        const tick = Object.assign(document.createElement("span"), { textContent: label });
        tick.style.left = `calc(100% * ${line} / var(--last))`;
        return tick;
      }),
    );
  }
}

function isSame(a: Moment, b: Moment): boolean {
  return a.line === b.line && a.last === b.last && a.over === b.over;
}

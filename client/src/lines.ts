import { byId, parseHtml, plainText } from "./dom";
import type { Lines } from "./messages";
import type { OwnLines } from "./model";

const NEAR_END = 40;
const NONE: OwnLines = { isFull: false, html: {} };

/** A list of numbered lines of which the newest are replaced; it stays at its end unless scrolled up. */
export class NumberedList {
  private readonly lines: Map<number, Element>;
  /** What the viewer sees in the place of some lines, and those lines. */
  private readonly own = new Map<number, string>();
  private readonly covered = new Map<number, Element>();
  private last: number;
  /** The last line that was shown or told; those the page came with need no telling. */
  private told: number;
  private fresh: number[] = [];
  private pointed = -1;
  private isFollowed = false;

  constructor(private readonly list: HTMLElement) {
    this.lines = new Map([...list.children].map((line) => [numberOf(line), line]));
    this.told = this.last = Math.max(-1, ...this.lines.keys());
  }

  /** Replace the lines from a number on. Returns the texts of lines never shown before. */
  replace(lines: Lines): string[] {
    const news = this.update([lines]);
    this.settle();
    return news;
  }

  /**
   * Replace the lines that everybody sees, and those the viewer sees instead. It is to be settled
   * once all of the page is changed. Returns the texts of lines never shown before.
   */
  update(replaced: Lines[], own: OwnLines = NONE): string[] {
    const covers = this.learn(own);
    if (!replaced.length && !covers.size) return [];
    this.isFollowed = this.isAtEnd();
    const focused = this.focused();
    for (const lines of replaced) this.put(lines);
    for (const number of covers) this.cover(number);
    this.forget();
    if (focused && !focused.isConnected) byId(focused.id)?.querySelector("button")?.focus();
    return replaced.length ? this.news() : [];
  }

  /** Follow the end after an update, if it was seen before. */
  settle(): void {
    if (this.isFollowed) this.toEnd();
    this.isFollowed = false;
  }

  /** Point out the line that is shown, and bring it into sight; without any, the end. */
  point(number: number): void {
    if (number === this.pointed) return;
    const [before, now] = [this.lines.get(this.pointed), this.lines.get(number)];
    this.pointed = number;
    if (before) pointOut(before, false);
    if (now) pointOut(now, true);
    if (now) this.reveal(now);
    else if (before) this.toEnd();
  }

  toEnd(): void {
    this.box().scrollTop += this.below();
  }

  /** Scroll no farther than needed, and only the list. */
  private reveal(line: Element): void {
    const box = this.box();
    const [inner, outer] = [line.getBoundingClientRect(), box.getBoundingClientRect()];
    if (inner.top < outer.top) box.scrollTop += inner.top - outer.top;
    else if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom;
  }

  /** The numbers of the lines that the viewer is to see otherwise than before. */
  private learn({ isFull, html }: OwnLines): Set<number> {
    const changed = new Set(isFull ? this.own.keys() : []);
    if (isFull) this.own.clear();
    for (const [name, line] of Object.entries(html)) {
      const number = Number(name);
      changed.add(number);
      if (line === null) this.own.delete(number);
      else this.own.set(number, line);
    }
    return changed;
  }

  /** Put lines in the place of those from a number on. */
  private put({ from, html }: Lines): void {
    const fresh = new Map(parseHtml(html).map((line) => [numberOf(line), line]));
    for (let number = from; number <= this.last; number++)
      if (!fresh.has(number)) this.remove(number);
    this.last = Math.max(Math.min(this.last, from - 1), ...fresh.keys());
    for (const [number, line] of [...fresh].toReversed()) {
      if (this.own.has(number)) this.covered.set(number, line);
      else this.covered.delete(number);
      this.show(number, this.ownLine(number) ?? line);
    }
  }

  /** Show the viewer's own line in the place of the one that everybody sees, or that one again. */
  private cover(number: number): void {
    const shared = this.covered.get(number) ?? this.lines.get(number);
    if (!shared) return;
    if (this.own.has(number)) this.covered.set(number, shared);
    else this.covered.delete(number);
    this.show(number, this.ownLine(number) ?? shared);
  }

  private ownLine(number: number): Element | undefined {
    return parseHtml(this.own.get(number) ?? "")[0];
  }

  /** What is the same stays the same node. */
  private show(number: number, line: Element): void {
    const known = this.lines.get(number);
    if (known?.innerHTML === line.innerHTML) return;
    this.lines.set(number, line);
    line.classList.toggle("fresh", known?.classList.contains("fresh") ?? false);
    pointOut(line, number === this.pointed);
    if (known) known.replaceWith(line);
    else this.list.insertBefore(line, this.after(number));
  }

  /** The line that one with this number goes before. */
  private after(number: number): Element | null {
    for (let next = number + 1; next <= this.last; next++) {
      const line = this.lines.get(next);
      if (line) return line;
    }
    return null;
  }

  private remove(number: number): void {
    this.lines.get(number)?.remove();
    this.lines.delete(number);
    this.covered.delete(number);
  }

  /** Forget what the viewer saw of lines that are no more. */
  private forget(): void {
    for (const number of this.own.keys()) if (number > this.last) this.own.delete(number);
  }

  private focused(): Element | null {
    const line = document.activeElement?.closest("li") ?? null;
    return this.list.contains(line) ? line : null;
  }

  private news(): string[] {
    for (const number of this.fresh) this.lines.get(number)?.classList.remove("fresh");
    this.fresh = [];
    for (let number = this.told + 1; number <= this.last; number++) this.fresh.push(number);
    this.told = this.last;
    const unheard = this.fresh.map((number) => this.lines.get(number)).filter((line) => !!line);
    for (const line of unheard) line.classList.add("fresh");
    return unheard.map(sentence);
  }

  private isAtEnd(): boolean {
    return this.below() < NEAR_END;
  }

  /** How far the end of the list is below what is seen; whichever way the box scrolls. */
  private below(): number {
    return this.list.getBoundingClientRect().bottom - this.box().getBoundingClientRect().bottom;
  }

  private box(): Element {
    return this.list.closest(".scroll") ?? this.list;
  }
}

function numberOf(line: Element): number {
  return Number(line.id.split("-").at(-1));
}

function pointOut(line: Element, isShown: boolean): void {
  line.classList.toggle("shown", isShown);
  if (isShown) line.setAttribute("aria-current", "true");
  else line.removeAttribute("aria-current");
}

function sentence(line: Element): string {
  const copy = line.cloneNode(true) as Element;
  for (const extra of copy.querySelectorAll(".no, time, h3, svg")) extra.remove();
  for (const part of copy.querySelectorAll("*")) part.prepend(" ");
  return plainText(copy);
}

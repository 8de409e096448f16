import { all, byId, isVisible, parseHtml, plainText } from "./dom";
import type { Lines, Panel } from "./messages";
import { morphInside } from "./morphing";

const NEAR_END = 40;
const MOST_NEWS = 12;
const TOAST = 6000;
const READING = 60; // ms for a letter of a long message

/** Change the panels of the page into what was sent. */
export function fillPanels(html: Partial<Record<Panel, string>>): void {
  for (const [id, fragment] of Object.entries(html)) {
    const element = byId(id);
    if (element) morphInside(element, fragment);
  }
}

/** A list of numbered lines of which the newest are replaced; it stays at its end unless scrolled up. */
export class NumberedList {
  /** The last line that was shown or told; those the page came with need no telling. */
  private told: number;

  constructor(private readonly list: HTMLElement) {
    this.told = this.last();
  }

  /** Replace the lines from a number on. Returns the texts of lines never shown before. */
  replace({ from, html }: Lines): string[] {
    const isAtEnd = this.isAtEnd();
    const focused = this.focused();
    const lines = this.put(from, parseHtml(html));
    if (focused && !focused.isConnected) byId(focused.id)?.querySelector("button")?.focus();
    if (isAtEnd) this.toEnd();
    return this.news(lines);
  }

  /** Point out the line that is shown, and bring it into sight; without any, the end. */
  point(number: number): void {
    const before = this.list.querySelector(".shown");
    for (const line of this.list.children) {
      const isShown = numberOf(line) === number;
      line.classList.toggle("shown", isShown);
      if (isShown) line.setAttribute("aria-current", "true");
      else line.removeAttribute("aria-current");
    }
    const shown = this.list.querySelector(".shown");
    if (shown && shown !== before) this.reveal(shown);
    else if (before && !shown) this.toEnd();
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

  /** Put lines in the place of those from a number on; what is the same stays the same node. */
  private put(from: number, fresh: Element[]): Element[] {
    const old = new Map([...this.list.children].map((line) => [line.id, line]));
    const lines = fresh.map((line) => {
      const known = old.get(line.id);
      return known?.innerHTML === line.innerHTML ? known : line;
    });
    for (const line of old.values())
      if (numberOf(line) >= from && !lines.includes(line)) line.remove();
    let next: Element | null = null;
    for (const line of lines.toReversed()) {
      if (!line.isConnected) this.list.insertBefore(line, next);
      next = line;
    }
    return lines;
  }

  private focused(): Element | null {
    const line = document.activeElement?.closest("li") ?? null;
    return this.list.contains(line) ? line : null;
  }

  private news(lines: Element[]): string[] {
    const unheard = lines.filter((line) => numberOf(line) > this.told);
    this.told = this.last();
    for (const line of this.list.children) line.classList.toggle("fresh", unheard.includes(line));
    return unheard.map(sentence);
  }

  private last(): number {
    const line = this.list.lastElementChild;
    return line ? numberOf(line) : -1;
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

function sentence(line: Element): string {
  const copy = line.cloneNode(true) as Element;
  for (const extra of copy.querySelectorAll(".no, time, h3, svg")) extra.remove();
  for (const part of copy.querySelectorAll("*")) part.prepend(" ");
  return plainText(copy);
}

/** Tell a screen reader, each sentence once. */
export function tellNews(sentences: string[]): void {
  const news = byId("news");
  if (!news) return;
  for (const text of sentences.slice(-MOST_NEWS)) {
    if (text) news.append(Object.assign(document.createElement("p"), { textContent: text }));
  }
  while (news.children.length > MOST_NEWS) news.firstElementChild?.remove();
}

let toastTimer = 0;

/** Show a message for some seconds. It is a live region itself. */
export function toast(message: string): void {
  const element = byId("toast");
  if (!element || !message) return;
  element.hidden = false;
  element.textContent = message;
  clearTimeout(toastTimer);
  const time = Math.max(TOAST, message.length * READING);
  toastTimer = setTimeout(() => {
    element.hidden = true;
  }, time) as unknown as number;
}

/** Run something that may take the focused element away; then the focus goes to the question. */
export function keepingFocus(change: () => void): void {
  const before = document.activeElement;
  const name = before && keyOf(before);
  change();
  if (!before || before === document.body) return;
  const now = document.activeElement;
  const isLost = !now || now === document.body || !isVisible(now);
  const isOther = now === before && keyOf(before) !== name;
  if (isLost || isOther) focusQuestion();
}

/** Put the focus on what is asked. */
export function focusQuestion(): void {
  const heading = document.querySelector<HTMLElement>("#question h2");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** What makes a control this control: a morph may turn one button into another. */
function keyOf(element: Element): string {
  const { action, do: does } = (element as HTMLElement).dataset;
  return [element.id, does, action].join(" ");
}

/** Say when something was said, by the clock of whoever reads it. */
export function showTimes(): void {
  for (const time of all<HTMLTimeElement>("time:empty"))
    time.textContent = new Date(time.dateTime).toLocaleTimeString(undefined, {
      hour: "2-digit",
      minute: "2-digit",
    });
}

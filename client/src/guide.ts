import type { Speak } from "./boot";
import { all, byId } from "./dom";
import { light } from "./light";
import type { RulesWords } from "./messages";

const FOUND = "found";
const FIGURE = "figure.figure";
/** What can be found: paragraphs with their rules, and the rules that no paragraph tells. */
const ENTRIES = ".told, .others .rule";

/** The guide, in a drawer or on its page: searched, pointed at by rules, its figures lit. */
export class Guide {
  private opened: HTMLDetailsElement[] = [];

  constructor(
    private readonly place: HTMLElement,
    private readonly say: Speak<RulesWords>,
  ) {
    this.field?.addEventListener("input", () => this.find(this.field?.value ?? ""));
    for (const figure of all<HTMLElement>(FIGURE, place)) show(figure);
  }

  /** Scroll to the paragraph that tells a rule and mark it; without one, to the rule itself. */
  cite(rule: string): void {
    this.clear();
    const name = CSS.escape(rule);
    const told = this.place.querySelector<HTMLElement>(`.told[data-rules~="${name}"]`);
    const entry = told ?? this.place.querySelector<HTMLElement>(`#rule-${name}`);
    const folded = entry?.closest("details");
    if (folded) folded.open = true;
    entry?.classList.add("here");
    entry?.scrollIntoView({ block: "center" });
  }

  /** Scroll to a chapter. */
  turnTo(key: string): void {
    this.clear();
    this.place.querySelector(`#${CSS.escape(key)}`)?.scrollIntoView({ block: "start" });
  }

  /** Show only the entries with all of these words, and the headings above them. */
  find(text: string): void {
    const wanted = text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
    this.fold();
    const entries = all(ENTRIES, this.place);
    for (const entry of entries) entry.hidden = !tells(entry, wanted);
    for (const part of all(":scope > :not(.told)", this.place))
      part.hidden = wanted.length > 0 && !leads(part);
    if (wanted.length) this.unfold(wanted);
    this.tellNone(entries.every((entry) => entry.hidden));
    highlight(wanted.length ? entries.filter((entry) => !entry.hidden) : [], wanted);
    if (wanted.length) this.place.scrollTop = 0;
  }

  private get field(): HTMLInputElement | undefined {
    return byId<HTMLInputElement>("find");
  }

  private clear(): void {
    if (this.field?.value) this.field.value = "";
    this.find("");
    for (const old of all(".here", this.place)) old.classList.remove("here");
  }

  /** Open what is folded where only that has the words. */
  private unfold(wanted: string[]): void {
    for (const details of all<HTMLDetailsElement>("details.letter", this.place)) {
      const entry = details.closest<HTMLElement>(".told");
      const isNeeded = entry
        ? !entry.hidden && !wanted.every((word) => spoken(entry).includes(word))
        : details.querySelector(".rule:not([hidden])") !== null;
      if (!isNeeded || details.open) continue;
      details.open = true;
      this.opened.push(details);
    }
  }

  private fold(): void {
    for (const details of this.opened) details.open = false;
    this.opened = [];
  }

  private tellNone(isNone: boolean): void {
    this.place.querySelector(".nothing")?.remove();
    if (!isNone) return;
    const note = Object.assign(document.createElement("p"), { className: "nothing dim" });
    note.textContent = this.say("rules_none");
    this.place.prepend(note);
  }
}

function show(figure: HTMLElement): void {
  const svg = figure.querySelector<SVGSVGElement>("svg");
  if (svg) light(svg, figure.dataset.light?.split(" ") ?? []);
}

function tells(entry: Element, wanted: string[]): boolean {
  const told = entry.textContent?.toLocaleLowerCase() ?? "";
  return wanted.every((word) => told.includes(word));
}

/** What a paragraph itself says, without its rules. */
function spoken(entry: Element): string {
  const said = [...entry.children].filter((part) => !part.matches("details"));
  return said
    .map((part) => part.textContent)
    .join(" ")
    .toLocaleLowerCase();
}

/** Mark the words that were looked for, where the browser can. */
function highlight(inside: Element[], words: string[]): void {
  if (typeof Highlight === "undefined") return;
  const texts = inside.flatMap(textsOf);
  const ranges = texts.flatMap((text) => words.flatMap((word) => occurrences(text, word)));
  CSS.highlights.set(FOUND, new Highlight(...ranges));
}

function textsOf(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

function occurrences(text: Text, word: string): Range[] {
  const told = text.data.toLocaleLowerCase();
  const ranges: Range[] = [];
  for (let at = told.indexOf(word); at >= 0; at = told.indexOf(word, at + word.length)) {
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, Math.min(at + word.length, text.length));
    ranges.push(range);
  }
  return ranges;
}

/** Whether something that is no paragraph holds or heads an entry that is shown. */
function leads(part: Element): boolean {
  if (part.matches(".others")) return part.querySelector(".rule:not([hidden])") !== null;
  if (!/^H\d$/.test(part.tagName)) return false;
  let next = part.nextElementSibling;
  while (next && !(/^H\d$/.test(next.tagName) && next.tagName <= part.tagName)) {
    if (next.matches(".told:not([hidden])")) return true;
    if (next.matches(".others") && leads(next)) return true;
    next = next.nextElementSibling;
  }
  return false;
}

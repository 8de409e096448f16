import type { Speak } from "./boot";
import { all, byId, isVisible } from "./dom";
import { focusQuestion } from "./panels";

export const DRAWERS = [
  "rules",
  "score",
  "end",
  "invite",
  "chat",
  "menu",
  "help",
  "choices",
  "log",
  "replay",
] as const;

export type Drawer = (typeof DRAWERS)[number];

export function isDrawer(name: string): name is Drawer {
  return (DRAWERS as readonly string[]).includes(name);
}

/** The elements that open where the name is not the id. */
const INSIDE: Partial<Record<Drawer, string>> = {
  end: "#ending",
  chat: "section:has(#chat)",
  log: "section:has(#log)",
  replay: "section:has(#slider)",
};

/** Where drawers cover the whole table. */
const COVERING = "(max-width: 700px), (max-width: 900px) and (orientation: portrait)";
const FOUND = "found";

/** What is best to have the focus in an opened drawer. */
const FIRST = ["input:not([type=hidden], [readonly])", "[data-action]", "h2"];

/** What opens over the table: at most one at a time. */
export class Drawers {
  private opener: HTMLElement | SVGElement | null = null;

  constructor(private readonly opened: (name: Drawer) => void = () => {}) {}

  open(): Drawer | null {
    return (document.body.dataset.open as Drawer) || null;
  }

  toggle(name: Drawer): void {
    if (this.open() === name) this.close();
    else this.show(name);
  }

  show(name: Drawer): void {
    if (!this.open()) this.opener = document.activeElement as HTMLElement | null;
    this.set(name);
    this.opened(name);
    this.focus(name);
  }

  /** Close what is open and go back to where one came from. False if nothing was. */
  close(): boolean {
    if (!this.open()) return false;
    const hadFocus = this.element(this.open())?.contains(document.activeElement) ?? false;
    this.set(null);
    if (hadFocus) this.goBack();
    this.opener = null;
    return true;
  }

  /** Close what hides the table on a small screen. */
  uncover(): void {
    if (matchMedia(COVERING).matches) this.close();
  }

  /** Say on the buttons what is open; also after the page has changed. */
  mark(): void {
    for (const button of all("[data-do]")) {
      const name = button.dataset.do ?? "";
      if (isDrawer(name)) button.setAttribute("aria-expanded", String(this.open() === name));
    }
  }

  private set(name: Drawer | null): void {
    document.body.dataset.open = name ?? "";
    this.mark();
  }

  private goBack(): void {
    const opener = this.opener;
    if (opener?.isConnected && opener !== document.body) opener.focus();
    else focusQuestion();
  }

  private element(name: Drawer | null): HTMLElement | null {
    return name && document.querySelector<HTMLElement>(INSIDE[name] ?? `#${name}`);
  }

  private focus(name: Drawer): void {
    const drawer = this.element(name);
    const found = FIRST.map((selector) => drawer?.querySelector<HTMLElement>(selector));
    const first = found.find((element) => element && isVisible(element)) ?? drawer;
    if (first?.matches("h2")) first.tabIndex = -1;
    first?.focus({ preventScroll: true });
  }
}

/** The rules beside the board: fetched once, searched here. */
export class Rules {
  private loading: Promise<void> | null = null;

  constructor(
    private readonly url: string,
    private readonly say: Speak,
  ) {
    this.field?.addEventListener("input", () => this.find(this.field?.value ?? ""));
  }

  load(): Promise<void> {
    this.loading ??= this.fetch();
    return this.loading;
  }

  /** Scroll to a rule and mark it. */
  async cite(rule: string): Promise<void> {
    await this.load();
    if (this.field) this.field.value = "";
    this.find("");
    for (const old of all("#rules-text .here")) old.classList.remove("here");
    const cited = byId(`rule-${rule}`);
    cited?.classList.add("here");
    cited?.scrollIntoView({ block: "center" });
  }

  /** Show only the rules with all of these words, and the headings above them. */
  find(text: string): void {
    const wanted = text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
    const rules = all("#rules-text .rule");
    for (const rule of rules) {
      const told = `${rule.id} ${rule.textContent}`.toLocaleLowerCase();
      rule.hidden = !wanted.every((word) => told.includes(word));
    }
    const others = wanted.length > 0;
    for (const part of all("#rules-text > :not(.rule)")) part.hidden = others && !leads(part);
    this.tellNone(rules.length > 0 && rules.every((rule) => rule.hidden));
    highlight(others ? rules.filter((rule) => !rule.hidden) : [], wanted);
  }

  private get field(): HTMLInputElement | undefined {
    return byId<HTMLInputElement>("find");
  }

  private async fetch(): Promise<void> {
    const place = byId("rules-text");
    if (!place) return;
    try {
      const answer = await fetch(`${this.url}?bare=1`);
      if (!answer.ok) throw new Error(answer.statusText);
      place.innerHTML = await answer.text();
    } catch {
      this.loading = null;
      place.textContent = this.say("rules_missing");
    }
  }

  private tellNone(isNone: boolean): void {
    const place = byId("rules-text");
    place?.querySelector(".nothing")?.remove();
    if (!isNone) return;
    const note = Object.assign(document.createElement("p"), { className: "nothing dim" });
    note.textContent = this.say("rules_none");
    place?.prepend(note);
  }
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

/** Whether something that is no rule holds or heads a rule that is shown. */
function leads(part: Element): boolean {
  if (part.querySelector(".rule")) return part.querySelector(".rule:not([hidden])") !== null;
  if (!/^H\d$/.test(part.tagName)) return false;
  let next = part.nextElementSibling;
  while (next && !(/^H\d$/.test(next.tagName) && next.tagName <= part.tagName)) {
    if (next.matches(".rule:not([hidden])")) return true;
    next = next.nextElementSibling;
  }
  return false;
}

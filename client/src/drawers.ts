import { Back } from "./back";
import { all, isVisible } from "./dom";
import { focusQuestion } from "./panels";

export const DRAWERS = [
  "card",
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
  "seats",
  "near",
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
  seats: "section:has(#seats)",
};

/** Where drawers cover the whole table. */
const COVERING =
  "(max-width: 700px), (max-width: 900px) and (orientation: portrait), (max-height: 500px)";

/** What is best to have the focus in an opened drawer. */
const FIRST = ["input:not([type=hidden], [readonly])", "[data-action]", "[data-near]", "h2"];

/** What opens over the table: at most one at a time. */
export class Drawers {
  private opener: HTMLElement | SVGElement | null = null;
  private readonly back = new Back(() => this.close());

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

  /** Say on the buttons what is open; also on those that are to come into the page. */
  mark(root: ParentNode = document): void {
    for (const button of all("[data-do]", root)) {
      const name = button.dataset.do ?? "";
      if (isDrawer(name)) button.setAttribute("aria-expanded", String(this.open() === name));
    }
  }

  private set(name: Drawer | null): void {
    document.body.dataset.open = name ?? "";
    this.mark();
    this.back.follow(name !== null);
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

import type { Speak } from "./boot";
import { Legend } from "./legend";
import { type Meanings, readMeanings, TABLE } from "./meanings";
import type { Outgoing, TableWords } from "./messages";
import { SignCard } from "./signcard";
import { Tooltips } from "./tooltips";

const REST = 250;
const REST_ON_ANSWER = 800; // there one is choosing, and is shown what it would bring
const LEAVING = 200; // to get from a thing to its card
const LONG = 400;
const SLACK = 10;

/** What the signs need of the page. */
export interface Surroundings {
  readonly say: Speak<TableWords>;
  /** Have the legend fetched. False if it cannot be had. */
  load(): Promise<boolean>;
  ask(body: Outgoing): void;
  isAnswer(at: Element): boolean;
}

interface Point {
  x: number;
  y: number;
}

/** Whatever is drawn at the table tells what it is when one rests on it, presses it long or asks. */
export class Signs {
  readonly card: SignCard;
  private readonly tooltips = new Tooltips();
  private loading: Promise<Meanings | null> | null = null;
  private legend: Legend | null = null;
  private resting = 0;
  private leaving = 0;
  private pressed: Element | null = null; // who has pressed something knows it
  private finger: Point | null = null; // stays where it is so far
  private isHeld = false;

  constructor(private readonly page: Surroundings) {
    this.card = new SignCard(this.tooltips, (body) => page.ask(body));
    document.addEventListener("pointermove", (event) => this.moved(event));
    document.addEventListener("pointerdown", (event) => this.down(event));
    for (const end of ["pointerup", "pointercancel"] as const)
      document.addEventListener(end, () => this.stop());
    document.addEventListener("click", (event) => this.swallow(event), { capture: true });
    document.addEventListener("contextmenu", (event) => this.isHeld && event.preventDefault());
    document.addEventListener("scroll", (event) => this.scrolled(event), {
      capture: true,
      passive: true,
    });
    window.addEventListener("resize", () => this.card.drop());
  }

  /** Tell what an element of the table is. False if nobody knows. */
  async openCard(from: Element): Promise<boolean> {
    const found = (await this.load())?.within(from) ?? null;
    if (found) this.card.show(found);
    return found !== null;
  }

  /** Tell what has the focus, and put the focus there. False if that is no sign. */
  async openFocused(): Promise<boolean> {
    const focused = document.activeElement;
    if (!focused?.closest(TABLE) || !(await this.openCard(focused))) return false;
    this.card.focus(focused);
    return true;
  }

  /** Show all signs in the drawer. */
  async list(): Promise<void> {
    if (await this.load()) this.legend?.refresh();
  }

  private load(): Promise<Meanings | null> {
    this.loading ??= this.fetch();
    return this.loading;
  }

  private async fetch(): Promise<Meanings | null> {
    if (await this.page.load()) {
      const meanings = readMeanings();
      this.legend = new Legend(meanings, this.page.say);
      if (!meanings.signs.length) this.tooltips.stop();
      return meanings;
    }
    this.loading = null;
    return null;
  }

  private moved({ target, pointerType, buttons, clientX: x, clientY: y }: PointerEvent): void {
    if (pointerType !== "mouse") this.stray({ x, y });
    else if (!this.card.isPinned) this.hover(target as Element, buttons > 0, { x, y });
  }

  private hover(at: Element, isDragging: boolean, point: Point): void {
    clearTimeout(this.resting);
    if (at.closest("#sign")) clearTimeout(this.leaving);
    else if (isDragging || !at.closest(TABLE)) this.leave();
    else this.rest(at, point);
  }

  private rest(at: Element, point: Point): void {
    void this.load();
    if (!this.card.node?.contains(at)) this.leave();
    if (at !== this.pressed) this.pressed = null;
    if (this.pressed) return;
    const wait = this.page.isAnswer(at) ? REST_ON_ANSWER : REST;
    this.resting = window.setTimeout(() => void this.tell(point), wait);
  }

  private async tell({ x, y }: Point): Promise<void> {
    const found = (await this.load())?.among(stackAt(x, y));
    clearTimeout(this.leaving);
    if (found) this.card.show(found);
    else this.card.drop();
  }

  private leave(): void {
    clearTimeout(this.leaving);
    this.leaving = window.setTimeout(() => this.card.drop(), LEAVING);
  }

  private down({ target, pointerType, clientX: x, clientY: y }: PointerEvent): void {
    const at = target as Element;
    this.stop();
    this.isHeld = false;
    if (at.closest("#sign")) return;
    this.card.drop();
    this.pressed = at;
    if (pointerType !== "mouse" && at.closest(TABLE)) this.hold({ x, y });
  }

  /** A finger that stays where it is asks what that is. */
  private hold(point: Point): void {
    void this.load();
    this.finger = point;
    this.resting = window.setTimeout(() => {
      this.isHeld = true;
      void this.tell(point);
    }, LONG);
  }

  private stray({ x, y }: Point): void {
    if (this.finger && Math.hypot(x - this.finger.x, y - this.finger.y) > SLACK) this.stop();
  }

  private stop(): void {
    clearTimeout(this.resting);
    this.finger = null;
  }

  /** The click at the end of a long press answers nothing. */
  private swallow(event: MouseEvent): void {
    if (!this.isHeld) return;
    this.isHeld = false;
    event.stopPropagation();
    event.preventDefault();
  }

  private scrolled({ target }: Event): void {
    if (target instanceof Node && target.contains(this.card.node)) this.card.drop();
  }
}

/** All that lies at a place, the topmost first; also what lets clicks through. */
function stackAt(x: number, y: number): Element[] {
  document.body.classList.add("probing");
  const stack = document.elementsFromPoint(x, y);
  document.body.classList.remove("probing");
  return stack[0]?.closest(TABLE) ? stack.filter((node) => node.closest(TABLE)) : [];
}

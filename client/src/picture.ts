import { parseSvg, wantsStillness } from "./dom";
import type { Layer, PictureChange } from "./messages";
import { morphNode } from "./morphing";

const GLOW = 700;
const FADE = 160;
const FOLLOW = 60;
const LONGEST_QUEUE = 8;
const SETTLED = 1200;

interface Point {
  x: number;
  y: number;
}

/** The picture on the page: its pieces and marks come and go, what stays is the same node. */
export class Picture {
  private readonly pieces: Shelf;
  private readonly marks: Shelf;

  constructor(readonly svg: SVGSVGElement) {
    this.pieces = new Shelf(layer(svg, "pieces"));
    this.marks = new Shelf(layer(svg, "marks"));
  }

  /** Apply what changed. False: something is missing here and the whole picture is needed. */
  apply(change: PictureChange): boolean {
    if (!this.pieces.knows(change.pieces) || !this.marks.knows(change.marks)) return false;
    const fresh = this.pieces.apply(change.pieces);
    this.pieces.dress(change.answers);
    this.marks.apply(change.marks);
    if (!change.full) celebrate(fresh);
    this.svg.setAttribute("aria-label", change.label);
    this.svg.setAttribute("role", this.askable().length ? "group" : "img");
    return true;
  }

  /** The element of a piece or mark. */
  element(id: string): SVGElement | undefined {
    return this.pieces.node(id) ?? this.marks.node(id);
  }

  /** Elements that answer the question. */
  askable(): SVGElement[] {
    return [...this.svg.querySelectorAll<SVGElement>(".askable, .target")];
  }

  /** The answer an event is about: the nearest element around it that is one of these. */
  answerAt(from: EventTarget | null, answers: ReadonlySet<string>): string | null {
    let node = from instanceof Element ? from : null;
    while (node && node !== this.svg) {
      if (answers.has(node.id)) return node.id;
      node = node.parentElement;
    }
    return null;
  }

  /** What is told of the piece or mark at a place of the picture, if anything is. */
  titleAt(from: EventTarget | null): string | null {
    let node = from instanceof Element ? from : null;
    while (node && node !== this.svg) {
      const title = [...node.children].find((child) => child.tagName === "title");
      if (title?.textContent) return title.textContent;
      node = node.parentElement;
    }
    return null;
  }

  /** Show what is chosen and what no longer goes with it; one answer is in the tab order. */
  mark(chosen: ReadonlySet<string>, live: ReadonlySet<string>, isNarrowed: boolean): void {
    const answers = this.askable();
    const focused = answers.find((node) => node === document.activeElement);
    const first = focused ?? answers.find((node) => live.has(node.id)) ?? answers[0];
    for (const node of answers) {
      node.classList.toggle("chosen", chosen.has(node.id));
      node.classList.toggle("out", isNarrowed && !chosen.has(node.id) && !live.has(node.id));
      node.setAttribute("tabindex", node === first ? "0" : "-1");
    }
  }

  /** The nearest other answer in a direction. */
  neighbour(from: Element, direction: Point): SVGElement | undefined {
    return nearest(from, this.askable(), direction);
  }
}

/** One layer of the picture, in the order of its elements. */
class Shelf {
  private readonly markup = new Map<string, string>();
  private answers: Record<string, string> = {};

  constructor(private readonly group: SVGGElement) {}

  knows(change: Layer): boolean {
    return change.order.every((id) => id in change.changed || this.markup.has(id));
  }

  node(id: string): SVGElement | undefined {
    return this.nodes().get(id);
  }

  /** Returns the new and the truly changed elements. */
  apply(change: Layer): Changes {
    const wanted = new Set(change.order);
    for (const [id, node] of this.nodes()) if (!wanted.has(id)) node.remove();
    for (const id of [...this.markup.keys()]) if (!wanted.has(id)) this.markup.delete(id);
    const drawn = this.draw(change);
    const added = this.place(change.order, drawn);
    return { added, changed: this.alter(drawn) };
  }

  /** Give elements the classes that the question asked gives them; those of the last come off. */
  dress(answers: Record<string, string>): void {
    for (const [id, node] of this.nodes()) {
      const [before, now] = [this.answers[id], answers[id]];
      if (before !== undefined && before !== now) undress(node, before);
      if (now !== undefined) dress(node, now);
    }
    this.answers = answers;
  }

  private nodes(): Map<string, SVGElement> {
    return new Map([...this.group.children].map((node) => [node.id, node as SVGElement]));
  }

  /** Parse the markup that differs from what is shown. */
  private draw(change: Layer): Map<string, Drawn> {
    const shown = this.nodes();
    const ids = change.order.filter((id) => {
      const markup = change.changed[id];
      return markup !== undefined && (markup !== this.markup.get(id) || !shown.has(id));
    });
    const nodes = parseSvg(ids.map((id) => change.changed[id]).join(""));
    return new Map(ids.map((id, k) => [id, this.drawn(id, nodes[k], change.changed[id] ?? "")]));
  }

  private drawn(id: string, node: Element | undefined, markup: string): Drawn {
    const before = this.markup.get(id);
    this.markup.set(id, markup);
    const isChanged = before !== undefined && untitled(before) !== untitled(markup);
    return { node: node as SVGElement, isChanged };
  }

  /** Bring the elements into their order with as few moves as possible; add the new ones. */
  private place(order: string[], drawn: Map<string, Drawn>): SVGElement[] {
    const shown = this.nodes();
    const places = new Map([...shown.keys()].map((id, place) => [id, place]));
    const staying = longestRising(
      order.filter((id) => shown.has(id)).map((id) => places.get(id) ?? 0),
    );
    const added: SVGElement[] = [];
    let next: SVGElement | null = null;
    for (const id of order.toReversed()) {
      const old = shown.get(id);
      const node = old ?? (drawn.get(id)?.node as SVGElement);
      if (!old) added.unshift(node);
      if (!old) this.group.insertBefore(node, next);
      else if (!staying.has(places.get(id) ?? -1)) move(this.group, node, next);
      next = node;
    }
    return added;
  }

  /** Morph what was there before. Its place in the order is settled, so its way can be a glide. */
  private alter(drawn: Map<string, Drawn>): SVGElement[] {
    const shown = this.nodes();
    const changed: SVGElement[] = [];
    this.group.getBoundingClientRect();
    for (const [id, { node, isChanged }] of drawn) {
      const old = shown.get(id);
      if (!old || old === node) continue;
      const isMoved = old.getAttribute("transform") !== node.getAttribute("transform");
      morphNode(old, node);
      if (isMoved) queue(old, changed.length);
      if (isChanged) changed.push(old);
    }
    return changed;
  }
}

interface Drawn {
  node: SVGElement;
  isChanged: boolean;
}

interface Changes {
  added: SVGElement[];
  changed: SVGElement[];
}

function layer(svg: SVGSVGElement, name: string): SVGGElement {
  const found = svg.querySelector<SVGGElement>(`:scope > .${name}`);
  if (!found) throw new Error(`the picture has no layer ${name}`);
  return found;
}

/** The drawing without what is only told of it. */
function untitled(markup: string): string {
  return markup.replace(/<title>[^<]*<\/title>/g, "");
}

/** Of the classes that a question gives, the first of those that can be chosen. */
const ASKABLE = "askable";

/** An answer can be reached by keyboard, as one that keeps its place in the tab order. */
function dress(node: SVGElement, css: string): void {
  const classes = css.split(" ");
  node.classList.add(...classes);
  if (classes[0] !== ASKABLE) return;
  if (!node.hasAttribute("tabindex")) node.setAttribute("tabindex", "0");
  node.setAttribute("role", "button");
}

/** Besides the classes of a question, what was chosen of it goes. */
function undress(node: SVGElement, css: string): void {
  node.classList.remove(...css.split(" "), "chosen", "out");
  node.removeAttribute("tabindex");
  node.removeAttribute("role");
}

function move(parent: Element, node: Element, next: Element | null): void {
  if ("moveBefore" in parent && node.isConnected) {
    parent.moveBefore(node, next);
    return;
  }
  const hadFocus = node === document.activeElement;
  parent.insertBefore(node, next);
  if (hadFocus) (node as SVGElement).focus();
}

/** Moves of one event follow each other. */
function queue(node: SVGElement, place: number): void {
  if (!place || wantsStillness()) return;
  node.style.transitionDelay = `${Math.min(place, LONGEST_QUEUE) * FOLLOW}ms`;
  setTimeout(() => node.style.removeProperty("transition-delay"), SETTLED);
}

/** New pieces fade in, changed ones glow once. */
function celebrate({ added, changed }: Changes): void {
  for (const node of changed) {
    node.classList.add("fresh");
    setTimeout(() => node.classList.remove("fresh"), GLOW);
  }
  if (wantsStillness()) return;
  for (const node of added) node.animate?.([{ opacity: 0 }, { opacity: 1 }], FADE);
}

/** The values of one longest rising subsequence: the elements that need not move. */
export function longestRising(values: readonly number[]): Set<number> {
  const tails: number[] = [];
  const before = new Map<number, number | undefined>();
  for (const value of values) {
    let at = tails.findIndex((tail) => tail >= value);
    if (at < 0) at = tails.length;
    before.set(value, tails[at - 1]);
    tails[at] = value;
  }
  const kept = new Set<number>();
  for (let value = tails.at(-1); value !== undefined; value = before.get(value)) kept.add(value);
  return kept;
}

/** The point a piece is drawn about. */
export function position(node: Element): Point {
  const [x = 0, y = 0] =
    (node.getAttribute("transform") ?? "").match(/-?[\d.]+/g)?.map(Number) ?? [];
  return { x, y };
}

/** The nearest of some elements in a direction; what lies off the axis counts double. */
export function nearest<E extends Element>(
  from: Element,
  among: readonly E[],
  direction: Point,
): E | undefined {
  const here = position(from);
  let best: { node: E; far: number } | undefined;
  for (const node of among) {
    const there = position(node);
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const along = dx * direction.x + dy * direction.y;
    const aside = Math.abs(dx * direction.y) + Math.abs(dy * direction.x);
    const far = along + 2 * aside;
    if (node !== from && along > 0 && (!best || far < best.far)) best = { node, far };
  }
  return best?.node;
}

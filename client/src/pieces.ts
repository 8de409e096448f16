import { parseSvg, wantsStillness } from "./dom";
import { alignAttributes, byIds, move, redraw, setAttribute } from "./drawing";
import type { Laid, PieceChanges, Placed } from "./pile";

const GLOW = 700;
const FADE = 160;
const FOLLOW = 60;
const LONGEST_QUEUE = 8;
const SETTLED = 1200;
/** Of the classes that a question gives, the first of those that can be chosen. */
const ASKABLE = "askable";
/** What the moment puts on a piece besides what the question does. */
const MOMENTARY = ["chosen", "out", "fresh"];

/** The elements that are new, and those that have truly changed. */
export interface Changed {
  readonly added: SVGElement[];
  readonly changed: SVGElement[];
}

/** The pieces on the page: what stays is the same node, and glides to where it lies now. */
export class PieceLayer {
  private readonly nodes: Map<string, SVGElement>;
  private answers: Record<string, string> = {};
  private bare = new Set<SVGElement>(); // drawn since they were dressed last

  constructor(private readonly group: SVGGElement) {
    this.nodes = byIds(group);
  }

  node(id: string): SVGElement | undefined {
    return this.nodes.get(id);
  }

  apply({ gone, laid, stacked, order }: PieceChanges): Changed {
    for (const id of gone) this.remove(id);
    const drawn = this.draw(laid);
    const added = this.add(drawn, laid);
    const raised = order ? this.arrange(order) : this.stack(stacked);
    if (raised.some((id) => laid.get(id)?.before)) keepPlaces(this.group);
    return { added, changed: this.alter(laid, drawn) };
  }

  /** Give pieces the classes that the question gives them. True if some are dressed otherwise. */
  dress(answers: Record<string, string>): boolean {
    if (answers === this.answers && !this.bare.size) return false;
    const before = this.answers;
    for (const [id, css] of Object.entries(before))
      if (answers[id] !== css) undress(this.nodes.get(id), css);
    for (const [id, css] of Object.entries(answers)) {
      const node = this.nodes.get(id);
      if (node && (before[id] !== css || this.bare.has(node))) dress(node, css);
    }
    this.answers = answers;
    this.bare = new Set();
    return true;
  }

  /** The pieces that answer the question, in the order of the page. */
  askable(): SVGElement[] {
    const ids = Object.keys(this.answers).filter((id) => isAskable(this.answers[id] ?? ""));
    const nodes = ids.map((id) => this.nodes.get(id)).filter((node) => node !== undefined);
    return nodes.sort(byPlace);
  }

  private remove(id: string): void {
    this.nodes.get(id)?.remove();
    this.nodes.delete(id);
  }

  /** Parse the markup that differs from what is shown. */
  private draw(laid: PieceChanges["laid"]): Map<string, Element> {
    const changed = [...laid].filter(
      ([id, { now, before }]) => now.markup !== before?.markup || !this.nodes.has(id),
    );
    const nodes = parseSvg(changed.map(([, { now }]) => now.markup).join(""));
    return new Map(changed.map(([id], place) => [id, nodes[place] as Element]));
  }

  /** Take in the new ones; those that the page came with are new to us and there already. */
  private add(drawn: Map<string, Element>, laid: PieceChanges["laid"]): SVGElement[] {
    const added: SVGElement[] = [];
    for (const [id, fresh] of drawn) {
      if (this.nodes.has(id)) continue;
      const node = fresh as SVGElement;
      const { now } = laid.get(id) as Laid;
      node.setAttribute("transform", transformOf(now));
      this.nodes.set(id, node);
      this.bare.add(node);
      added.push(node);
    }
    return added;
  }

  /** Lay pieces right below others. Returns those that lay elsewhere. */
  private stack(stacked: PieceChanges["stacked"]): string[] {
    return stacked
      .filter(([id, above]) => this.put(id, above === null ? null : this.element(above)))
      .map(([id]) => id);
  }

  /** Bring all into their order with as few moves as possible. Returns those that were moved. */
  private arrange(order: string[]): string[] {
    const wanted = new Set(order);
    for (const id of [...this.nodes.keys()]) if (!wanted.has(id)) this.remove(id);
    const places = new Map([...this.group.children].map((node, place) => [node, place]));
    const before = order.map((id) => places.get(this.element(id)));
    const staying = longestRising(before.filter((place) => place !== undefined));
    const moved: string[] = [];
    let next: SVGElement | null = null;
    for (const id of order.toReversed()) {
      const node = this.element(id);
      if (!staying.has(places.get(node) ?? -1) && this.put(id, next)) moved.push(id);
      next = node;
    }
    return moved;
  }

  /** Put a piece before another. True if it lay elsewhere. */
  private put(id: string, next: SVGElement | null): boolean {
    const node = this.element(id);
    const wasThere = node.parentNode === this.group;
    if (wasThere && node.nextElementSibling === next) return false;
    if (wasThere) move(this.group, node, next);
    else this.group.insertBefore(node, next);
    return wasThere;
  }

  private element(id: string): SVGElement {
    return this.nodes.get(id) as SVGElement;
  }

  /** Returns the pieces that changed: not those of which only something else is told. */
  private alter(laid: PieceChanges["laid"], drawn: Map<string, Element>): SVGElement[] {
    const changed: SVGElement[] = [];
    const moved: [SVGElement, number][] = [];
    for (const [id, one] of laid) {
      const [node, fresh, place] = [this.element(id), drawn.get(id), transformOf(one.now)];
      if (node === fresh) continue;
      if (fresh) this.redraw(node, fresh, one);
      if (node.getAttribute("transform") !== place) moved.push([node, changed.length]);
      setAttribute(node, "transform", place);
      if (isChanged(one)) changed.push(node);
    }
    queue(moved);
    return changed;
  }

  private redraw(node: SVGElement, fresh: Element, { now, before }: Laid): void {
    redraw(node, fresh);
    if (!before) this.adopt(node, fresh);
    else if (head(before.markup) !== head(now.markup)) this.reclass(node, fresh);
  }

  /** The server may have dressed it for the question already. */
  private adopt(node: SVGElement, fresh: Element): void {
    fresh.setAttribute("transform", node.getAttribute("transform") ?? "");
    alignAttributes(node, fresh);
    this.bare.add(node);
  }

  /** Other classes of its own, and those that the question and the moment have put on it. */
  private reclass(node: SVGElement, fresh: Element): void {
    const put = [...(this.answers[node.id]?.split(" ") ?? []), ...MOMENTARY];
    const kept = put.filter((name) => node.classList.contains(name));
    setAttribute(node, "class", [fresh.getAttribute("class"), ...kept].join(" "));
  }
}

/** New pieces fade in, changed ones glow once. */
export function celebrate({ added, changed }: Changed): void {
  for (const node of changed) node.classList.add("fresh");
  if (changed.length)
    setTimeout(() => {
      for (const node of changed) node.classList.remove("fresh");
    }, GLOW);
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

function transformOf({ x, y }: Placed): string {
  return `translate(${x},${y})`;
}

/** The tag of a piece, which has its classes. */
function head(markup: string): string {
  return markup.slice(0, markup.indexOf(">"));
}

function isChanged({ now, before }: Laid): boolean {
  if (!before) return false;
  const isMoved = now.x !== before.x || now.y !== before.y;
  return isMoved || untitled(now.markup) !== untitled(before.markup);
}

/** The drawing without what is only told of it. */
function untitled(markup: string): string {
  return markup.replace(/<title>[^<]*<\/title>/g, "");
}

function isAskable(css: string): boolean {
  return css.split(" ")[0] === ASKABLE;
}

/** An answer can be reached by keyboard, as one that keeps its place in the tab order. */
function dress(node: SVGElement, css: string): void {
  node.classList.add(...css.split(" "));
  if (!isAskable(css)) return;
  if (!node.hasAttribute("tabindex")) node.setAttribute("tabindex", "0");
  setAttribute(node, "role", "button");
}

/** Besides the classes of a question, what was chosen of it goes. */
function undress(node: SVGElement | undefined, css: string): void {
  node?.classList.remove(...css.split(" "), "chosen", "out");
  node?.removeAttribute("tabindex");
  node?.removeAttribute("role");
}

/** Where a node that lies elsewhere in the page cannot be moved but only put, it would not glide. */
function keepPlaces(group: SVGGElement): void {
  if (!("moveBefore" in group)) void getComputedStyle(group).opacity;
}

/** Moves of one event follow each other. */
function queue(moved: [SVGElement, number][]): void {
  const late = moved.filter(([, place]) => place > 0);
  if (!late.length || wantsStillness()) return;
  for (const [node, place] of late)
    node.style.transitionDelay = `${Math.min(place, LONGEST_QUEUE) * FOLLOW}ms`;
  setTimeout(() => {
    for (const [node] of late) node.style.removeProperty("transition-delay");
  }, SETTLED);
}

function byPlace(a: Node, b: Node): number {
  return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

import { setAttribute } from "./drawing";
import { MarkLayer } from "./marks";
import type { Shown } from "./model";
import { type Reach, reach, type Spot } from "./near";
import { celebrate, PieceLayer } from "./pieces";
import type { PieceChanges } from "./pile";
import { AS_DRAWN, type Point, position } from "./places";

type Looks = Pick<Shown, "label" | "marks" | "answers">;

/** The picture on the page: its pieces and marks come and go, what stays is the same node. */
export class Picture {
  arranged = AS_DRAWN;

  private readonly pieces: PieceLayer;
  private readonly marks: MarkLayer;
  private answers: SVGElement[] | null = null; // none until somebody wants to know

  constructor(readonly svg: SVGSVGElement) {
    this.pieces = new PieceLayer(layer(svg, "pieces"));
    this.marks = new MarkLayer(layer(svg, "marks"));
  }

  /** Show what changed; nothing glows where all is new. True if other elements answer, or elsewhere. */
  apply(looks: Looks, changes: PieceChanges, isFull: boolean): boolean {
    const changed = this.pieces.apply(changes);
    if (!isFull) celebrate(changed);
    const isDressed = this.pieces.dress(looks.answers);
    const isMarked = this.marks.show(looks.marks);
    this.answers = null;
    const isAsking = this.askable().length > 0;
    setAttribute(this.svg, "aria-label", looks.label);
    setAttribute(this.svg, "role", isAsking ? "group" : "img");
    return isDressed || isMarked || (isAsking && changes.laid.size > 0);
  }

  /** The element of a piece or mark. */
  element(id: string): SVGElement | undefined {
    return this.pieces.node(id) ?? this.marks.node(id);
  }

  /** Elements that answer the question. */
  askable(): readonly SVGElement[] {
    this.answers ??= [...this.pieces.askable(), ...this.marks.askable()];
    return this.answers;
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

  /** The piece or mark that an element belongs to. */
  pieceAt(from: Element): SVGElement | undefined {
    let node: Element | null = this.svg.contains(from) ? from : null;
    while (node && node !== this.svg) {
      const found = node.id && this.element(node.id);
      if (found) return found;
      node = node.parentElement;
    }
    return undefined;
  }

  /** How far these answers are from a finger; what lies under it is not away at all. */
  reaches(at: Spot, under: string | null, answers: ReadonlySet<string>): Reach[] {
    const found = this.askable().filter(({ id }) => answers.has(id));
    const met = found.map((node) => reach(node.id, shape(node).getBoundingClientRect(), at));
    return met.map((one) => (one.id === under ? { ...one, far: -1 } : one));
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
      setAttribute(node, "tabindex", node === first ? "0" : "-1");
    }
  }

  /** The nearest other answer in a direction. */
  neighbour(from: Element, direction: Point): SVGElement | undefined {
    return nearest(from, this.askable(), direction);
  }
}

function layer(svg: SVGSVGElement, name: string): SVGGElement {
  const found = svg.querySelector<SVGGElement>(`:scope > .${name}`);
  if (!found) throw new Error(`the picture has no layer ${name}`);
  return found;
}

/** What of an answer takes a tap: more of it may be shown once it is met. */
function shape(answer: Element): Element {
  return answer.querySelector(".hit") ?? answer;
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

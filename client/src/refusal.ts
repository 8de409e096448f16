import { byId, wantsStillness } from "./dom";
import type { Outgoing } from "./messages";
import type { Picture } from "./picture";

interface Point {
  x: number;
  y: number;
}

/** What was pointed at: where, and the pieces there from the top down. */
interface Pointed extends Point {
  readonly from: Element;
  readonly pieces: SVGElement[];
}

const SHOWN = 4000;
const CROSS = 500;
const SHAKE = 180;
const SHAKES = 3;
const WIDTH = "2px";
const MOST_PIECES = 8;
const AWAY = 14; // from the pointer to the bubble, where its tip is
const EDGE = 8;
const TIP = 26; // from the side of the bubble to its tip

/** Tells why what was pointed at cannot be chosen, for a moment, and never in the way. */
export class Refusal {
  private pointed: Pointed | null = null;
  private told: SVGElement | undefined; // of what it was said last why it cannot be chosen
  private timer = 0;

  constructor(
    private readonly picture: Picture,
    private readonly ask: (body: Outgoing) => boolean,
    private readonly explain: (from: Element) => void,
  ) {
    document.addEventListener("pointerdown", ({ target }) => {
      if (target instanceof Element && !target.closest("#why")) this.press(target);
    });
    for (const kind of ["pointerleave", "focusout"] as const)
      byId("why")?.addEventListener(kind, () => this.linger());
    for (const kind of ["pointerenter", "focusin"] as const)
      byId("why")?.addEventListener(kind, () => clearTimeout(this.timer));
  }

  /** Ask why what lies where a click was, or what has the focus, cannot be chosen; then what it is. */
  refuse(from: Element, click?: MouseEvent): void {
    const pointed = click?.detail ? this.piecesAt(from, click) : this.around(from);
    const isAgain = pointed.pieces[0] !== undefined && pointed.pieces[0] === this.told;
    this.told = undefined;
    if (isAgain) this.explain(from);
    else if (
      this.ask({ do: "why", pieces: pointed.pieces.map(({ id }) => id), at: this.units(pointed) })
    )
      this.pointed = pointed;
  }

  /** Say why; if it can be chosen after all, or is no piece, what it is. */
  tell(html: string): void {
    const bubble = byId("why");
    const { pointed } = this;
    this.pointed = null;
    if (!bubble || !pointed) return;
    if (!html) {
      this.explain(pointed.from);
      return;
    }
    this.told = pointed.pieces[0];
    bubble.innerHTML = html;
    place(bubble, pointed, this.picture.askable());
    cross(pointed);
    shake(pointed.pieces[0]);
    this.linger();
  }

  /** Say no more. False if nothing was said. */
  close(): boolean {
    const bubble = byId("why");
    clearTimeout(this.timer);
    this.pointed = null;
    this.told = undefined;
    if (!bubble?.hasChildNodes()) return false;
    bubble.replaceChildren();
    return true;
  }

  /** Whoever presses the same thing at once has heard why. */
  private press(at: Element): void {
    const { told } = this;
    this.close();
    if (told?.contains(at)) this.told = told;
  }

  private linger(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.close(), SHOWN);
  }

  private piecesAt(from: Element, { clientX: x, clientY: y }: MouseEvent): Pointed {
    const found = document.elementsFromPoint(x, y).map((element) => this.picture.pieceAt(element));
    return { x, y, from, pieces: unique(found) };
  }

  /** Whoever has no pointer is answered at the middle of what has the focus. */
  private around(from: Element): Pointed {
    const { left, top, width, height } = from.getBoundingClientRect();
    const pieces = unique([this.picture.pieceAt(from)]);
    return { x: left + width / 2, y: top + height / 2, from, pieces };
  }

  /** A point of the screen in units of the picture. */
  private units({ x, y }: Point): [number, number] | null {
    const matrix = this.picture.svg.getScreenCTM();
    if (!matrix) return null;
    const seen = new DOMPoint(x, y).matrixTransform(matrix.inverse());
    const point = this.picture.arranged.drawn(seen);
    return [Math.round(point.x), Math.round(point.y)];
  }
}

function unique(found: (SVGElement | undefined)[]): SVGElement[] {
  return [...new Set(found)].filter((node) => node !== undefined).slice(0, MOST_PIECES);
}

/**
 * Lay the bubble below a point, or above where there is more room or less to be chosen; on a small
 * screen it is a strip above the question.
 */
function place(bubble: HTMLElement, { x, y }: Point, answers: readonly Element[]): void {
  const { width, height } = bubble.getBoundingClientRect();
  const left = Math.max(EDGE, Math.min(x - TIP, innerWidth - width - EDGE));
  const [below, above] = [y + AWAY, y - AWAY - height].map((top) => {
    return new DOMRect(left, top, width, height);
  }) as [DOMRect, DOMRect];
  const isLess = covered(above, answers) < covered(below, answers);
  const isAbove = below.bottom + EDGE > innerHeight || (isLess && above.top >= EDGE);
  bubble.classList.toggle("above", isAbove);
  bubble.style.setProperty("--x", `${left}px`);
  bubble.style.setProperty("--y", `${(isAbove ? above : below).top}px`);
  bubble.style.setProperty("--tip", `${x - left}px`);
  const question = byId("question")?.getBoundingClientRect();
  bubble.style.setProperty("--strip", `${innerHeight - (question?.top ?? innerHeight) + EDGE}px`);
}

/** How many elements lie below a box. */
function covered(box: DOMRect, elements: readonly Element[]): number {
  return elements.filter((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
  }).length;
}

function cross({ x, y }: Point): void {
  const mark = Object.assign(document.createElement("i"), { className: "cross" });
  mark.style.left = `${x}px`;
  mark.style.top = `${y}px`;
  document.body.append(mark);
  setTimeout(() => mark.remove(), CROSS);
}

function shake(node: SVGElement | undefined): void {
  if (!node || wantsStillness()) return;
  const translate = ["0 0", `-${WIDTH} 0`, `${WIDTH} 0`, "0 0"];
  node.animate?.({ translate }, { duration: SHAKE / SHAKES, iterations: SHAKES });
}

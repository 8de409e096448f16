import type { Speak } from "./boot";
import { all, byId } from "./dom";
import type { TableWords } from "./messages";
import { isAway } from "./places";
import type { Zoom } from "./zoom";

export type Way = "up" | "down" | "left" | "right";

interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const WORDS: Record<Way, keyof TableWords> = {
  up: "above",
  down: "below",
  left: "on_the_left",
  right: "on_the_right",
};
const MARGIN = 24;
const GLIDED = 400;

/** Which way a thing lies out of what is seen, if it does: its middle counts. */
export function wayTo(thing: Rect, seen: Rect): Way | null {
  const [x, y] = [(thing.left + thing.right) / 2, (thing.top + thing.bottom) / 2];
  if (y < seen.top) return "up";
  if (y > seen.bottom) return "down";
  if (x < seen.left) return "left";
  return x > seen.right ? "right" : null;
}

/** Signs at the edges of the board that tell of answers out of sight; a click brings them in. */
export class Beyond {
  private answers: readonly Element[] = [];
  private frame = 0;
  private timer = 0;
  private readonly chips = new Map<Way, HTMLElement>();

  constructor(
    private readonly stage: HTMLElement,
    private readonly zoom: Zoom,
    private readonly say: Speak<TableWords>,
  ) {
    for (const chip of all("[data-way]")) {
      const way = chip.dataset.way as Way;
      this.chips.set(way, chip);
      chip.addEventListener("click", () => this.go(way));
    }
    stage.addEventListener("scroll", () => this.soon(), { passive: true });
    window.addEventListener("scroll", () => this.soon(), { passive: true });
    window.addEventListener("resize", () => this.soon());
    const svg = stage.querySelector("svg");
    const looks = { attributes: true, attributeFilter: ["viewBox", "style"] };
    if (svg) new MutationObserver(() => this.soon()).observe(svg, looks);
  }

  /** These answer the question now. */
  point(answers: readonly Element[]): void {
    this.answers = answers;
    this.soon();
  }

  /** Look once all is laid out, and once more when what glides has arrived. */
  private soon(): void {
    cancelAnimationFrame(this.frame);
    clearTimeout(this.timer);
    this.frame = requestAnimationFrame(() => this.show());
    this.timer = window.setTimeout(() => this.show(), GLIDED);
  }

  private show(): void {
    const seen = this.seen();
    const ways = this.answers.map((node) => this.way(node, seen));
    for (const [way, chip] of this.chips) {
      const count = ways.filter((one) => one === way).length;
      chip.hidden = count === 0;
      const words = chip.querySelector("span");
      if (count && words) words.textContent = this.say(WORDS[way], { count });
      place(chip, way, seen);
    }
  }

  private way(node: Element, seen: Rect): Way | null {
    if (isAway(node) || !this.zoom.tells(node)) return null;
    return wayTo(node.getBoundingClientRect(), seen);
  }

  /** What is seen of the board: a question at the bottom may lie over it. */
  private seen(): Rect {
    const { left, top, right, bottom } = this.stage.getBoundingClientRect();
    const question = byId("question");
    const isOver = question && getComputedStyle(question).position === "sticky";
    const end = isOver ? question.getBoundingClientRect().top : innerHeight;
    return { left, right, top: Math.max(top, 0), bottom: Math.min(bottom, end) };
  }

  private go(way: Way): void {
    const seen = this.seen();
    const nodes = this.answers.filter((node) => this.way(node, seen) === way);
    const rects = nodes.map((node) => node.getBoundingClientRect());
    const nearest = way === "up" ? rects.toSorted(byTop).at(-1) : rects.toSorted(byTop)[0];
    if (!nearest) return;
    if (this.zoom.isClose()) this.zoom.reveal(nodes[rects.indexOf(nearest)] as Element);
    else if (way === "up") this.scroll(nearest.top - seen.top - MARGIN);
    else this.scroll(nearest.bottom - seen.bottom + MARGIN);
  }

  private scroll(top: number): void {
    const isScrolled = this.stage.scrollHeight > this.stage.clientHeight + 1;
    (isScrolled ? this.stage : window).scrollBy({ top });
  }
}

function byTop(a: Rect, b: Rect): number {
  return a.top - b.top;
}

/** Put a sign at its edge of what is seen. */
function place(chip: HTMLElement, way: Way, { left, top, right, bottom }: Rect): void {
  const x = way === "left" ? left : way === "right" ? right : (left + right) / 2;
  const y = way === "up" ? top : way === "down" ? bottom : (top + bottom) / 2;
  chip.style.left = `${x}px`;
  chip.style.top = `${y}px`;
}

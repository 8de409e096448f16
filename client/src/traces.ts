import type { Trace } from "./messages";
import type { Picture } from "./picture";
import { isAway, type Point, position } from "./places";

/** What a piece takes up of the board, and the point it is drawn about. */
interface Box {
  at: Point;
  x: number;
  y: number;
  w: number;
  h: number;
}

const SVG = "http://www.w3.org/2000/svg";
const MARGIN = 4;
const SMALL = 34; // a marker: up to this large it gets a ring
const THIN = 14; // rail or a path: down to this it gets a broad stroke
const BROAD = 18;
const MOST = 12; // pieces that are pointed out; of more, only the last mover's
const FAR = 30; // from where to where an arrow is worth its place
const TOO_FAR = 300; // farther than that it only crosses what else is there

/** On the board: what others have brought or moved, in their colours and with their numbers. */
export class Traces {
  private readonly group: SVGGElement;
  private traces: readonly Trace[] = [];

  constructor(private readonly picture: Picture) {
    this.group = shape("g", { class: "traces", "aria-hidden": "true" }) as SVGGElement;
    picture.svg.append(this.group);
  }

  clear(): void {
    this.traces = [];
    this.group.replaceChildren();
  }

  draw(traces: readonly Trace[]): void {
    this.traces = traces;
    this.again();
  }

  /** Draw them where everything lies now. */
  again(): void {
    const found = few(
      this.traces
        .map((trace) => this.seen(trace))
        .flatMap((trace) => {
          const box = this.boxOf(trace.id);
          return box && !hasMadeRoom(trace, box) ? [{ trace, box }] : [];
        }),
    );
    const numbered = new Map<number, Trace>(); // of thin pieces only the last has a number
    for (const { trace, box } of found) if (isThin(box)) numbered.set(trace.number, trace);
    const drawn = found.map(({ trace, box }) =>
      marked(trace, box, !isThin(box) || numbered.get(trace.number) === trace),
    );
    this.group.replaceChildren(...drawn);
  }

  /** Where a piece came from may lie elsewhere on this screen. */
  private seen(trace: Trace): Trace {
    if (!trace.came) return trace;
    const { x, y } = this.picture.arranged.seen({ x: trace.came[0], y: trace.came[1] });
    return { ...trace, came: [x, y] };
  }

  /** Where a piece lies on the board. */
  private boxOf(id: string): Box | null {
    const node = this.picture.element(id) as SVGGraphicsElement | undefined;
    if (!node || isAway(node)) return null;
    const [at, { x, y, width: w, height: h }] = [position(node), node.getBBox()];
    return w || h ? { at, x: at.x + x, y: at.y + y, w, h } : null;
  }
}

/** What of much is pointed out. */
function few<T extends { trace: Trace }>(found: T[]): T[] {
  const last = found.at(-1)?.trace.number;
  const shown = found.length > MOST ? found.filter(({ trace }) => trace.number === last) : found;
  return shown.slice(0, MOST);
}

/** Whether a piece has only made room for others: it lies no farther than its own size from before. */
function hasMadeRoom({ came }: Trace, { at, w, h }: Box): boolean {
  return came !== null && Math.hypot(came[0] - at.x, came[1] - at.y) < Math.max(w, h);
}

/** All that points out one piece. */
function marked({ seat, number, came }: Trace, box: Box, isNumbered: boolean): SVGElement {
  const group = shape("g", { class: `p${seat}` });
  const isSmall = isThin(box) || Math.max(box.w, box.h) <= SMALL;
  if (isThin(box)) group.append(trail(box));
  else if (isSmall) group.append(...way(came, box), ring(box));
  else group.append(halo(box));
  if (isNumbered) group.append(...pole(corner(box, isSmall), number, isSmall));
  return group;
}

function isThin({ w, h }: Box): boolean {
  return Math.min(w, h) < THIN && Math.max(w, h) > 2 * THIN;
}

function halo({ x, y, w, h }: Box): SVGElement {
  const [width, height] = [w + 2 * MARGIN, h + 2 * MARGIN];
  return shape("rect", {
    class: "trace-halo",
    x: x - MARGIN,
    y: y - MARGIN,
    width,
    height,
    rx: 10,
  });
}

function trail({ x, y, w, h }: Box): SVGElement {
  const [width, height] = [Math.max(w, BROAD), Math.max(h, BROAD)];
  const [left, top] = [x + (w - width) / 2, y + (h - height) / 2];
  return shape("rect", { class: "trace-trail", x: left, y: top, width, height, rx: BROAD / 2 });
}

function ring(box: Box): SVGElement {
  const { x, y } = middle(box);
  return shape("circle", {
    class: "trace-halo",
    cx: x,
    cy: y,
    r: Math.max(12, (box.w + box.h) / 4 + 3),
  });
}

/** A marker that has come from elsewhere: where it was, and an arrow from there. */
function way(came: Trace["came"], box: Box): SVGElement[] {
  if (!came) return [];
  const to = middle(box);
  const from = { x: to.x + came[0] - box.at.x, y: to.y + came[1] - box.at.y };
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy);
  if (far > TOO_FAR) return [];
  const ghost = shape("circle", { class: "trace-ghost", cx: from.x, cy: from.y, r: 8 });
  return far < FAR ? [ghost] : [ghost, arrow(from, to, { x: dx / far, y: dy / far })];
}

/** From the edge of a ghost to that of a ring, a little bent. */
function arrow(from: Point, to: Point, along: Point): SVGElement {
  const start = { x: from.x + 9 * along.x, y: from.y + 9 * along.y };
  const end = { x: to.x - 15 * along.x, y: to.y - 15 * along.y };
  const bend = { x: (start.x + end.x) / 2 - 14 * along.y, y: (start.y + end.y) / 2 + 14 * along.x };
  const wing = (side: number) =>
    `${end.x - 8 * along.x + side * 5 * along.y} ${end.y - 8 * along.y - side * 5 * along.x}`;
  const curve = `M${start.x} ${start.y} Q${bend.x} ${bend.y} ${end.x} ${end.y}`;
  return shape("path", {
    class: "trace-arrow",
    d: `${curve} M${wing(1)} L${end.x} ${end.y} L${wing(-1)}`,
  });
}

function corner({ x, y, w }: Box, isSmall: boolean): Point {
  return isSmall ? { x: x + w + 4, y: y - 4 } : { x: x + w, y: y + 2 };
}

function pole({ x, y }: Point, number: number, isSmall: boolean): SVGElement[] {
  const disc = shape("circle", { class: "trace-pole", cx: x, cy: y, r: isSmall ? 8.5 : 13 });
  const text = shape("text", {
    class: isSmall ? "trace-number trace-small" : "trace-number",
    x,
    y: y + (isSmall ? 4 : 5),
  });
  text.textContent = String(number);
  return [disc, text];
}

function middle({ x, y, w, h }: Box): Point {
  return { x: x + w / 2, y: y + h / 2 };
}

function shape(name: string, attributes: Record<string, string | number>): SVGElement {
  const node = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, String(value));
  return node;
}

import { all } from "./dom";
import { type Point, position } from "./places";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** From where to where something reaches on the screen. */
export interface Span {
  top: number;
  bottom: number;
}

const CLOSEST = 8;
const STEP = 1.4;
const SLACK = 8;
const DOUBLE_TAP = 320;
const MARGIN = 24;
const NOWHERE: Box = { x: 0, y: 0, w: -1, h: -1 };
/** Screens that show parts of the picture by themselves. */
export const NARROW = "(max-width: 1100px)";

/** Read "name x y w h;…" as the boxes of a picture. */
export function parseParts(text: string): Map<string, Box> {
  const parts = new Map<string, Box>();
  for (const part of text.split(";")) {
    const [name, ...numbers] = part.trim().split(/\s+/);
    const [x, y, w, h] = numbers.map(Number);
    if (name && x !== undefined && y !== undefined && w && h) parts.set(name, { x, y, w, h });
  }
  return parts;
}

/** Push a box back into the bounds it left; where it is larger it is centred. */
export function keepInside(box: Box, bounds: Box): Box {
  return {
    ...box,
    x: keep(box.x, box.w, bounds.x, bounds.w),
    y: keep(box.y, box.h, bounds.y, bounds.h),
  };
}

function keep(at: number, size: number, low: number, room: number): number {
  if (size >= room) return low + (room - size) / 2;
  return Math.min(Math.max(at, low), low + room - size);
}

/** The box after zooming about a point that stays where it is; never wider than the home box. */
export function zoomed(box: Box, factor: number, about: Point, home: Box, bounds: Box): Box {
  const w = Math.min(home.w, Math.max(home.w / CLOSEST, box.w / factor));
  const scale = w / box.w;
  const x = about.x - (about.x - box.x) * scale;
  const y = about.y - (about.y - box.y) * scale;
  return keepInside({ x, y, w, h: box.h * scale }, bounds);
}

/** The box after moving the paper by some units. */
export function panned(box: Box, dx: number, dy: number, bounds: Box): Box {
  return keepInside({ ...box, x: box.x - dx, y: box.y - dy }, bounds);
}

/** Whether a point lies in a box. */
export function holds(box: Box, { x, y }: Point): boolean {
  return x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h;
}

/** The name of the part that holds most of the points, when the shown box holds none of them. */
export function betterPart(parts: Map<string, Box>, shown: Box, points: Point[]): string | null {
  if (points.some((point) => holds(shown, point))) return null;
  let best: { name: string; count: number } | null = null;
  for (const [name, box] of parts) {
    const count = points.filter((point) => holds(box, point)).length;
    if (name !== "all" && count > (best?.count ?? 0)) best = { name, count };
  }
  return best?.name ?? null;
}

/** Down to this share of the least scale two columns are shown beside each other. */
const TIGHT = 0.85;

/**
 * What a small screen shows for a part of a picture that may be scrolled: the part itself or, where
 * there is room for it, its column and the next one (the one before for the last).
 */
export function spread(parts: Map<string, Box>, name: string, room: number, least: number): Box {
  const own = parts.get(name) as Box;
  const others = [...parts].filter(([other]) => other !== "all").map(([, box]) => box);
  const after = others.filter(({ x }) => x >= own.x + own.w).toSorted((a, b) => a.x - b.x);
  const before = others.filter(({ x, w }) => x + w <= own.x).toSorted((a, b) => b.x - a.x);
  const beside = after[0] ?? before[0];
  if (!least || name === "all" || !beside) return own;
  const x = Math.min(own.x, beside.x);
  const w = Math.max(own.x + own.w, beside.x + beside.w) - x;
  if (room < w * least * TIGHT) return own;
  const shown = others.filter((box) => box.x >= x && box.x + box.w <= x + w);
  const y = Math.min(...shown.map((box) => box.y));
  return { x, y, w, h: Math.max(...shown.map((box) => box.y + box.h)) - y };
}

/** Looking closer at the picture, by its view box. */
export class Zoom {
  private text = "";
  private parts = new Map<string, Box>();
  private whole: Box;
  private arranged: Box | null = null;
  private readonly narrow = matchMedia(NARROW);
  private part = "all";
  private home: Box;
  private box: Box;
  private readonly fingers = new Map<number, Point>();
  private isDragging = false;
  private lastTap = { at: 0, x: 0, y: 0 };

  constructor(private readonly svg: SVGSVGElement) {
    const { x, y, width, height } = svg.viewBox.baseVal;
    this.home = this.box = this.whole = { x, y, w: width, h: height };
    svg.style.setProperty("--least", svg.dataset.least ?? "0");
    this.learn(svg.dataset.parts ?? "");
    this.showPart(this.startPart());
    this.narrow.addEventListener("change", () => this.showPart(this.startPart()));
    window.addEventListener("resize", () => this.resized());
    this.listen();
  }

  /**
   * The picture has other parts than before, or its panels lie in another box than as it is drawn;
   * what is looked at closely stays where it is.
   */
  reshape(text: string, arranged: Box | null = null): void {
    if (text === this.text && isSame(arranged, this.arranged)) return;
    const close = this.isClose() ? this.box : null;
    this.arranged = arranged;
    this.learn(text);
    this.showPart(this.part);
    if (close) this.set(keepInside(close, this.whole));
  }

  private learn(text: string): void {
    this.text = text;
    this.parts = parseParts(text);
    if (this.arranged) this.parts.set("all", this.arranged);
    this.whole = this.parts.get("all") ?? this.whole;
  }

  /** Show one part of the picture. */
  showPart(name: string): void {
    this.part = this.parts.has(name) ? name : "all";
    this.home = this.homeOf(this.part);
    this.svg.style.setProperty("--w", String(this.home.w));
    this.svg.style.setProperty("--h", String(this.home.h));
    for (const button of all("[data-part]"))
      button.setAttribute("aria-pressed", String(button.dataset.part === this.part));
    this.set(this.home);
  }

  /** Show one part of the picture from its top. */
  turnTo(name: string): void {
    this.showPart(name);
    const part = this.parts.get(name);
    const stage = this.svg.parentElement;
    if (!part || !stage || part.h >= this.home.h) return;
    const isScrolled = stage.scrollHeight > stage.clientHeight + 1;
    const top = (part.y - this.home.y) / this.unit();
    if (isScrolled) stage.scrollTo({ top });
    else stage.scrollIntoView();
    if (!isScrolled) window.scrollBy({ top: top - MARGIN });
  }

  private homeOf(name: string): Box {
    const room = this.narrow.matches ? (this.svg.parentElement?.clientWidth ?? 0) : 0;
    const least = Number(this.svg.dataset.least ?? 0);
    return this.parts.has(name) ? spread(this.parts, name, room, least) : this.whole;
  }

  /** Another width may have room for another column; what is looked at closely stays. */
  private resized(): void {
    if (this.isClose() || this.homeOf(this.part).w === this.home.w) return;
    this.showPart(this.part);
  }

  /** Show the whole part again; when it is shown already, the whole picture. */
  fit(): void {
    if (this.isClose() || this.part === "all") this.set(this.home);
    else this.showPart("all");
  }

  closer(): void {
    this.zoom(STEP, this.middle());
  }

  farther(): void {
    this.zoom(1 / STEP, this.middle());
  }

  /** Point out the parts that hold answers; turn to one when a small screen shows none. */
  ask(answers: readonly Element[], isNew: boolean): void {
    const points = answers.map(position);
    for (const button of all("[data-part]")) {
      const box = this.parts.get(button.dataset.part ?? "");
      button.classList.toggle("asks", !!box && points.some((point) => holds(box, point)));
    }
    const better = this.narrow.matches && isNew ? this.betterPart(points) : null;
    if (better) this.showPart(better);
    if (isNew && answers.length)
      bringIntoSight(this.svg.parentElement, () => this.spansOf(answers));
  }

  /** Where no answer is seen, the part with most; where columns are spread, one that shows all. */
  private betterPart(points: Point[]): string | null {
    const better = betterPart(this.parts, this.box, points);
    if (better || this.home.w === this.parts.get(this.part)?.w) return better;
    if (points.every((point) => holds(this.box, point))) return null;
    const all = [...this.parts].filter(([name]) => {
      return name !== "all" && points.every((point) => holds(this.homeOf(name), point));
    });
    return betterPart(new Map(all), NOWHERE, points);
  }

  /** Where those of some elements that are shown will be on the screen once they have glided. */
  spansOf(nodes: readonly Element[]): Span[] {
    return nodes.filter((node) => this.shows(node)).map((node) => this.spanOf(node));
  }

  private spanOf(node: Element): Span {
    const { top } = this.svg.getBoundingClientRect();
    const { y, height } = (node as SVGGraphicsElement).getBBox();
    const above = top + (position(node).y + y - this.box.y) / this.unit();
    return { top: above, bottom: above + height / this.unit() };
  }

  /** Whether it lies in the part that is shown; a screen that shows all has no other part. */
  tells(node: Element): boolean {
    return !this.narrow.matches || this.isClose() || holds(this.home, position(node));
  }

  private shows(node: Element): boolean {
    return holds(this.box, position(node));
  }

  /** Bring an element into sight. */
  reveal(node: Element): void {
    if (this.shows(node)) return;
    const { x, y } = position(node);
    const { w, h } = this.box;
    this.set(keepInside({ x: x - w / 2, y: y - h / 2, w, h }, this.whole));
  }

  private startPart(): string {
    const names = [...this.parts.keys()].filter((name) => name !== "all");
    return (this.narrow.matches && names[0]) || "all";
  }

  isClose(): boolean {
    const { x, y, w } = this.box;
    return w < this.home.w || x !== this.home.x || y !== this.home.y;
  }

  private set(box: Box): void {
    this.box = box;
    this.svg.setAttribute("viewBox", [box.x, box.y, box.w, box.h].map(rounded).join(" "));
    this.svg.classList.toggle("close", box.w < this.home.w);
    this.svg.style.touchAction = this.isClose() ? "none" : "pan-y";
  }

  private zoom(factor: number, about: Point): void {
    this.set(zoomed(this.box, factor, about, this.home, this.whole));
  }

  private middle(): Point {
    return { x: this.box.x + this.box.w / 2, y: this.box.y + this.box.h / 2 };
  }

  private unit(): number {
    const { width, height } = this.svg.getBoundingClientRect();
    return Math.max(this.box.w / (width || 1), this.box.h / (height || 1));
  }

  private pointAt(at: Point): Point {
    const { left, top, width, height } = this.svg.getBoundingClientRect();
    const { x, y } = this.middle();
    const unit = this.unit();
    return { x: x + (at.x - left - width / 2) * unit, y: y + (at.y - top - height / 2) * unit };
  }

  private listen(): void {
    this.svg.addEventListener("pointerdown", (event) => this.down(event));
    this.svg.addEventListener("pointermove", (event) => this.moved(event));
    for (const end of ["pointerup", "pointercancel"] as const)
      this.svg.addEventListener(end, (event) => this.up(event));
    this.svg.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    this.svg.addEventListener("click", (event) => this.swallow(event), { capture: true });
  }

  private down(event: PointerEvent): void {
    if (event.button > 0) return;
    if (!this.fingers.size) this.isDragging = false;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  private moved(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId);
    if (!before || !this.mayDrag(event, before)) return;
    const now = { x: event.clientX, y: event.clientY };
    const others = [...this.fingers].filter(([id]) => id !== event.pointerId);
    const other = others[0]?.[1];
    this.fingers.set(event.pointerId, now);
    if (other) this.pinch(before, now, other);
    else this.drag(before, now);
  }

  private mayDrag(event: PointerEvent, before: Point): boolean {
    if (this.isDragging) return true;
    if (event.pointerType === "mouse" && !this.isClose()) return false;
    if (distance(before, { x: event.clientX, y: event.clientY }) < SLACK) return false;
    this.isDragging = true;
    for (const id of this.fingers.keys()) this.svg.setPointerCapture(id);
    return true;
  }

  private drag(before: Point, now: Point): void {
    const unit = this.unit();
    this.set(panned(this.box, (now.x - before.x) * unit, (now.y - before.y) * unit, this.whole));
  }

  private pinch(before: Point, now: Point, other: Point): void {
    const factor = distance(now, other) / (distance(before, other) || 1);
    this.zoom(factor, this.pointAt({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }));
    const half = this.unit() / 2;
    this.set(panned(this.box, (now.x - before.x) * half, (now.y - before.y) * half, this.whole));
  }

  private up(event: PointerEvent): void {
    if (!this.fingers.delete(event.pointerId) || this.isDragging) return;
    if (event.pointerType === "touch") this.tap(event);
  }

  private tap(event: PointerEvent): void {
    const { clientX: x, clientY: y, timeStamp: at } = event;
    const isDouble =
      at - this.lastTap.at < DOUBLE_TAP && distance(this.lastTap, { x, y }) < 3 * SLACK;
    this.lastTap = { at: isDouble ? 0 : at, x, y };
    if (!isDouble || (event.target as Element).closest(".askable, .target")) return;
    if (this.isClose()) this.set(this.home);
    else this.zoom(2, this.pointAt({ x, y }));
  }

  private wheel(event: WheelEvent): void {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY / 200), this.pointAt({ x: event.clientX, y: event.clientY }));
  }

  /** The click at the end of a drag answers nothing. */
  private swallow(event: MouseEvent): void {
    if (!this.isDragging || event.detail === 0) return;
    this.isDragging = false;
    event.stopPropagation();
  }
}

/** When a stage shows no answer, scroll it as far as all, or the first, are seen. */
export function bringIntoSight(stage: Element | null, spansOf: () => Span[]): void {
  if (!stage || stage.scrollHeight <= stage.clientHeight + 1) return;
  const spans = spansOf();
  if (!spans.length) return;
  const room = stage.getBoundingClientRect();
  if (spans.some(({ top, bottom }) => top >= room.top && bottom <= room.bottom)) return;
  const above = Math.min(...spans.map(({ top }) => top)) - room.top - MARGIN;
  const below = Math.max(...spans.map(({ bottom }) => bottom)) - room.bottom + MARGIN;
  stage.scrollBy({ top: Math.min(above, Math.max(below, 0) || above) });
}

function isSame(a: Box | null, b: Box | null): boolean {
  return a === b || (!!a && !!b && a.x === b.x && a.y === b.y && a.w === b.w && a.h === b.h);
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

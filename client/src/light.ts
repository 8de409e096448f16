/** A box in the units of a picture. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const NS = "http://www.w3.org/2000/svg";
const MARGIN = 6; // round each thing that is lit
const JOINED = 24; // holes that come nearer than this become one
const BEYOND = 4000; // of the part: what is seen beside it where the frame has another shape
const AROUND = 48; // what is seen of the neighbourhood
const FLATTEST = 0.42; // height of what is shown, as a part of its width
const STEEPEST = 0.8;

/** Show what an illustration is about: the part of the picture round it, all else behind a veil. */
export function light(svg: SVGSVGElement, names: string[]): void {
  const whole = readBox(svg.getAttribute("viewBox") ?? "");
  const holes = joined(names.map((name) => boxOf(svg, name)).filter((box) => box !== null));
  if (!whole || !holes.length) return;
  const shown = framed(holes.reduce(around), whole);
  svg.setAttribute("viewBox", `${shown.x} ${shown.y} ${shown.width} ${shown.height}`);
  const edges = holes.flatMap((hole) => [outline(hole, "rim"), outline(hole, "lit")]);
  svg.append(veil(grown(whole, BEYOND), holes), ...edges);
}

/** Where a piece, a mark or a part of the picture lies. */
function boxOf(svg: SVGSVGElement, name: string): Box | null {
  const element = svg.querySelector<SVGGraphicsElement>(`[data-piece="${CSS.escape(name)}"]`);
  if (!element) return partOf(svg, name);
  const { x, y, width, height } = element.getBBox();
  const moved = element.transform.baseVal.consolidate()?.matrix;
  return grown({ x: x + (moved?.e ?? 0), y: y + (moved?.f ?? 0), width, height }, MARGIN);
}

function partOf(svg: SVGSVGElement, name: string): Box | null {
  const parts = svg.dataset.parts?.split(";") ?? [];
  const found = parts.find((part) => part.startsWith(`${name} `));
  return found ? readBox(found.slice(name.length + 1)) : null;
}

function readBox(text: string): Box | null {
  const [x, y, width, height] = text.split(" ").map(Number);
  if (x === undefined || y === undefined || !width || !height) return null;
  return { x, y, width, height };
}

export function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

export function around(one: Box, other: Box): Box {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  const right = Math.max(one.x + one.width, other.x + other.width);
  const bottom = Math.max(one.y + one.height, other.y + other.height);
  return { x, y, width: right - x, height: bottom - y };
}

/** Boxes of which none comes near another: those that did have become one. */
export function joined(boxes: Box[]): Box[] {
  const found: Box[] = [];
  for (let box of boxes) {
    let near = found.findIndex((other) => isNear(box, other));
    while (near >= 0) {
      const [other] = found.splice(near, 1);
      if (other) box = around(box, other);
      near = found.findIndex((one) => isNear(box, one));
    }
    found.push(box);
  }
  return found;
}

function isNear(one: Box, other: Box): boolean {
  return (
    one.x - JOINED < other.x + other.width &&
    other.x - JOINED < one.x + one.width &&
    one.y - JOINED < other.y + other.height &&
    other.y - JOINED < one.y + one.height
  );
}

/** What is shown: the lit things and some of what is round them, neither a strip nor a tower. */
export function framed(lit: Box, whole: Box): Box {
  const near = grown(lit, AROUND);
  const width = Math.min(whole.width, Math.max(near.width, near.height / STEEPEST));
  const height = Math.min(whole.height, Math.max(near.height, width * FLATTEST));
  return {
    x: within(near.x + (near.width - width) / 2, whole.x, whole.x + whole.width - width),
    y: within(near.y + (near.height - height) / 2, whole.y, whole.y + whole.height - height),
    width,
    height,
  };
}

function within(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}

function veil(whole: Box, holes: Box[]): SVGElement {
  const path = document.createElementNS(NS, "path");
  path.setAttribute("class", "veil");
  path.setAttribute("d", [whole, ...holes].map(outlinePath).join(""));
  path.setAttribute("fill-rule", "evenodd");
  return path;
}

function outlinePath({ x, y, width, height }: Box): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

function outline({ x, y, width, height }: Box, kind: string): SVGElement {
  const rect = document.createElementNS(NS, "rect");
  rect.setAttribute("class", kind);
  for (const [name, value] of Object.entries({ x, y, width, height, rx: 6 }))
    rect.setAttribute(name, String(value));
  return rect;
}

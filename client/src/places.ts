export interface Point {
  x: number;
  y: number;
}

/** Where panels lie that do not lie as they are drawn. */
export interface Arranged {
  /** Where a point of the picture as it is drawn is seen. */
  seen(drawn: Point): Point;
  /** The point of the picture as it is drawn that is seen at a place. */
  drawn(seen: Point): Point;
}

export const AS_DRAWN: Arranged = { seen: (point) => point, drawn: (point) => point };

const shifts = new WeakMap<Element, Point>();

/** The point an element is drawn about, as it is seen. */
export function position(node: Element): Point {
  const drawn = drawnAt(node);
  const shift = shifts.get(node);
  return shift ? { x: drawn.x + shift.x, y: drawn.y + shift.y } : drawn;
}

/** The point an element is drawn about, wherever its panel lies. */
export function drawnAt(node: Element): Point {
  const [x = 0, y = 0] =
    (node.getAttribute("transform") ?? "").match(/-?[\d.]+/g)?.map(Number) ?? [];
  return { x, y };
}

/** Show an element elsewhere than where it is drawn; without a place, just there. */
export function shift(node: SVGElement, by: Point | null): void {
  if (by && (by.x || by.y)) {
    shifts.set(node, by);
    node.style.translate = `${by.x}px ${by.y}px`;
  } else if (shifts.delete(node)) node.style.removeProperty("translate");
}

const AWAY = "away";

/** Hide an element that lies in a panel that is folded, or show it again. */
export function putAway(node: SVGElement, isFolded: boolean): void {
  node.classList.toggle(AWAY, isFolded);
}

/** Whether an element lies in a panel that is folded: browsers disagree on what is seen in pictures. */
export function isAway(node: Element): boolean {
  return node.classList.contains(AWAY);
}

import { byId } from "./dom";

/** A place on the screen. */
export interface Spot {
  x: number;
  y: number;
}

/** An answer of the picture as a finger meets it: how far away, and how wide where it is narrowest. */
export interface Reach {
  id: string;
  far: number;
  size: number;
}

const REACH = 22; // px: half of what a finger covers
const TIE = 8;
const LARGE = 40;
const MOST = 5;
const GAP = 28;
const WIDE = 240;
const MARGIN = 8;

/** What a finger may have meant: first what takes the tap, then what it may have meant instead. */
export function meant(reaches: readonly Reach[]): string[] {
  const near = reaches.filter(({ far }) => far <= REACH).toSorted((a, b) => a.far - b.far);
  const [first, ...others] = near;
  if (!first) return [];
  const isSmall = first.size < LARGE;
  const rivals = others.filter(({ far }) => isSmall || far - first.far < TIE);
  return [first, ...rivals].slice(0, MOST).map(({ id }) => id);
}

/** How far a place is from a box of the screen, and how large that is. */
export function reach(id: string, box: DOMRect, { x, y }: Spot): Reach {
  const dx = Math.max(box.left - x, 0, x - box.right);
  const dy = Math.max(box.top - y, 0, y - box.bottom);
  return { id, far: Math.hypot(dx, dy), size: Math.min(box.width, box.height) };
}

/** A row of the list at the finger. */
export interface Meant {
  id: string;
  label: string;
  points: string;
  isChosen: boolean;
}

/** Fill the list of what a tap may have meant, and lay it where the finger does not hide it. */
export function fillNear(rows: readonly Meant[], at: Spot): void {
  const list = byId("near-list");
  const place = byId("near");
  if (!list || !place) return;
  list.replaceChildren(...rows.map(row));
  const room = byId("question")?.getBoundingClientRect().top ?? innerHeight;
  const isBelow = at.y < room / 2;
  const left = Math.max(MARGIN, Math.min(at.x - WIDE / 2, innerWidth - WIDE - MARGIN));
  place.style.left = `${left}px`;
  place.style.width = `${WIDE}px`;
  place.style.top = isBelow ? `${at.y + GAP}px` : "auto";
  place.style.bottom = isBelow ? "auto" : `${innerHeight - at.y + GAP}px`;
}

function row({ id, label, points, isChosen }: Meant): HTMLElement {
  const button = Object.assign(document.createElement("button"), { type: "button" });
  button.dataset.near = id;
  button.classList.toggle("chosen", isChosen);
  button.setAttribute("aria-pressed", String(isChosen));
  const told = Object.assign(document.createElement("span"), { textContent: label });
  const gain = Object.assign(document.createElement("b"), { textContent: points });
  button.append(told, gain);
  const item = document.createElement("li");
  item.append(button);
  return item;
}

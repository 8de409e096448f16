import { byId } from "./dom";

const MARGIN = 3;
const MOST = 200;

/** Outline things on the page, and no others; without any, what was outlined no longer is. */
export function outline(nodes: readonly Element[]): void {
  const seen = nodes.slice(0, MOST).filter(isInSight);
  byId("outlines")?.replaceChildren(...seen.map(frame));
}

/** What is scrolled away must not be outlined on what lies beside the board. */
function isInSight(node: Element): boolean {
  const window = node.closest(".stage, .side")?.getBoundingClientRect();
  const { top, bottom } = node.getBoundingClientRect();
  return !window || (bottom > window.top && (top + bottom) / 2 < window.bottom);
}

function frame(node: Element): HTMLElement {
  const { left, top, width, height } = node.getBoundingClientRect();
  const box = document.createElement("i");
  const sides = { left, top, width, height };
  for (const [side, size] of Object.entries(sides)) {
    const grown = side === "left" || side === "top" ? size - MARGIN : size + 2 * MARGIN;
    box.style.setProperty(side, `${grown}px`);
  }
  return box;
}

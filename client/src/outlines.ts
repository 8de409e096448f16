import { byId } from "./dom";

const MARGIN = 3;
const MOST = 200;

/** Outline things on the page, and no others; without any, what was outlined no longer is. */
export function outline(nodes: readonly Element[]): void {
  const seen = nodes.slice(0, MOST).filter(isInSight);
  byId("outlines")?.replaceChildren(...seen.map(frame));
}

/** Whether the middle of something is not scrolled away, nor in a part that is not shown. */
export function isInSight(node: Element): boolean {
  const { left, right, top, bottom } = node.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const windows = [node.closest(".stage, .side"), node.closest("svg.picture")];
  return windows.every((window) => {
    const room = window?.getBoundingClientRect();
    return !room || (x > room.left && x < room.right && y > room.top && y < room.bottom);
  });
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

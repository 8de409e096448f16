const NS = "http://www.w3.org/2000/svg";
const LARGEST = 110; // in units of the picture: what is larger is not known again in an icon
const LEAST = 16;
const MARGIN = 1;

/** Something drawn, as an icon: a copy with all that is around it, for its colours. */
export function specimen(node: Element): SVGSVGElement | null {
  if (!(node instanceof SVGGraphicsElement)) return null;
  const picture = node.ownerSVGElement;
  const box = picture && boxIn(picture, node);
  if (!picture || !box || Math.max(box.width, box.height) > LARGEST) return null;
  const svg = document.createElementNS(NS, "svg");
  svg.setAttribute("class", `${picture.getAttribute("class")} specimen`);
  svg.setAttribute("viewBox", [box.x, box.y, box.width, box.height].join(" "));
  svg.append(wrapped(bare(node.cloneNode(true) as Element), node, picture));
  return svg;
}

/** Where an element lies in the units of its picture; a line has some room around it. */
function boxIn(picture: SVGSVGElement, node: SVGGraphicsElement): DOMRect | null {
  const screen = picture.getScreenCTM();
  const { left, top, width, height } = node.getBoundingClientRect();
  if (!screen || width + height === 0) return null;
  const corner = new DOMPoint(left, top).matrixTransform(screen.inverse());
  const wide = Math.max(width / screen.a, LEAST);
  const high = Math.max(height / screen.d, LEAST);
  const x = corner.x + (width / screen.a - wide) / 2;
  const y = corner.y + (height / screen.d - high) / 2;
  return new DOMRect(x - MARGIN, y - MARGIN, wide + 2 * MARGIN, high + 2 * MARGIN);
}

/** A copy inside copies of the groups around an element. */
function wrapped(copy: Element, node: Element, picture: Element): Element {
  const around = node.parentElement;
  if (!around || around === picture) return copy;
  const group = bare(around.cloneNode(false) as Element);
  group.append(copy);
  return wrapped(group, around, picture);
}

/** Without what makes it an element of the page: addresses, focus, names. */
function bare(copy: Element): Element {
  for (const node of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of ["id", "tabindex", "role", "aria-label", "data-sign"])
      node.removeAttribute(name);
    node.classList.remove("target", "askable", "chosen", "out", "fresh");
  }
  for (const title of copy.querySelectorAll("title")) title.remove();
  return copy;
}

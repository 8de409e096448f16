/** The element with this id; undefined when the page has none. */
export function byId<E extends Element = HTMLElement>(id: string): E | undefined {
  return (document.getElementById(id) as E | null) ?? undefined;
}

/** All elements that a selector finds. */
export function all<E extends Element = HTMLElement>(
  selector: string,
  root: ParentNode = document,
): E[] {
  return [...root.querySelectorAll<E>(selector)];
}

/** Parse markup that stands inside an element of the page. */
export function parseHtml(html: string): Element[] {
  const template = document.createElement("template");
  template.innerHTML = html;
  return [...template.content.children];
}

/** Parse markup that stands inside a picture. */
export function parseSvg(markup: string): Element[] {
  const [svg] = parseHtml(`<svg xmlns="http://www.w3.org/2000/svg">${markup}</svg>`);
  return svg ? [...svg.children] : [];
}

/** Whether an element is shown at all. */
export function isVisible(element: Element): boolean {
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true;
}

/** Whether the user wants things to stay still. */
export function wantsStillness(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** The text of an element on one line. */
export function plainText(element: Element): string {
  return (element.textContent ?? "").replace(/\s+/g, " ").trim();
}

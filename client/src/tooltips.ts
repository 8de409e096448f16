const TITLED = "#stage > svg.picture, #seats .figures";

/**
 * What the browser would tell of what is pointed at. It is taken out meanwhile, so that nothing pops
 * up beside the card of a sign, and given back for readers of the page.
 */
export class Tooltips {
  private readonly taken = new Map<Element, string>();

  private readonly ending = new AbortController();

  constructor() {
    const { signal } = this.ending;
    document.addEventListener("pointerover", (event) => this.over(event), { signal });
  }

  /** Leave all as it is: there are no cards. */
  stop(): void {
    this.ending.abort();
    this.giveBack();
  }

  /** What is told of an element, or of the nearest one around it. */
  told(from: Element): string {
    for (let node: Element | null = from; node; node = node.parentElement) {
      const title = titleOf(node) || this.taken.get(node);
      if (title) return title;
      if (node.matches(TITLED)) break;
    }
    return "";
  }

  private over({ target, pointerType }: PointerEvent): void {
    this.giveBack();
    const at = target as Element;
    if (pointerType !== "mouse" || !at.closest(TITLED)) return;
    for (let node: Element | null = at; node && !node.matches(TITLED); node = node.parentElement)
      this.take(node);
  }

  private take(node: Element): void {
    const title = titleOf(node);
    if (!title) return;
    this.taken.set(node, title);
    setTitle(node, "");
    if (node.getAttribute("role") === "button") node.setAttribute("aria-label", title);
  }

  private giveBack(): void {
    for (const [node, title] of this.taken) {
      if (!titleOf(node)) setTitle(node, title);
      if (node.getAttribute("aria-label") === title) node.removeAttribute("aria-label");
    }
    this.taken.clear();
  }
}

/** The element that holds the title of something drawn. */
function titleNode(node: Element): Element | undefined {
  return [...node.children].find((child) => child.tagName === "title");
}

function titleOf(node: Element): string {
  if (node instanceof HTMLElement) return node.title;
  return titleNode(node)?.textContent ?? "";
}

function setTitle(node: Element, title: string): void {
  if (node instanceof HTMLElement) node.title = title;
  else {
    const held = titleNode(node);
    if (held) held.textContent = title;
  }
}

import { parseSvg } from "./dom";
import { alignAttributes, byIds, move, redraw } from "./drawing";

type Markup = Record<string, string>;

/** The marks of the question on the page, each with its place. */
export class MarkLayer {
  private readonly nodes: Map<string, SVGElement>;
  private markup: Markup = {};

  constructor(private readonly group: SVGGElement) {
    this.nodes = byIds(group);
  }

  node(id: string): SVGElement | undefined {
    return this.nodes.get(id);
  }

  /** Show these and no others. True if they are not those that were shown. */
  show(markup: Markup): boolean {
    if (markup === this.markup) return false;
    for (const [id, node] of this.nodes) if (!(id in markup)) this.remove(id, node);
    this.draw(markup);
    this.arrange(Object.keys(markup));
    this.markup = markup;
    return true;
  }

  /** Those that answer the question. */
  askable(): SVGElement[] {
    return [...this.nodes.values()].filter((node) => node.classList.contains("target"));
  }

  private remove(id: string, node: SVGElement): void {
    node.remove();
    this.nodes.delete(id);
  }

  private draw(markup: Markup): void {
    const ids = Object.keys(markup).filter((id) => markup[id] !== this.markup[id]);
    const drawn = parseSvg(ids.map((id) => markup[id]).join(""));
    ids.forEach((id, place) => {
      const [fresh, node] = [drawn[place] as SVGElement, this.nodes.get(id)];
      if (!node) this.nodes.set(id, fresh);
      else {
        alignAttributes(node, fresh);
        redraw(node, fresh);
      }
    });
  }

  private arrange(ids: string[]): void {
    let next = this.group.firstElementChild;
    for (const id of ids) {
      const node = this.nodes.get(id) as SVGElement;
      if (node === next) next = next.nextElementSibling;
      else move(this.group, node, next);
      // the nodes are remembered in the order of the page
      this.nodes.delete(id);
      this.nodes.set(id, node);
    }
  }
}

import { parseSvg } from "./dom";
import { setAttribute } from "./drawing";
import { FOLDED, type Layout, type Panel } from "./layout";
import type { Shown } from "./model";
import { putAway } from "./places";

const REST = 150;
const SVG = "http://www.w3.org/2000/svg";
/** Of what folds an opened panel again: it stands in the gap beside the panel. */
const ASIDE = 8;

/** The lines of folded panels; who points at one sees the panel, a click keeps it open. */
export class Folds {
  private readonly group = element("g", { class: "folds" });
  private readonly lines = new Map<string, Line>();
  private layout: Layout | null = null;
  private shown: Shown | null = null;
  private peeked = "";
  private timer = 0;

  constructor(
    private readonly svg: SVGSVGElement,
    private readonly back: string,
    private readonly toggle: (name: string) => void,
  ) {
    svg.querySelector(":scope > .pieces")?.after(this.group);
    this.group.addEventListener("pointerover", (event) => this.rest(event.target));
    this.group.addEventListener("pointerleave", () => this.close());
    this.group.addEventListener("focusin", (event) => this.open(nameAt(event.target)));
    this.group.addEventListener("focusout", () => this.close());
    this.group.addEventListener("click", (event) => this.clicked(event));
    this.group.addEventListener("keydown", (event) => this.pressed(event));
  }

  /** Show the lines of what is folded, and what folds again what is kept open. */
  show(shown: Shown, layout: Layout | null, opened: ReadonlySet<string>): void {
    this.shown = shown;
    this.layout = layout;
    const wanted = new Map<string, string>();
    for (const [name, { isFolded }] of layout?.lies ?? []) {
      if (isFolded) wanted.set(name, shown.folds[name] ?? "");
      else if (opened.has(name)) wanted.set(name, "");
    }
    for (const name of [...this.lines.keys()]) if (!wanted.has(name)) this.remove(name);
    for (const [name, markup] of wanted) this.draw(name, markup);
    if (wanted.size) setAttribute(this.svg, "role", "group"); // it holds buttons
    if (this.peeked && !layout?.lies.get(this.peeked)?.isFolded) this.close();
  }

  private remove(name: string): void {
    this.lines.get(name)?.node.remove();
    this.lines.delete(name);
  }

  private draw(name: string, markup: string): void {
    const line = this.lines.get(name) ?? this.add(name);
    const [lie, panel] = [this.layout?.lies.get(name), this.shown?.panels[name]];
    if (!lie || !panel) return;
    const x = markup ? lie.x : lie.x + panel[2] + ASIDE;
    setAttribute(line.node, "transform", `translate(${x},${lie.y})`);
    setAttribute(line.node, "aria-expanded", String(!markup));
    if (line.markup === markup) return;
    line.markup = markup;
    line.node.replaceChildren(...(markup ? drawn(markup, panel[2]) : parseSvg(BACK)));
    if (!markup) line.node.setAttribute("aria-label", this.back);
    else line.node.removeAttribute("aria-label");
  }

  private add(name: string): Line {
    const node = element("g", { class: "fold-line", role: "button", tabindex: "0" });
    node.dataset.fold = name;
    const line = { node, markup: null };
    this.lines.set(name, line);
    this.group.append(node);
    return line;
  }

  private rest(target: EventTarget | null): void {
    const name = nameAt(target);
    clearTimeout(this.timer);
    if (name !== this.peeked) this.timer = window.setTimeout(() => this.open(name), REST);
  }

  /** Show a panel over its neighbours. */
  private open(name: string): void {
    this.close();
    const [lie, panel] = [this.layout?.lies.get(name), this.shown?.panels[name]];
    if (!lie?.isFolded || !panel) return;
    this.peeked = name;
    const y = Math.max(0, Math.min(lie.y, (this.layout?.box.h ?? 0) - panel[3]));
    this.group.append(this.copy(name, panel, lie.x, y));
  }

  private close(): void {
    clearTimeout(this.timer);
    this.peeked = "";
    this.group.querySelector(".peek")?.remove();
  }

  /** All that lies in a panel, once more: nothing in it answers, or it would not be folded. */
  private copy(name: string, [left, top, width, height]: Panel, x: number, y: number): SVGElement {
    const peek = element("g", { class: "peek", transform: `translate(${x},${y})` });
    peek.dataset.fold = name;
    const ground = {
      class: "peek-ground",
      x: -4,
      y: -4,
      width: width + 8,
      height: height + 8,
      rx: 8,
    };
    const inner = element("g", { transform: `translate(${-left},${-top})` });
    inner.append(...this.inside(name).map(inert));
    peek.append(element("rect", ground), inner);
    return peek;
  }

  private inside(name: string): Element[] {
    const selector = `:scope > .under > [data-panel="${CSS.escape(name)}"], :scope > .pieces > .away`;
    return [...this.svg.querySelectorAll<SVGElement>(selector)].filter(
      (node) => node.dataset.panel === name || node.dataset.in === name,
    );
  }

  private choose(target: EventTarget | null): void {
    const name = nameAt(target);
    if (!name) return;
    this.close();
    this.toggle(name);
  }

  /** A line is no part of the board, of which one might ask why it cannot be chosen. */
  private clicked(event: MouseEvent): void {
    event.stopPropagation();
    this.choose(event.target);
  }

  private pressed(event: KeyboardEvent): void {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    this.choose(event.target);
  }
}

interface Line {
  readonly node: SVGElement;
  markup: string | null;
}

/** Folds a panel again. */
const BACK =
  '<rect class="fold-back" x="-12" y="0" width="24" height="24"/><use href="#i-up" x="-7" y="5" width="14" height="14"/>';

function element(tag: string, attributes: Record<string, string | number>): SVGElement {
  const node = document.createElementNS(SVG, tag) as SVGElement;
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, String(value));
  return node;
}

/** A copy as it is drawn, that is no part of the page besides. */
function inert(node: Element): Element {
  const copy = node.cloneNode(true) as SVGElement;
  copy.dataset.piece = node.id;
  putAway(copy, false);
  for (const name of ["id", "style", "tabindex", "role"]) copy.removeAttribute(name);
  return copy;
}

/** A line on its ground, with the sign that it opens. */
function drawn(markup: string, width: number): Element[] {
  const box = { x: 0.5, y: 0.5, width: width - 1, height: FOLDED - 1, rx: 6 };
  const sign = { x: width - 25, y: (FOLDED - 14) / 2, width: 14, height: 14, href: "#i-down" };
  const ground = element("rect", { class: "fold-ground", ...box });
  return [ground, ...parseSvg(markup), element("use", { class: "fold-opens", ...sign })];
}

function nameAt(target: EventTarget | null): string {
  const found = target instanceof Element ? target.closest<SVGElement>("[data-fold]") : null;
  return found?.dataset.fold ?? "";
}

import { Folds } from "./folds";
import { arrange, arrangedBy, type Layout, type Panels, panelAt, READABLE } from "./layout";
import type { Shown, Update } from "./model";
import type { Picture } from "./picture";
import { AS_DRAWN, drawnAt, putAway, shift } from "./places";
import { Recency } from "./recency";
import { readJson, writeJson } from "./settings";
import { NARROW, parseParts, type Zoom } from "./zoom";

const KEY = "jackscrew.open";
const STILL = "settling";

/** The panels of the picture, as the screen has room: as drawn, in four columns, or some folded. */
export class Arrangement {
  private readonly narrow = matchMedia(NARROW);
  private readonly svg: SVGSVGElement;
  private readonly folds: Folds;
  private readonly recency = new Recency();
  private readonly opened: Set<string>;
  private shown: Shown | null = null;
  private layout: Layout | null = null;

  constructor(
    private readonly picture: Picture,
    private readonly zoom: Zoom,
    private readonly game: string,
    fold: string,
    private readonly moved: () => void,
  ) {
    this.svg = picture.svg;
    this.folds = new Folds(this.svg, fold, (name) => this.toggle(name));
    this.opened = new Set(readJson<Record<string, string[]>>(KEY)?.[game]);
    const stage = this.svg.parentElement;
    if (stage && "ResizeObserver" in window) new ResizeObserver(() => this.refit()).observe(stage);
  }

  /** Arrange what is shown now. */
  show(update: Update): void {
    this.recency.note(update);
    const isFirst = !this.shown;
    this.shown = update.now;
    if (isFirst) this.withoutMotion(() => this.lay());
    else this.lay();
  }

  /** The room has changed. */
  private refit(): void {
    if (this.shown) this.lay();
  }

  /** Keep a panel open that would be folded, or no longer. */
  private toggle(name: string): void {
    if (!this.opened.delete(name)) this.opened.add(name);
    writeJson(KEY, { ...readJson<Record<string, string[]>>(KEY), [this.game]: [...this.opened] });
    this.lay();
  }

  private lay(): void {
    const now = this.shown as Shown;
    const before = this.layout;
    this.layout = this.narrow.matches ? null : this.arranged(now);
    this.zoom.reshape(now.parts, this.layout?.box ?? null);
    this.setLeast();
    if (!this.layout && !before) return;
    this.place(now.panels);
    this.picture.arranged = this.layout ? arrangedBy(this.layout, now.panels) : AS_DRAWN;
    this.folds.show(now, this.layout, this.opened);
    this.moved();
  }

  /** What is arranged may be made a little smaller than what is shown as it is drawn. */
  private setLeast(): void {
    const least = this.layout ? `calc(${READABLE} / var(--zoom))` : this.svg.dataset.least;
    this.svg.style.setProperty("--least", least ?? "0");
    this.svg.classList.toggle("arranged", this.layout !== null);
  }

  private arranged(now: Shown): Layout | null {
    const whole = parseParts(now.parts).get("all");
    const stage = this.svg.parentElement;
    if (!whole || !stage) return null;
    const room = { width: stage.clientWidth, height: stage.clientHeight };
    const foldable = this.recency.foldable(now, this.touched(now.panels), this.opened);
    return arrange({ panels: now.panels, whole, foldable }, room);
  }

  /** The panels that hold answers. */
  private touched(panels: Panels): Set<string> {
    const touched = new Set<string>();
    for (const node of this.picture.askable()) {
      const { x, y } = drawnAt(node);
      const name = panelAt(panels, x, y);
      if (name) touched.add(name);
    }
    return touched;
  }

  /** Put all that lies in a panel where the panel lies now. */
  private place(panels: Panels): void {
    for (const node of this.elements(".under > [data-panel]"))
      this.put(node, panels, node.dataset.panel ?? "");
    for (const node of this.elements(":is(.pieces, .marks) > *")) {
      const { x, y } = drawnAt(node);
      this.put(node, panels, panelAt(panels, x, y) ?? "");
    }
  }

  private elements(selector: string): NodeListOf<SVGElement> {
    return this.svg.querySelectorAll<SVGElement>(`:scope > ${selector}`);
  }

  private put(node: SVGElement, panels: Panels, name: string): void {
    const [panel, lie] = [panels[name], this.layout?.lies.get(name)];
    shift(node, panel && lie ? { x: lie.x - panel[0], y: lie.y - panel[1] } : null);
    putAway(node, lie?.isFolded ?? false);
    if (lie?.isFolded) node.dataset.in = name;
  }

  private withoutMotion(change: () => void): void {
    this.svg.classList.add(STILL);
    change();
    void this.svg.getBoundingClientRect();
    this.svg.classList.remove(STILL);
  }
}

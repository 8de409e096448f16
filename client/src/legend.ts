import type { Speak } from "./boot";
import { all, byId, isVisible } from "./dom";
import type { Meanings, Sign } from "./meanings";
import type { TableWords } from "./messages";
import { isInSight, outline } from "./outlines";
import { specimen } from "./specimen";

const TRIES = 6; // the first may be too large for an icon, such as a heading

/** All signs in the drawer of the rules: those on the screen first, by place, or by what they say. */
export class Legend {
  private chosen = ""; // a place; without one, what is on the screen
  private shown = new Set<Sign>(); // what is on the screen

  constructor(
    private readonly meanings: Meanings,
    private readonly say: Speak<TableWords>,
  ) {
    const place = byId("signs");
    place?.addEventListener("input", () => this.draw());
    place?.addEventListener("click", (event) => this.clicked(event.target as Element));
    for (const kind of ["pointerover", "focusin"] as const)
      place?.addEventListener(kind, (event) => this.point(event.target as Element));
    for (const kind of ["pointerleave", "focusout"] as const)
      place?.addEventListener(kind, () => outline([]));
  }

  /** Show the signs as the table is now. */
  refresh(): void {
    this.shown = new Set(this.meanings.signs.filter((sign) => this.look(sign)));
    const chips = all<HTMLElement>(".chip", byId("signs-place"));
    const first = chips.find((chip) => chip.dataset.place === "");
    if (first) first.textContent = this.say("on_screen", { count: this.shown.size });
    this.draw();
  }

  /** Whether a sign is on the screen; then its row shows it. */
  private look(sign: Sign): boolean {
    const nodes = this.meanings.nodes(sign).filter(isShown);
    if (nodes.length) draw(sign, nodes.slice(0, TRIES));
    return nodes.length > 0;
  }

  private clicked(at: Element): void {
    const chip = at.closest<HTMLElement>(".chip");
    if (!chip) return;
    this.chosen = chip.dataset.place ?? "";
    const field = byId<HTMLInputElement>("find-sign");
    if (field) field.value = "";
    this.draw();
  }

  private draw(): void {
    const wanted = (byId<HTMLInputElement>("find-sign")?.value ?? "").toLocaleLowerCase();
    const words = wanted.split(/\s+/).filter(Boolean);
    for (const sign of this.ordered()) {
      sign.row.hidden = words.length ? !tells(sign, words) : !this.isHere(sign);
      sign.row.parentElement?.append(sign.row);
    }
    for (const chip of all<HTMLElement>(".chip", byId("signs-place"))) {
      const isChosen = !words.length && chip.dataset.place === this.chosen;
      chip.setAttribute("aria-pressed", String(isChosen));
    }
    const isNone = this.meanings.signs.every(({ row }) => row.hidden);
    const note = byId("no-sign");
    if (note) note.hidden = !isNone;
  }

  private ordered(): Sign[] {
    const isHidden = (sign: Sign) => Number(!this.shown.has(sign));
    return [...this.meanings.signs].sort((one, other) => isHidden(one) - isHidden(other));
  }

  private isHere(sign: Sign): boolean {
    return this.chosen ? sign.places.includes(this.chosen) : this.shown.has(sign);
  }

  /** Outline all on the table that are what a row tells. */
  private point(at: Element): void {
    const row = at.closest("[data-on]");
    const sign = this.meanings.signs.find((one) => one.row === row);
    outline(sign ? this.meanings.nodes(sign).filter(isVisible) : []);
  }
}

/** Draw a sign beside its name as it is drawn at the table, unless it has an icon. */
function draw({ row }: Sign, nodes: Element[]): void {
  const place = row.querySelector(".drawn");
  if (!place || place.firstElementChild) return;
  const drawn = nodes.map(specimen).find((one) => one !== null);
  if (drawn) place.append(drawn);
}

function isShown(node: Element): boolean {
  return isVisible(node) && isInSight(node);
}

function tells({ row }: Sign, words: string[]): boolean {
  const told = row.textContent?.toLocaleLowerCase() ?? "";
  return words.every((word) => told.includes(word));
}

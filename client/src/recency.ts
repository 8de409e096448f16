import { type Panels, panelAt } from "./layout";
import type { Shown, Update } from "./model";
import type { PieceChanges } from "./pile";

/** When each panel changed last, and when the viewer chose last: what has become old folds first. */
export class Recency {
  private changed = new Map<string, number>();
  private chosen = 0;

  /** Take note of what is new. */
  note({ now, before, pieces, isFull }: Update): void {
    if (isFull) this.changed = new Map();
    else for (const name of changedIn(now.panels, pieces)) this.changed.set(name, now.line);
    if (before && before.asked !== null && before.asked !== now.asked) this.chosen = now.line;
  }

  /**
   * The panels that may fold, the first to fold first: mats of others, then what is old, of what is
   * as old what stands last, and one's own mat at the end.  What has answers, what is kept open, what belongs to who is to act and, while one chooses, what others
   * have changed since one chose last never folds.
   */
  foldable(
    { panels, folds, pending, turn, seat }: Shown,
    touched: ReadonlySet<string>,
    opened: ReadonlySet<string>,
  ): string[] {
    const isOthers = (name: string) => isMat(panels, name) && panels[name]?.[5] !== seat;
    const mayFold = (name: string) =>
      !touched.has(name) &&
      !opened.has(name) &&
      !pending.includes(panels[name]?.[5] ?? -1) &&
      (isOthers(name) || !turn || this.when(name) <= this.chosen);
    const names = Object.keys(panels).filter((name) => folds[name] && mayFold(name));
    const order = (name: string) => (isOthers(name) ? 0 : isMat(panels, name) ? 2 : 1);
    return names.reverse().sort((a, b) => order(a) - order(b) || this.when(a) - this.when(b));
  }

  private when(name: string): number {
    return this.changed.get(name) ?? 0;
  }
}

function isMat(panels: Panels, name: string): boolean {
  return panels[name]?.[6] ?? false;
}

/** The panels that pieces have come to, changed in or moved from. */
function changedIn(panels: Panels, { laid }: PieceChanges): Set<string> {
  const changed = new Set<string>();
  for (const { now, before } of laid.values())
    for (const { x, y } of before ? [now, before] : [now]) {
      const name = panelAt(panels, x, y);
      if (name) changed.add(name);
    }
  return changed;
}

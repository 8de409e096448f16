import { Overlay } from "./overlay";

/** The markup of parts of the page, by the ids of their elements. */
export class Fragments {
  private readonly html = new Overlay<string>();
  private readonly shown = new Map<string, string>();

  /** Everybody sees these. */
  set(html: Record<string, string>): void {
    for (const [id, fragment] of Object.entries(html)) this.html.set(id, fragment);
  }

  /** Nothing of the page before is left. */
  clear(): void {
    this.html.clear();
  }

  /** The viewer sees these instead; null: what everybody sees. */
  cover(html: Record<string, string | null>): void {
    for (const [id, fragment] of Object.entries(html)) this.html.cover(id, fragment);
  }

  uncover(): void {
    this.html.uncover();
  }

  /** What is to be filled anew; what is no longer seen is empty. */
  take(): Map<string, string> {
    const changed = new Map<string, string>();
    for (const id of this.html.take()) {
      const now = this.html.get(id) ?? (this.shown.has(id) ? "" : undefined);
      if (now !== undefined && now !== this.shown.get(id)) changed.set(id, now);
    }
    for (const [id, now] of changed) this.shown.set(id, now);
    return changed;
  }
}

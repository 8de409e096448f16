import type { Speak } from "./boot";
import { all, byId } from "./dom";
import { Guide } from "./guide";
import type { TableWords } from "./messages";
import { readJson, writeJson } from "./settings";
import { arrow, choose } from "./tabs";

export type Tab = "short" | "guide" | "signs";

const SEEN = "jackscrew.cards"; // the games whose card has been shown

/** The rules beside the board: in short, the guide, the signs. Each is fetched when it is first wanted. */
export class Rules {
  private readonly parts = new Map<Tab, Promise<string>>();
  private guide: Promise<Guide | null> | null = null;

  constructor(
    private readonly game: string,
    private readonly say: Speak<TableWords>,
    private readonly turned: (tab: Tab) => void = () => {},
  ) {
    for (const tab of tabs()) {
      tab.addEventListener("click", () => this.turnTo(nameOf(tab)));
      tab.addEventListener("keydown", (event) => arrow(event, tabs()));
    }
    byId("guide-place")?.addEventListener("click", (event) => void this.jump(event));
  }

  /** Show one of them; without a name, the one that was shown last. */
  turnTo(name: Tab = this.current()): void {
    for (const tab of tabs()) {
      const isChosen = nameOf(tab) === name;
      choose(tab, isChosen);
      const panel = byId(nameOf(tab));
      if (panel) panel.hidden = !isChosen;
    }
    if (name === "guide") void this.load();
    else if (name === "short") void this.fill("short", name);
    this.turned(name);
  }

  /** Have the signs told in their tab. False if they cannot be had. */
  fillSigns(): Promise<boolean> {
    return this.fill("signs-place", "signs");
  }

  /** Open the guide where a rule is told. */
  async cite(rule: string): Promise<void> {
    this.turnTo("guide");
    (await this.load())?.cite(rule);
  }

  /** Fill the card that greets whoever first sits down at a game; false if it has been shown. */
  async greet(): Promise<boolean> {
    const seen = readJson<string[]>(SEEN) ?? [];
    if (seen.includes(this.game)) return false;
    const isFilled = await this.fill("card-text", "short");
    if (isFilled) writeJson(SEEN, [...seen, this.game]);
    return isFilled;
  }

  private current(): Tab {
    const chosen = tabs().find((tab) => tab.getAttribute("aria-selected") === "true");
    return chosen ? nameOf(chosen) : "short";
  }

  private load(): Promise<Guide | null> {
    this.guide ??= this.make();
    return this.guide;
  }

  private async make(): Promise<Guide | null> {
    const isFilled = await this.fill("guide-place", "guide");
    const text = byId("guide-text");
    if (isFilled && text) return new Guide(text, this.say);
    this.guide = null;
    return null;
  }

  /** Put a part into a place, once. False if it cannot be had. */
  private async fill(id: string, part: Tab): Promise<boolean> {
    const place = byId(id);
    if (!place || place.dataset.filled) return place !== undefined;
    try {
      place.innerHTML = await this.fetch(part);
      place.dataset.filled = part;
      return true;
    } catch {
      this.parts.delete(part);
      place.textContent = this.say("rules_missing");
      return false;
    }
  }

  private fetch(part: Tab): Promise<string> {
    const known = this.parts.get(part) ?? fetchPart(this.game, part);
    this.parts.set(part, known);
    return known;
  }

  /** Chapters are links of the page; the address of the table stays as it is. */
  private async jump(event: MouseEvent): Promise<void> {
    const link = (event.target as Element).closest<HTMLAnchorElement>(".jump a");
    if (!link) return;
    event.preventDefault();
    (await this.load())?.turnTo(link.hash.slice(1));
  }
}

/** A game's card or guide in the language of the page. */
export async function fetchPart(game: string, part: Tab): Promise<string> {
  const answer = await fetch(`/learn/${game}/${part}`);
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.text();
}

function tabs(): HTMLElement[] {
  return all('#rules [role="tab"]');
}

function nameOf(tab: HTMLElement): Tab {
  return tab.getAttribute("aria-controls") as Tab;
}

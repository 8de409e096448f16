import { all } from "./dom";

/** What a person has switched on or off, kept by the browser. */
export interface Switches {
  sound: boolean;
  confirm: boolean;
  text: boolean;
  traces: boolean;
}

const KEY = "jackscrew.settings";
const USUAL: Switches = { sound: false, confirm: true, text: false, traces: true };

export class Settings {
  private readonly switches: Switches = { ...USUAL, ...readJson<Partial<Switches>>(KEY) };

  is(name: keyof Switches): boolean {
    return this.switches[name];
  }

  /** Turn a switch over, show it on its buttons, and return what it is now. */
  toggle(name: keyof Switches): boolean {
    this.switches[name] = !this.switches[name];
    writeJson(KEY, this.switches);
    this.show();
    return this.switches[name];
  }

  show(): void {
    for (const [name, value] of Object.entries(this.switches))
      for (const button of all(`[data-do="${name}"]`))
        button.setAttribute("aria-pressed", String(value));
    document.body.classList.toggle("untraced", !this.switches.traces);
    document.body.dataset.view = this.switches.text ? "text" : "";
  }
}

/** What the browser keeps under a name; null when there is nothing, or no storage. */
export function readJson<T>(name: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null") as T | null;
  } catch {
    return null;
  }
}

/** Have the browser keep something; without storage it is forgotten. */
export function writeJson(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {}
}

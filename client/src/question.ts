import type { Speak } from "./boot";
import { all, byId, isVisible, plainText } from "./dom";
import type { Action, Hint, Preview, TableWords } from "./messages";
import { morphInside } from "./morphing";
import { back, type Care, choose, isSentAtOnce, type Narrowed, narrow } from "./narrowing";
import { keepingFocus, tellNews } from "./panels";
import type { Picture } from "./picture";

/** What is chosen so far: targets, and an answer that was picked by its button. */
interface Choice {
  targets: string[];
  picked: string | null;
}

const NOTHING: Choice = { targets: [], picked: null };
const LINGER = 1200;
const ARMING = 300; // ms in which a click that was meant for the last question may still come
const LARGE = 20; // letters that the large button holds in large type
const SMALL = 24; // and in small type
const MOST = 32;

/** The question as it is being answered. */
export class Question {
  private actions: readonly Action[] = [];
  private asked = "";
  private choice = NOTHING;
  private before: Choice[] = [];
  private previews: Record<string, Preview> = {};
  private hint: { asked: string; html: string } | null = null;
  private wondering = ""; // the question a bot looks for a hint to
  private isPast = false;
  private pointed: Action | null = null;
  private lingering = 0;
  private isArmed = true;
  private arming = 0;
  private isSending = false;

  constructor(
    private readonly picture: Picture | null,
    private readonly say: Speak<TableWords>,
    private readonly play: (action: string) => void,
    private readonly openList: () => void,
    private readonly seek: () => void,
  ) {}

  /**
   * Take the actions of a show, maybe of the past. True if they are a new question: the same
   * answers asked for again after a move are one, whatever else happened at the table is not.
   * It may have come with a part of the page that is new, so whoever calls keeps the focus.
   */
  ask(seat: number, since: number | null, actions: readonly Action[], isPast = false): boolean {
    const asked = JSON.stringify([seat, since, actions.map((action) => action.name)]);
    const isNew = asked !== this.asked;
    this.actions = actions;
    if (isNew) this.reset(isPast || this.isPast);
    if (isNew) this.arm();
    this.asked = asked;
    this.isPast = isPast;
    this.draw();
    return isNew;
  }

  /** What tells this question from every other. */
  key(): string {
    return this.asked;
  }

  isAsking(): boolean {
    return this.actions.length > 0;
  }

  /** All ids that answer something. */
  targets(): Set<string> {
    return new Set(this.actions.flatMap((action) => action.targets));
  }

  /** Ids that narrow further. */
  live(): Set<string> {
    return this.narrowed().live;
  }

  /** A target was clicked: narrow, then select or send. */
  chooseTarget(id: string, care: Care): void {
    const targets = choose(this.actions, this.choice.targets, id);
    const { selected, left } = narrow(this.actions, targets);
    if (selected && targets.includes(id) && isSentAtOnce(selected, left, care))
      this.play(selected.name);
    else this.step({ targets, picked: null });
  }

  /** An answer's button was clicked: select or send it. */
  chooseAction(name: string, care: Care): void {
    const action = this.actions.find((one) => one.name === name);
    if (!action) return;
    if (isSentAtOnce(action, [action], care)) this.play(name);
    else this.step({ targets: action.targets, picked: name });
  }

  /** What is told of a target where its picture is too small: what it stands for, and its points. */
  tell(id: string): { label: string; points: string } {
    const [only, ...others] = this.actions.filter(({ targets }) => targets.includes(id));
    if (!only || others.length) return { label: this.titleOf(id), points: "" };
    const points = this.previews[only.name]?.points ?? null;
    return { label: only.deed || only.label, points: points ? signed(points) : "" };
  }

  /** Whether a target was chosen. */
  isChosen(id: string): boolean {
    return this.choice.targets.includes(id);
  }

  /** Whether a target belongs to what is selected, so that Enter on it confirms. */
  isSelected(id: string): boolean {
    return this.selected() !== null && this.choice.targets.includes(id);
  }

  selected(): Action | null {
    const { picked } = this.choice;
    if (picked !== null) return this.actions.find((action) => action.name === picked) ?? null;
    return this.choice.targets.length ? this.narrowed().selected : this.only();
  }

  /** The answer that needs no choice, because there is no other. */
  private only(): Action | null {
    const [first, ...others] = this.actions.filter(({ aside }) => !aside);
    return first && !others.length ? first : null;
  }

  /** Say that what is selected is on its way, or no longer. */
  tellSending(isSending: boolean): void {
    if (this.isSending === isSending) return;
    this.isSending = isSending;
    this.renderCommit();
    if (isSending) tellNews([this.say("sending")]);
  }

  /** Send what is selected. False if nothing is, or if the question has only just come. */
  commit(): boolean {
    const selected = this.isArmed ? this.selected() : null;
    if (selected) this.play(selected.name);
    return selected !== null;
  }

  /** Take the last choice back. False if there is none. */
  back(): boolean {
    const before = this.before.pop();
    if (!before) return false;
    this.choice = before;
    this.render();
    return true;
  }

  /** Take back a chosen target and what came after it. */
  backTo(place: number): void {
    let targets = this.choice.targets;
    while (targets.length > place) targets = back(targets);
    this.step({ targets, picked: null });
  }

  learn(previews: Record<string, Preview>): void {
    this.previews = previews;
    this.renderPreview();
    this.warn();
  }

  /** Mark the answers that are warned of, each with what is bad about it, if that is wanted. */
  warn(): void {
    const isWanted = !document.body.classList.contains("unwarned");
    for (const button of all("#question [data-action]")) {
      const warning = isWanted && this.previews[button.dataset.action ?? ""]?.warning;
      button.classList.toggle("risky", Boolean(warning));
      if (warning) button.setAttribute("aria-description", warning);
      else button.removeAttribute("aria-description");
    }
  }

  advise(hint: Hint): void {
    this.hint = { asked: this.wondering || this.asked, html: hint.html };
    this.pointed = null;
    this.renderPreview();
    byId("preview")?.scrollIntoView?.({ block: "nearest" }); // a phone may have it below the edge
    tellNews(all("#preview .advice > :not(details)").map(plainText));
  }

  /** A bot looks for a hint, or does no longer; meanwhile its button is dead. */
  think(isThinking: boolean): void {
    if (isThinking && !this.wondering) tellNews([busyWord()]);
    this.wondering = isThinking ? this.asked : "";
    this.renderThinking();
  }

  /** Something that answers is pointed at or focused: show what it would bring. */
  point(target: string | null, name: string | null): void {
    const action =
      name !== null ? this.named(name) : target !== null ? this.onlyWith(target) : null;
    clearTimeout(this.lingering);
    if (action) this.setPointed(action);
    else if (this.pointed) this.lingering = window.setTimeout(() => this.setPointed(null), LINGER);
    if (name !== null || !action) this.mark(name !== null ? action : null);
  }

  /** The buttons of answers that are shown now, in their order; not the small ones aside. */
  buttons(): HTMLButtonElement[] {
    return all<HTMLButtonElement>("#question [data-action]:not([data-aside])").filter(isVisible);
  }

  /** Show only the choices whose label has these letters. */
  filter(): void {
    const field = document.querySelector<HTMLInputElement>("#choices input");
    const wanted = (field?.value ?? "").toLocaleLowerCase();
    const left = new Set(this.narrowed().left.map((action) => action.name));
    const selected = this.selected()?.name;
    for (const button of all("#question [data-action]")) {
      if (button.closest("#preview")) continue;
      const fits = (button.textContent ?? "").toLocaleLowerCase().includes(wanted);
      const row = button.closest<HTMLElement>("#choices li") ?? button;
      button.classList.toggle("chosen", button.dataset.action === selected);
      row.hidden = !left.has(button.dataset.action ?? "") || (row !== button && !fits);
    }
  }

  /** Mark what is chosen after the picture has changed. */
  remark(): void {
    this.mark(null);
  }

  /** Show the state of the choice. */
  private render(): void {
    keepingFocus(() => this.draw());
  }

  private draw(): void {
    this.filter();
    this.renderSofar();
    this.renderCommit();
    this.renderPreview();
    this.renderThinking();
    this.warn();
    this.mark(null);
  }

  /** Begin anew; a hint waits for who looks at the past and comes back. */
  private reset(keepsHint: boolean): void {
    this.choice = NOTHING;
    this.before = [];
    this.previews = {};
    if (!keepsHint) this.hint = null;
    if (!keepsHint) this.wondering = "";
    this.pointed = null;
    clearTimeout(this.lingering);
  }

  /** Nothing lies at once under a pointer that answered the last question. */
  private arm(): void {
    clearTimeout(this.arming);
    this.isArmed = false;
    this.arming = window.setTimeout(() => {
      this.isArmed = true;
      this.renderCommit();
    }, ARMING);
  }

  private step(choice: Choice): void {
    this.before.push(this.choice);
    if (!choice.targets.length && choice.picked === null) this.before = [];
    this.choice = choice;
    this.pointed = null;
    this.render();
    const { left, live } = this.narrowed();
    const label = this.selected()?.label;
    if (!label && !live.size && !this.buttons().length) this.openList();
    if (choice.targets.length && live.size) this.seek();
    tellNews([label ? this.say("selected", { label }) : this.say("left", { count: left.length })]);
  }

  private narrowed(): Narrowed {
    return narrow(this.actions, this.choice.picked === null ? this.choice.targets : []);
  }

  private named(name: string): Action | null {
    return this.actions.find((action) => action.name === name) ?? null;
  }

  private onlyWith(target: string): Action | null {
    const chosen = this.choice.picked === null ? this.choice.targets : [];
    const targets = chosen.includes(target) ? chosen : choose(this.actions, chosen, target);
    return narrow(this.actions, targets).selected;
  }

  private setPointed(action: Action | null): void {
    this.pointed = action;
    this.renderPreview(true);
  }

  /** Mark what is chosen, or for a moment what a button stands for. */
  private mark(shown: Action | null): void {
    const { live } = this.narrowed();
    const chosen = new Set(shown ? shown.targets : this.choice.targets);
    this.picture?.mark(chosen, live, this.choice.picked === null && this.choice.targets.length > 0);
  }

  private renderCommit(): void {
    const button = byId<HTMLButtonElement>("commit");
    const selected = this.selected();
    if (!button) return;
    const deed = selected && (selected.deed || selected.label);
    const text = this.isSending ? this.say("sending") : this.short(deed, button);
    button.disabled = !selected || !this.isArmed;
    button.classList.toggle("long", text.length > LARGE);
    button.classList.toggle("longer", text.length > SMALL);
    if (button.textContent !== text) button.textContent = text;
    if (selected && text !== selected.label)
      button.setAttribute("aria-label", called(text, selected.label));
    else button.removeAttribute("aria-label");
  }

  /** What the large button says: the deed if two lines hold it, which the preview tells in any case. */
  private short(deed: string | null, { dataset }: HTMLElement): string {
    if (deed === null) return dataset.idle ?? "";
    return deed.length > MOST ? this.say("confirm") : deed;
  }

  private renderSofar(): void {
    const { targets, picked } = this.choice;
    const isClear = picked !== null || (targets.length < 2 && this.selected() !== null);
    byId("sofar")?.replaceChildren(...(isClear ? [] : targets.map((id, k) => this.pill(id, k))));
  }

  private pill(id: string, place: number): HTMLElement {
    const label = this.titleOf(id);
    const button = Object.assign(document.createElement("button"), {
      type: "button",
      textContent: label,
      title: this.say("take_back", { label }),
    });
    button.dataset.back = String(place);
    const item = document.createElement("li");
    item.append(button);
    return item;
  }

  private titleOf(id: string): string {
    return firstSentence(this.picture?.element(id)?.querySelector("title")?.textContent ?? id);
  }

  private renderThinking(): void {
    const button = byId("aid-hint");
    if (!button) return;
    const isThinking = this.wondering !== "" && this.wondering === this.asked;
    button.setAttribute("aria-busy", String(isThinking));
    if (isThinking) button.setAttribute("aria-disabled", "true");
    else if (!document.body.classList.contains("busy")) button.removeAttribute("aria-disabled");
  }

  /** After pointing, a preview stays until there is another: a panel that shrinks makes the page jump. */
  private renderPreview(stays = false): void {
    const place = byId("preview");
    const action = this.pointed ?? this.selected();
    const hint = this.hint?.asked === this.asked ? this.hint.html : undefined;
    const html = (action && this.previews[action.name]?.html) ?? hint;
    if (!place || (html === undefined && (stays || !place.hasChildNodes()))) return;
    morphInside(place, html ?? "");
  }
}

function busyWord(): string {
  const word = document.querySelector("#aid-hint .when-busy");
  return word ? plainText(word) : "";
}

/** The name of a button: all of its label, and what it says, for those who speak to it. */
function called(text: string, label: string): string {
  return label.toLowerCase().includes(text.toLowerCase()) ? label : `${text}. ${label}`;
}

/** Points as pages write them. */
function signed(points: number): string {
  return points > 0 ? `+${points}` : `−${-points}`;
}

/** What something is called: its title may go on to tell all about it. */
function firstSentence(title: string): string {
  const end = title.indexOf(". ");
  return end > 0 ? title.slice(0, end) : title;
}

import type { Speak } from "./boot";
import { copy, shareByTelephone } from "./copying";
import { all, byId, isVisible, plainText } from "./dom";
import { type Drawers, isDrawer } from "./drawers";
import { type Commands, handleKey } from "./keys";
import type { Rules, Tab } from "./learn";
import { TABLE } from "./meanings";
import type { Outgoing, PaceName, TableWords } from "./messages";
import type { Shown } from "./model";
import type { Care } from "./narrowing";
import { fillNear, meant } from "./near";
import { keepingFocus, toast } from "./panels";
import type { Picture } from "./picture";
import type { Question } from "./question";
import type { Refusal } from "./refusal";
import type { Replay } from "./replay";
import type { Settings } from "./settings";
import type { Signs } from "./signs";
import { linesOf, type Since } from "./since";
import type { Sound } from "./sound";
import type { Zoom } from "./zoom";

/** The parts of the page that the controls work on. */
export interface Desk {
  readonly picture: Picture;
  readonly zoom: Zoom;
  readonly question: Question;
  readonly refusal: Refusal;
  readonly replay: Replay;
  readonly drawers: Drawers;
  readonly rules: Rules;
  readonly signs: Signs;
  readonly settings: Settings;
  readonly since: Since;
  readonly sound: Sound;
  readonly say: Speak<TableWords>;
  readonly shown: Shown | null;
  readonly isBusy: boolean;
  /** Send a deed, once. */
  command(body: Outgoing): void;
  /** Send a question. False if nobody hears it now. */
  ask(body: Outgoing, answered?: () => void): boolean;
  /** Point out what moved since the viewer last chose, or no longer, as the settings say. */
  trace(): void;
  /** Have the table shown in words as well, or no longer, as the settings say. */
  read(): void;
}

type Control = (button: HTMLElement) => void;

const PRESSABLE =
  "[data-action], [data-line], [data-part], [data-back], [data-near], [data-do], #commit";
const ANSWERING = "[data-action], #commit";
/** Keys for these work only while the question offers them. */
const OF_THE_QUESTION = ["undo", "hint", "choices", "skip"];

/** What clicks and keys do at the table. */
export class Controls implements Commands {
  private readonly named: Record<string, Control>;
  private pointed = "";
  private met = ""; // the question that the first of several quick clicks met

  constructor(private readonly desk: Desk) {
    this.named = this.name(desk);
    document.addEventListener("click", (event) => this.clicked(event));
    document.addEventListener("keydown", (event) => {
      if (!desk.shown?.curtain && !this.isGreeting(event)) handleKey(event, this);
    });
    for (const kind of ["pointerover", "focusin"] as const)
      document.addEventListener(kind, (event) => this.pointAt(event.target as Element));
    document.addEventListener("input", (event) => {
      if ((event.target as Element).closest("#choices")) desk.question.filter();
    });
  }

  /** The card that greets lies over the question: no key may answer it unseen. */
  private isGreeting({ key }: KeyboardEvent): boolean {
    return this.desk.drawers.open() === "card" && key !== "Escape";
  }

  escape(): boolean {
    return (
      this.desk.refusal.close() ||
      this.desk.signs.card.close() ||
      this.desk.drawers.close() ||
      this.desk.question.back() ||
      this.leaveWords()
    );
  }

  intoList(field: Element): boolean {
    const list = field.closest("#choices, #rules");
    const first = all("[data-action], #guide-text", list ?? field).find(isVisible);
    first?.focus();
    return first !== undefined;
  }

  enter(focused: Element): boolean {
    const { question } = this.desk;
    const id = this.answerAt(focused);
    if (id !== null && !question.isSelected(id)) return this.choose(focused);
    if (id === null && this.refuse(focused)) return true;
    const action = focused.closest<HTMLElement>("[data-action]")?.dataset.action;
    const isOwn = action !== undefined && action === question.selected()?.name;
    if (!isOwn && focused.closest("button, a, summary")) return false;
    return this.commit();
  }

  choose(focused: Element): boolean {
    const id = this.answerAt(focused);
    if (id !== null) this.chooseTarget(id, this.care(false));
    return id !== null;
  }

  answer(number: number): boolean {
    const button = this.desk.question.buttons()[number - 1];
    const name = button?.dataset.action;
    if (name === undefined) return false;
    button?.focus(); // so that Enter confirms this one
    this.chooseAction(name, this.care(false));
    return true;
  }

  arrow(x: number, y: number, focused: Element): boolean {
    const { picture } = this.desk;
    if (picture.svg.contains(focused)) {
      this.focusMark(picture.neighbour(focused, { x, y }));
      return true;
    }
    return y !== 0 && (this.amongButtons(y, focused) || this.intoPicture(focused));
  }

  step(by: number): void {
    this.desk.replay.step(by);
  }

  control(name: string): void {
    const own = document.querySelector<HTMLElement>(
      `#question [data-do="${name}"]:not([aria-disabled="true"]):is(.for-me, :not([data-for]))`,
    );
    if (own || !OF_THE_QUESTION.includes(name)) this.run(name, own ?? document.body);
  }

  private name({ zoom, replay, drawers, settings, signs }: Desk): Record<string, Control> {
    return {
      undo: (button) => this.undo(button),
      agree: () => this.send(({ seat }) => ({ do: "agree", seat, yes: true })),
      refuse: () => this.send(({ seat }) => ({ do: "agree", seat, yes: false })),
      hint: () => this.hint(),
      bot: (button) => this.send(() => ({ do: "bot", seat: seatOf(button), on: true })),
      unbot: (button) => this.send(() => ({ do: "bot", seat: seatOf(button), on: false })),
      ready: () => this.send(({ curtain }) => curtain && { do: "ready", seat: curtain.seat }),
      pace: (button) => this.setPace(button),
      skip: () => this.desk.ask({ do: "skip" }),
      points: (button) => this.points(button),
      copy: (button) => void this.copy(button),
      share: (button) => void this.share(button),
      rules: (button) => this.openRules(button.dataset.rule),
      guide: () => this.open("guide"),
      signs: () => this.open("signs"),
      sign: () => void this.tellFocused(),
      pin: () => signs.card.pin(),
      unsign: () => signs.card.close(),
      close: () => drawers.close(),
      text: () => this.read(settings.toggle("text")),
      sound: () => settings.toggle("sound") && this.tryOut(),
      confirm: () => settings.toggle("confirm"),
      warnings: () => this.warn(),
      traces: () => this.trace(),
      since: () => this.openSince(),
      again: (button) => this.tour(button),
      first: () => replay.first(),
      back: () => replay.step(-1),
      play: () => replay.play(),
      on: () => replay.step(1),
      live: () => replay.live(),
      fit: () => zoom.fit(),
      "zoom-in": () => zoom.closer(),
      "zoom-out": () => zoom.farther(),
    };
  }

  private send(make: (shown: Shown) => Outgoing | null): void {
    const body = this.desk.shown && make(this.desk.shown);
    if (body) this.desk.command(body);
  }

  private undo(button: HTMLElement): void {
    const { seat } = button.dataset;
    this.send((shown) => ({
      do: "undo",
      seat: Number(seat ?? shown.seat),
      version: shown.version,
    }));
  }

  private hint(): void {
    const { shown, question } = this.desk;
    if (!shown) return;
    const { seat, version } = shown;
    const isAsked = this.desk.ask({ do: "hint", seat, version }, () => question.think(false));
    question.think(isAsked);
  }

  /** Take the pace of the button; with a key, the one after the present. */
  private setPace(button: HTMLElement): void {
    const paces = all('#pace-beside [data-do="pace"]');
    const now = paces.findIndex((one) => one.getAttribute("aria-pressed") === "true");
    const wanted = button.dataset.pace ? button : paces[(now + 1) % paces.length];
    const pace = wanted?.dataset.pace as PaceName | undefined;
    if (!wanted || !pace || !this.desk.ask({ do: "pace", pace })) return;
    if (wanted !== button)
      toast(
        `${plainText(wanted.closest(".pace")?.firstElementChild ?? wanted)}: ${plainText(wanted)}`,
      );
  }

  private tryOut(): void {
    this.desk.sound.unlock();
    this.desk.sound.chime();
  }

  private read(isWanted: boolean): void {
    this.desk.read();
    if (isWanted) byId("words")?.focus();
  }

  private trace(): void {
    this.desk.settings.toggle("traces");
    this.desk.trace();
  }

  private warn(): void {
    this.desk.settings.toggle("warnings");
    this.desk.question.warn();
  }

  private openSince(): void {
    this.desk.since.turnTo("since");
    this.desk.drawers.toggle("log");
  }

  /** Show some moves once more, also where their list has covered the table. */
  private tour(button: HTMLElement): void {
    this.desk.replay.tour(linesOf(button));
    this.desk.drawers.uncover();
  }

  private leaveWords(): boolean {
    const { settings } = this.desk;
    if (!settings.is("text")) return false;
    keepingFocus(() => this.read(settings.toggle("text")));
    return true;
  }

  private points(button: HTMLElement): void {
    for (const other of all('[data-do="points"]'))
      other.setAttribute("aria-pressed", String(other === button));
    if (!button.closest("#score")) this.desk.drawers.show("score");
    this.desk.ask({ do: "points", seat: seatOf(button), source: button.dataset.source ?? "" });
  }

  private async copy(button: HTMLElement): Promise<void> {
    const isCopied = await copy(button.dataset.copy ?? "", button);
    toast(this.desk.say(isCopied ? "copied" : "copy_by_hand"));
  }

  /** Hand on a link to the position that is shown, by the telephone's own means if it has any. */
  private async share(button: HTMLElement): Promise<void> {
    const { shown, drawers, say } = this.desk;
    if (!shown) return;
    const url = new URL(`${button.dataset.share}?at=${shown.line}`, location.href).href;
    if (await shareByTelephone(url)) return;
    const isCopied = await copy(url, button);
    if (isCopied) drawers.close();
    toast(say(isCopied ? "copied" : "copy_by_hand"));
  }

  private openRules(rule: string | undefined): void {
    const { drawers, rules, refusal } = this.desk;
    refusal.close();
    if (rule) {
      drawers.show("rules");
      void rules.cite(rule);
    } else {
      drawers.toggle("rules");
    }
  }

  private open(tab: Tab): void {
    this.desk.rules.turnTo(tab);
    this.desk.drawers.show("rules");
  }

  /** Tell what has the focus; where that is nothing, all signs there are. */
  private async tellFocused(): Promise<void> {
    if (!(await this.desk.signs.openFocused())) this.open("signs");
  }

  private clicked(event: MouseEvent): void {
    const at = event.target as Element;
    const care = this.care(isCoarse(event));
    const targets = this.targetsAt(event);
    const button = at.closest<HTMLElement>(PRESSABLE);
    if (this.isLate(event) && (targets.length || button?.matches(ANSWERING))) return;
    if (this.desk.drawers.open() === "near") this.desk.drawers.close();
    if (targets.length) this.chooseAmong(targets, event, care);
    else if (button && !button.closest('[aria-disabled="true"]')) {
      if (button.matches("a[data-do]")) event.preventDefault();
      this.pressed(button, care);
    } else if (!this.refuse(at, event) && isCoarse(event)) void this.tellOf(at);
  }

  /** What a click in the picture may mean: a finger may have missed what is small. */
  private targetsAt(event: MouseEvent): string[] {
    const { picture, question } = this.desk;
    const under = this.answerAt(event.target as Element);
    if (!isCoarse(event) || !picture.svg.contains(event.target as Node))
      return under === null ? [] : [under];
    const { clientX: x, clientY: y } = event;
    return meant(picture.reaches({ x, y }, under, question.targets()));
  }

  /** Choose the first, and offer what may have been meant instead. */
  private chooseAmong(targets: string[], { clientX: x, clientY: y }: MouseEvent, care: Care): void {
    const { question, drawers } = this.desk;
    const [first] = targets;
    if (first !== undefined) this.chooseTarget(first, care);
    if (targets.length < 2 || this.desk.isBusy) return;
    const rows = targets.map((id) => {
      return { id, ...question.tell(id), isChosen: question.isChosen(id) };
    });
    fillNear(rows, { x, y });
    drawers.show("near");
  }

  /** The second click of a double click was not meant for a question that came after the first. */
  private isLate({ detail }: MouseEvent): boolean {
    const now = this.desk.question.key();
    if (detail < 2) this.met = now;
    return this.met !== now;
  }

  /** Have it told why what lies in the picture cannot be chosen now. False where nobody is asked. */
  private refuse(at: Element, click?: MouseEvent): boolean {
    const { picture, replay, refusal, isBusy } = this.desk;
    if (isBusy || replay.isLooking() || !picture.svg.contains(at)) return false;
    refusal.refuse(at, click);
    return true;
  }

  /** A finger cannot hover: a tap on what is no answer tells what it is. */
  private async tellOf(at: Element): Promise<void> {
    if (!at.closest(TABLE) || (await this.desk.signs.openCard(at))) return;
    const told = this.desk.picture.titleAt(at);
    if (told !== null) toast(told);
  }

  private care(coarse: boolean): Care {
    return { confirm: this.desk.settings.is("confirm"), coarse };
  }

  private pressed(button: HTMLElement, care: Care): void {
    const { action, line, part, back, near, do: does } = button.dataset;
    if (button.id === "commit") this.commit();
    else if (action !== undefined) this.chooseAction(action, care);
    else if (line !== undefined) this.look(Number(line));
    else if (part !== undefined) this.desk.zoom.turnTo(part);
    else if (back !== undefined) this.desk.question.backTo(Number(back));
    else if (near !== undefined) this.takeInstead(near, care);
    else if (does) this.run(does, button);
  }

  /** Choose what a finger meant in the place of what it met. */
  private takeInstead(id: string, care: Care): void {
    if (!this.desk.question.isChosen(id)) this.chooseTarget(id, care);
  }

  /** Show the table after a line, also where the list of lines has covered it. */
  private look(line: number): void {
    this.desk.replay.go(line);
    this.desk.drawers.uncover();
  }

  private run(name: string, button: HTMLElement): void {
    const control = this.named[name];
    if (control) control(button);
    else if (isDrawer(name)) this.desk.drawers.toggle(name);
  }

  private answerAt(at: Element): string | null {
    return this.desk.picture.answerAt(at, this.desk.question.targets());
  }

  private chooseTarget(id: string, care: Care): void {
    if (!this.desk.isBusy) this.desk.question.chooseTarget(id, care);
  }

  private chooseAction(name: string, care: Care): void {
    const { question, drawers, isBusy } = this.desk;
    if (isBusy) return;
    question.chooseAction(name, care);
    if (drawers.open() !== "choices" || !question.selected()) return;
    drawers.close();
    byId("commit")?.focus();
  }

  private commit(): boolean {
    return !this.desk.isBusy && this.desk.question.commit();
  }

  /** Fingers do not point before they tap: a preview then would push away what they tap at. */
  private pointAt(at: Element): void {
    if (at.closest("#preview, #commit") || matchMedia("(hover: none)").matches) return;
    const target = this.answerAt(at);
    const name = at.closest<HTMLElement>("[data-action]")?.dataset.action ?? null;
    const pointed = `${target} ${name}`;
    if (pointed === this.pointed) return;
    this.pointed = pointed;
    this.desk.question.point(target, name);
  }

  private amongButtons(by: number, focused: Element): boolean {
    const buttons = this.desk.question.buttons();
    const at = buttons.indexOf(focused as HTMLButtonElement);
    const next = buttons[at + by] ?? null;
    const list = focused.closest("#choices");
    const field = by < 0 && list && !list.contains(next) ? list.querySelector("input") : null;
    if (at >= 0) (field ?? next)?.focus();
    return at >= 0;
  }

  private intoPicture(focused: Element): boolean {
    const isFree = focused === document.body || focused.closest("#question, #stage") !== null;
    return isFree && this.focusMark(this.desk.picture.svg.querySelector('[tabindex="0"]'));
  }

  private focusMark(mark: SVGElement | null | undefined): boolean {
    if (!mark) return false;
    mark.focus();
    this.desk.zoom.reveal(mark);
    return true;
  }
}

function seatOf(button: HTMLElement): number {
  return Number(button.dataset.seat);
}

/** Whether a finger clicked; a screen reader on a phone clicks without saying with what. */
function isCoarse(event: MouseEvent): boolean {
  const { pointerType } = event as PointerEvent;
  if (pointerType === "touch") return true;
  return pointerType !== "mouse" && matchMedia("(pointer: coarse)").matches;
}

import type { Speak } from "./boot";
import { type Clock, Connection, type Socket } from "./connection";
import { Controls, type Desk } from "./controls";
import { drawCurtain } from "./curtain";
import { all, byId, plainText } from "./dom";
import { type Drawer, Drawers, isDrawer } from "./drawers";
import { Rules } from "./learn";
import type {
  Answer,
  Chat,
  Incoming,
  Outgoing,
  Previews,
  Show,
  TableBoot,
  TableWords,
} from "./messages";
import { morphInside } from "./morphing";
import { fillPanels, keepingFocus, NumberedList, showTimes, tellNews, toast } from "./panels";
import { Picture } from "./picture";
import { Question } from "./question";
import { Replay } from "./replay";
import { Settings } from "./settings";
import { Sound } from "./sound";
import { type Span, Zoom } from "./zoom";

const OFFLINE = 1500;
const SHOW_DUE = 4000;
const MARGIN = 8;

/** The page of a table: what comes in is shown, deeds go out one at a time. */
export class TablePage implements Desk {
  readonly picture: Picture;
  readonly zoom: Zoom;
  readonly question: Question;
  readonly replay: Replay;
  readonly drawers: Drawers;
  readonly rules: Rules;
  readonly settings = new Settings();
  readonly sound = new Sound();
  shown: Show | null = null;
  isBusy = false;

  private readonly connection: Connection;
  private readonly log = numberedList("log");
  private readonly chat = numberedList("chat");
  private due = 0;
  private dueTimer = 0;
  private previewed = "";
  private unread = 0;
  private offlineTimer = 0;

  constructor(
    private readonly boot: TableBoot,
    readonly say: Speak<TableWords>,
    svg: SVGSVGElement,
  ) {
    this.connection = new Connection(this, browserClock);
    this.picture = new Picture(svg);
    this.zoom = new Zoom(svg);
    this.drawers = new Drawers((name) => this.opened(name));
    const list = () => this.drawers.show("choices");
    const seek = () => this.pointOut(true);
    this.question = new Question(this.picture, say, (action) => this.play(action), list, seek);
    this.replay = new Replay(say, (at) => this.ask(this.look(at)));
    this.rules = new Rules(boot.game, say);
  }

  start(): void {
    new Controls(this);
    this.settings.show();
    this.log?.toEnd();
    showTimes();
    this.listen();
    this.openAddressed();
    void this.greet();
    this.connection.start();
  }

  connect(): Socket {
    const url = new URL(this.boot.socket, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    return new WebSocket(url) as Socket;
  }

  connected(open: boolean): void {
    clearTimeout(this.offlineTimer);
    this.question.think(false);
    if (open) this.replay.again();
    if (open && this.settings.is("text")) this.read();
    if (open) hide("offline", true);
    else this.offlineTimer = window.setTimeout(() => hide("offline", false), OFFLINE);
  }

  heartbeat(): Outgoing {
    return this.look(this.replay.wanted());
  }

  /** Show the table in words as well, or no longer. */
  read(): void {
    this.ask(this.look(this.replay.wanted()));
  }

  private look(at: number | null): Outgoing {
    return { do: "look", at, words: this.settings.is("text") };
  }

  refused(): void {
    toast(this.say("closed"));
  }

  receive(message: Exclude<Incoming, Answer>): void {
    if (message.kind === "show") this.show(message);
    else if (message.kind === "chat") this.talk(message);
    else if (message.kind === "previews") this.learn(message);
    else if (message.kind === "hint") this.question.advise(message);
    else if (message.kind === "points") this.showPoints(message.html);
  }

  ask(body: Outgoing, answered?: () => void): boolean {
    return this.connection.ask(body, (answer) => {
      this.complain(answer);
      answered?.();
    });
  }

  /** Until a deed is answered and its result is shown the controls are dead. */
  command(body: Outgoing): void {
    if (this.isBusy) return;
    this.setBusy(true);
    this.due = Number.POSITIVE_INFINITY;
    this.connection.request(body, (answer) => this.answered(answer));
  }

  private show(show: Show): void {
    const before = this.shown;
    this.shown = show;
    const isNew = this.fill(show);
    this.release(show.version);
    if (this.log) tellNews(this.log.replace(show.log));
    this.replay.update(show);
    this.log?.point(show.line < show.last ? show.line : -1);
    this.dress(show, before, isNew);
    this.pointOut(isNew && show.turn);
    if (before && show.turn && (!before.turn || (isNew && document.hidden))) this.call();
    this.wantPreviews(show);
    drawCurtain(show.curtain);
  }

  /** Fill the panels, the picture and the question. True if the question is new. */
  private fill(show: Show): boolean {
    let isNew = false;
    keepingFocus(() => {
      fillPanels(show.html);
      if (!this.picture.apply(show.picture)) this.ask({ do: "full" });
      this.zoom.reshape(show.picture.parts);
      const isPast = show.line < show.last;
      isNew = this.question.ask(show.seat, show.asked, show.actions, isPast);
    });
    return isNew;
  }

  private dress(show: Show, before: Show | null, isNew: boolean): void {
    document.body.classList.toggle("mine", show.turn);
    document.title = show.title;
    if (isNew && this.drawers.open() === "choices") this.drawers.close();
    if (before && show.over && !before.over) this.drawers.show("end");
    this.settings.show();
    this.drawers.mark();
    this.setBusy(this.isBusy);
  }

  private pointOut(isNew: boolean): void {
    const live = this.question.live();
    const answers = this.picture.askable().filter((node) => live.has(node.id));
    this.zoom.ask(answers, isNew);
    if (isNew) byId("question")?.parentElement?.scrollTo?.({ top: 0 });
    if (isNew) uncover(this.zoom.spansOf(answers));
  }

  private call(): void {
    const heading = document.querySelector("#question h2");
    if (heading) tellNews([plainText(heading)]);
    if (this.settings.is("sound")) this.sound.chime();
  }

  private talk(message: Chat): void {
    const said = this.chat?.replace(message) ?? [];
    showTimes();
    tellNews(said);
    this.setUnread(this.drawers.open() === "chat" ? 0 : this.unread + said.length);
  }

  private setUnread(count: number): void {
    this.unread = count;
    for (const badge of all(".unread")) {
      badge.hidden = !count;
      badge.textContent = String(count);
    }
  }

  private learn({ version, seat, previews }: Previews): void {
    if (version === this.shown?.version && seat === this.shown.seat) this.question.learn(previews);
  }

  private showPoints(html: string): void {
    const place = byId("points");
    if (place) morphInside(place, html);
  }

  /** Ask once per question what the answers would bring, when there is nothing else to do. */
  private wantPreviews({ seat, version, turn }: Show): void {
    const wanted = turn && this.question.isAsking() ? `${seat} ${version}` : "";
    const isKnown = wanted === this.previewed;
    this.previewed = wanted;
    if (!wanted || isKnown) return;
    whenIdle(() => {
      if (this.shown?.version === version) this.connection.ask({ do: "previews", seat, version });
    });
  }

  private complain(answer: Answer): void {
    if (!answer.ok) toast(answer.message || this.say("refused"));
  }

  private answered(answer: Answer): void {
    this.complain(answer);
    this.due = answer.ok ? answer.version : 0;
    this.release(this.shown?.version ?? 0);
    clearTimeout(this.dueTimer);
    if (this.isBusy) this.dueTimer = window.setTimeout(() => this.overdue(), SHOW_DUE);
  }

  private overdue(): void {
    this.setBusy(false);
    this.ask({ do: "full" });
  }

  private release(version: number): void {
    if (!this.isBusy || version < this.due) return;
    clearTimeout(this.dueTimer);
    this.setBusy(false);
  }

  private setBusy(isBusy: boolean): void {
    this.isBusy = isBusy;
    document.body.classList.toggle("busy", isBusy);
    for (const button of all("#question button, #curtain button")) {
      if (isBusy || button.ariaBusy === "true") button.setAttribute("aria-disabled", "true");
      else button.removeAttribute("aria-disabled");
    }
  }

  private play(action: string): void {
    if (!this.shown || this.replay.isLooking()) return;
    const { seat, version } = this.shown;
    this.command({ do: "play", seat, version, action });
  }

  private opened(name: Drawer): void {
    if (name === "rules") this.rules.turnTo();
    if (name === "chat") this.setUnread(0);
    if (name === "chat") this.chat?.toEnd();
    if (name === "log") this.log?.toEnd();
  }

  /** Whoever first sits down at a game is told what it is about. */
  private async greet(): Promise<void> {
    if (!this.boot.keys.length || this.drawers.open()) return;
    if ((await this.rules.greet()) && !this.drawers.open()) this.drawers.show("card");
  }

  /** An address may say what is open at first; after a reload it does no more. */
  private openAddressed(): void {
    const name = location.hash.slice(1);
    if (!isDrawer(name)) return;
    history.replaceState(history.state, "", location.pathname + location.search);
    this.drawers.show(name);
  }

  private listen(): void {
    const wake = () => document.hidden || this.connection.wake();
    document.addEventListener("visibilitychange", wake);
    window.addEventListener("online", wake);
    window.addEventListener("pageshow", ({ persisted }) => persisted && wake());
    document.addEventListener("pointerdown", () => {
      if (this.settings.is("sound")) this.sound.unlock();
    });
    byId("say")?.addEventListener("submit", (event) => this.sendChat(event));
  }

  private sendChat(event: Event): void {
    event.preventDefault();
    const field = (event.target as HTMLFormElement).querySelector<HTMLInputElement>("[name=text]");
    const text = field?.value.trim();
    if (!field || !text) return;
    field.value = "";
    this.connection.request({ do: "say", text }, (answer) => {
      this.complain(answer);
      if (!answer.ok) field.value ||= text;
    });
  }
}

function numberedList(id: string): NumberedList | null {
  const list = byId(id);
  return list ? new NumberedList(list) : null;
}

function hide(id: string, isHidden: boolean): void {
  const element = byId(id);
  if (element) element.hidden = isHidden;
}

/** A question at the bottom may lie over its answers: scroll as far as all, or the first, are seen. */
function uncover(answers: Span[]): void {
  const question = byId("question");
  if (!question || !answers.length || getComputedStyle(question).position !== "sticky") return;
  const room = question.getBoundingClientRect().top;
  if (answers.every(({ top, bottom }) => top >= 0 && bottom <= room)) return;
  const highest = Math.min(...answers.map(({ top }) => top));
  const lowest = Math.max(...answers.map(({ bottom }) => bottom));
  window.scrollTo({ top: scrollY + Math.min(lowest - room + MARGIN, highest - MARGIN) });
}

function whenIdle(call: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(call, { timeout: 500 });
  else setTimeout(call, 150);
}

const browserClock: Clock = {
  after: (milliseconds, call) => window.setTimeout(call, milliseconds),
  cancel: (timer) => window.clearTimeout(timer),
  random: () => Math.random(),
};

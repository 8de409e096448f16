import { Arrangement } from "./arrangement";
import { showAudience } from "./audience";
import { Beyond } from "./beyond";
import type { Speak } from "./boot";
import { type Clock, Connection, type Socket } from "./connection";
import { Controls, type Desk } from "./controls";
import { drawCurtain } from "./curtain";
import { all, byId, plainText } from "./dom";
import { type Drawer, Drawers, isDrawer } from "./drawers";
import { Rules } from "./learn";
import { NumberedList } from "./lines";
import type {
  Answer,
  Chat,
  Incoming,
  Outgoing,
  Own,
  Previews,
  TableBoot,
  TableWords,
  Traces as TracesTold,
  You,
} from "./messages";
import { Model, type Shown, type Update } from "./model";
import { morphInside } from "./morphing";
import { fillPanels, keepingFocus, showTimes, tellNews, toast } from "./panels";
import { Picture } from "./picture";
import { Question } from "./question";
import { Refusal } from "./refusal";
import { Replay } from "./replay";
import { Settings } from "./settings";
import { Signs } from "./signs";
import { Since } from "./since";
import { Sound } from "./sound";
import { Traces } from "./traces";
import { type Span, Zoom } from "./zoom";

const OFFLINE = 1500;
const SENDING = 600;
const SHOW_DUE = 4000;
const MARGIN = 8;

/** The page of a table: what comes in is shown, deeds go out one at a time. */
export class TablePage implements Desk {
  readonly picture: Picture;
  readonly zoom: Zoom;
  readonly arrangement: Arrangement;
  readonly question: Question;
  readonly refusal: Refusal;
  readonly replay: Replay;
  readonly drawers: Drawers;
  readonly rules: Rules;
  readonly signs: Signs;
  readonly settings = new Settings();
  readonly since = new Since();
  readonly sound = new Sound();
  isBusy = false;

  private readonly beyond: Beyond;
  private readonly model: Model;
  private readonly connection: Connection;
  private readonly traces: Traces;
  private readonly log = numberedList("log");
  private readonly chat = numberedList("chat");
  private due = 0;
  private dueTimer = 0;
  private previewed = "";
  private traced = "";
  private unread = 0;
  private offlineTimer = 0;
  private sendingTimer = 0;
  private isAskingAll = false;

  constructor(
    private readonly boot: TableBoot,
    readonly say: Speak<TableWords>,
    svg: SVGSVGElement,
  ) {
    this.model = new Model({ mine: boot.keys.map(({ seat }) => seat), invited: [] });
    this.connection = new Connection(this, browserClock);
    this.picture = new Picture(svg);
    this.traces = new Traces(this.picture);
    this.zoom = new Zoom(svg);
    this.arrangement = new Arrangement(this.picture, this.zoom, boot.game, say("fold"), () =>
      this.traces.again(),
    );
    this.beyond = new Beyond(svg.parentElement ?? document.body, this.zoom, say);
    this.drawers = new Drawers((name) => this.opened(name));
    const list = () => this.drawers.show("choices");
    const seek = () => this.pointOut(true);
    this.question = new Question(this.picture, say, (action) => this.play(action), list, seek);
    const explain = (from: Element) => void this.signs.openCard(from);
    this.refusal = new Refusal(this.picture, (body) => this.ask(body), explain);
    this.replay = new Replay(say, (at) => this.ask(this.look(at)), boot.at);
    this.rules = new Rules(boot.game, say, (tab) => tab === "signs" && void this.signs.list());
    this.signs = new Signs({
      say,
      load: () => this.rules.fillSigns(),
      ask: (body) => this.ask(body),
      isAnswer: (at) => this.picture.answerAt(at, this.question.targets()) !== null,
    });
  }

  start(): void {
    new Controls(this);
    showAudience(document, this.model.eyes);
    this.settings.show();
    this.drawers.mark();
    this.log?.toEnd();
    showTimes();
    this.listen();
    this.openAddressed();
    void this.greet();
    this.connection.start();
  }

  connect(): Socket {
    const url = new URL(this.boot.socket, location.href);
    const at = this.replay.wanted();
    if (at !== null) url.searchParams.set("at", String(at));
    url.protocol = url.protocol.replace("http", "ws");
    return new WebSocket(url) as Socket;
  }

  connected(open: boolean): void {
    clearTimeout(this.offlineTimer);
    this.question.think(false);
    this.model.lose();
    this.isAskingAll = false;
    if (open) this.replay.again();
    if (open && this.settings.is("text")) this.read();
    if (open) hide("offline", true);
    else this.offlineTimer = window.setTimeout(() => hide("offline", false), OFFLINE);
  }

  unheard(isUnheard: boolean): void {
    hide("offline", !isUnheard);
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

  turnedAway(reason: string): void {
    toast(reason || this.say("refused"));
  }

  get shown(): Shown | null {
    return this.model.shown;
  }

  receive(message: Exclude<Incoming, Answer>): void {
    if (message.kind === "show") this.model.hold(message);
    else if (message.kind === "own") this.take(message);
    else if (message.kind === "you") this.meet(message);
    else if (message.kind === "chat") this.talk(message);
    else if (message.kind === "previews") this.learn(message);
    else if (message.kind === "hint") this.question.advise(message);
    else if (message.kind === "traces") this.pointOutTraces(message);
    else if (message.kind === "points") this.showPoints(message.html);
    else if (message.kind === "terms") this.signs.card.learn(message);
    else if (message.kind === "why") this.refusal.tell(message.html);
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
    this.sendingTimer = window.setTimeout(() => this.question.tellSending(true), SENDING);
    this.connection.request(body, (answer) => this.answered(answer));
  }

  private meet({ mine, invited }: You): void {
    this.model.eyes = { mine, invited };
    showAudience(document, this.model.eyes);
  }

  private take(own: Own): void {
    const update = this.model.take(own);
    if (update) this.show(update);
    else this.askAll();
  }

  /** Have everything sent again, once. */
  private askAll(): void {
    if (this.isAskingAll) return;
    this.isAskingAll = this.ask({ do: "full" }, () => {
      this.isAskingAll = false;
    });
  }

  /** All of the page is changed before anything of it is measured: it is laid out once. */
  private show(update: Update): void {
    const { now, before } = update;
    const news = this.log?.update(update.log, update.lines) ?? [];
    const { isNew, isOther } = keepingFocus(() => this.change(update));
    tellNews(this.since.update(update, news, this.model.eyes.mine.length > 0));
    if (before && now.turn && (!before.turn || (isNew && document.hidden))) this.call();
    if (before && now.over && !before.over) this.drawers.show("end");
    if (isNew || isOther) this.pointOut(isNew && now.turn);
    this.log?.point(now.line < now.last ? now.line : -1);
    this.log?.settle();
    this.signs.card.settle();
    this.wantPreviews(now);
    this.wantTraces(now);
    if (now.curtain !== before?.curtain) drawCurtain(now.curtain);
  }

  private change(update: Update): Changes {
    const { now, html } = update;
    const changes = this.fill(update);
    this.replay.update(now);
    this.dress(now);
    if (changes.isNew && this.drawers.open() === "choices") this.drawers.close();
    this.release(now.version);
    if (this.isBusy && html.has("question")) this.setBusy(true);
    return changes;
  }

  /** Fill the panels, the picture and the question. */
  private fill(update: Update): Changes {
    const { now, html, pieces, isFull } = update;
    fillPanels(html, (fresh) => this.prepare(fresh));
    const isOther = this.picture.apply(now, pieces, isFull);
    this.arrangement.show(update);
    const isAsked = isAskedAnew(update);
    const isNew = isAsked && this.putQuestion(now);
    if (isOther && !isAsked) this.question.remark();
    return { isNew, isOther };
  }

  private putQuestion({ seat, asked, actions, line, last }: Shown): boolean {
    return this.question.ask(seat, asked, actions, line < last);
  }

  /** Make a fragment fit whoever looks, and what is open. */
  private prepare(fresh: DocumentFragment): void {
    showAudience(fresh, this.model.eyes);
    this.drawers.mark(fresh);
  }

  private dress({ asked, turn }: Shown): void {
    const { title } = this.boot;
    const wanted = asked === null ? title : this.say("my_turn", { title });
    if (document.title !== wanted) document.title = wanted;
    document.body.classList.toggle("mine", turn);
  }

  /** Show where the answers are; those to a new question are brought into sight. */
  private pointOut(isNew: boolean): void {
    const live = this.question.live();
    const answers = this.picture.askable().filter((node) => live.has(node.id));
    this.zoom.ask(answers, isNew);
    this.beyond.point(answers);
    if (isNew) document.querySelector("#question .askbody")?.scrollTo?.({ top: 0 });
    if (isNew && answers.length) uncover(() => this.zoom.spansOf(answers));
  }

  private call(): void {
    tellNews([all("#question h2, #question .more").map(plainText).join(" ")]);
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
  private wantPreviews({ seat, version, turn }: Shown): void {
    const wanted = turn && this.question.isAsking() ? `${seat} ${version}` : "";
    const isKnown = wanted === this.previewed;
    this.previewed = wanted;
    if (!wanted || isKnown) return;
    whenIdle(() => {
      if (this.shown?.version === version) this.connection.ask({ do: "previews", seat, version });
    });
  }

  /** Point out what moved since the viewer last chose, or no longer, as the settings say. */
  trace(): void {
    this.traced = "";
    if (this.shown) this.wantTraces(this.shown);
  }

  /** Ask once per question what has moved; what is asked no longer is pointed out no longer. */
  private wantTraces({ seat, version, turn }: Shown): void {
    const isWanted = turn && this.since.isThere() && this.settings.is("traces");
    const wanted = isWanted ? `${seat} ${version}` : "";
    if (wanted === this.traced) return;
    this.traced = wanted;
    this.traces.clear();
    if (!wanted) return;
    whenIdle(() => {
      if (this.traced === wanted) this.connection.ask({ do: "traces", seat, version });
    });
  }

  private pointOutTraces({ version, seat, traces }: TracesTold): void {
    if (`${seat} ${version}` === this.traced) this.traces.draw(traces);
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
    this.askAll();
  }

  private release(version: number): void {
    if (!this.isBusy || version < this.due) return;
    clearTimeout(this.dueTimer);
    this.setBusy(false);
  }

  private setBusy(isBusy: boolean): void {
    this.isBusy = isBusy;
    document.body.classList.toggle("busy", isBusy);
    if (!isBusy) clearTimeout(this.sendingTimer);
    if (!isBusy) this.question.tellSending(false);
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
    for (const change of ["online", "offline"]) window.addEventListener(change, wake);
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

/** What a change of the page has brought. */
interface Changes {
  /** Another question. */
  isNew: boolean;
  /** Other elements that answer it, or elsewhere. */
  isOther: boolean;
}

/** Whether anything that a question is made of may have changed. */
function isAskedAnew({ now, before, html }: Update): boolean {
  if (!before || html.has("question") || now.actions !== before.actions) return true;
  const isPast = now.line < now.last;
  return (
    now.seat !== before.seat || now.asked !== before.asked || isPast !== before.line < before.last
  );
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
function uncover(spansOf: () => Span[]): void {
  const question = byId("question");
  if (!question || getComputedStyle(question).position !== "sticky") return;
  const answers = spansOf();
  if (!answers.length) return;
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

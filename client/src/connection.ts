import type { Answer, Incoming, Message, Outgoing } from "./messages";

/** The part of a WebSocket that is used here. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Clock {
  after(milliseconds: number, call: () => void): number;
  cancel(timer: number): void;
  random(): number;
}

export interface Ends {
  connect(): Socket;
  receive(message: Exclude<Incoming, Answer>): void;
  /** Called with true when the socket opens, with false when it is lost. */
  connected(open: boolean): void;
  /** Called with true when an answer is long in coming, with false when something comes. */
  unheard(isUnheard: boolean): void;
  /** Something harmless that the server answers, to see whether it still hears us. */
  heartbeat(): Outgoing;
  /** The server said that there is nothing here for us. */
  refused(): void;
  /** The server has no room for us now, and says why; we go on trying. */
  turnedAway(reason: string): void;
}

interface Request {
  text: string;
  isKept: boolean;
  answered: (answer: Answer) => void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 30_000;
const PATIENCE = 10_000;
const DOUBT = 3_500;
const SILENCE = 25_000;
const REFUSALS = [4403, 4404];
const TRY_LATER = 1013;

/** A socket that comes back by itself and loses no request. */
export class Connection {
  private socket: Socket | null = null;
  private isOpen = false;
  private attempts = 0;
  private retry: number | null = null;
  private deadline: number | null = null;
  private doubt: number | null = null;
  private heartbeat: number | null = null;
  private readonly requests = new Map<string, Request>();

  constructor(
    private readonly ends: Ends,
    private readonly clock: Clock,
  ) {}

  /** Connect now, whatever the waiting time was. */
  start(): void {
    this.clear("retry");
    if (this.socket) return;
    const socket = this.ends.connect();
    this.socket = socket;
    this.expect();
    socket.onopen = () => this.opened(socket);
    socket.onmessage = (event) => this.received(socket, event.data);
    socket.onclose = (event) => this.lost(socket, event.code, event.reason);
  }

  /** The tab is seen again or the network is back: connect, or see whether the socket still lives. */
  wake(): void {
    if (!this.socket) {
      this.attempts = 0;
      this.start();
    } else if (this.isOpen) {
      this.ping();
    }
  }

  /** Send what must arrive: it is sent again, with the same id, until it is answered. */
  request(body: Outgoing, answered: (answer: Answer) => void = () => {}): void {
    this.send(body, true, answered);
  }

  /** Send what is of no use later: forgotten when the socket is lost. False if it was not sent. */
  ask(body: Outgoing, answered: (answer: Answer) => void = () => {}): boolean {
    if (this.isOpen) this.send(body, false, answered);
    return this.isOpen;
  }

  private send(body: Outgoing, isKept: boolean, answered: (answer: Answer) => void): void {
    const id = freshId();
    const message: Message & Outgoing = { ...body, id };
    const text = JSON.stringify(message);
    this.requests.set(id, { text, isKept, answered });
    if (this.isOpen) {
      this.socket?.send(text);
      if (isKept) this.expect();
    }
  }

  private opened(socket: Socket): void {
    if (socket !== this.socket) return;
    this.isOpen = true;
    this.expectNothing();
    for (const request of this.requests.values()) socket.send(request.text);
    if (this.isWaiting()) this.expect();
    this.listen();
    this.ends.connected(true);
  }

  private received(socket: Socket, data: unknown): void {
    if (socket !== this.socket) return;
    this.attempts = 0;
    this.expectNothing();
    this.ends.unheard(false);
    this.listen();
    const message = JSON.parse(String(data)) as Incoming;
    if (message.kind === "answer") this.settle(message);
    else this.ends.receive(message);
    if (this.isOpen && this.isWaiting()) this.expect();
  }

  private isWaiting(): boolean {
    return [...this.requests.values()].some((request) => request.isKept);
  }

  private settle(answer: Answer): void {
    const request = this.requests.get(answer.id);
    if (!request) return;
    this.requests.delete(answer.id);
    request.answered(answer);
  }

  private lost(socket: Socket, code: number, reason = ""): void {
    if (socket !== this.socket) return;
    this.socket = null;
    this.isOpen = false;
    this.expectNothing();
    this.clear("heartbeat");
    for (const [id, request] of this.requests) if (!request.isKept) this.requests.delete(id);
    this.ends.connected(false);
    if (code === TRY_LATER && this.attempts === 0) this.ends.turnedAway(reason);
    if (REFUSALS.includes(code)) this.ends.refused();
    else this.retry = this.clock.after(this.wait(), () => this.start());
  }

  private wait(): number {
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.attempts++);
    return longest * (0.5 + this.clock.random() / 2);
  }

  private expect(): void {
    this.deadline ??= this.clock.after(PATIENCE, () => this.drop());
    this.doubt ??= this.clock.after(DOUBT, () => this.ends.unheard(true));
  }

  private expectNothing(): void {
    this.clear("deadline");
    this.clear("doubt");
  }

  private listen(): void {
    this.clear("heartbeat");
    this.heartbeat = this.clock.after(SILENCE, () => this.ping());
  }

  private ping(): void {
    this.send(this.ends.heartbeat(), false, () => {});
    this.expect();
  }

  /** A silent socket may take minutes to notice its own end, so it is given up here. */
  private drop(): void {
    const socket = this.socket;
    this.deadline = null;
    if (!socket) return;
    socket.close();
    this.lost(socket, 1006);
  }

  private clear(timer: "retry" | "deadline" | "doubt" | "heartbeat"): void {
    const running = this[timer];
    if (running !== null) this.clock.cancel(running);
    this[timer] = null;
  }
}

/** An id no other request has; `randomUUID` is missing on plain http. */
function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

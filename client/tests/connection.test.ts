import { beforeEach, describe, expect, it } from "vitest";
import { Connection, type Socket } from "../src/connection";
import type { Answer, Incoming } from "../src/messages";

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  sent: { do: string; id: string; [name: string]: unknown }[] = [];
  isClosed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.isClosed = true;
  }

  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  answers(id: string | undefined, ok = true): void {
    this.says({ kind: "answer", id, ok, version: 1 });
  }

  dies(code = 1006, reason = ""): void {
    this.onclose?.({ code, reason });
  }

  done(what: string): string[] {
    return this.sent.filter((message) => message.do === what).map(({ id }) => id);
  }
}

class FakeClock {
  now = 0;
  luck = 1;
  private readonly timers = new Map<number, { at: number; call: () => void }>();
  private next = 1;

  after = (milliseconds: number, call: () => void): number => {
    this.timers.set(this.next, { at: this.now + milliseconds, call });
    return this.next++;
  };

  cancel = (timer: number): void => {
    this.timers.delete(timer);
  };

  random = (): number => this.luck;

  pass(milliseconds: number): void {
    const end = this.now + milliseconds;
    for (;;) {
      const due = [...this.timers].filter(([, { at }]) => at <= end);
      const first = due.sort((a, b) => a[1].at - b[1].at)[0];
      if (!first) break;
      this.timers.delete(first[0]);
      this.now = first[1].at;
      first[1].call();
    }
    this.now = end;
  }
}

let clock: FakeClock;
let sockets: FakeSocket[];
let received: Incoming[];
let doubts: boolean[];
let states: boolean[];
let refusals: number;
let reasons: string[];
let connection: Connection;

const last = () => sockets.at(-1) as FakeSocket;
const play = { do: "play", seat: 0, version: 3, action: "pass" } as const;

beforeEach(() => {
  clock = new FakeClock();
  [sockets, received, states, refusals, reasons] = [[], [], [], 0, []];
  doubts = [];
  connection = new Connection(
    {
      connect: () => {
        sockets.push(new FakeSocket());
        return last();
      },
      receive: (message) => received.push(message),
      connected: (open) => states.push(open),
      unheard: (isUnheard) => doubts.push(isUnheard),
      heartbeat: () => ({ do: "look", at: null, words: false }),
      refused: () => refusals++,
      turnedAway: (reason) => reasons.push(reason),
    },
    clock,
  );
  connection.start();
});

describe("doubt", () => {
  it("is told within four seconds of a request, and ends with whatever comes", () => {
    last().onopen?.();
    clock.pass(9000);
    connection.request(play);
    clock.pass(3400);
    expect(doubts).toEqual([]);
    clock.pass(500);
    expect(doubts).toEqual([true]);
    last().answers(last().done("play")[0]);
    clock.pass(9000);
    expect(doubts).toEqual([true, false]);
  });

  it("is told where nothing opens at all", () => {
    clock.pass(4000);
    expect(doubts).toEqual([true]);
  });

  it("is left to the loss of a socket that is lost", () => {
    last().onopen?.();
    connection.request(play);
    last().dies();
    expect(states).toEqual([true, false]);
    clock.pass(400);
    expect(doubts).toEqual([]);
  });
});

describe("requests", () => {
  it("are sent once when open, and answered once", () => {
    const answers: Answer[] = [];
    last().onopen?.();
    connection.request(play, (answer) => answers.push(answer));
    const [id] = last().done("play");
    last().answers(id);
    last().answers(id);
    expect(last().sent).toHaveLength(1);
    expect(answers).toHaveLength(1);
  });

  it("made before the socket opens wait for it", () => {
    connection.request(play);
    expect(last().sent).toHaveLength(0);
    last().onopen?.();
    expect(last().done("play")).toHaveLength(1);
  });

  it("unanswered are sent again with the same id", () => {
    const answers: Answer[] = [];
    last().onopen?.();
    connection.request(play, (answer) => answers.push(answer));
    const [id] = last().done("play");
    last().dies();
    clock.pass(500);
    last().onopen?.();
    expect(sockets).toHaveLength(2);
    expect(last().done("play")).toEqual([id]);
    last().answers(id);
    expect(answers).toHaveLength(1);
  });

  it("answered are not sent again", () => {
    last().onopen?.();
    connection.request(play);
    last().answers(last().done("play")[0]);
    last().dies();
    clock.pass(500);
    last().onopen?.();
    expect(last().sent).toHaveLength(0);
  });

  it("have ids of their own", () => {
    last().onopen?.();
    connection.request(play);
    connection.request(play);
    expect(new Set(last().done("play")).size).toBe(2);
  });

  it("of passing interest are forgotten with the socket", () => {
    connection.ask({ do: "full" });
    last().onopen?.();
    connection.ask({ do: "look", at: 4, words: false });
    expect(last().done("full")).toHaveLength(0);
    last().dies();
    clock.pass(500);
    last().onopen?.();
    expect(last().sent).toHaveLength(0);
  });
});

describe("late messages", () => {
  it("of a socket given up are dropped", () => {
    const answers: Answer[] = [];
    const old = last();
    old.onopen?.();
    connection.request(play, (answer) => answers.push(answer));
    const [id] = old.done("play");
    old.dies();
    clock.pass(500);
    last().onopen?.();
    old.answers(id);
    old.says({ kind: "chat", from: 0, html: "" });
    old.dies();
    expect(answers).toHaveLength(0);
    expect(received).toHaveLength(0);
    last().answers(id);
    expect(answers).toHaveLength(1);
  });

  it("that answer nothing are dropped", () => {
    last().onopen?.();
    last().answers("nobody");
    expect(received).toHaveLength(0);
  });
});

describe("reconnecting", () => {
  const waits = (count: number): number[] =>
    Array.from({ length: count }, () => {
      last().dies();
      const [before, start] = [sockets.length, clock.now];
      while (sockets.length === before && clock.now - start < 120_000) clock.pass(50);
      return clock.now - start;
    });

  it("waits longer each time, up to half a minute", () => {
    expect(waits(9)).toEqual([500, 1000, 2000, 4000, 8000, 16000, 30000, 30000, 30000]);
  });

  it("spreads its attempts", () => {
    clock.luck = 0;
    expect(waits(3)).toEqual([250, 500, 1000]);
  });

  it("starts anew after a message came", () => {
    waits(5);
    last().onopen?.();
    last().says({ kind: "chat", from: 0, html: "" });
    expect(waits(1)).toEqual([500]);
  });

  it("does not take an open socket that says nothing for a good one", () => {
    waits(3);
    last().onopen?.();
    expect(waits(1)).toEqual([4000]);
  });

  it("is at once when the tab is seen again, and only once", () => {
    waits(6);
    last().dies();
    const before = sockets.length;
    connection.wake();
    expect(sockets).toHaveLength(before + 1);
    connection.wake();
    clock.pass(9_000);
    expect(sockets).toHaveLength(before + 1);
  });

  it("goes on while the tab is hidden", () => {
    last().onopen?.();
    last().dies();
    expect(states).toEqual([true, false]);
    clock.pass(500);
    expect(sockets).toHaveLength(2);
  });

  it("stops when the server has nothing for us", () => {
    last().onopen?.();
    last().dies(4404);
    clock.pass(600_000);
    expect(sockets).toHaveLength(1);
    expect(refusals).toBe(1);
  });

  it("says once why a full table has turned us away, and goes on", () => {
    for (let tries = 0; tries < 3; tries++) {
      last().onopen?.();
      last().dies(1013, "too many");
      clock.pass(500 * 2 ** tries);
    }
    expect(sockets).toHaveLength(4);
    expect(reasons).toEqual(["too many"]);
  });

  it("gives up a socket that does not open", () => {
    const old = last();
    clock.pass(10_500);
    expect(old.isClosed).toBe(true);
    expect(sockets).toHaveLength(2);
  });

  it("gives up a socket that does not answer", () => {
    last().onopen?.();
    connection.request(play);
    const [id] = last().done("play");
    clock.pass(10_500);
    expect(sockets[0]?.isClosed).toBe(true);
    last().onopen?.();
    expect(last().done("play")).toEqual([id]);
  });

  it("asks a silent socket whether it lives", () => {
    last().onopen?.();
    clock.pass(25_000);
    const [id] = last().done("look");
    expect(id).toBeDefined();
    last().answers(id);
    clock.pass(20_000);
    expect(sockets).toHaveLength(1);
    clock.pass(16_000);
    expect(sockets[0]?.isClosed).toBe(true);
  });

  it("asks an open socket when the tab is seen again", () => {
    last().onopen?.();
    connection.wake();
    expect(last().done("look")).toHaveLength(1);
    expect(sockets).toHaveLength(1);
  });
});

// Four clients at each of some matches, over socket.io: clicks at a rate, as if by many people.
// Every line on stdin goes on to the next stage; each stage ends with a line on stdout.
const { createRequire } = require("node:module");
const readline = require("node:readline");
const need = createRequire(`${process.cwd()}/`);
const { Client } = need("boardgame.io/client");
const { SocketIO } = need("boardgame.io/multiplayer");

const [address, matches, rate, warmUp, seconds] = process.argv.slice(2);
const SEATS = 4;
const game = {
  name: "clicks",
  setup: () => ({ clicks: 0 }),
  moves: { click: ({ G }) => { G.clicks += 1; } },
  turn: { minMoves: 1, maxMoves: 1 },
};
const took = [];
const tables = [];

class Table {
  constructor(number) {
    this.began = null;
    this.clients = Array.from({ length: SEATS }, (_, seat) => {
      const client = Client({
        game,
        numPlayers: SEATS,
        matchID: `match-${number}`,
        playerID: String(seat),
        multiplayer: SocketIO({ server: address, socketOpts: { transports: ["websocket"] } }),
        debug: false,
      });
      client.subscribe(() => this.seen());
      client.start();
      return client;
    });
  }

  turns() {
    return this.clients.map((client) => client.getState()?.ctx.turn ?? 0);
  }

  isReady() {
    return this.began === null && new Set(this.turns()).size === 1 && this.turns()[0] > 0;
  }

  click() {
    const state = this.clients[0].getState();
    this.turn = state.ctx.turn;
    this.began = performance.now();
    this.clients[Number(state.ctx.currentPlayer)].moves.click();
  }

  seen() {
    if (this.began === null || this.turns().some((turn) => turn <= this.turn)) return;
    took.push(performance.now() - this.began);
    this.began = null;
  }
}

const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
const lines = readline.createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const stage = async (told) => {
  console.log(JSON.stringify(told));
  if ((await lines.next()).done) process.exit(0);
};
const ready = () => tables.filter((table) => table.isReady());
const settled = async () => {
  while (ready().length < tables.length) await pause(2);
};

async function press(perSecond, clicks) {
  let due = performance.now();
  for (let click = 0; click < clicks; click += 1) {
    due -= (1000 / perSecond) * Math.log(1 - Math.random());
    if (due > performance.now()) await pause(due - performance.now());
    let able = ready();
    while (!able.length) {
      await pause(1);
      able = ready();
    }
    able[Math.floor(Math.random() * able.length)].click();
  }
  await settled();
}

async function main() {
  for (let number = 0; number < Number(matches); number += 1) tables.push(new Table(number));
  await settled();
  await press(Number(rate), Number(warmUp) * tables.length);
  await stage({ told: "warm" });
  took.length = 0;
  const began = performance.now();
  await press(Number(rate), Math.round(Number(rate) * Number(seconds)));
  await stage({ took, seconds: (performance.now() - began) / 1000 });
  process.exit(0);
}

main();

// boardgame.io's stock server with a trivial game: nothing is drawn and nothing is stored.
const { createRequire } = require("node:module");
const net = require("node:net");
const { Server, Origins } = createRequire(`${process.cwd()}/`)("boardgame.io/server");

const game = {
  name: "clicks",
  setup: () => ({ clicks: 0 }),
  moves: { click: ({ G }) => { G.clicks += 1; } },
  turn: { minMoves: 1, maxMoves: 1 },
};

// it would listen to other machines too
const { listen } = net.Server.prototype;
net.Server.prototype.listen = function (port, ...rest) {
  return listen.call(this, port, "127.0.0.1", ...rest);
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]) }, () => console.log("ready"));

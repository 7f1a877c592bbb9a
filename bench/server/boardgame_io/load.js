// Load on boardgame.io: node load.js PORT MATCHES SECONDS PID
// As in the load on Fondaco: plain sockets, and the next move is sent when every player has the move before.
const fs = require("fs");
const { io } = require("socket.io-client");
const { PLAYERS } = require("./trade");

const [port, matches, seconds, pid] = process.argv.slice(2).map(Number);
const server = `http://127.0.0.1:${port}`;
const latencies = [];
let counting = false;

const cpuSeconds = () => {
  const words = fs.readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").pop().split(" ");
  return (Number(words[11]) + Number(words[12])) / 100;
};

const post = async (path, body) => {
  const options = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  return (await fetch(`${server}/games/trade${path}`, options)).json();
};

const open = async () => {
  const { matchID } = await post("/create", { numPlayers: PLAYERS });
  const match = { id: matchID, credentials: [], sockets: [], seen: new Array(PLAYERS).fill(-1), awaited: 0, sentAt: 0 };
  for (let player = 0; player < PLAYERS; player++) {
    const playerID = String(player);
    match.credentials.push((await post(`/${matchID}/join`, { playerID, playerName: playerID })).playerCredentials);
  }
  return match;
};

const has = (match, player, stateID, currentPlayer) => {
  match.seen[player] = stateID;
  if (currentPlayer !== undefined) match.mover = Number(currentPlayer);
  const all = Math.min(...match.seen);
  if (all < match.awaited) return;
  if (match.sentAt && counting) latencies.push(performance.now() - match.sentAt);
  match.awaited = all + 1;
  const playerID = String(match.mover);
  const payload = { type: "trade", args: [Math.floor(Math.random() * 120)], playerID, credentials: match.credentials[match.mover] };
  match.sentAt = performance.now();
  match.sockets[match.mover].emit("update", { type: "MAKE_MOVE", payload }, all, match.id, playerID);
};

const begin = (match) => {
  for (let player = 0; player < PLAYERS; player++) {
    const socket = io(`${server}/trade`, { transports: ["websocket"], forceNew: true });
    match.sockets.push(socket);
    socket.on("connect", () => socket.emit("sync", match.id, String(player), match.credentials[player], PLAYERS));
    socket.on("sync", (_, { state }) => has(match, player, state._stateID, state.ctx.currentPlayer));
    socket.on("update", (_, state) => has(match, player, state._stateID, state.ctx.currentPlayer));
  }
};

const main = async () => {
  const all = [];
  for (let number = 0; number < matches; number++) all.push(await open());
  all.forEach(begin);
  await new Promise((resolve) => setTimeout(resolve, 2000));
  counting = true;
  const used = cpuSeconds();
  const started = performance.now();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  counting = false;
  const spent = (performance.now() - started) / 1000;
  latencies.sort((one, other) => one - other);
  const percentile = (share) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? null;
  const figures = { tables: matches, moves: latencies.length, moves_per_second: latencies.length / spent, p50_ms: percentile(0.5), p99_ms: percentile(0.99) };
  console.log(JSON.stringify({ ...figures, cpu_ms_per_move: ((cpuSeconds() - used) / Math.max(1, latencies.length)) * 1000 }));
  process.exit(0);
};

main();

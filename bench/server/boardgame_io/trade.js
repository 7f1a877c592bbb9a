// A game whose state is about 10 kB, as a trading game's would be; a move changes a little of it.
const PLAYERS = 2;
const cells = () => Array.from({ length: 120 }, (_, at) => ({ id: at, owner: null, good: "pepper", price: at % 7, crates: [at, at + 1, at + 2] }));

const Trade = {
  name: "trade",
  minPlayers: PLAYERS,
  maxPlayers: PLAYERS,
  setup: () => ({ cells: cells(), count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    trade: ({ G, playerID }, at) => {
      G.cells[at].owner = playerID;
      G.cells[at].price += 1;
      G.count += 1;
    },
  },
};

module.exports = { Trade, PLAYERS };

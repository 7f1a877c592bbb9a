// boardgame.io's real server: node server.js memory|flatfile PORT FOLDER
const { Server, FlatFile, Origins } = require("boardgame.io/server");
const { Trade } = require("./trade");

const [store, port, folder] = process.argv.slice(2);
const options = { games: [Trade], origins: [Origins.LOCALHOST] };
if (store === "flatfile") options.db = new FlatFile({ dir: folder });
Server(options).run(Number(port), () => console.log("ready"));

// Download size of a first visit: the page, the lobby, and a table of Batavia (gzip, from the built files).
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const folder = new URL('../../src/fondaco/server/static/', import.meta.url);
const assets = readdirSync(new URL('assets/', folder)).filter((name) => /\.(js|css|woff2)$/.test(name));
const size = (name) => name.endsWith('.woff2') ? statSync(new URL(name, folder)).size / 1024 : gzipSync(readFileSync(new URL(name, folder)), { level: 9 }).length / 1024;
const html = readFileSync(new URL('index.html', folder), 'utf8');
const first = ['index.html', ...[...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map((match) => match[1])];
const sum = (names) => names.reduce((total, name) => total + size(name), 0).toFixed(1);
console.log(`shell (html, scripts, styles, fonts of the first load): ${sum(first)} kB`);
console.log(`everything there is, all games and both languages: ${sum(['index.html', ...assets.map((name) => `assets/${name}`)])} kB`);

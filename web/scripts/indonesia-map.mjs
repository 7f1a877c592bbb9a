/**
 * Draws the archipelago from the points and borders of Indonesia's board file, in a way of our own:
 *
 *     node web/scripts/indonesia-map.mjs        # writes web/src/games/indonesia/map.json
 *
 * Every area grows around its point and towards the areas it borders on, so that what touches by the rules touches in the
 * drawing; where two areas do not, a strait is kept open. Water is divided among the seas along the coasts they wash. The
 * outlines are then traced with shared lines, smoothed and thinned, and ways over water are found for what is shipped. It
 * names every border that the drawing gets wrong, which should be none.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lanes } from './lanes.mjs';
import { pole, steadyNoise, trace } from './outlines.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const board = JSON.parse(readFileSync(here('../../src/fondaco/games/indonesia/board-1.json'), 'utf8'));
const cards = JSON.parse(readFileSync(here('../../src/fondaco/games/indonesia/cards-1.json'), 'utf8'));
const tune = JSON.parse(readFileSync(here('./indonesia-map.json'), 'utf8'));

const FINE = 1.6; // cells per unit
const W = 1000 * FINE;
const H = Math.floor(board.height * FINE);
const OCEAN = -1;
const STRAIT = -3; // water kept open between two areas; a lake where nothing else is near

const areas = board.provinces.flatMap((province) =>
  province.areas.map(([x, y], at) => {
    const name = `${province.name}-${at + 1}`;
    const [dx, dy] = tune.moves[name] ?? [0, 0];
    return { name, province: province.name, x: x + dx, y: y + dy };
  }),
);
const number = new Map(areas.map((area, at) => [area.name, at]));
const seas = board.seas.map((sea) => ({ name: sea.name, x: sea.point[0], y: sea.point[1], coast: sea.coast }));
const seaNumber = new Map(seas.map((sea, at) => [sea.name, at]));
const borders = board.borders.map((pair) => pair.map((name) => number.get(name)));
const bordering = new Set(borders.flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`]));
const washed = areas.map((area) => seas.flatMap((sea, at) => (sea.coast.includes(area.name) ? [at] : [])));

/** What an area grows from: its point and half of the way to each area it borders on. */
const stars = areas.map(({ x, y }) => [[x, y, x, y]]);
for (const [one, other] of borders) {
  const [a, b] = [areas[one], areas[other]];
  const [mx, my] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  stars[one].push([a.x, a.y, mx, my]);
  stars[other].push([b.x, b.y, mx, my]);
}
for (const [name, ...legs] of tune.legs) stars[number.get(name)].push(...legs);
const reach = areas.map((area, at) => {
  const lengths = borders.filter((pair) => pair.includes(at)).map(([one, other]) => Math.hypot(areas[one].x - areas[other].x, areas[one].y - areas[other].y));
  lengths.sort((one, other) => one - other);
  const middle = lengths.length ? lengths[lengths.length >> 1] : 0;
  return (tune.reach[area.name] ?? 0) + (middle ? Math.min(Math.max(middle * 0.5, 9.5), 15) : 11.5);
});

function away(x, y, [ax, ay, bx, by]) {
  const [dx, dy] = [bx - ax, by - ay];
  const long = dx * dx + dy * dy;
  const share = long ? Math.min(Math.max(((x - ax) * dx + (y - ay) * dy) / long, 0), 1) : 0;
  return Math.hypot(x - ax - share * dx, y - ay - share * dy);
}

/** Land: for each cell the area it belongs to, or OCEAN for water. */
function growLand() {
  const land = new Int16Array(W * H).fill(OCEAN);
  const noise = steadyNoise(11);
  const boxes = areas.map((area, at) => {
    const far = 60;
    return [area.x - far, area.y - far, area.x + far, area.y + far, at];
  });
  for (let row = 0; row < H; row += 1) {
    for (let column = 0; column < W; column += 1) {
      const [px, py] = [(column + 0.5) / FINE, (row + 0.5) / FINE];
      const x = px + 8 * (noise(px / 15, py / 15) - 0.5) + 3.4 * (noise(px / 5 + 50, py / 5) - 0.5);
      const y = py + 8 * (noise(px / 15 + 90, py / 15 + 40) - 0.5) + 3.4 * (noise(px / 5, py / 5 + 70) - 0.5);
      let [first, near, second, next] = [-1, Infinity, -1, Infinity];
      for (const [left, top, right, bottom, at] of boxes) {
        if (px < left || px > right || py < top || py > bottom) continue;
        let least = Infinity;
        for (const leg of stars[at]) least = Math.min(least, away(x, y, leg));
        if (least < near) [second, next, first, near] = [first, near, at, least];
        else if (least < next) [second, next] = [at, least];
      }
      if (first < 0 || near > reach[first]) continue;
      // a strait where the two nearest do not border on each other
      if (second >= 0 && next < reach[second] + 8 && next - near < tune.strait && !bordering.has(`${first} ${second}`)) {
        land[row * W + column] = STRAIT;
        continue;
      }
      land[row * W + column] = first;
    }
  }
  return land;
}

/** Water that the open sea does not reach (but lakes), and crumbs of land, go to the nearest area. */
function tidy(land) {
  const seen = new Uint8Array(W * H);
  const fill = (from, same) => {
    const found = [from];
    seen[from] = 1;
    for (let at = 0; at < found.length; at += 1) {
      const cell = found[at];
      const column = cell % W;
      for (const next of [column ? cell - 1 : -1, column < W - 1 ? cell + 1 : -1, cell - W, cell + W]) {
        if (next >= 0 && next < W * H && !seen[next] && same(next)) {
          seen[next] = 1;
          found.push(next);
        }
      }
    }
    return found;
  };
  const pools = [];
  for (let cell = 0; cell < W * H; cell += 1) if (!seen[cell] && land[cell] < 0) pools.push(fill(cell, (next) => land[next] < 0));
  pools.sort((one, other) => other.length - one.length);
  const crumbs = new Map();
  for (let cell = 0; cell < W * H; cell += 1) {
    if (seen[cell]) continue;
    const label = land[cell];
    const found = fill(cell, (next) => land[next] === label);
    const list = crumbs.get(label) ?? [];
    list.push(found);
    crumbs.set(label, list);
  }
  const loose = pools.slice(1).filter((pool) => pool.length < 6 || pool.some((cell) => land[cell] === OCEAN));
  for (const list of crumbs.values()) {
    list.sort((one, other) => other.length - one.length);
    loose.push(...list.slice(1));
  }
  const free = new Set(loose.flat());
  for (let round = 0; free.size && round < 400; round += 1) {
    const given = [];
    for (const cell of free) {
      for (const next of [cell - 1, cell + 1, cell - W, cell + W]) {
        if (next >= 0 && next < W * H && !free.has(next)) {
          given.push([cell, land[next]]);
          break;
        }
      }
    }
    for (const [cell, label] of given) {
      land[cell] = label;
      free.delete(cell);
    }
  }
  for (let cell = 0; cell < W * H; cell += 1) if (land[cell] < 0) land[cell] = OCEAN;
}

/** Where two areas still touch that should not, a lake or an inlet parts them. */
function part(land) {
  const wet = new Set();
  for (let cell = 0; cell < W * H - W - 1; cell += 1) {
    for (const next of [cell + 1, cell + W]) {
      const [one, other] = [land[cell], land[next]];
      if (one < 0 || other < 0 || one === other || bordering.has(`${one} ${other}`)) continue;
      for (const near of [cell, next]) for (const step of [0, 1, -1, W, -W]) wet.add(near + step);
    }
  }
  for (const cell of wet) land[cell] = OCEAN;
}

/** Steps over the cells where `open`, in fifths of a cell, from the given cells; also who came first. */
function spread(sources, open, far = 1500) {
  const cost = new Int32Array(W * H).fill(0x7fffffff);
  const from = new Int16Array(W * H).fill(-1);
  const buckets = [];
  const put = (cell, price, label) => {
    if (price >= cost[cell] || price > far) return;
    cost[cell] = price;
    from[cell] = label;
    (buckets[price] ??= []).push(cell);
  };
  for (const [cell, label, price = 0] of sources) put(cell, price, label);
  for (let price = 0; price < buckets.length; price += 1) {
    const bucket = buckets[price];
    if (!bucket) continue;
    for (const cell of bucket) {
      if (price > cost[cell]) continue;
      const column = cell % W;
      for (let dy = -1; dy <= 1; dy += 1) {
        for (let dx = -1; dx <= 1; dx += 1) {
          const next = cell + dy * W + dx;
          if ((!dx && !dy) || column + dx < 0 || column + dx >= W || next < 0 || next >= W * H || !open(next)) continue;
          put(next, price + (dx && dy ? 7 : 5), from[cell]);
        }
      }
    }
    buckets[price] = undefined;
  }
  return { cost, from };
}

const cellOf = (x, y) => Math.min(Math.max(Math.floor(y * FINE), 0), H - 1) * W + Math.min(Math.max(Math.floor(x * FINE), 0), W - 1);

function inside(x, y, polygon) {
  let within = false;
  for (let at = 0, last = polygon.length - 1; at < polygon.length; last = at, at += 1) {
    const [[ax, ay], [bx, by]] = [polygon[at], polygon[last]];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  }
  return within;
}

/** Seas: numbered after the areas. Close to a coast only the seas that wash it may be there. */
function divideWater(land) {
  const water = (cell) => land[cell] === OCEAN;
  const shore = [];
  for (let cell = 0; cell < W * H; cell += 1) if (land[cell] !== OCEAN) shore.push([cell, land[cell]]);
  const coast = spread(shore, water, tune.coast * FINE * 5);
  const label = Int16Array.from(land);
  const price = new Int32Array(W * H).fill(0x7fffffff);
  const blank = Uint8Array.from(land, (_, cell) => Number(tune.ocean.some((shape) => inside((cell % W) / FINE, Math.floor(cell / W) / FINE, shape))));
  seas.forEach((sea, at) => {
    const open = (cell) => water(cell) && (coast.from[cell] < 0 || washed[coast.from[cell]].includes(at));
    const points = [[sea.x, sea.y, 0], ...(tune.seas[sea.name] ?? [])];
    const sources = points.map(([x, y, start = 0]) => [cellOf(x, y), at, Math.round(start * FINE * 5)]).filter(([cell]) => open(cell));
    const { cost } = spread(sources, open, 450 * FINE * 5);
    for (let cell = 0; cell < W * H; cell += 1) {
      const column = cell % W;
      if (cost[cell] < price[cell] && !blank[cell]) {
        price[cell] = cost[cell];
        label[cell] = areas.length + at;
      }
    }
  });
  return label;
}

/** How long the lines are that places share in the drawing, against what the board says. */
function compare(label) {
  const shared = new Map();
  const count = (one, other) => {
    if (one === other || one < 0 || other < 0) return;
    const key = one < other ? `${one} ${other}` : `${other} ${one}`;
    shared.set(key, (shared.get(key) ?? 0) + 1);
  };
  for (let row = 0; row < H; row += 1) {
    for (let column = 0; column < W; column += 1) {
      const cell = row * W + column;
      if (column < W - 1) count(label[cell], label[cell + 1]);
      if (row < H - 1) count(label[cell], label[cell + W]);
    }
  }
  const wanted = new Set(borders.map(([one, other]) => (one < other ? `${one} ${other}` : `${other} ${one}`)));
  areas.forEach((_, area) => washed[area].forEach((sea) => wanted.add(`${area} ${areas.length + sea}`)));
  for (const pair of board.sea_borders) {
    const [one, other] = pair.map((name) => areas.length + seaNumber.get(name)).sort((a, b) => a - b);
    wanted.add(`${one} ${other}`);
  }
  const names = (key) => key.split(' ').map((at) => (Number(at) < areas.length ? areas[at].name : seas[at - areas.length].name)).join(' / ');
  for (const key of wanted) if ((shared.get(key) ?? 0) < 3) console.log('missing:', names(key), shared.get(key) ?? 0);
  for (const [key, long] of shared) if (!wanted.has(key) && long > 0) console.log('too much:', names(key), long);
}

const land = growLand();
tidy(land);
part(land);
const label = divideWater(land);
compare(label);
const arcs = trace(label, W, H, FINE);

const isLand = (at) => at >= 0 && at < areas.length;
const line = (test) => arcs.paths.filter(({ one, other }) => test(Math.min(one, other), Math.max(one, other))).map(({ d }) => d).join('');

/** Tints, so that neighbours differ: all in turn, but none that one beside it has. */
function tints(names, beside, kinds) {
  const given = new Map();
  names.forEach((name, at) => {
    const taken = new Set(beside(name).map((other) => given.get(other)));
    const turn = [...Array(kinds).keys()].map((tint) => (tint + at) % kinds);
    given.set(name, turn.find((tint) => !taken.has(tint)) ?? 0);
  });
  return given;
}
const provinceOf = (area) => areas[number.get(area)].province;
const provinces = board.provinces.map(({ name }) => name);
const together = board.borders.concat(board.arrows).map((pair) => pair.map(provinceOf));
const paired = (pairs, name) => pairs.filter((pair) => pair.includes(name)).map((pair) => pair.find((other) => other !== name));
const wash = tints(provinces, (name) => paired(together, name).concat(tune.apart.filter((pair) => pair.includes(name)).flat()).filter((other) => other && other !== name), 5);
const water = tints(seas.map(({ name }) => name), (name) => paired(board.sea_borders, name), 4);

const ports = seas.map(({ name }, at) => tune.ports[name] ?? pole(label, W, H, FINE, areas.length + at));
const berths = ports.map(([x, y], at) => nearestCell(x, y - 3, areas.length + at));
const { quay, gate } = lanes(label, W, H, seas, (at) => areas.length + at, berths);
const spots = areas.map((_, at) => pole(label, W, H, FINE, at));
/** The corners of a way without its first, which is the port. */
const corners = (cells) => cells.slice(1).flatMap((cell) => [Math.round((cell % W) / FINE), Math.round(Math.floor(cell / W) / FINE)]);

function nearestCell(x, y, wanted) {
  let [best, least] = [-1, Infinity];
  for (let cell = 0; cell < W * H; cell += 1) {
    const far = label[cell] === wanted ? Math.hypot((cell % W) / FINE - x, Math.floor(cell / W) / FINE - y) : Infinity;
    if (far < least) [best, least] = [cell, far];
  }
  return best;
}

const map = {
  width: 1000,
  height: Math.floor(H / FINE),
  areas: areas.map(({ name, province }, at) => ({
    name,
    province,
    d: arcs.outline(at),
    at: spots[at],
    near: paired(board.borders.concat(board.arrows), name),
    seas: washed[at].map((sea) => seas[sea].name),
    quays: washed[at].map((sea) => corners(quay(sea, at, [spots[at][0] * FINE, spots[at][1] * FINE]))),
  })),
  seas: seas.map(({ name }, at) => ({
    name,
    d: arcs.outline(areas.length + at),
    tint: water.get(name),
    stacked: tune.stacked.includes(name),
    at: ports[at].slice(0, 2),
    near: paired(board.sea_borders, name),
    gates: paired(board.sea_borders, name).map((other) => corners(gate(at, seaNumber.get(other)))),
  })),
  provinces: provinces.map((name) => ({
    name,
    tint: wash.get(name),
    d: arcs.loops((at) => isLand(at) && areas[at].province === name),
    label: tune.names[name],
  })),
  inner: line((one, other) => isLand(one) && isLand(other) && areas[one].province === areas[other].province),
  waters: line((one, other) => one >= areas.length || (one === OCEAN && other >= areas.length)),
  arrows: board.arrows,
  deeds: cards.deeds,
  cards: cards.city_cards,
};
writeFileSync(here('../src/games/indonesia/map.json'), `${JSON.stringify(map)}\n`);

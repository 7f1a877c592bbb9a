/** Where the stations lie: seven blocks of five, winding over the chart; across on wide screens, downwards on phones. */

import { coast, type Corner } from '../../kit/chart/coast';
import { BLOCK, FINAL_HEX } from '../../wire/games/batavia';

export interface Spot {
  x: number;
  y: number;
}

export interface Layout {
  width: number;
  height: number;
  /** How much larger than its box of 40 a tile is drawn. */
  scale: number;
  /** By position: 0 is the start, 36 the Final Hex. */
  spots: Spot[];
  lands: string[];
  compass: Spot & { size: number };
  title: Spot & { size: number };
}

const BLOCKS = (FINAL_HEX - 1) / BLOCK;

/** Land of the wide chart, from Arabia to the Moluccas, drawn freely. */
const LANDS: Corner[][] = [
  [[-30, -30], [175, -30], [150, 40], [95, 70], [60, 130], [-30, 165]],
  [[285, -30], [560, -30], [520, 60], [462, 180], [440, 292], [405, 300], [372, 190], [330, 70]],
  [[486, 318], [512, 340], [506, 378], [482, 362]],
  [[660, -30], [960, -30], [930, 60], [905, 150], [862, 205], [815, 160], [790, 150], [775, 240], [800, 345], [770, 372], [738, 270], [712, 150], [668, 60]],
  [[640, 330], [690, 350], [770, 440], [835, 540], [800, 560], [720, 470], [655, 375]],
  [[892, 330], [950, 275], [1025, 300], [1015, 380], [975, 452], [915, 438]],
  [[830, 592], [905, 585], [1010, 606], [1000, 628], [905, 618]],
  [[1062, 330], [1120, 318], [1098, 360], [1130, 400], [1100, 402], [1086, 470], [1070, 400]],
  [[1040, 60], [1090, 40], [1100, 120], [1130, 190], [1090, 200], [1062, 130]],
  [[-30, 420], [40, 455], [30, 520], [70, 585], [40, 680], [-30, 680]],
  [[150, 600], [196, 560], [205, 610], [175, 670]],
];

function winding(place: (block: number, step: number) => Spot, start: Spot, end: Spot): Spot[] {
  const spots = [start];
  for (let block = 0; block < BLOCKS; block += 1) {
    for (let step = 0; step < BLOCK; step += 1) spots.push(place(block, block % 2 ? BLOCK - 1 - step : step));
  }
  return [...spots, end];
}

const sway = (block: number, step: number, by: number) => Math.sin(block * 1.7 + step * 1.9) * by;

export const WIDE: Layout = {
  width: 1240,
  height: 640,
  scale: 2.05,
  spots: winding(
    (block, step) => ({ x: 206 + block * 134 + sway(block, step, 15), y: 78 + step * 121 + sway(step, block, 12) }),
    { x: 82, y: 92 },
    { x: 1160, y: 556 },
  ),
  lands: LANDS.map((corners, at) => coast(corners, 0.17, at + 3)),
  compass: { x: 86, y: 330, size: 0.74 },
  title: { x: 92, y: 560, size: 1 },
};

const TALL_WIDTH = 400;
const TALL_HEIGHT = 790;

/** A quarter turn: on the tall chart East lies below, as on many old ones. */
const turned = ([x, y]: Corner): Corner => [(1 - y / 640) * TALL_WIDTH, (x / 1240) * TALL_HEIGHT];

export const TALL: Layout = {
  width: TALL_WIDTH,
  height: TALL_HEIGHT,
  scale: 1.58,
  spots: winding(
    (block, step) => ({ x: 44 + step * 78 + sway(step, block, 4), y: 148 + block * 86 + sway(block, step, 7) }),
    { x: 52, y: 62 },
    { x: 348, y: 744 },
  ),
  lands: LANDS.map((corners, at) => coast(corners.map(turned), 0.17, at + 3)),
  compass: { x: 338, y: 58, size: 0.42 },
  title: { x: 150, y: 742, size: 0.9 },
};

/** A smooth line through the spots (Catmull-Rom as Bézier curves). */
export function line(spots: readonly Spot[]): string {
  const at = (index: number) => spots[Math.min(Math.max(index, 0), spots.length - 1)]!;
  const round = (value: number) => value.toFixed(1);
  let path = `M${round(at(0).x)} ${round(at(0).y)}`;
  for (let index = 0; index < spots.length - 1; index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    path += `C${round(from.x + (to.x - before.x) / 6)} ${round(from.y + (to.y - before.y) / 6)} `;
    path += `${round(to.x - (after.x - from.x) / 6)} ${round(to.y - (after.y - from.y) / 6)} ${round(to.x)} ${round(to.y)}`;
  }
  return path;
}

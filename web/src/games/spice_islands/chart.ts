/** Where the spaces lie: across on wide screens, a steep sea on phones; spaces of other maps where their data put them. */

import { coast, type Corner } from '../../kit/chart/coast';
import type { Space } from './model';

export interface Spot {
  x: number;
  y: number;
}

export interface Layout {
  width: number;
  height: number;
  /** How much larger than its box of 40 a ship is drawn. */
  scale: number;
  spots: Record<string, Spot>;
  /** Half-axes of an anchorage with room for a fleet. */
  room: Spot;
  lagoon: Spot;
  /** Where cargo waits on land. */
  quays: Record<string, Spot>;
  quay: number;
  lands: string[];
  compass: Spot & { size: number };
  title: Spot & { size: number };
}

const WIDE_LANDS: Corner[][] = [
  // Europe
  [[222, 148], [214, 96], [262, 84], [250, 30], [240, -30], [660, -30], [640, 60], [560, 96], [545, 140], [505, 118], [470, 150], [432, 112], [380, 132], [330, 112], [282, 152]],
  // Africa
  [[262, 202], [330, 188], [410, 196], [505, 198], [548, 240], [590, 300], [642, 308], [604, 362], [556, 402], [534, 452], [492, 492], [440, 526], [410, 500], [396, 430], [372, 360], [300, 344], [240, 300], [236, 248]],
  // Arabia, Persia and India
  [[572, 190], [600, 150], [690, -30], [905, -30], [872, 60], [838, 130], [800, 210], [776, 300], [750, 300], [722, 214], [700, 176], [664, 178], [648, 232], [610, 276], [590, 244]],
  [[790, 314], [806, 330], [800, 352], [786, 340]],
  // Farther India
  [[930, -30], [1010, -30], [992, 60], [966, 112], [946, 108], [930, 150], [948, 214], [936, 246], [914, 220], [906, 140], [892, 80]],
  // Sumatra, Java, New Holland
  [[878, 246], [904, 262], [946, 318], [958, 360], [934, 350], [898, 296]],
  [[1046, 482], [1098, 474], [1150, 486], [1146, 500], [1090, 496]],
  [[1010, 580], [1070, 548], [1110, 566], [1150, 532], [1230, 548], [1230, 680], [984, 680]],
  // the Spice Islands
  [[1008, 34], [1060, 10], [1130, 16], [1182, 44], [1164, 92], [1106, 108], [1042, 96]],
  [[1182, 128], [1206, 150], [1200, 220], [1184, 190]],
  [[1152, 292], [1180, 282], [1192, 320], [1170, 342]],
  [[966, 132], [984, 120], [990, 160], [974, 186]],
  // Brazil
  [[-30, 440], [10, 470], [22, 520], [-4, 590], [-30, 600]],
  // Madagascar
  [[574, 430], [598, 398], [612, 420], [602, 478], [582, 512], [566, 490]],
];

export const WIDE: Layout = {
  width: 1200,
  height: 640,
  scale: 1.9,
  spots: {
    EUR: { x: 124, y: 140 },
    S1: { x: 126, y: 358 },
    S2: { x: 276, y: 522 },
    S3: { x: 836, y: 520 },
    S4: { x: 1012, y: 400 },
    ISL: { x: 1074, y: 206 },
    MAD: { x: 668, y: 430 },
    X1: { x: 518, y: 546 },
    X2: { x: 806, y: 392 },
  },
  room: { x: 114, y: 80 },
  lagoon: { x: 82, y: 42 },
  quays: { 'green-good': { x: 300, y: 56 }, 'blue-good': { x: 376, y: 56 }, 'yellow-good': { x: 452, y: 56 }, spice: { x: 1092, y: 58 } },
  quay: 1.4,
  lands: WIDE_LANDS.map((corners, at) => coast(corners, 0.14, at + 5, 3)),
  compass: { x: 70, y: 560, size: 0.5 },
  title: { x: 424, y: 292, size: 0.95 },
};

const TALL_LANDS: Corner[][] = [
  [[-20, -20], [205, -20], [196, 40], [168, 84], [120, 92], [90, 82], [40, 92], [-20, 86]],
  [[176, 122], [214, 112], [240, 150], [232, 196], [256, 232], [226, 276], [214, 330], [186, 392], [164, 384], [160, 320], [156, 262], [136, 236], [148, 208], [168, 190]],
  [[236, -20], [420, -20], [420, 84], [376, 92], [330, 84], [290, 92], [262, 130], [244, 90]],
  [[262, 236], [276, 226], [284, 248], [270, 262]],
  [[318, 232], [352, 224], [386, 236], [360, 250], [330, 248]],
  [[198, 428], [212, 404], [222, 430], [214, 482], [200, 490]],
  [[330, 700], [346, 652], [384, 640], [420, 632], [420, 700]],
];

export const TALL: Layout = {
  width: 400,
  height: 670,
  scale: 1.36,
  spots: {
    EUR: { x: 86, y: 152 },
    S1: { x: 86, y: 320 },
    S2: { x: 90, y: 505 },
    S3: { x: 304, y: 555 },
    S4: { x: 318, y: 326 },
    ISL: { x: 314, y: 158 },
    MAD: { x: 238, y: 444 },
    X1: { x: 166, y: 440 },
    X2: { x: 326, y: 447 },
  },
  room: { x: 70, y: 57 },
  lagoon: { x: 30, y: 46 },
  quays: { 'green-good': { x: 34, y: 44 }, 'blue-good': { x: 88, y: 44 }, 'yellow-good': { x: 142, y: 44 }, spice: { x: 304, y: 44 } },
  quay: 0.98,
  lands: TALL_LANDS.map((corners, at) => coast(corners, 0.14, at + 5, 3)),
  compass: { x: 46, y: 620, size: 0.28 },
  title: { x: 168, y: 634, size: 0.6 },
};

/** A space of a map we did not draw lies where its data say, on a chart of 1000 by 560. */
export function spotOf(layout: Layout, space: Space): Spot {
  return layout.spots[space.name] ?? { x: (space.x / 1000) * layout.width, y: (space.y / 560) * layout.height };
}

/** Only the pirates come to Madagascar, only they and the navy to a space on a grey line: small anchorages. */
export function roomOf(layout: Layout, space: Space): Spot {
  if (space.kind === 'madagascar') return { x: 23 * layout.scale, y: 23 * layout.scale };
  return space.name.startsWith('X') ? layout.lagoon : layout.room;
}

/** Where `count` ships lie around the middle of an anchorage, in ship's widths, and how large they are drawn. */
export function berths(count: number, narrow: boolean): { spots: Spot[]; size: number } {
  const columns = narrow ? 1 : count <= 1 ? 1 : count <= 4 ? 2 : count <= 6 ? 3 : 4;
  const rows = Math.ceil(count / columns);
  const size = columns > 3 ? 0.7 : columns > 2 ? 0.84 : rows > 1 && narrow ? 0.8 : 1;
  const spots = Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    return { x: ((at % columns) - (inRow - 1) / 2) * 43 * size, y: (row - (rows - 1) / 2) * 40 * size };
  });
  return { spots, size };
}

/** Ways that bend, so that they run through water; others are straight. */
const BENDS: Record<string, Spot> = { 'S2-S3': { x: 0, y: 0.26 }, 'EUR-S1': { x: -0.1, y: 0 }, 'S2-MAD': { x: 0.04, y: 0.3 }, 'S4-ISL': { x: 0.2, y: 0 } };

export function way(from: string, to: string, start: Spot, end: Spot): string {
  const forth = BENDS[`${from}-${to}`];
  const bend = forth ?? BENDS[`${to}-${from}`] ?? { x: 0, y: 0 };
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const middle = { x: (start.x + end.x) / 2 + bend.x * length, y: (start.y + end.y) / 2 + bend.y * length };
  return `M${start.x} ${start.y}Q${middle.x.toFixed(1)} ${middle.y.toFixed(1)} ${end.x} ${end.y}`;
}

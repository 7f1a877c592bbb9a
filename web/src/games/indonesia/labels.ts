/** Names on the map: placed so that no two of them touch, in any language and at any size; what finds no place is left out. */

export interface Wanted {
  key: string;
  lines: string[];
  /** Another way to break the name into lines, where the first finds no place. */
  otherwise?: string[];
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  /** Seas give way to provinces. */
  sea: boolean;
}

export interface Placed extends Wanted {
  size: number;
}

interface Box {
  x: number;
  y: number;
  wide: number;
  high: number;
}

/** Something that names should not lie on; names of seas do not mind empty land. */
export interface Piece extends Box {
  isEmpty?: boolean;
  /** The name whose it is: a name that stands nearer to what is another's is taken for the other's. */
  of?: string;
}

/** The width of a text of size 1, and how far the writing reaches above and below its line. */
export interface Measure {
  width: (text: string, sea: boolean) => number;
  ascent: number;
  descent: number;
}

const LEADING = 0.94;
/** Shifts that are tried, in sizes of the writing, and how far they lead: the nearest first. */
const SHIFTS = Array.from({ length: 19 * 13 }, (_, at) => [((at % 19) - 9) * 0.4, (Math.floor(at / 19) - 6) * 0.4] as const)
  .map(([dx, dy]) => ({ dx, dy, far: Math.hypot(dx, dy) }))
  .sort((one, other) => one.far - other.far);
/** Between two names side by side, in sizes of the writing: closer, they read as one. */
const ROOM = 0.6;
/** What a province's name may cover of a piece rather than lie a size of the writing farther from its province. */
const DRIFT = 60;
/** What a province's name may cover of a piece rather than stand nearest to another province. */
const STRAY = 1500;
/** Between a name and the edge of the map. */
const MARGIN = 10;

function boxOf(label: Wanted, lines: string[], size: number, measure: Measure): Box {
  const wide = Math.max(...lines.map((line) => measure.width(line, label.sea))) * size;
  const left = { start: 0, middle: wide / 2, end: wide }[label.anchor];
  return { x: label.x - left, y: label.y - size * measure.ascent, wide, high: size * (measure.ascent + measure.descent + (lines.length - 1) * LEADING) };
}

/** Whether they touch, with so much room beside the first. */
function touch(one: Box, other: Box, room: number): boolean {
  return one.x - room < other.x + other.wide && other.x < one.x + one.wide + room && one.y < other.y + other.high && other.y < one.y + one.high;
}

function common(one: Box, other: Box): number {
  const wide = Math.min(one.x + one.wide, other.x + other.wide) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.high, other.y + other.high) - Math.max(one.y, other.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** Whose piece is the nearest to a name. */
function nearest(box: Box, pieces: Piece[]): string | undefined {
  let [found, least] = [undefined as string | undefined, Infinity];
  for (const piece of pieces) {
    const [x, y] = [piece.x + piece.wide / 2, piece.y + piece.high / 2];
    const far = Math.hypot(Math.max(box.x - x, 0, x - box.x - box.wide), Math.max(box.y - y, 0, y - box.y - box.high));
    if (far < least) [found, least] = [piece.of, far];
  }
  return found;
}

/** Provinces first, then seas; pieces on the map are avoided where that is possible, and a sea has no name rather than a covered one. */
export function place(wanted: Wanted[], size: number, measure: Measure, pieces: Piece[], width: number, height: number): Placed[] {
  const taken: Box[] = [];
  const placed: Placed[] = [];
  const owned = pieces.filter((piece) => piece.of);
  for (const label of [...wanted].sort((one, other) => Number(one.sea) - Number(other.sea))) {
    const avoided = pieces.filter((piece) => !label.sea || !piece.isEmpty);
    let best: { lines: string[]; x: number; y: number; box: Box } | undefined;
    let least = Infinity;
    for (const lines of [label.lines, label.otherwise ?? []]) {
      if (!lines.length) continue;
      const home = boxOf(label, lines, size, measure);
      for (const { dx, dy, far } of SHIFTS) {
        let cost = label.sea ? 0 : DRIFT * far;
        if (cost >= least) break; // the others lie farther away
        const box = { ...home, x: home.x + dx * size, y: home.y + dy * size };
        if (box.x <= MARGIN || box.y <= MARGIN || box.x + box.wide >= width - MARGIN || box.y + box.high >= height - MARGIN) continue;
        if (taken.some((other) => touch(box, other, ROOM * size))) continue;
        for (const piece of avoided) cost += common(box, piece);
        if (cost < least && !label.sea && nearest(box, owned) !== label.key) cost += STRAY;
        if (cost < least) [best, least] = [{ lines, x: label.x + dx * size, y: label.y + dy * size, box }, cost];
      }
    }
    if (!best || (label.sea && least > 0)) continue;
    const { box, ...found } = best;
    taken.push(box);
    placed.push({ ...label, ...found, size });
  }
  return placed;
}

/** Measures with the fonts that the page has; a little generous. */
export function measureWith(element: Element): Measure {
  const pen = document.createElement('canvas').getContext('2d')!;
  const serif = getComputedStyle(element).getPropertyValue('--serif');
  const known = new Map<string, number>();
  pen.font = `600 100px ${serif}`;
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = pen.measureText('Ag');
  const width = (text: string, sea: boolean) => {
    const key = `${sea}${text}`;
    if (!known.has(key)) {
      pen.font = `${sea ? 'italic 400' : '600'} 100px ${serif}`;
      known.set(key, (pen.measureText(text).width / 100) * 1.03 + (sea ? 0.03 : 0.01) * text.length);
    }
    return known.get(key)!;
  };
  return { width, ascent: fontBoundingBoxAscent / 100, descent: fontBoundingBoxDescent / 100 };
}

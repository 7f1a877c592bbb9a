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
}

/** The width of a text of size 1, and how far the writing reaches above and below its line. */
export interface Measure {
  width: (text: string, sea: boolean) => number;
  ascent: number;
  descent: number;
}

const LEADING = 0.94;
/** Shifts that are tried, in sizes of the writing: the nearest first. */
const SHIFTS: [number, number][] = Array.from({ length: 19 * 13 }, (_, at): [number, number] => [((at % 19) - 9) * 0.4, (Math.floor(at / 19) - 6) * 0.4]).sort(
  (one, other) => Math.hypot(...one) - Math.hypot(...other),
);

function boxOf(label: Wanted, size: number, measure: Measure): Box {
  const wide = Math.max(...label.lines.map((line) => measure.width(line, label.sea))) * size;
  const left = { start: 0, middle: wide / 2, end: wide }[label.anchor];
  return { x: label.x - left, y: label.y - size * measure.ascent, wide, high: size * (measure.ascent + measure.descent + (label.lines.length - 1) * LEADING) };
}

function touch(one: Box, other: Box): boolean {
  return one.x < other.x + other.wide && other.x < one.x + one.wide && one.y < other.y + other.high && other.y < one.y + one.high;
}

/** With room on both sides, so that two names on a line do not read as one. */
function spaced(box: Box, room: number): Box {
  return { ...box, x: box.x - room, wide: box.wide + 2 * room };
}

function common(one: Box, other: Box): number {
  const [wide, high] = [Math.min(one.x + one.wide, other.x + other.wide) - Math.max(one.x, other.x), Math.min(one.y + one.high, other.y + other.high) - Math.max(one.y, other.y)];
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** Between two names side by side, in sizes of the writing. */
const ROOM = 0.6;
/** What a province's name may cover of a piece rather than lie a size of the writing farther from its province. */
const DRIFT = 60;
/** Provinces first, then seas; pieces on the map are avoided where that is possible, and a sea has no name rather than a covered one. */
export function place(wanted: Wanted[], size: number, measure: Measure, pieces: Piece[], width: number, height: number): Placed[] {
  const taken: Box[] = [];
  const placed: Placed[] = [];
  for (const label of [...wanted].sort((one, other) => Number(one.sea) - Number(other.sea))) {
    const tries = [label.lines, label.otherwise ?? []]
      .filter((lines) => lines.length)
      .flatMap((lines) => SHIFTS.map(([dx, dy]) => ({ moved: { ...label, lines, x: label.x + dx * size, y: label.y + dy * size }, far: Math.hypot(dx, dy) })))
      .map(({ moved, far }) => ({ moved, box: boxOf(moved, size, measure), drift: label.sea ? 0 : DRIFT * far }))
      .filter(({ box }) => box.x > 10 && box.y > 10 && box.x + box.wide < width - 10 && box.y + box.high < height - 10 && !taken.some((other) => touch(spaced(box, ROOM * size), other)));
    const avoided = pieces.filter((piece) => !label.sea || !piece.isEmpty);
    let best: (typeof tries)[number] | undefined;
    let least = Infinity;
    for (const each of tries) {
      if (each.drift >= least) continue;
      const cost = each.drift + avoided.reduce((sum, piece) => sum + common(each.box, piece), 0);
      if (cost < least) [best, least] = [each, cost];
    }
    if (!best || (label.sea && least > 0)) continue;
    taken.push(best.box);
    placed.push({ ...best.moved, size });
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

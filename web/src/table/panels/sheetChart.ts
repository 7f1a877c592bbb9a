/** The geometry of the chart on a final sheet. */

import type { Score } from '../../wire/types';

export const WIDE = 320; // pixels, before its room is known
export const HIGH = 130;
const LEFT = 34;
const TOP = 8;
const BOTTOM = 16;
const MAX_MARKS = 8;

export interface SheetChartGeometry {
  left: number;
  /** The points of each seat's line. */
  lines: string[];
  /** Values with a line across. */
  rules: { value: number; y: number }[];
  /** Periods that are named below. */
  marks: { period: number; x: number }[];
}

/** A round number near a quarter of the range. */
export function stepOf(range: number): number {
  const rough = Math.max(range / 4, 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= rough)!;
}

/** One unit is one pixel: its writing is never scaled. */
export function chartOf(history: readonly Score[], wide = WIDE): SheetChartGeometry {
  const values = history.flatMap((score) => score.values);
  const step = stepOf(Math.max(...values, 1) - Math.min(...values, 0));
  const low = Math.floor(Math.min(...values, 0) / step) * step;
  const high = Math.ceil(Math.max(...values, 1) / step) * step;
  const y = (value: number) => round(HIGH - BOTTOM - ((value - low) / (high - low)) * (HIGH - BOTTOM - TOP));
  const x = (at: number) => round(LEFT + 6 + (history.length > 1 ? at / (history.length - 1) : 0.5) * (wide - LEFT - 16));
  const every = Math.ceil(history.length / MAX_MARKS);
  return {
    left: LEFT,
    lines: (history[0]?.values ?? []).map((_, seat) => history.map((score, at) => `${x(at)},${y(score.values[seat]!)}`).join(' ')),
    rules: Array.from({ length: Math.round((high - low) / step) + 1 }, (_, at) => ({ value: low + at * step, y: y(low + at * step) })),
    marks: history.map((score, at) => ({ period: score.period, x: x(at) })).filter((_, at) => at % every === 0),
  };
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}

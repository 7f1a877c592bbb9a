/** The archipelago as `web/scripts/indonesia-map.mjs` drew it, and questions about where things are. */

import map from './map.json';
import type { Company, Route } from './look';

export type Spot = [x: number, y: number];

export interface Area {
  name: string;
  province: string;
  d: string;
  /** Where a token lies, and how much room it has. */
  at: number[];
  near: string[];
  seas: string[];
}

export interface Sea {
  name: string;
  d: string;
  /** Whether its name stands in two lines, for want of room. */
  stacked: boolean;
  at: number[];
  near: string[];
}

export interface Deed {
  name: string;
  era: string;
  province: string;
  type: string;
  ships?: number[];
}

export interface Label {
  at: Spot;
  side: 'start' | 'middle' | 'end';
}

export const WIDTH: number = map.width;
export const HEIGHT: number = map.height;
export const AREAS = map.areas as Area[];
export const SEAS = map.seas as Sea[];
export const DEEDS = map.deeds as Deed[];
export const CARDS = map.cards as { name: string; era: string; provinces: string[] }[];
export const LINES = { coast: map.coast, provinces: map.provinces, inner: map.inner, waters: map.waters };
export const LABELS = Object.entries(map.names as unknown as Record<string, [number, number, Label['side']]>).map(([name, [x, y, side]]) => ({ name, x, y, side }));

const areaBy = new Map(AREAS.map((area) => [area.name, area]));
const seaBy = new Map(SEAS.map((sea) => [sea.name, sea]));
const deedBy = new Map(DEEDS.map((deed) => [deed.name, deed]));

export function areaOf(name: string): Area {
  return areaBy.get(name)!;
}

export function deedOf(name: string): Deed {
  return deedBy.get(name)!;
}

export function spotOf(place: string): Spot {
  const found = areaBy.get(place) ?? seaBy.get(place);
  return found ? [found.at[0]!, found.at[1]!] : [0, 0];
}

/** The crossings that count as borders: from shore to shore, bowed a little. */
export const ARROWS = (map.arrows as [string, string][]).map(([one, other]) => {
  const [a, b] = [areaOf(one), areaOf(other)];
  const [[ax, ay, ar], [bx, by, br]] = [a.at as [number, number, number], b.at as [number, number, number]];
  const long = Math.hypot(bx - ax, by - ay) || 1;
  const [ux, uy] = [(bx - ax) / long, (by - ay) / long];
  const trim = (room: number) => Math.min(room * 0.9, long * 0.42);
  const [from, to] = [
    [ax + ux * trim(ar), ay + uy * trim(ar)],
    [bx - ux * trim(br), by - uy * trim(br)],
  ] as [Spot, Spot];
  const bow = Math.min(long * 0.07, 6);
  const middle: Spot = [(from[0] + to[0]) / 2 - uy * bow, (from[1] + to[1]) / 2 + ux * bow];
  return { key: `${one} ${other}`, d: `M${fixed(from)}Q${fixed(middle)} ${fixed(to)}` };
});

function fixed([x, y]: Spot): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** All areas of the company that hang together with this one. */
export function zoneOf(company: Company, area: string): string[] {
  const found = [area];
  for (const place of found) {
    for (const next of areaOf(place).near) if (company.areas.includes(next) && !found.includes(next)) found.push(next);
  }
  return found;
}

/** The area of a zone from which the first sea is nearest. */
function quay(zone: string[], sea: string): string {
  const [x, y] = spotOf(sea);
  const shores = zone.filter((area) => areaOf(area).seas.includes(sea));
  const far = (area: string) => Math.hypot(spotOf(area)[0] - x, spotOf(area)[1] - y);
  return (shores.length ? shores : zone).reduce((best, area) => (far(area) < far(best) ? area : best));
}

/** A smooth line through the places of a delivery; `aside` keeps parallel ones apart. */
export function course(zone: string[], seas: readonly string[], city: string | null, aside = 0): string {
  const start = seas.length ? quay(zone, seas[0]!) : zone[0]!;
  const stops = [start, ...seas, ...(city ? [city] : [])].map(spotOf);
  const points = stops.map(([x, y], at): Spot => (at && at < stops.length - 1 ? [x + aside, y + 9 + aside] : [x, y]));
  if (points.length < 2) return '';
  let d = `M${fixed(points[0]!)}`;
  for (let at = 0; at < points.length - 1; at += 1) {
    const [before, from, to, after] = [points[at - 1] ?? points[at]!, points[at]!, points[at + 1]!, points[at + 2] ?? points[at + 1]!];
    const one: Spot = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const two: Spot = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    d += `C${fixed(one)} ${fixed(two)} ${fixed(to)}`;
  }
  return d;
}

/** The same route travelled several times is one line with a number. */
export function bundles(routes: readonly Route[]): { route: Route; count: number }[] {
  const found = new Map<string, { route: Route; count: number }>();
  for (const route of routes) {
    const key = [route.zone, route.line, ...route.seas, route.city].join(' ');
    const bundle = found.get(key);
    if (bundle) bundle.count += 1;
    else found.set(key, { route, count: 1 });
  }
  return [...found.values()];
}

/** A name in two lines, parted at its last space. */
export function stack(name: string): string[] {
  const at = name.lastIndexOf(' ');
  return at > 0 ? [name.slice(0, at), name.slice(at + 1)] : [name];
}

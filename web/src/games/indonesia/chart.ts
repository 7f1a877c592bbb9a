/** The archipelago as `web/scripts/indonesia-map.mjs` drew it, and questions about where things are. */

import type { EffectTold } from '../../wire/types';
import map from './map.json';
import { companyOf, type Company, type Route, type View } from './model';

export type Spot = [x: number, y: number];

export interface Area {
  name: string;
  province: string;
  d: string;
  /** Where a token lies, and how much room it has. */
  at: number[];
  near: string[];
  seas: string[];
  /** For each of its seas the corners of the way from the port to its shore. */
  quays: number[][];
}

export interface Sea {
  name: string;
  d: string;
  /** Seas that touch have different tints. */
  tint: number;
  /** Whether its name is set in two lines. */
  stacked: boolean;
  /** Its port, where ships lie and from where ways lead. */
  at: number[];
  near: string[];
  /** For each sea beside it the corners of the way from the port to where they meet. */
  gates: number[][];
}

export interface Deed {
  name: string;
  era: string;
  province: string;
  type: string;
  ships?: number[];
}

export interface Province {
  name: string;
  tint: number;
  d: string;
  label: [x: number, y: number, side: 'start' | 'middle' | 'end'];
}

export const WIDTH: number = map.width;
export const HEIGHT: number = map.height;
export const AREAS = map.areas as Area[];
export const SEAS = map.seas as Sea[];
export const PROVINCES = map.provinces as unknown as Province[];
export const DEEDS = map.deeds as Deed[];
export const CARDS = map.cards as { name: string; era: string; provinces: string[] }[];
/** The coasts are drawn with the borders of the provinces, province by province. */
export const LINES = { coast: PROVINCES.map(({ d }) => d).join(''), inner: map.inner, waters: map.waters };

const areaBy = new Map(AREAS.map((area) => [area.name, area]));
const seaBy = new Map(SEAS.map((sea) => [sea.name, sea]));
const deedBy = new Map(DEEDS.map((deed) => [deed.name, deed]));

export function areaOf(name: string): Area {
  return areaBy.get(name)!;
}

export function seaOf(name: string): Sea | undefined {
  return seaBy.get(name);
}

export function provinceOf(name: string): Province | undefined {
  return PROVINCES.find((province) => province.name === name);
}

export function deedOf(name: string): Deed {
  return deedBy.get(name)!;
}

/** What is printed in a province for an era: a city if some card names it, and its deeds. */
export function promises(province: string, era: string): { type: string; deed: string }[] {
  const city = CARDS.some((card) => card.era === era && card.provinces.includes(province));
  const deeds = DEEDS.filter((deed) => deed.era === era && deed.province === province);
  return [...(city ? [{ type: 'city', deed: '' }] : []), ...deeds.map(({ type, name }) => ({ type, deed: name }))];
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

export const CROSSINGS = ARROWS.map(({ d }) => d).join('');

function fixed([x, y]: Spot): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

const crossings = new Set((map.arrows as [string, string][]).flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`]));

/** An area with water all around; it can be drawn with a wider rim to touch. */
export function isIsle(area: Area): boolean {
  return area.near.every((other) => crossings.has(`${area.name} ${other}`));
}

export interface Box {
  x: number;
  y: number;
  wide: number;
  high: number;
}

/** The part of the chart that holds all these places. */
export function boxOf(places: readonly { at: number[] }[]): Box | null {
  if (!places.length) return null;
  const [xs, ys] = [places.map(({ at }) => at[0]!), places.map(({ at }) => at[1]!)];
  const [x, y] = [Math.min(...xs) - 30, Math.min(...ys) - 30];
  return { x, y, wide: Math.max(...xs) + 30 - x, high: Math.max(...ys) + 30 - y };
}

/** All areas of the company that hang together with this one. */
export function zoneOf(company: Company, area: string): string[] {
  const found = [area];
  for (const place of found) {
    for (const next of areaOf(place).near) if (company.areas.includes(next) && !found.includes(next)) found.push(next);
  }
  return found;
}

/** Where a company could go next (IND-10.2, IND-10.10): seas for ships, else empty areas clear of rivals' same good. */
export function growth(view: View, company: Company): string[] {
  if (company.type === 'shipping') {
    const own = Object.keys(company.ships);
    return company.limit !== null && company.size >= company.limit ? [] : [...new Set(own.flatMap((sea) => [sea, ...(seaBy.get(sea)?.near ?? [])]))];
  }
  const beside = new Set(company.areas.flatMap((area) => areaOf(area).near).filter((area) => !(area in view.land)));
  const rival = (area: string) => {
    const other = companyOf(view, view.land[area]);
    return other !== undefined && other.name !== company.name && other.type === company.type;
  };
  return [...beside].filter((area) => !areaOf(area).near.some(rival));
}

/** The way from a port to a shore or to a sea beside it, in pairs of numbers. */
function way(sea: Sea, to: string): Spot[] {
  const flat = areaBy.has(to) ? areaOf(to).quays[areaOf(to).seas.indexOf(sea.name)] : sea.gates[sea.near.indexOf(to)];
  return Array.from({ length: (flat?.length ?? 0) / 2 }, (_, at): Spot => [flat![at * 2]!, flat![at * 2 + 1]!]);
}

function port(sea: Sea): Spot {
  return [sea.at[0]!, sea.at[1]! - 3];
}

/** The area of a zone whose shore is nearest to the port of the first sea. */
function quay(zone: string[], sea: Sea): string {
  const long = (area: string) => {
    const line = [port(sea), ...way(sea, area), spotOf(area)];
    return line.slice(1).reduce((sum, [x, y], at) => sum + Math.hypot(x - line[at]![0], y - line[at]![1]), 0);
  };
  const shores = zone.filter((area) => areaOf(area).seas.includes(sea.name));
  return shores.length ? shores.reduce((best, area) => (long(area) < long(best) ? area : best)) : zone[0]!;
}

/** The line of a delivery over water, from port to port; `aside` keeps parallel ones apart. */
export function course(zone: string[], names: readonly string[], city: string | null, aside = 0): string {
  const seas = names.map((name) => seaBy.get(name)!);
  if (!seas.length) return '';
  const start = quay(zone, seas[0]!);
  const points: Spot[] = [spotOf(start), ...way(seas[0]!, start).reverse()];
  seas.forEach((sea, at) => {
    points.push(port(sea));
    const next = seas[at + 1];
    if (next) points.push(...way(sea, next.name), ...way(next, sea.name).reverse().slice(1));
    else if (city) points.push(...way(sea, city), spotOf(city));
  });
  return bend(points.map(([x, y], at): Spot => (at && at < points.length - 1 ? [x + aside, y + aside] : [x, y])));
}

/** A line that rounds its corners, close to them. */
function bend(points: Spot[]): string {
  let d = `M${fixed(points[0]!)}`;
  for (let at = 1; at < points.length - 1; at += 1) {
    const here = points[at]!;
    const beside = ([x, y]: Spot): Spot => {
      const long = Math.hypot(x - here[0], y - here[1]) || 1;
      const share = Math.min(18, long / 2) / long;
      return [here[0] + (x - here[0]) * share, here[1] + (y - here[1]) * share];
    };
    d += `L${fixed(beside(points[at - 1]!))}Q${fixed(here)} ${fixed(beside(points[at + 1]!))}`;
  }
  return `${d}L${fixed(points.at(-1)!)}`;
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

/** The lines of a plan, as the server tells deliveries. */
export function planned(lines: readonly EffectTold[]): Route[] {
  return lines.map(({ arguments: told }) => {
    const { seat, zone, line, seas, city, fee, owner } = told as unknown as Route & { seat: number; owner: number };
    return { zone, line, seas, city, fee: owner === seat ? 0 : fee };
  });
}

/** A name in two lines, parted at its last space. */
export function stack(name: string): string[] {
  const at = name.lastIndexOf(' ');
  return at > 0 ? [name.slice(0, at), name.slice(at + 1)] : [name];
}

/** Indonesia on the table: what the server sends, and how companies, goods and lines are drawn. */

import type { Banner } from '../../kit/banner';

export const GOODS = ['rice', 'spice', 'rubber', 'siap-faji', 'oil'] as const;
export const TRACKS = ['turn-order', 'slots', 'mergers', 'expansion', 'hull'] as const;
export const MULTIPLIER = [0, 1, 5, 25, 100, 400];
export const STONES = [0, 12, 8, 3];
export const VALUE: Record<string, number> = { rice: 20, spice: 25, rubber: 30, 'siap-faji': 35, oil: 40, shipping: 10 };
export const FEE = 5;
export const LAST_LEVEL = 5;

export interface Card {
  name: string;
  era: string;
  provinces: string[];
}

export interface Player {
  cash: number | null;
  bank: number | null;
  pile: number | null;
  levels: Record<string, number>;
  slots: number;
  cards: number;
  hand: Card[] | null;
  companies: string[];
  bid: number | null;
}

export interface Company {
  name: string;
  owner: number;
  type: string;
  deeds: string[];
  size: number;
  value: number;
  areas: string[];
  ships: Record<string, number>;
  limit: number | null;
  hull: number | null;
  merged: boolean;
  operated: boolean;
  /** What it would sell now, while its owner chooses what to operate. */
  outlook: { sold: number; income: number; fees: number } | null;
}

export interface Town {
  area: string;
  size: number;
  received: Record<string, number>;
}

export interface Merger {
  first: string;
  second: string;
  announcer: number;
  size: number;
  nominal: number;
  bid: number;
  bidder: number | null;
  bidding: number[];
  to_clear: number;
}

export interface Route {
  zone: string;
  line: string;
  seas: string[];
  city: string;
}

export interface Operation {
  company: string;
  to_sell: number;
  sold: number;
  zones: { area: string; left: number }[];
  zone: string | null;
  line: string | null;
  route: string[];
  used: Record<string, Record<string, number>>;
  cheapest: Route[];
  fees: number;
  free: boolean;
  expanded: number;
}

export interface View {
  year: number;
  era: string;
  order: number[];
  players: Player[];
  companies: Company[];
  land: Record<string, string>;
  towns: Town[];
  stones: number[];
  offered: string[];
  removed: string[];
  shown: Card[];
  merger: Merger | null;
  operation: Operation | null;
  active: number[];
  growing: number;
}

/** The house flags of the six shipping companies: cut, charge and colour all differ. */
const LINES: Record<string, Banner> = {
  'a-halmahera-shipping': { cut: 'swallow', charge: 'disc', field: '#b5301f', ink: '#fdf8ee' },
  'a-jawa-timur-shipping': { cut: 'straight', charge: 'cross', field: '#27508c', ink: '#f4cf4e' },
  'a-lampung-shipping': { cut: 'pennon', charge: 'chevron', field: '#e3a92c', ink: '#5b2d12' },
  'a-sulawesi-selatan-shipping': { cut: 'tongues', charge: 'saltire', field: '#2f6a4a', ink: '#fdf8ee' },
  'b-jawa-barat-shipping': { cut: 'scallop', charge: 'bands', field: '#7a3f74', ink: '#fdf8ee', third: '#e3a92c' },
  'b-sumatera-utara-shipping': { cut: 'straight', charge: 'nordic', field: '#2a2622', ink: '#ef8a3c' },
};
const PLAIN: Banner = { cut: 'straight', charge: 'plain', field: '#8d7347', ink: '#fdf8ee' };

export function bannerOf(line: string): Banner {
  return LINES[line] ?? PLAIN;
}

/** What the tokens of a view are looked up by, once for each view. */
interface Register {
  companies: Map<string, Company>;
  towns: Map<string, Town>;
  produced: string[];
}
const registers = new WeakMap<View, Register>();

function register(view: View): Register {
  let found = registers.get(view);
  if (!found) {
    found = {
      companies: new Map(view.companies.map((company) => [company.name, company])),
      towns: new Map(view.towns.map((town) => [town.area, town])),
      produced: GOODS.filter((good) => view.companies.some((company) => company.type === good && company.size > 0)),
    };
    registers.set(view, found);
  }
  return found;
}

export function companyOf(view: View, name: string | null | undefined): Company | undefined {
  return name ? register(view).companies.get(name) : undefined;
}

export function townOf(view: View, area: string): Town | undefined {
  return register(view).towns.get(area);
}

/** The types of goods that lie on the board now: what cities want (IND-11.1). */
export function produced(view: View): string[] {
  return register(view).produced;
}

/** Goods tell themselves apart by shape; where there is no room for one, by these colours and their order. */
export const TINT: Record<string, string> = { rice: '#dcc25a', spice: '#c9502a', rubber: '#8a7a66', 'siap-faji': '#2f7a78', oil: '#3d4a55' };

/** What the company that sells now may still bring to a city; null when nothing is being sold. */
export function demand(view: View, town: Town): number | null {
  const selling = view.operation && view.operation.to_sell > 0 ? companyOf(view, view.operation.company) : undefined;
  return selling && selling.type !== 'shipping' ? town.size - (town.received[selling.type] ?? 0) : null;
}

/** What a company's ships in a sea can still carry for the company that sells now. */
export function loadsLeft(view: View, company: Company, sea: string): number {
  return (company.ships[sea] ?? 0) * (company.hull ?? 0) - (view.operation?.used[company.name]?.[sea] ?? 0);
}

/** What a merger of two companies costs at least, and the unit it is reckoned by (IND-6.3). */
export function unitOf(first: Company, second: Company): number {
  return first.type === second.type ? first.value : 25;
}

export function sum(values: Iterable<number>): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

/** The next era, with its letter; null in the last. */
export function nextEra(era: string): string | null {
  return era === 'a' ? 'b' : era === 'b' ? 'c' : null;
}

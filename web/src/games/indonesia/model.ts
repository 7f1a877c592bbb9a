/** Indonesia's view and constants, how companies and goods are drawn, and questions about a view. */

import type { Banner } from '../../kit/banner';
import { ERAS, GOODS, MIXED_VALUE, type Company, type Town, type View } from '../../wire/games/indonesia';

export * from '../../wire/games/indonesia';

/** The flags of the six shipping companies: cut, charge and colour all differ. */
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

/** What a merger of two companies costs at least, and the unit value (IND-6.3). */
export function unitOf(first: Company, second: Company): number {
  return first.type === second.type ? first.value : MIXED_VALUE;
}

export function sum(values: Iterable<number>): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

/** The next era, with its letter; null in the last. */
export function nextEra(era: string): string | null {
  return ERAS[ERAS.findIndex((name) => name === era) + 1] ?? null;
}

/** A letter for each of several companies of one owner and good, so that they can be told apart on the map. */
export function markOf(view: View, company: Company): string {
  const alike = view.companies.filter((other) => other.owner === company.owner && other.type === company.type && other.type !== 'shipping');
  return alike.length > 1 ? 'ABCDEFGH'.charAt(alike.findIndex((other) => other.name === company.name)) : '';
}

/** What companies and players earned, year by year, from what everybody was told. */

import type { Told } from '../../wire/types';

export interface Year {
  year: number;
  /** By deed: what its goods brought less what ships of others cost, or what its ships earned. */
  companies: Record<string, number>;
  /** The same by player. */
  seats: Record<number, number>;
}

interface Delivery {
  seat: number;
  company: string;
  line: string;
  income: number;
  fee: number;
  owner: number;
}

/** The years that these moves tell of, the newest last (IND-10.7). */
export function yearsOf(told: readonly Told[]): Year[] {
  const years: Year[] = [{ year: 1, companies: {}, seats: {} }];
  for (const event of told.flatMap(({ events }) => events)) {
    if (event.type === 'year-began') begin(years, Number((event as unknown as { year: number }).year));
    else if (event.type === 'delivered') enter(years.at(-1)!, event as unknown as Delivery);
  }
  return years;
}

function begin(years: Year[], year: number): void {
  if (years.at(-1)!.year !== year) years.push({ year, companies: {}, seats: {} });
}

function enter({ companies, seats }: Year, { seat, company, line, income, fee, owner }: Delivery): void {
  const own = owner === seat;
  const book = (of: Record<string | number, number>, key: string | number, amount: number) => (of[key] = (of[key] ?? 0) + amount);
  book(companies, company, income - (own ? 0 : fee));
  book(companies, line, own ? 0 : fee);
  book(seats, seat, income - (own ? 0 : fee));
  if (!own) book(seats, owner, fee);
}

/** What the deeds that make a company earned in a year. */
export function earned(year: Year, deeds: readonly string[]): number {
  return deeds.reduce((sum, deed) => sum + (year.companies[deed] ?? 0), 0);
}

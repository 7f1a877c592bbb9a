/** Borneo's view and constants, how its companies are drawn, and what is said of a view. */

import type { PieceLabel } from '../../table/context';
import { COMPANIES, GOODS, type Card, type Pick, type Port, type PossibleSplit } from '../../wire/games/borneo';
import type { Formatter } from '../../words/formatter';

export * from '../../wire/games/borneo';

export type Company = (typeof COMPANIES)[number];
export type Good = (typeof GOODS)[number];

/** Cloth and charge of each company: pennon with a disc, swallowtail with a cross, scallops with a lozenge, square with a band. */
export const PAINT: Record<Company, { field: string; ink: string }> = {
  yellow: { field: '#e9b52d', ink: '#5c3c06' },
  red: { field: '#b93a2b', ink: '#fdf1dc' },
  green: { field: '#447f4c', ink: '#f6efcf' },
  blue: { field: '#2f5f9f', ink: '#f3eede' },
};

export function flagsOf(card: Card): Company[] {
  return [...card.top, card.second];
}

export function count(card: Card, company: Company): number {
  return flagsOf(card).filter((flag) => flag === company).length;
}

/** BOR-7.4: the flags at a port if the card were laid there: the second row of the last card is covered. */
export function flagsAfter(port: Port, card: Card): Record<Company, number> {
  const flags = { ...port.flags };
  const last = port.pile.at(-1);
  if (last) flags[last.second] -= 1;
  for (const company of flagsOf(card)) flags[company] += 1;
  return flags;
}

/** What would happen, in a sentence for the bubble. */
export function tellSplit(words: Formatter, split: PossibleSplit | undefined): string {
  if (!split) return words.say('borneo-board-nothing-more');
  const port = split.taker === null ? words.say('borneo-board-port-lost') : words.say('borneo-board-port-to', { name: words.seat(split.taker) });
  const picks = split.picks.length
    ? words.say('borneo-board-picks-to', { names: split.picks.map((pick) => words.seat(pick.seat)).join(', ') })
    : words.say('borneo-board-cards-lost');
  return `${port} ${picks}`;
}

export function splitTitle(words: Formatter, split: PossibleSplit): string {
  return split.split === 'quota'
    ? words.say('borneo-board-quota')
    : words.tell('borneo-board-monopoly', { company: ['piece', split.companies[0]!] });
}

export function tellPick(words: Formatter, pick: Pick): PieceLabel {
  return { name: words.tell('borneo-board-pick', { seat: ['seat', pick.seat], company: ['piece', pick.company], rank: ['number', pick.rank] }) };
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

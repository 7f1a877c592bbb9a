/** Borneo on the table: what the server sends, and how companies, cards and goods are drawn. */

import type { Saying } from '../../table/context';
import type { Formatter } from '../../words/formatter';

export const COMPANIES = ['yellow', 'red', 'green', 'blue'] as const;
export const GOODS = ['pepper', 'cinnamon', 'cloves', 'nutmeg'] as const;
export type Company = (typeof COMPANIES)[number];
export type Good = (typeof GOODS)[number];

export interface Card {
  name: string;
  top: Company[];
  second: Company;
  good: Good;
  value: number;
}

export interface Capture {
  name: string;
  good: Good;
  value: number;
  port: boolean;
}

export interface Port {
  name: string;
  title: string;
  good: Good;
  most_cards: number;
  flag_limit: number;
  pile: Card[];
  flags: Record<Company, number>;
}

export interface Mission {
  name: string;
  mode: 'each' | 'same';
  amount: number;
  points: number;
  left: number;
}

export interface Player {
  cards: number;
  hand: Card[] | null;
  captured_cards: number;
  captured_ports: number;
  captures: Capture[] | null;
  units: Record<Good, number> | null;
  payable: string[] | null;
  missions: number;
  completed: string[] | null;
  score: number | null;
}

export interface Payment {
  seat: number;
  mission: string;
  paid: Capture[];
  missing: Partial<Record<Good, number>>;
}

export interface Conflict {
  company: Company;
  attacker: number;
  rank: number;
  defender: number;
  target: number;
  bonus: number;
  attack: number;
  attack_cards: Card[];
  defence: number;
  defence_cards: Card[];
  succeeded: boolean | null;
}

export interface Pick {
  seat: number;
  company: Company;
  rank: number;
}

export interface Split {
  port: string;
  companies: Company[];
  picks: Pick[];
}

export interface PossibleSplit {
  card: string;
  port: string;
  split: 'monopoly' | 'quota';
  companies: Company[];
  taker: number | null;
  picks: Pick[];
}

export interface View {
  players: Player[];
  rows: Record<Company, number[]>;
  ports: (Port | null)[];
  missions: Mission[];
  deck: number;
  discard: number;
  port_deck: number;
  start: number | null;
  active: number | null;
  placing: number[];
  payment: Payment | null;
  conflict: Conflict | null;
  split: Split | null;
  possible_splits: PossibleSplit[];
  asked: number[];
  ending: string | null;
}

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
export function tellProspect(words: Formatter, prospect: PossibleSplit | undefined): string {
  if (!prospect) return words.say('borneo-board-nothing-more');
  const port = prospect.taker === null ? words.say('borneo-board-port-lost') : words.say('borneo-board-port-to', { name: words.seat(prospect.taker) });
  const picks = prospect.picks.length
    ? words.say('borneo-board-picks-to', { names: prospect.picks.map((pick) => words.seat(pick.seat)).join(', ') })
    : words.say('borneo-board-cards-lost');
  return `${port} ${picks}`;
}

export function prospectTitle(words: Formatter, prospect: PossibleSplit): string {
  return prospect.split === 'quota'
    ? words.say('borneo-board-quota')
    : words.tell('borneo-board-monopoly', { company: ['piece', prospect.companies[0]!] });
}

export function tellPick(words: Formatter, pick: Pick): Saying {
  return { name: words.tell('borneo-board-pick', { seat: ['seat', pick.seat], company: ['piece', pick.company], rank: ['number', pick.rank] }) };
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Indonesia at the table: the map is the board; deeds and the current bids, merger or operation are essential, companies stand on the seat cards. */

import Bill from '../../kit/Bill.svelte';
import Coin from '../../kit/Coin.svelte';
import Ship from '../../kit/Ship.svelte';
import type { Fact, GameZones } from '../index';
import type { BoardTable } from '../../table/context';
import Board from './Board.svelte';
import { HEIGHT, WIDTH } from './chart';
import Cities from './Cities.svelte';
import CityCards from './CityCards.svelte';
import Companies from './Companies.svelte';
import CompanyChips from './CompanyChips.svelte';
import Deeds from './Deeds.svelte';
import DeedSign from './DeedSign.svelte';
import { provideHighlight } from './highlight.svelte';
import Later from './Later.svelte';
import Merger from './Merger.svelte';
import { MULTIPLIER, sum, type View } from './model';
import Operation from './Operation.svelte';
import OrderSign from './OrderSign.svelte';
import Own from './Own.svelte';
import Promises from './Promises.svelte';
import Tableau from './Tableau.svelte';
import TurnOrder from './TurnOrder.svelte';

function facts(view: View, player: number, { words, seat }: BoardTable): Fact[] {
  const entry = view.players[player]!;
  const name = words.seat(player);
  const held = (id: 'cash' | 'bank', amount: number | null) => (amount === null ? words.say(`indonesia-board-${id}-hidden`, { name }) : words.say(`indonesia-board-${id}`, { amount, name }));
  const times = MULTIPLIER[entry.levels['turn-order'] ?? 1] ?? 1;
  const place = view.order.indexOf(player) + 1;
  const companies = view.companies.filter((company) => company.owner === player);
  const worth = sum(companies.map((company) => company.size * (company.type === 'shipping' ? 10 : (company.value ?? 0))));
  return [
    { id: 'order', icon: OrderSign, props: { place }, value: entry.bid === null ? `×${times}` : entry.bid, label: entry.bid === null ? words.say('indonesia-board-place', { place, times }) : words.say('indonesia-board-place-bid', { place, bid: entry.bid, times }) },
    { id: 'companies', icon: DeedSign, value: worth, label: { name: words.say('indonesia-board-companies-of', { name, count: companies.length, worth }), more: words.pieces(companies.map((company) => company.name)) }, brief: true },
    { id: 'cash', icon: Coin, value: entry.cash ?? '?', label: held('cash', entry.cash), strong: (entry.cash ?? 0) < 0 },
    { id: 'bank', icon: Bill, value: entry.bank ?? '?', label: held('bank', entry.bank) },
    { id: 'hull', icon: Ship, value: entry.levels.hull ?? 1, label: { name: words.say('indonesia-board-hull-of', { name, level: entry.levels.hull ?? 1 }), more: words.say('indonesia-board-track-hull') }, target: player === seat ? null : `hull:${player + 1}` },
  ];
}

const PHASE: Record<string, string> = { auction: 'mergers', 'siap-faji': 'mergers', fleet: 'operations', deliveries: 'operations', expansion: 'operations' };

/** The phase that a kind of move belongs to, where it belongs to one. */
const KINDS: Record<string, string> = {
  found: 'new-era',
  merge: 'mergers',
  start: 'acquisitions',
  advance: 'research',
  refit: 'research',
  operate: 'operations',
  launch: 'operations',
  load: 'operations',
  sell: 'operations',
  sail: 'operations',
  unload: 'operations',
  cheapest: 'operations',
  expand: 'operations',
  done: 'operations',
  grow: 'growth',
};

const MAIN: Record<string, string> = { 'turn-order': 'order', auction: 'merger', acquisitions: 'deeds', deliveries: 'operation' };

export const zones: GameZones<View> = {
  Board,
  ratio: WIDTH / HEIGHT,
  Own,
  facts,
  SeatMore: CompanyChips,
  Player: Tableau,
  order: (view) => view.order,
  round: (view, stage, { words }) =>
    [words.say('indonesia-board-year', { year: view.year }), words.piece(`era-${view.era}`), stage === 'over' ? words.say('indonesia-board-stage-over') : words.say(`indonesia-board-phase-${PHASE[stage] ?? stage}`)].join(' · '),
  heading: (told, before, { words }) => {
    const year = told.events.find((event) => event.type === 'year-began') as { year?: number } | undefined;
    if (year) return words.say('indonesia-board-year', { year: year.year ?? 0 });
    const phase = KINDS[told.notation?.split(' ')[0] ?? ''];
    return phase && phase !== KINDS[before?.notation?.split(' ')[0] ?? ''] ? words.say(`indonesia-board-phase-${phase}`) : null;
  },
  main: (view, stage, table) => {
    if (stage === 'research') return 'own';
    if (stage === 'acquisitions' && view.offered.some((deed) => table.light(`deed:${deed}`) === 'chosen')) return 'board';
    return MAIN[stage] ?? 'board';
  },
  essential: [
    { id: 'merger', title: 'indonesia-board-merger', sign: 'merge', Part: Merger, isShown: (view) => view.merger !== null },
    { id: 'operation', title: 'indonesia-board-operation', sign: 'coin', Part: Operation, isShown: (view) => view.operation !== null },
    { id: 'order', title: 'indonesia-board-order', sign: 'order', Part: TurnOrder, isShown: (_, stage) => stage === 'turn-order' },
    { id: 'deeds', title: 'indonesia-board-deeds', sign: 'deed', Part: Deeds, isShown: (view) => view.offered.length > 0, isFolded: (_, stage) => stage !== 'acquisitions' },
  ],
  secondary: [
    { id: 'companies', title: 'indonesia-board-company-sheet', sign: 'sheet', Part: Companies },
    { id: 'cities', title: 'indonesia-board-cities', sign: 'city', Part: Cities },
    // In a new era they lie in the hand.
    { id: 'cards', title: 'indonesia-board-hand', sign: 'cards', Part: CityCards, isShown: (view, stage, seat) => stage !== 'new-era' && seat >= 0 && (view.players[seat]?.hand?.length ?? 0) > 0 },
    { id: 'later', title: 'indonesia-board-later-eras', sign: 'later', Part: Later },
    { id: 'promises', title: 'indonesia-board-promises', sign: 'grid', Part: Promises },
  ],
  provide: provideHighlight,
  room: { seats: 108, own: 76, panels: 272 },
};

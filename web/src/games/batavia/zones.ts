/** Batavia at the table: the route is the board; ships at sea, warehouses and the auction are essential. */

import Bill from '../../kit/Bill.svelte';
import Card from '../../kit/Card.svelte';
import Coin from '../../kit/Coin.svelte';
import Seal from '../../kit/Seal.svelte';
import Tile from '../../kit/Tile.svelte';
import type { Fact, GameZones } from '../index';
import type { BoardTable } from '../../table/context';
import Auction from './Auction.svelte';
import Board from './Board.svelte';
import Fleets from './Fleets.svelte';
import { BANNERS, COMPANIES, sum, type View } from './model';
import Own from './Own.svelte';
import Piles from './Piles.svelte';
import Tableau from './Tableau.svelte';
import Tableaus from './Tableaus.svelte';
import Warehouses from './Warehouses.svelte';

function facts(view: View, player: number, { words }: BoardTable): Fact[] {
  const entry = view.players[player]!;
  const name = words.seat(player);
  const bills = entry.bills === null ? words.say('batavia-board-bills-hidden', { name }) : words.say('batavia-board-bills', { bills: entry.bills, name });
  return [
    { id: 'gold', icon: Coin, value: entry.gold, label: words.say('batavia-board-gold', { gold: entry.gold, name }) },
    { id: 'cards', icon: Card, props: { back: true }, high: 56, value: entry.cards, label: words.say('batavia-board-cards', { count: entry.cards, name }) },
    { id: 'bills', icon: Bill, value: entry.bills ?? '?', label: bills },
    { id: 'tiles', icon: Tile, value: sum(entry.tiles), label: words.say('batavia-board-tiles-of', { name, tiles: sum(entry.tiles), companies: COMPANIES.filter((company) => entry.tiles[company]).length }) },
    ...(entry.seals.length ? [{ id: 'seals', icon: Seal, props: { banner: BANNERS[entry.seals[0]!] }, value: entry.seals.length, label: words.tell('batavia-board-seals-of', { name: ['text', name], companies: ['pieces', [...entry.seals]] }) }] : []),
  ];
}

export const zones: GameZones<View> = {
  Board,
  ratio: 1.94,
  Own,
  facts,
  Player: Tableau,
  activity: (view, player, stage, { words, deciding }) => {
    if (stage !== 'auction') return null;
    if (!view.bidding.includes(player)) return words.say('batavia-board-passed');
    return view.bids[player] && !deciding.includes(player) ? words.say('batavia-board-bids', { bid: view.bids[player] }) : null;
  },
  round: (view, stage, { words }) => `${words.say('batavia-board-round', { round: view.round })} · ${words.say(`batavia-board-stage-${stage}`)}`,
  heading: (told, _, { words }) => (told.events.some((event) => event.type === 'lot-turned') ? words.say('batavia-board-new-round') : null),
  main: (_, stage, { deciding, seat }) => {
    if (stage === 'auction') return 'auction';
    if (stage === 'conversion') return 'own';
    return deciding.includes(seat) ? 'fleets' : 'board';
  },
  essential: [
    { id: 'fleets', title: 'batavia-board-fleets', sign: 'ship', Part: Fleets },
    { id: 'warehouses', title: 'batavia-board-warehouses', sign: 'store', Part: Warehouses },
    { id: 'auction', title: 'batavia-board-auction', sign: 'gavel', Part: Auction, isShown: (_, stage) => stage === 'auction' },
  ],
  room: { own: 104, panels: 316 },
  secondary: [
    { id: 'players', title: 'batavia-board-players', sign: 'players', Part: Tableaus },
    { id: 'piles', title: 'batavia-board-piles', sign: 'cards', Part: Piles },
  ],
};

/** Pasar at the table: the market is the board, the hand is the own zone, the discards are in a tab. */

import CardBack from '../../kit/CardBack.svelte';
import Coin from '../../kit/Coin.svelte';
import type { BoardTable } from '../../table/context';
import type { Fact, GameZones } from '../index';
import Board from './Board.svelte';
import Discards from './Discards.svelte';
import type { View } from './model';
import Own from './Own.svelte';
import Tableau from './Tableau.svelte';

function facts(view: View, player: number, { words }: BoardTable): Fact[] {
  const { coins, cards } = view.players[player]!;
  const name = words.seat(player);
  return [
    { id: 'coins', icon: Coin, value: coins, label: words.say('pasar-board-coins', { name, count: coins }), place: `purse:${player}` },
    { id: 'cards', icon: CardBack, high: 56, value: cards, label: words.say('pasar-board-cards', { name, count: cards }) },
  ];
}

export const zones: GameZones<View> = {
  Board,
  ratio: 1.95,
  Own,
  facts,
  Player: Tableau,
  activity: (view, player, stage, { words }) => (stage === 'visit' && view.players[player]?.has_chosen ? words.say('pasar-board-has-chosen') : null),
  round: (view, _, { words }) => words.say('pasar-board-round', { round: view.round, rounds: view.rounds }),
  essential: [],
  secondary: [{ id: 'discards', title: 'pasar-board-discards', Part: Discards }],
  room: { own: 96 },
};

/** Spice Islands at the table: the chart is the board; organisations and a pending attack are essential, the dice lie with the own cash. */

import Coin from '../../kit/Coin.svelte';
import type { Fact, GameZones } from '../index';
import type { BoardTable } from '../../table/context';
import Board from './Board.svelte';
import Captain from './Captain.svelte';
import CargoSupply from './CargoSupply.svelte';
import Contest from './Contest.svelte';
import Dice from './Dice.svelte';
import { COLOURS, dividendPerShare, type View } from './model';
import Organisations from './Organisations.svelte';
import Own from './Own.svelte';
import ShareChip from './ShareChip.svelte';
import Tableau from './Tableau.svelte';

function facts(view: View, player: number, { words }: BoardTable): Fact[] {
  const entry = view.players[player]!;
  const name = words.seat(player);
  const count = COLOURS.reduce((sum, colour) => sum + entry.shares[colour].length, 0);
  const earn = COLOURS.reduce((sum, colour) => sum + entry.shares[colour].length * dividendPerShare(view, colour), 0);
  return [
    { id: 'cash', icon: Coin, value: entry.money, label: words.say('spice_islands-board-cash', { name, money: entry.money }) },
    { id: 'shares', icon: ShareChip, wide: 28, value: count, label: { name: words.say('spice_islands-board-shares-all', { name, count }), more: words.say('spice_islands-board-shares-earn', { amount: earn }) }, narrow: true },
    ...COLOURS.flatMap((colour): Fact[] => {
      const held = entry.shares[colour].length;
      const isCaptain = entry.captains.includes(colour);
      if (!held && !isCaptain) return [];
      const shares = words.tell('spice_islands-board-shares', { seat: ['seat', player], colour: ['piece', colour], count: ['number', held] });
      const captain = words.tell('spice_islands-board-captain', { seat: ['seat', player], colour: ['piece', colour] });
      return [{ id: `shares-${colour}`, icon: isCaptain ? Captain : ShareChip, props: { colour }, wide: 28, value: held, label: isCaptain ? { name: shares, more: captain } : shares }];
    }),
  ];
}

/** Moves that begin a turn, after another player's move. */
const STARTS = ['load', 'sail', 'attack', 'election', 'dividend', 'mutiny', 'captain'];

export const zones: GameZones<View> = {
  Board,
  ratio: 1.88,
  Own,
  facts,
  Player: Tableau,
  round: (view, stage, { words }) => `${words.say('spice_islands-board-turn', { turn: view.turn })} · ${words.say(`spice_islands-board-stage-${stage}`)}`,
  heading: (told, before, { words }) => (told.seat !== null && told.seat !== before?.seat && STARTS.includes(told.notation?.split(' ')[0] ?? '') ? words.say('spice_islands-board-turn-of', { name: words.seat(told.seat) }) : null),
  main: (view, stage) => (stage === 'purchase' ? 'organisations' : view.attack ? 'contest' : 'board'),
  essential: [
    { id: 'organisations', title: 'spice_islands-board-organisations', sign: 'shares', Part: Organisations },
    { id: 'dice', title: 'spice_islands-board-dice', sign: 'dice', Part: Dice, isShown: (_, __, seat) => seat < 0 },
    { id: 'contest', title: 'spice_islands-board-contest', sign: 'gavel', Part: Contest, isShown: (view) => view.attack !== null },
  ],
  secondary: [
    { id: 'last-contest', title: 'spice_islands-board-contest', sign: 'gavel', Part: Contest, isShown: (view) => view.attack === null && view.contest !== null },
    { id: 'cargo', title: 'spice_islands-board-cargo', sign: 'barrel', Part: CargoSupply },
  ],
  room: { own: 92, panels: 330 },
};

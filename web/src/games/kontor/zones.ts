/** Kontor at the table: the harbour is the board; this round's cards and the yards are essential. */

import Coin from '../../kit/Coin.svelte';
import Merchant from '../../kit/Merchant.svelte';
import type { Fact, GameZones } from '../index';
import type { BoardTable } from '../../table/context';
import Board from './Board.svelte';
import FieldSign from './FieldSign.svelte';
import { GOODS, isWide, type View } from './model';
import Medal from './Medal.svelte';
import Own from './Own.svelte';
import Piles from './Piles.svelte';
import { provideYard } from './pointed.svelte';
import RoundPanel from './RoundPanel.svelte';
import Scenario from './Scenario.svelte';
import Tableau from './Tableau.svelte';
import Ware from './Ware.svelte';
import Yards from './Yards.svelte';

function facts(view: View, player: number, { words, seat }: BoardTable): Fact[] {
  const entry = view.players[player]!;
  const name = words.seat(player);
  const fields = view.fields?.filter((owner) => owner === player).length ?? 0;
  const bonus = view.yards.filter((yard) => yard.bonus && yard.guard === player).length;
  const points: Fact = view.fields
    ? { id: 'points', icon: FieldSign, value: fields, label: words.say('kontor-board-fields', { count: fields, name }) }
    : { id: 'points', icon: Medal, value: entry.points, label: { name: words.say('kontor-board-points', { points: entry.points, name }), more: words.say('kontor-board-bonus', { bonus }) } };
  const stored = (good: (typeof GOODS)[number]) => view.yards.reduce((sum, yard) => sum + (yard.closed ? 0 : (yard.warehouses[player]?.[good] ?? 0)), 0);
  return [
    points,
    { id: 'florins', icon: Coin, value: entry.florins, label: words.say('kontor-board-florins', { florins: entry.florins, name }), target: player === seat ? 'purse' : null, place: `purse:${player}` },
    { id: 'guardians', icon: Merchant, props: { seat: player }, value: entry.guardians, label: words.say('kontor-board-guardians', { count: entry.guardians, name }) },
    ...GOODS.map((good) => ({ id: good, icon: Ware, props: { name: good }, value: stored(good), label: words.say('kontor-board-stored', { name, good: words.piece(good), count: stored(good) }) })),
  ];
}

export const zones: GameZones<View> = {
  Board,
  ratio: (view) => (isWide(view) ? 1.9 : 1.02),
  Own,
  facts,
  Player: Tableau,
  activity: (view, player, stage, { words }) => (['choosing', 'showing', 'buying'].includes(stage) && view.players[player]?.committed ? words.say('kontor-board-has-chosen') : null),
  round: (view, stage, { words }) => `${words.say('kontor-board-round', { round: view.round })} · ${words.say(`kontor-board-stage-${stage}`)}`,
  heading: (told, _, { words }) => {
    const begun = told.events.find((event) => event.type === 'round-begun') as { round?: number } | undefined;
    return begun ? words.say('kontor-board-round-title', { round: begun.round ?? 0 }) : null;
  },
  main: (_, stage) => (['choosing', 'showing'].includes(stage) ? 'own' : 'board'),
  essential: [
    { id: 'duel', title: 'kontor-board-duel', sign: 'now', Part: RoundPanel },
    { id: 'yards', title: 'kontor-board-yards', sign: 'yard', Part: Yards },
  ],
  secondary: [
    { id: 'piles', title: 'kontor-board-piles', sign: 'cards', Part: Piles },
    { id: 'scenario', title: 'kontor-board-scenario', sign: 'target', Part: Scenario },
  ],
  provide: provideYard,
  room: { own: 96, panels: 300 },
};

/** Borneo at the table: the ports are the board; company rows, missions and the current split, conflict or payment are essential. */

import Card from '../../kit/Card.svelte';
import Tile from '../../kit/Tile.svelte';
import type { Fact, GameZones } from '../index';
import type { BoardTable } from '../../table/context';
import Board from './Board.svelte';
import Companies from './Companies.svelte';
import CurrentStep from './CurrentStep.svelte';
import Decks from './Decks.svelte';
import { GOODS, type View } from './model';
import MissionScroll from './MissionScroll.svelte';
import Missions from './Missions.svelte';
import Own from './Own.svelte';
import { provideCard } from './pointed.svelte';
import Spice from './Spice.svelte';
import Tableau from './Tableau.svelte';

function facts(view: View, player: number, { words }: BoardTable): Fact[] {
  const entry = view.players[player]!;
  const name = words.seat(player);
  const done = { name: words.say('borneo-board-done', { name, count: entry.missions }), more: entry.completed?.length ? words.pieces(entry.completed) : undefined };
  return [
    { id: 'missions', icon: MissionScroll, value: entry.missions, label: done },
    { id: 'captured', icon: Spice, value: entry.captured_cards, label: words.say('borneo-board-captured', { name, count: entry.captured_cards }) },
    { id: 'ports', icon: Tile, props: { down: true }, value: entry.captured_ports, label: words.say('borneo-board-captured-ports', { name, count: entry.captured_ports }) },
    { id: 'cards', icon: Card, props: { back: true }, high: 56, value: entry.cards, label: words.say('borneo-board-cards', { name, count: entry.cards }) },
    ...(entry.units && view.ending ? GOODS.slice(0, 2).map((good): Fact => ({ id: good, icon: Spice, props: { good }, value: entry.units![good], label: words.say('borneo-board-units', { count: entry.units![good], good: words.piece(good) }) })) : []),
  ];
}

const isBusy = (view: View) => view.payment !== null || view.conflict !== null || view.split !== null;

/** Moves that begin a turn, after another player's move. */
const STARTS = ['mission', 'pass', 'change', 'attack', 'lay'];

/** Stages of a payment, a conflict or a cargo shared out. */
const STEPS = ['payment', 'attack', 'defence', 'split'];
const MAIN: Record<string, string> = { placement: 'companies', companies: 'companies', ousted: 'companies', mission: 'missions', 'last-mission': 'missions', keeping: 'own', discards: 'own' };

/** A card is chosen: where it goes is a port. */
const isLaying = (view: View, table: BoardTable) => (view.players[table.seat]?.hand ?? []).some((card) => table.light(`card:${card.name}`) === 'chosen');

export const zones: GameZones<View> = {
  Board,
  ratio: 1.75,
  Own,
  facts,
  Player: Tableau,
  round: (view, stage, { words }) => (view.active === null ? words.say(`borneo-board-stage-${stage}`) : `${words.say('borneo-board-turn-of', { name: words.seat(view.active) })} · ${words.say(`borneo-board-stage-${stage}`)}`),
  heading: (told, before, { words }) => (told.seat !== null && told.seat !== before?.seat && STARTS.includes(told.notation?.split(' ')[0] ?? '') ? words.say('borneo-board-turn-of', { name: words.seat(told.seat) }) : null),
  main: (view, stage, table) => {
    if (isBusy(view) && STEPS.includes(stage)) return 'current-step';
    if (!table.deciding.includes(table.seat) || isLaying(view, table)) return 'board';
    return MAIN[stage] ?? 'board';
  },
  essential: [
    { id: 'companies', title: 'borneo-board-companies', sign: 'flag', Part: Companies },
    { id: 'missions', title: 'borneo-board-missions', sign: 'scroll', Part: Missions },
    { id: 'current-step', title: 'borneo-board-current-step', sign: 'now', Part: CurrentStep, isShown: isBusy },
  ],
  secondary: [{ id: 'decks', title: 'borneo-board-decks', sign: 'cards', Part: Decks }],
  provide: provideCard,
  room: { own: 122, panels: 330 },
};

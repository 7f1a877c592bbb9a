/** Pieces that fly over the board of Spice Islands, by event. */

import Coin from '../../kit/Coin.svelte';
import type { Flight } from '../../table/board/motion';
import { SKULL_NAME, type GameEvent } from '../../wire/games/spice_islands';
import Captain from './Captain.svelte';
import ColourDie from './ColourDie.svelte';
import { COLOURS, type View } from './model';
import CargoPiece from './CargoPiece.svelte';
import PirateDie from './PirateDie.svelte';
import Share from './Share.svelte';

const coins = (amount: number) => Array.from({ length: Math.min(Math.ceil(amount / 5), 4) });

const money = (amount: number, from: string, to: string): Flight[] => coins(amount).map(() => ({ piece: Coin, from, to }));
const cargo = (names: string[], from: string, to: (name: string) => string): Flight[] =>
  names.map((name) => ({ piece: CargoPiece, props: { name }, from, to: to(name) }));
const dice = (faces: string[], from: string): Flight[] =>
  faces.map((face) => ({ piece: PirateDie, props: { face, decisive: face === SKULL_NAME }, from, to: 'contest' }));
const discarded = (name: string) => `discarded:${name}`;

export function flights(event: GameEvent): Flight[] {
  const seat = 'seat' in event ? `seat:${event.seat}` : '';
  switch (event.type) {
    case 'rolled':
      return event.dice.map((name) => ({ piece: ColourDie, props: { colour: name.replace('-die', '') }, from: seat, to: 'dice' }));
    case 'bought':
    case 'share-dealt':
      return [{ piece: Share, props: { colour: event.colour, price: event.price }, from: `shares:${event.colour}`, to: seat }];
    case 'loaded':
      return cargo([event.cargo], `port:${event.cargo}`, () => `ship:${event.ship}`);
    case 'unloaded':
      return cargo(event.cargo, `ship:${event.ship}`, discarded);
    case 'treasury-filled':
      return money(event.amount, 'chart', `treasury:${event.colour}`);
    case 'captain-paid':
      return money(event.amount, 'chart', seat);
    case 'attacked':
      return dice(event.dice, `ship:${event.ship}`);
    case 'election-rolled':
    case 'mutiny-rolled':
      return dice(event.dice, seat);
    case 'plundered':
      return cargo(event.cargo, `ship:${event.target}`, () => 'ship:pirate');
    case 'overboard':
    case 'recovered':
    case 'loot-sold':
      return cargo(event.cargo, 'ship:pirate', discarded);
    case 'captains-half':
    case 'split-paid':
      return money(event.amount, 'treasury:black', seat);
    case 'dividend-paid':
      return money(event.amount, `treasury:${event.colour}`, seat);
    case 'shares-returned':
      return Array.from({ length: Math.min(event.count, 4) }, () => ({ piece: Share, props: { colour: event.colour }, from: 'players', to: `shares:${event.colour}` }));
    default:
      return [];
  }
}

/** The captains leave their ships, the shares their stacks; the treasuries pay a last time. */
export function honours(view: View, seat: number): Flight[] {
  const { captains, shares, money: cash } = view.players[seat]!;
  const home = `seat:${seat}`;
  return [
    ...captains.map((colour) => ({ piece: Captain, props: { colour }, from: `reserve:${colour}`, to: home })),
    ...COLOURS.flatMap((colour) => shares[colour].slice(0, 2).map((price) => ({ piece: Share, props: { colour, price }, from: `shares:${colour}`, to: home }))),
    ...money(cash / 20, 'board', home),
  ];
}

/** What travels over the table of Spice Islands when something is told. */

import Coin from '../../kit/Coin.svelte';
import type { Flight } from '../../table/motion';
import type { GameEvent } from '../index';
import ColourDie from './ColourDie.svelte';
import Freight from './Freight.svelte';
import PirateDie from './PirateDie.svelte';
import Share from './Share.svelte';

const place = (seat: unknown) => `seat:${String(seat)}`;
const coins = (amount: unknown) => Array.from({ length: Math.min(Math.ceil((Number(amount) || 0) / 5), 4) });
const list = (names: unknown) => names as string[];

const money = (amount: unknown, from: string, to: string): Flight[] => coins(amount).map(() => ({ piece: Coin, from, to }));
const cargo = (names: unknown, from: string, to: (name: string) => string): Flight[] =>
  list(names).map((name) => ({ piece: Freight, props: { name }, from, to: to(name) }));
const dice = (faces: unknown, from: string): Flight[] =>
  list(faces).map((face) => ({ piece: PirateDie, props: { face, telling: face === 'skull' }, from, to: 'contest' }));
const gone = (name: string) => `gone:${name}`;

export function flights(event: GameEvent): Flight[] {
  const seat = place(event.seat);
  const colour = String(event.colour);
  switch (event.type) {
    case 'rolled':
      return list(event.dice).map((name) => ({ piece: ColourDie, props: { colour: name.replace('-die', '') }, from: seat, to: 'dice' }));
    case 'bought':
    case 'share-dealt':
      return [{ piece: Share, props: { colour, price: event.price }, from: `shares:${colour}`, to: `shares-of:${String(event.seat)}` }];
    case 'loaded':
      return cargo([event.cargo], `port:${String(event.cargo)}`, () => `ship:${String(event.ship)}`);
    case 'unloaded':
      return cargo(event.cargo, `ship:${String(event.ship)}`, gone);
    case 'treasury-filled':
      return money(event.amount, 'chart', `treasury:${colour}`);
    case 'captain-paid':
      return money(event.amount, 'chart', seat);
    case 'attacked':
      return dice(event.dice, `ship:${String(event.ship)}`);
    case 'election-rolled':
    case 'mutiny-rolled':
      return dice(event.dice, seat);
    case 'plundered':
      return cargo(event.cargo, `ship:${String(event.target)}`, () => 'ship:pirate');
    case 'overboard':
    case 'recovered':
    case 'loot-sold':
      return cargo(event.cargo, 'ship:pirate', gone);
    case 'captains-half':
    case 'split-paid':
      return money(event.amount, 'treasury:black', seat);
    case 'dividend-paid':
      return money(event.amount, `treasury:${colour}`, seat);
    case 'shares-returned':
      return Array.from({ length: Math.min(Number(event.count), 4) }, () => ({ piece: Share, props: { colour }, from: 'players', to: `shares:${colour}` }));
    default:
      return [];
  }
}

/** Pieces that fly over Indonesia's board, by event. */

import type { Component } from 'svelte';
import Coin from '../../kit/Coin.svelte';
import type { Flight } from '../../table/board/motion';
import type { GameEvent } from '../../wire/games/indonesia';
import City from './City.svelte';
import GoodFlight from './GoodFlight.svelte';
import type { View } from './model';

const seatOf = (seat: number) => `seat:${seat}`;
/** An area by its ground, a sea by its port. */
const area = (name: string) => `${name.startsWith('sea-') ? 'port' : 'area'}:${name}`;
const coins = (from: string, to: string, amount: number): Flight[] =>
  Array.from({ length: Math.min(Math.max(Math.ceil(amount / 40), 1), 4) }, () => ({ piece: Coin as Component<never>, from, to }));

export function flights(event: GameEvent): Flight[] {
  const seat = 'seat' in event ? seatOf(event.seat) : '';
  switch (event.type) {
    case 'city-founded':
      return [{ piece: City as Component<never>, props: { size: 1 }, from: seat, to: area(event.area) }];
    case 'bid-named':
      return event.amount > 0 ? coins(seat, 'chart', event.amount) : [];
    case 'merger-won':
      return coins(seat, 'chart', event.amount);
    case 'city-grew':
      return [{ piece: City as Component<never>, props: { size: event.size }, from: 'stones', to: area(event.area) }];
    case 'owner-paid':
      return coins('chart', seat, event.amount);
    case 'company-started': {
      const type = event.deed.split('-').at(-1) === 'faji' ? 'siap-faji' : event.deed.split('-').at(-1)!;
      return [{ piece: GoodFlight as Component<never>, props: { type }, from: 'deeds', to: area(event.place) }];
    }
    case 'ship-launched':
      return [{ piece: GoodFlight as Component<never>, props: { type: 'shipping' }, from: seat, to: area(event.sea) }];
    case 'delivered': {
      const stops = [event.zone, ...event.seas, event.city];
      return stops
        .slice(0, -1)
        .map((stop, at): Flight => ({ piece: GoodFlight as Component<never>, props: { type: event.good }, from: area(stop), to: area(stops[at + 1] ?? event.city) }))
        .slice(0, 5)
        .concat(event.owner === event.seat || !event.fee ? [] : coins(seat, seatOf(event.owner), event.fee));
    }
    case 'area-bought':
      return coins(seat, area(event.area), event.price);
    default:
      return [];
  }
}

/** A good from an area of each company, a ship from each line, and the money of the bank. */
export function honours(view: View, seat: number): Flight[] {
  const owned = view.companies.filter((company) => company.owner === seat);
  const goods = owned.flatMap(({ type, areas, ships }) => [...areas, ...Object.keys(ships)].slice(0, 2).map((name): Flight => ({ piece: GoodFlight as Component<never>, props: { type }, from: area(name), to: seatOf(seat) })));
  return [...goods.slice(0, 9), ...coins('board', seatOf(seat), 120)];
}

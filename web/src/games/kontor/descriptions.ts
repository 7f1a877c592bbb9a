/** What is said of a yard when it is pointed at: who leads it and why, good by good. */

import type { Formatter } from '../../words/formatter';
import { GOODS, lead, type Card, type Harbour, type Yard } from './model';

export function tellCard(words: Formatter, card: Card): string {
  const name = words.piece(card.name);
  return card.value ? words.say('kontor-board-card', { card: name, value: card.value }) : name;
}

/** KON-13.3 to KON-13.5: how near a guarded yard is, and whether it brings a point at the end. */
export function tellRank(words: Formatter, yard: Yard, over: boolean): string {
  return words.say('kontor-board-yard-rank', { distance: yard.distance, bonus: yard.bonus ? 1 : 0, over: over ? 1 : 0 });
}

export function tellYard(words: Formatter, harbour: Harbour, index: number, over: boolean): string {
  const yard = harbour.view.yards[index]!;
  const size = yard.spaces.length;
  if (yard.closed) {
    const parts = [words.say('kontor-board-yard-closed', { size, ...guardian(words, yard) })];
    if (yard.guard !== null) parts.push(tellRank(words, yard, over));
    return parts.join(' ');
  }
  const parts = [words.say('kontor-board-yard-open', { size, gaps: harbour.gaps[index]!.length })];
  const goods = tellGoods(words, yard);
  if (goods) parts.push(goods);
  parts.push(tellLead(words, harbour, index));
  if (yard.customs) parts.push(words.say('kontor-board-yard-customs', { count: yard.customs }));
  return parts.join(' ');
}

/** KON-10.2: the differences, good by good. */
function tellGoods(words: Formatter, yard: Yard): string {
  const by = lead(yard);
  const said = GOODS.flatMap((good) => {
    const counts = yard.warehouses.map((warehouses) => warehouses[good]);
    if (!counts.some(Boolean)) return [];
    return words.say('kontor-board-good', {
      good: words.piece(good),
      most: Math.max(...counts),
      least: Math.min(...counts),
      tie: by[good] === 0 ? 1 : 0,
      ahead: words.seat(by[good] > 0 ? 0 : 1),
      by: Math.abs(by[good]),
    });
  });
  return said.length ? `${said.join('; ')}.` : '';
}

export function tellLead(words: Formatter, harbour: Harbour, index: number): string {
  const yard = harbour.view.yards[index]!;
  if (yard.leader === null || yard.reason === null) return words.say('kontor-board-balanced');
  return words.say('kontor-board-leads', { name: words.seat(yard.leader), reason: words.piece(yard.reason) });
}

export function guardian(words: Formatter, yard: Yard): { guarded: number; name: string } {
  return { guarded: yard.guard === null ? 0 : 1, name: yard.guard === null ? '' : words.seat(yard.guard) };
}

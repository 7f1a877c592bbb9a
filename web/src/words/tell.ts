/** From what the server sends to words: moves, events and refusals with the types of their arguments. */

import { TABLE_EVENTS } from '../wire/constants';
import type { EffectTold, GameInfo, Legal, Refused, WireEvent } from '../wire/types';
import type { Arguments, Formatter } from './formatter';

/** What the server itself tells at a table, and the types of its arguments. */
const TABLE_KINDS: Record<string, Record<string, string>> = TABLE_EVENTS;

function typed(kinds: Record<string, string>, given: Record<string, unknown>): Arguments {
  const names = Object.keys(kinds).length ? Object.keys(kinds) : Object.keys(given).filter((name) => name !== 'type');
  return Object.fromEntries(
    names.map((name) => [name, [kinds[name] ?? (typeof given[name] === 'number' ? 'number' : 'text'), given[name] ?? null]]),
  );
}

export function tellEvent(words: Formatter, game: GameInfo | null, event: WireEvent): string {
  const kinds = game?.events[event.type];
  if (kinds) return words.tell(`${words.prefix}-event-${event.type}`, typed(kinds, event));
  return words.tell(`page-event-${event.type}`, typed(TABLE_KINDS[event.type] ?? {}, event));
}

/** A move as a button says it; an amount makes one of a range. */
export function tellMove(words: Formatter, game: GameInfo | null, move: Legal, amount: number | null = null): string {
  if (move.type === 'range' && amount === null) {
    return words.say(`${words.prefix}-range-${move.kind}`, { low: move.low, high: move.high });
  }
  const kinds = game?.moves[move.kind] ?? {};
  const given = move.type === 'range' ? [String(amount)] : move.arguments;
  const entries = Object.keys(kinds).map((name, at): [string, [string, unknown]] => {
    const word = given[at] ?? '';
    if (kinds[name] === 'number') return [name, ['number', Number(word)]];
    if (kinds[name] === 'seat') return [name, ['seat', Number(word) - 1]];
    return [name, [words.catalogue.has(`${words.prefix}-piece-${word}`) ? 'piece' : 'text', word]];
  });
  return words.tell(`${words.prefix}-move-${move.kind}`, Object.fromEntries(entries));
}

/** A move as it is written in a record, in words. */
export function tellNotation(words: Formatter, game: GameInfo | null, notation: string): string {
  const [kind = '', ...rest] = notation.split(' ');
  return tellMove(words, game, { type: 'move', notation, kind, arguments: rest, targets: [], final: false, sealed: false });
}

/** The text of an effect and its arguments; a number that nobody can know is a question mark. */
function effectText(words: Formatter, game: GameInfo | null, effect: EffectTold): { id: string | undefined; told: Arguments } {
  const [what = '', ...rest] = effect.id.split('-');
  const kinds = (what === 'event' ? game?.events : game?.effects)?.[rest.join('-')] ?? {};
  const told = typed(kinds, effect.arguments);
  for (const [name, [kind, value]] of Object.entries(told)) {
    if (what === 'effect' && kind === 'number' && value === null) told[name] = ['text', '?'];
  }
  return { id: [`${words.prefix}-${effect.id}`, `house-${effect.id}`].find((candidate) => words.catalogue.has(candidate)), told };
}

/** What a move would bring: a text of effects, or of events. */
export function tellEffect(words: Formatter, game: GameInfo | null, effect: EffectTold): string {
  const { id, told } = effectText(words, game, effect);
  return id ? words.tell(id, told) : '';
}

/** A line of a plan in short: where from, which way, where to. */
export function tellPlanLine(words: Formatter, game: GameInfo | null, line: EffectTold): string {
  return words.tell(`${words.prefix}-board-plan-line`, effectText(words, game, line).told);
}

/** The most important of it in a word or two, where there is something: a price, odds. */
export function tellBriefly(words: Formatter, game: GameInfo | null, effects: readonly EffectTold[]): string {
  const said = effects.map((effect) => {
    const { id, told } = effectText(words, game, effect);
    return id ? words.brief(id, told) : null;
  });
  return said.filter(Boolean).join(', ');
}

/** A refusal of the game, of the kernel or of the server, wherever its text is found. */
export function tellRefusal(words: Formatter, game: GameInfo | null, refused: Refused): string {
  const id = [`${words.prefix}-refusal-${refused.id}`, `house-refusal-${refused.id}`, `page-refusal-${refused.id}`, `error-${refused.id}`].find(
    (candidate) => words.catalogue.has(candidate),
  );
  return words.tell(id ?? 'page-refusal-unknown', typed(game?.refusals[refused.id] ?? {}, id ? refused.arguments : { id: refused.id }));
}

/** A sentence that goes on after a colon. */
export function afterColon(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

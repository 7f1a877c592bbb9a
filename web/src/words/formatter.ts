/**
 * The one formatter: events, refusals, moves and errors in words. The same algorithm as `fondaco/locale/formatter.py`;
 * both are held to `tests/golden/formatter.json`, and the table of argument types stands there.
 */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { GROUPED_FROM, LONGEST_NAME, LONGEST_TEXT } from '../wire/constants';

/** Type and value of an argument. */
export type Argument = [kind: string, value: unknown];
export type Arguments = Record<string, Argument>;

const CONTROL = /[\x00-\x1f\x7f-\x9f]/g;

/** All texts of one language that have been loaded so far. */
export class Catalogue {
  readonly bundle: FluentBundle;

  constructor(readonly language: string) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
  }

  add(source: string): void {
    this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** The text; an unknown id is returned as it is. */
  text(id: string, variables: Record<string, FluentVariable>, problems: Error[]): string {
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern) {
      problems.push(new Error(id));
      return id;
    }
    return this.bundle.formatPattern(pattern, variables, problems);
  }

  attribute(id: string, name: string, variables: Record<string, FluentVariable> = {}): string | null {
    const pattern = this.bundle.getMessage(id)?.attributes[name];
    return pattern ? this.bundle.formatPattern(pattern, variables) : null;
  }
}

/** Puts into words, in one language, what is said about one game by players with names. */
export class Formatter {
  readonly problems: Error[] = [];

  constructor(
    readonly catalogue: Catalogue,
    readonly game: string | null = null,
    readonly names: (string | null | undefined)[] = [],
  ) {}

  get language(): string {
    return this.catalogue.language;
  }

  /** A text whose arguments are plain numbers and strings. */
  say(id: string, given: Record<string, string | number> = {}): string {
    const typed = Object.entries(given).map(([name, value]): [string, Argument] => [
      name,
      [typeof value === 'number' ? 'number' : 'text', value],
    ]);
    return this.tell(id, Object.fromEntries(typed));
  }

  /** A text with typed arguments. */
  tell(id: string, given: Arguments): string {
    return this.text(id, this.allVariables(given));
  }

  /** The short form of a text, where it has one. */
  brief(id: string, given: Arguments): string | null {
    return this.catalogue.attribute(id, 'brief', this.allVariables(given));
  }

  private allVariables(given: Arguments): Record<string, FluentVariable> {
    const variables: Record<string, FluentVariable> = {};
    for (const [name, [kind, value]] of Object.entries(given)) {
      Object.assign(variables, this.variables(name, kind, value));
    }
    return variables;
  }

  seat(seat: number): string {
    const name = this.names[seat];
    return name ? safe(name, LONGEST_NAME) : this.text('house-seat', { number: number(seat + 1) });
  }

  piece(name: string): string {
    return this.text(`${this.prefix}-piece-${name}`, {});
  }

  /** Why the others wait. */
  wait(stage: string, seats: number[]): string {
    return this.text(`${this.prefix}-wait-${stage}`, { seat: this.seats(seats), seatCount: number(seats.length) });
  }

  /** The players' names as a list. */
  seats(seats: readonly number[]): string {
    return seats.length ? this.list(seats.map((seat) => this.seat(seat))) : this.text('house-nobody', {});
  }

  /** Pieces as a list, counted if any is repeated. */
  pieces(names: readonly string[]): string {
    if (!names.length) return this.text('house-nothing', {});
    const counts = new Map<string, number>();
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
    if (counts.size === names.length) return this.list(names.map((name) => this.piece(name)));
    return this.list(
      [...counts].map(([name, count]) => this.text('house-counted', { count: number(count), name: this.piece(name) })),
    );
  }

  get prefix(): string {
    return this.game ?? 'house';
  }

  private list(names: string[]): string {
    let text = names[0] ?? '';
    for (const next of names.slice(1, -1)) text = this.text('house-list-comma', { before: text, next });
    const last = names.at(-1) ?? '';
    return names.length > 1 ? this.text('house-list-last', { before: text, last }) : text;
  }

  private variables(name: string, kind: string, value: unknown): Record<string, FluentVariable> {
    if (value === null || value === undefined) return unknown(name, kind);
    if (kind === 'number' && typeof value === 'number') return { [name]: number(value) };
    if (kind === 'seat' && typeof value === 'number') return { [name]: this.seat(value) };
    if (kind === 'seats' && Array.isArray(value)) {
      return { [name]: this.seats(value), [`${name}Count`]: number(value.length) };
    }
    if (kind === 'piece' && typeof value === 'string') {
      return { [name]: this.piece(value), [`${name}Of`]: this.of(value) };
    }
    if (kind === 'pieces' && Array.isArray(value)) {
      const listed = this.pieces(value);
      const of = value.length ? this.list([...new Set<string>(value)].map((piece) => this.of(piece))) : listed;
      return { [name]: listed, [`${name}Count`]: number(value.length), [`${name}Of`]: of };
    }
    return { [name]: safe(String(value), LONGEST_TEXT) || 'none' };
  }

  private of(piece: string): string {
    return this.catalogue.attribute(`${this.prefix}-piece-${piece}`, 'of') ?? this.piece(piece);
  }

  private text(id: string, variables: Record<string, FluentVariable>): string {
    return this.catalogue.text(id, variables, this.problems);
  }
}

function number(value: number): FluentNumber {
  return new FluentNumber(value, { useGrouping: Math.abs(value) >= GROUPED_FROM });
}

/** User text made safe for one line; counted in code points, as in Python. */
function safe(text: string, longest: number): string {
  const clean = [...text.replace(CONTROL, ' ')];
  return clean.length <= longest ? clean.join('') : `${clean.slice(0, longest).join('')}…`;
}

function unknown(name: string, kind: string): Record<string, FluentVariable> {
  const variables: Record<string, FluentVariable> = { [name]: 'none' };
  if (kind === 'seats' || kind === 'pieces') variables[`${name}Count`] = number(0);
  if (kind === 'piece' || kind === 'pieces') variables[`${name}Of`] = 'none';
  return variables;
}

/** The move being selected: targets clicked so far, an amount being set, a final move waiting for confirmation. */

import { settings } from '../../wire/settings.svelte';
import type { Legal, LegalRange } from '../../wire/types';
import { candidates, litTargets, settled } from './moveFilter';

export class MoveSelection {
  chosen = $state.raw<string[]>([]);
  /** A final move that waits to be confirmed. */
  armed = $state.raw<{ move: Legal; notation: string; amount: number | null } | null>(null);
  /** A range whose amount is being set. */
  range = $state.raw<LegalRange | null>(null);
  /** Who is told the next move instead of its being played. */
  question = $state.raw<((notation: string) => void) | null>(null);

  readonly left: Legal[];
  private lit: Set<string>;

  constructor(
    private readonly legal: () => readonly Legal[],
    private readonly play: (notation: string) => void,
    /** Whether other people would have to consent to an undo. */
    private readonly hasOthers: () => boolean = () => true,
  ) {
    this.left = $derived(candidates(this.legal(), this.chosen));
    this.lit = $derived(litTargets(this.legal(), this.chosen));
  }

  light(target: string): 'lit' | 'chosen' | null {
    if (this.chosen.includes(target) || this.armed?.move.targets.includes(target) || this.range?.targets.includes(target)) return 'chosen';
    return this.lit.has(target) ? 'lit' : null;
  }

  get busy(): boolean {
    return this.chosen.length > 0 || this.armed !== null || this.range !== null;
  }

  /** A click on the board. */
  pick(target: string): void {
    if (this.armed?.move.targets.includes(target)) {
      this.confirm();
      return;
    }
    if (this.chosen.includes(target)) {
      this.cancel();
      return;
    }
    const before = this.armed || this.range ? [] : this.chosen;
    this.cancel();
    const chosen = [...before, target];
    if (!candidates(this.legal(), chosen).length) return;
    this.chosen = chosen;
    const move = settled(this.legal(), chosen);
    if (move) this.choose(move);
  }

  /** A click on a move itself, or the last click that settles one. */
  choose(move: Legal, amount: number | null = null): void {
    if (move.type === 'range' && amount === null) {
      this.armed = null;
      this.range = move;
      return;
    }
    const notation = move.type === 'range' ? move.notation.replace('{}', String(amount)) : move.notation;
    if (this.question) this.put(notation);
    else if (this.armed?.notation === notation) this.confirm();
    else if (this.mustAsk(move)) {
      this.range = null;
      this.armed = { move, notation, amount };
    } else this.send(notation);
  }

  /** Against bots only what is sealed cannot be undone; among people whatever is final needs their consent. */
  private mustAsk(move: Legal): boolean {
    if (settings.confirmAll && move.final) return true;
    return settings.confirm && (move.sealed || (move.final && this.hasOthers()));
  }

  /** Let the next move be asked about, or the one that waits to be confirmed; asked for twice, neither. */
  ask(question: (notation: string) => void): void {
    const armed = this.armed;
    this.question = this.question ? null : question;
    if (this.question && armed) this.put(armed.notation);
  }

  private put(notation: string): void {
    const question = this.question;
    this.question = null;
    this.cancel();
    question?.(notation);
  }

  confirm(): void {
    if (this.armed) this.send(this.armed.notation);
  }

  cancel(): void {
    this.chosen = [];
    this.armed = null;
    this.range = null;
  }

  private send(notation: string): void {
    this.cancel();
    this.play(notation);
  }
}

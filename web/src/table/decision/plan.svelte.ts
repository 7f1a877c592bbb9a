/** A decision of many moves as one plan: lines that the player fixes, and the game's own plan for the rest. The server computes it. */

import { RequestError, api } from '../../wire/api';
import type { PlanChoice, PlanShown, Refused, Snapshot } from '../../wire/types';

export interface PlanSource {
  snapshot: () => Snapshot;
  /** Whether the decision shown can be made now. */
  isOpen: () => boolean;
  /** The kind of move that makes all lines; while it is legal there is something to plan. */
  kind: () => string | null;
  play: (moves: string[]) => void;
}

export class Planner {
  shown = $state.raw<PlanShown | null>(null);
  /** The piece that the next line is to lead to. */
  target = $state.raw<string | null>(null);
  refused = $state.raw<Refused | null>(null);
  private fixed: string[][] = [];
  private asked = 0;

  constructor(private readonly source: PlanSource) {}

  get isOpen(): boolean {
    const kind = this.source.kind();
    return kind !== null && this.source.isOpen() && this.source.snapshot().legal.some((move) => move.kind === kind);
  }

  /** Whether the player is planning: a line is being chosen, or some are fixed. */
  get busy(): boolean {
    return this.isOpen && (this.target !== null || (this.shown?.fixed ?? 0) > 0);
  }

  light(target: string): 'lit' | 'chosen' | null {
    if (!this.isOpen || !this.shown?.targets.includes(target)) return null;
    return target === this.target ? 'chosen' : 'lit';
  }

  /** A new decision begins with the game's own plan. */
  begin(): void {
    this.fixed = [];
    this.shown = null;
    this.target = null;
    this.refused = null;
    if (this.isOpen) void this.ask();
  }

  pick(target: string): void {
    this.target = target === this.target ? null : target;
    void this.ask();
  }

  /** Fix a way to make the next line. */
  choose(choice: PlanChoice): void {
    this.fixed = [...this.fixed, choice.moves];
    this.target = null;
    void this.ask();
  }

  /** Leave a fixed line to the game again. */
  release(at: number): void {
    this.fixed = this.fixed.filter((_, number) => number !== at);
    void this.ask();
  }

  cancel(): void {
    this.target = null;
  }

  carryOut(): void {
    if (this.shown) this.source.play(this.shown.moves);
  }

  private async ask(): Promise<void> {
    const { table, seat } = this.source.snapshot();
    const number = (this.asked += 1);
    try {
      const shown = await api.plan(table.id, { seat, fixed: this.fixed, target: this.target ?? '' });
      if (number !== this.asked) return;
      this.shown = shown;
      this.refused = null;
    } catch (error) {
      if (number !== this.asked || !(error instanceof RequestError)) return;
      if (this.fixed.length) {
        this.fixed = this.fixed.slice(0, -1); // it rested on a line that is no longer fixed
        await this.ask();
      } else this.refused = error.refused;
    }
  }
}

/** What moves would bring, and why a piece cannot be chosen: requested when the viewer points or clicks. */

import { SvelteMap } from 'svelte/reactivity';
import { RequestError, api } from '../../wire/api';
import type { EffectTold, Legal, Refused, Snapshot, TargetReason } from '../../wire/types';
import { candidates } from './moveFilter';

export interface PreviewSource {
  snapshot: () => Snapshot;
  /** Whether the decision shown can be made now. */
  isOpen: () => boolean;
  /** Targets clicked so far. */
  chosen: () => readonly string[];
  /** Where the reason against a piece is asked for, if it is not a table. */
  explain?: (target: string, chosen: readonly string[]) => Promise<TargetReason>;
}

/** As many moves that a piece may mean are shown beside it with what they bring. */
const MAX_MEANT = 4;

export class Preview {
  /** By decision and notation. */
  private told = new SvelteMap<string, readonly EffectTold[]>();
  private asked = new Set<string>();
  private decision = '';
  /** The reason against the piece that was clicked last. */
  against = $state.raw<{ target: string; refused: Refused } | null>(null);

  constructor(private readonly source: PreviewSource) {}

  /** The moves that a target means now, if they are few and have no amount. */
  meant(target: string): Legal[] {
    const left = candidates(this.source.snapshot().legal, [...this.source.chosen(), target]);
    return left.length <= MAX_MEANT && left.every((move) => move.type === 'move') ? left : [];
  }

  /** What a move would bring; undefined until it is known. */
  effects(notation: string): readonly EffectTold[] | undefined {
    return this.told.get(this.key(notation));
  }

  /** Ask for the effects of legal moves, once for each decision. */
  async ask(...notations: string[]): Promise<void> {
    const { table, seat } = this.source.snapshot();
    if (!this.source.isOpen()) return;
    if (this.decision !== this.key('')) this.forget();
    const wanted = notations.filter((notation) => !this.asked.has(this.key(notation)));
    const keys = wanted.map((notation) => this.key(notation));
    if (!wanted.length) return;
    keys.forEach((key) => this.asked.add(key));
    try {
      const found = await api.effects(table.id, seat, wanted);
      wanted.forEach((notation, at) => this.told.set(keys[at]!, found.moves[notation] ?? []));
    } catch {
      keys.forEach((key) => this.asked.delete(key)); // the decision was made meanwhile, or the line is down
    }
  }

  /** Ask why a piece cannot be chosen. */
  async explain(target: string): Promise<void> {
    const { table, seat } = this.source.snapshot();
    this.against = null;
    if (!table.seats.some((info) => info.seat === seat && info.mine)) return;
    try {
      const ask = this.source.explain ?? ((piece, chosen) => api.reason(table.id, seat, piece, chosen));
      const { refused } = await ask(target, this.source.chosen());
      if (refused) this.against = { target, refused };
    } catch (error) {
      if (error instanceof RequestError) this.against = { target, refused: error.refused };
    }
  }

  private forget(): void {
    this.decision = this.key('');
    this.told.clear();
    this.asked.clear();
  }

  private key(notation: string): string {
    const { table, seat, seq } = this.source.snapshot();
    return `${table.id} ${seq} ${seat} ${notation}`;
  }
}

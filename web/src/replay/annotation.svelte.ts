/** Where a finished match turned: asked of the server, and again while it works on it. */

import { untrack } from 'svelte';
import { api, refusalOf } from '../wire/api';
import type { Annotation, AnnotationStatus, Refused, TurningPoint } from '../wire/types';

const PAUSE = 700; // milliseconds between two looks

export type Kind = 'tables' | 'records';

export class MatchAnnotation {
  found = $state.raw<AnnotationStatus | null>(null);
  refused = $state.raw<Refused | null>(null);

  private readonly address = $derived.by(() => Object.values(this.of()).join('/'));

  constructor(private readonly of: () => { kind: Kind; id: string }) {
    $effect(() => {
      void this.address;
      untrack(() => this.follow());
    });
    $effect(() => {
      if (this.found?.state !== 'working') return;
      const timer = setTimeout(() => this.follow(), PAUSE);
      return () => clearTimeout(timer);
    });
  }

  private follow(): void {
    const { kind, id } = this.of();
    void this.look(() => api.annotation(kind, id));
  }

  ask(): void {
    const { kind, id } = this.of();
    void this.look(() => api.annotate(kind, id));
  }

  private async look(step: () => Promise<AnnotationStatus>): Promise<void> {
    this.refused = await refusalOf(async () => {
      this.found = await step();
    });
  }
}

/** The one moment worth seeing: after no other move was the outcome so much another. */
export function greatest(annotation: Annotation): TurningPoint | null {
  const swing = (turn: TurningPoint): number => Math.max(...turn.before.map((share, seat) => Math.abs(share - (turn.after[seat] ?? 0))));
  return annotation.turns.reduce<TurningPoint | null>((most, turn) => (most && swing(most) >= swing(turn) ? most : turn), null);
}

export function percent(share: number | undefined): number {
  return Math.round(100 * (share ?? 0));
}

/** Seats whose chance changed noticeably. */
export function changes(turn: TurningPoint): number[] {
  return turn.before.map((_, seat) => seat).filter((seat) => Math.abs(turn.before[seat]! - turn.after[seat]!) >= 0.03);
}

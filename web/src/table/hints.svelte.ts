/** The hint for the current decision; dropped when the decision changes. */

import { RequestError, api } from '../wire/api';
import type { Hint, Legal, Refused, Snapshot } from '../wire/types';

/** The legal move that a notation means, and the amount where it is one of a range. */
export function moveOf(legal: readonly Legal[], notation: string): { move: Legal; amount: number | null } | null {
  for (const move of legal) {
    if (move.type === 'move' && move.notation === notation) return { move, amount: null };
    if (move.type === 'range') {
      const [head = '', tail = ''] = move.notation.split('{}');
      const amount = Number(notation.slice(head.length, notation.length - tail.length));
      if (notation.startsWith(head) && notation.endsWith(tail) && Number.isInteger(amount) && amount >= move.low && amount <= move.high) return { move, amount };
    }
  }
  return null;
}

export class HintRequest {
  private given = $state.raw<{ hint: Hint; about: Snapshot } | null>(null);
  asking = $state(false);
  refused = $state.raw<Refused | null>(null);

  /** The hint while its decision is shown; of simultaneous choices another seat's changes nothing. */
  for(snapshot: Snapshot): Hint | null {
    const given = this.given;
    if (!given) return null;
    const same = given.about.ply === snapshot.ply || given.about.deciding.length > 1;
    const legal = (of: Snapshot) => of.legal.map((move) => move.notation).join();
    return same && given.about.seat === snapshot.seat && given.about.stage === snapshot.stage && legal(given.about) === legal(snapshot) ? given.hint : null;
  }

  async ask(snapshot: Snapshot, strong: boolean): Promise<void> {
    this.asking = true;
    this.forget();
    try {
      this.given = { hint: await api.hint(snapshot.table.id, snapshot.seat, strong), about: snapshot };
    } catch (error) {
      if (error instanceof RequestError) this.refused = error.refused;
    }
    this.asking = false;
  }

  forget(): void {
    this.given = null;
    this.refused = null;
  }
}

/** The hint for the current decision and what it says of the player's own idea; dropped when the decision changes. */

import { api, refusalOf } from '../../wire/api';
import type { Hint, Idea, Legal, Refused, Snapshot } from '../../wire/types';

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

interface Given {
  hint: Hint;
  /** The player's own move, once it was asked about. */
  idea: Idea | null;
  about: Snapshot;
}

export class HintRequest {
  private given = $state.raw<Given | null>(null);
  asking = $state(false);
  refused = $state.raw<Refused | null>(null);

  /** What was given while its decision is shown; of simultaneous choices another seat's changes nothing. */
  for(snapshot: Snapshot): Given | null {
    const given = this.given;
    if (!given) return null;
    const same = given.about.ply === snapshot.ply || given.about.deciding.length > 1;
    const legal = (of: Snapshot) => of.legal.map((move) => move.notation).join();
    return same && given.about.seat === snapshot.seat && given.about.stage === snapshot.stage && legal(given.about) === legal(snapshot) ? given : null;
  }

  ask(snapshot: Snapshot): Promise<void> {
    return this.fetch(snapshot, async () => ({ hint: await api.hint(snapshot.table.id, snapshot.seat), idea: null }));
  }

  /** The player's own move beside the hint. */
  judge(snapshot: Snapshot, notation: string): Promise<void> {
    return this.fetch(snapshot, async () => {
      const idea = await api.idea(snapshot.table.id, snapshot.seat, notation);
      return { hint: idea.hint, idea };
    });
  }

  forget(): void {
    this.given = null;
    this.refused = null;
  }

  private async fetch(about: Snapshot, ask: () => Promise<Omit<Given, 'about'>>): Promise<void> {
    this.asking = true;
    this.forget();
    this.refused = await refusalOf(async () => {
      this.given = { ...(await ask()), about };
    });
    this.asking = false;
  }
}

/** The seat this device shows; at a hot-seat table it changes, with a curtain in between. */

import type { Snapshot } from '../wire/types';
import { ownSeats } from './names';

export class Viewpoint {
  /** The seat whose player lifted the curtain; null before the first. */
  lifted = $state<number | null>(null);

  /** The seat the device must be passed to before anything is shown, or null. */
  next(snapshot: Snapshot): number | null {
    const own = ownSeats(snapshot.table);
    if (snapshot.table.status !== 'playing' || own.length < 2) return null;
    const deciding = snapshot.deciding.filter((seat) => own.includes(seat));
    if (this.lifted !== null && (deciding.includes(this.lifted) || !deciding.length)) return null;
    return deciding[0] ?? own[0]!;
  }
}

/** What goes over the wire, by the names the page uses; generated from the server's OpenAPI (`npm run types`). */

export interface Me {
  id: string;
  name: string;
  guest: boolean;
}

export type SeatKind = 'person' | 'bot' | 'open';

export interface SeatPlan {
  kind: SeatKind;
  bot?: string | null;
}

export interface ClockPlan {
  kind: 'none' | 'move' | 'game';
  seconds: number;
  increment: number;
}

export interface NewTable {
  game: string;
  seats: SeatPlan[];
  options: Record<string, string>;
  public: boolean;
  spectators: boolean;
  clock: ClockPlan;
}

export interface Place {
  seat: number;
  kind: SeatKind;
  name: string | null;
  mine: boolean;
  bot: string | null;
  away: boolean;
  online: boolean;
  clock: number | null;
}

export interface Table {
  id: string;
  game: string;
  options: Record<string, string>;
  status: 'open' | 'playing' | 'finished';
  places: Place[];
  public: boolean;
  spectators: boolean;
  clock: ClockPlan;
  host: boolean;
  deciding: number[];
  ply: number;
  created: number;
  changed: number;
  commitment: string;
  rematch: string | null;
}

export interface LegalMove {
  type: 'move';
  notation: string;
  kind: string;
  arguments: string[];
  targets: string[];
  final: boolean;
}

export interface LegalRange {
  type: 'range';
  notation: string;
  kind: string;
  low: number;
  high: number;
  step: number;
  targets: string[];
  final: boolean;
}

export type Legal = LegalMove | LegalRange;

export interface WireEvent {
  type: string;
  [argument: string]: unknown;
}

export interface Told {
  ply: number;
  seat: number | null;
  notation: string | null;
  events: WireEvent[];
}

/** The position: plain data, the same for every rule system, changed only by the reducer. */
import type { Pose } from '../geometry';

export type Id = string;
/** Who answers: a side today, a wing or an ally later. */
export type Seat = Id;
export type Cm = number;

export type Whereabouts =
  | { readonly on: Pose }
  /** In a built-up block (`face` when only one is held). */
  | { readonly inside: Id; readonly face?: number }
  /** Under a marker on the table: only its own seat knows. */
  | { readonly marked: Id }
  /** Not on the table yet; `due` is a turn. */
  | { readonly off: Id; readonly due?: number }
  | { readonly gone: string };

export interface Piece {
  readonly id: Id;
  readonly seat: Seat;
  /** The command it belongs to; for a unit of its own, its own id. */
  readonly command: Id;
  where: Whereabouts;
  formation: Id;
  /** Bases that do not stand as the formation lays them out; null: as laid out. */
  bases: readonly Pose[] | null;
  /** Counters named by the rule system: hits, stands, strength. */
  gauges: Record<string, number>;
  /** Declared by the rule system with their lifetime. */
  marks: Record<string, number | Id>;
}

export interface BattleState {
  at: { turn: number; step: number };
  /** Dice drawn so far: the cursor of the counter-based generator. */
  drawn: number;
  /** Acts begun so far. */
  acts: number;
  /** Units, in roster order. */
  pieces: Piece[];
  /** Figures of commanders and generals, by the id of the command they lead. */
  commands: Record<Id, Piece>;
  ground: Record<Id, { gauges: Record<string, number>; gone?: true }>;
  marks: Record<string, number | Id>;
  over: { readonly winner: Id | null; readonly why: string } | null;
}

/** What is asked of a fight: what moves it, and which of its questions is meant. */
import type { Choice, PlacedPiece, Seat } from '../battle';
import type { UnitMove } from './together';

/** What may be done that moves the fight. */
export type PlayMove =
  /** `at`: how many entries there were when it was asked; `asked`: which of the questions of the position. */
  | { readonly do: 'answer'; readonly at: number; readonly asked: number; readonly choice: Choice }
  /** Units moved by one gesture: all of them as they are meant to, or none. */
  | { readonly do: 'together'; readonly at: number; readonly moves: readonly UnitMove[] }
  /** Units put where they stand on a real table, one or a brigade. */
  | { readonly do: 'put'; readonly at: number; readonly stand: readonly PlacedPiece[] }
  | { readonly do: 'undo'; readonly to: UndoneTo }
  | { readonly do: 'redo' }
  | { readonly do: 'correct'; readonly entry: number; readonly dice: readonly number[] }
  | { readonly do: 'look' };

/** The last act, all from an entry on, or all from the event of a line of the log on. */
export type UndoneTo = 'last' | { readonly entry: number } | { readonly event: number };

/** A question of a position: for whose eyes, how many entries there were, and which of those it asked. */
export interface AskedAt {
  readonly seat: Seat;
  readonly at: number;
  readonly asked: number;
}

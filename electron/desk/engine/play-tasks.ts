/** What the engine's thread is asked about fights with people in them. */
import type { BattleEvent, BattleRecord, Choice, Id, Seat } from '../../../engine/battle';
import type {
  Advised,
  AskedAt,
  Attempt,
  BranchOrder,
  ChanceOf,
  Endangered,
  Envelope,
  PlayChange,
  PlayedRecord,
  PlayMove,
  PlayMoved,
  PlayOrder,
  PlayPosition,
  PlaySoFar,
  Threat,
  Tried,
  Zone,
} from '../../../engine/play';
import type { ThreadTask } from '../threads';

interface Played {
  readonly play: Id;
}
/** For whose eyes; null: of the person who is asked. */
interface Watched extends Played {
  readonly seat: Seat | null;
}
/** What has happened while computers answer, for the eyes of whoever moved. */
export interface PlayProgress {
  readonly seat: Seat;
  readonly from: number;
  readonly events: readonly BattleEvent[];
  readonly change: PlayChange | null;
}
// A type, not an interface: only of a type are all keys known, which makes it a list of tasks.
export type PlayTasks = {
  /** Opens a fight with people in it as far as it was played, and holds it. */
  readonly playHold: ThreadTask<Played & { readonly order: PlayOrder; readonly soFar: PlaySoFar }, null, never>;
  readonly playRelease: ThreadTask<Played, null, never>;
  /** Moves it, and lets computers answer until a person is asked. */
  readonly playMove: ThreadTask<
    Watched & { readonly from: number; readonly move: PlayMove },
    { readonly moved: PlayMoved; readonly change: PlayChange | null },
    PlayProgress
  >;
  /** How many events the battle had when the seat had seen so many. */
  readonly playMoment: ThreadTask<Played & { readonly seat: Seat; readonly event: number }, number, never>;
  readonly playTry: ThreadTask<Played & AskedAt & { readonly attempt: Attempt }, Tried, never>;
  readonly playReach: ThreadTask<Played & AskedAt, readonly Envelope[], never>;
  readonly playOdds: ThreadTask<Played & AskedAt & { readonly choice: Choice | null }, readonly ChanceOf[], never>;
  readonly playAdvise: ThreadTask<Played & AskedAt, Advised, never>;
  readonly playThreats: ThreadTask<Played & Endangered, readonly Threat[], never>;
  readonly playZones: ThreadTask<Played & Omit<Endangered, 'pose'>, readonly Zone[], never>;
  readonly playWatch: ThreadTask<Watched, { readonly first: PlayedRecord; readonly position: PlayPosition }, never>;
  readonly playBranch: ThreadTask<{ readonly record: BattleRecord; readonly order: BranchOrder }, PlayOrder, never>;
  readonly playRecord: ThreadTask<Played, BattleRecord, never>;
};

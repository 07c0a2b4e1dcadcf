import type { BattleEvent, BattleRecord } from '../../../../engine/battle';
import type {
  Advised,
  ChanceOf,
  Envelope,
  PlayedRecord,
  PlayMoved,
  PlayPosition,
  Threat,
  Zone,
  Tried,
} from '../../../../engine/play';

/** A fight as a seat may see it from its beginning. */
export interface PlayShown {
  readonly play: string;
  /** With the position's events a record that has not ended. */
  readonly first: PlayedRecord;
  readonly position: PlayPosition;
}
/** A fight that nobody has open and that can be taken up again. */
export interface PlayEntry {
  readonly play: string;
  readonly title: string;
  /** Who plays, in words, by seat. */
  readonly seats: Readonly<Record<string, string>>;
  readonly turn: number;
  readonly entries: number;
  /** When it was last played, ms. */
  readonly at: number;
  /** Why it cannot be taken up again; null when it can. */
  readonly fault: string | null;
}

export interface PlayResults {
  /** While computers answer, `play.progress` tells of what they do. */
  'play.start': PlayShown;
  'play.branch': PlayShown;
  /** The latest first. */
  'play.list': { plays: readonly PlayEntry[] };
  'play.resume': PlayShown;
  /** Closes it; it can be taken up again unless it has ended. */
  'play.leave': Record<string, never>;
  /** Puts it away, where `play.restore` finds it for a month. */
  'play.discard': Record<string, never>;
  'play.restore': Record<string, never>;
  /** From the beginning for the eyes of another. */
  'play.watch': PlayShown;
  'play.look': PlayMoved;
  'play.answer': PlayMoved;
  'play.together': PlayMoved;
  /** Where a move would lead: quick enough for a drag. */
  'play.try': Tried;
  'play.reach': { envelopes: readonly Envelope[] };
  'play.odds': { each: readonly ChanceOf[] };
  'play.advise': Advised;
  'play.threats': { threats: readonly Threat[] };
  'play.zones': { zones: readonly Zone[] };
  'play.put': PlayMoved;
  'play.undo': PlayMoved;
  'play.redo': PlayMoved;
  'play.correct': PlayMoved;
  'play.keep': { file: string };
  'play.open': { battle: string; record: BattleRecord };
}
export interface PlayNotifications {
  /** Events for the eyes of whoever moved, after the first `from` that he saw; the answer to his call has them all again. */
  'play.progress': { play: string; seat: string; from: number; events: readonly BattleEvent[] };
  /** A fight cannot be written down, and why: it is lost with the program. */
  'play.unsaved': { message: string };
  /** Fights that can be taken up again have come or gone. */
  'plays.changed': Record<string, never>;
}

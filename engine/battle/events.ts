/**
 * What happens in a battle. Gestures are a closed set: reducer, table, log and playback know only these, whatever the rule
 * system. Every event says which clauses made it so.
 */
import type { Path, Pose } from '../geometry';
import type { Feature } from '../scenario';
import type { BasePlace, Cm, Id, LooseThing, Seat, Whereabouts } from './state';

/** One line of an explanation; lines with a value are summed, each sum by itself. */
export interface Reason {
  readonly clause: Id;
  readonly label: string;
  readonly value?: number;
  /** Which sum the value belongs to, where an event tells several: the side whose initiative it is. */
  readonly sum?: string;
}

/** Why an answer is not allowed: the rule in a sentence, and its numbers. */
export interface Refusal {
  readonly clause: Id;
  readonly sentence: string;
  readonly reasons: readonly Reason[];
  readonly at?: Pose;
}

export type Gesture =
  /** A nested stretch of the story: a charge holds fire, reaction and rout. `act` is its number, `in` its parent. */
  | { readonly do: 'begin'; readonly act: number; readonly in: number | null; readonly title: string; readonly who: Id }
  | { readonly do: 'end'; readonly act: number }
  | {
      readonly do: 'step';
      readonly turn: number;
      readonly step: number;
      readonly title: string;
      readonly halfOf?: Seat;
      readonly acting?: Seat;
    }
  /** A part of the step begins; parts count from 1. */
  | { readonly do: 'part'; readonly part: number; readonly title: string }
  | {
      readonly do: 'rolled';
      readonly dice: readonly number[];
      readonly faces: number;
      readonly why: string;
      readonly who: Id;
    }
  | {
      readonly do: 'moved';
      /** A mover has a `manner` of its own only where it moves differently from the others. */
      readonly movers: readonly { readonly id: Id; readonly path: Path; readonly manner?: string }[];
      /** One of the manners that the book declares; any other is an ordinary march. */
      readonly manner: string;
    }
  | {
      readonly do: 'formed';
      readonly id: Id;
      readonly formation: Id;
      readonly to: Pose;
      /** In the unit's own frame; null: as the formation lays them out. */
      readonly bases: readonly BasePlace[] | null;
    }
  | {
      readonly do: 'fired' | 'fought';
      readonly by: Id;
      readonly at: readonly Id[];
      /** By what: musketry, canister, melee. */
      readonly manner: string;
      /** Hits (or their like) inflicted. */
      readonly total: number;
    }
  | { readonly do: 'gauge'; readonly id: Id; readonly gauge: string; readonly by: number; readonly now: number }
  /** `id` null marks the battle itself; `value` null clears. A command's figure is marked by the command's id. */
  | { readonly do: 'mark'; readonly id: Id | null; readonly mark: string; readonly value: number | Id | null }
  | { readonly do: 'went'; readonly id: Id; readonly to: Whereabouts }
  /** A piece changes command: groups join and split. */
  | { readonly do: 'joined'; readonly id: Id; readonly command: Id }
  /** Who knows of a piece beside its own seat; null: as it follows from where it is. */
  | { readonly do: 'known'; readonly id: Id; readonly to: readonly Seat[] | null }
  /** Something is laid on the table, or moved there; `null` takes it away. */
  | { readonly do: 'laid'; readonly id: Id; readonly thing: LooseThing | null }
  | { readonly do: 'ground'; readonly feature: Id; readonly gauge: string; readonly now: number }
  /** A feature is made in the battle. */
  | { readonly do: 'built'; readonly feature: Feature }
  /** A feature of the ground is gone, or (`gone` false) is back. */
  | { readonly do: 'razed'; readonly feature: Id; readonly gone: boolean }
  | { readonly do: 'told'; readonly who: Id; readonly what: string }
  | { readonly do: 'over'; readonly winner: Id | null; readonly why: string };

export interface Luck {
  readonly expected: number;
  readonly variance: number;
  readonly got: number;
}

export type BattleEvent = Gesture & {
  /** The act it belongs to, 0 outside any. */
  readonly act: number;
  readonly seen: 'all' | readonly Seat[];
  /** One sentence for the log, result first; empty for gestures that only animate. */
  readonly text: string;
  readonly reasons: readonly Reason[];
  /** Undo never crosses it: a die or a hidden unit has been seen. */
  readonly bars?: true;
  readonly luck?: Luck;
};

/** Distances moved, for statistics and the log. */
export const lengthOf = (event: Extract<Gesture, { do: 'moved' }>): Cm =>
  event.movers.reduce((longest, mover) => Math.max(longest, mover.path.length), 0);

export const isSeenBy = ({ seen }: Pick<BattleEvent, 'seen'>, seat: Seat): boolean =>
  seen === 'all' || seen.includes(seat);

/** The clause of what no rule book says: the program's own refusals and reasons. */
export const OWN_CLAUSE = 'COCKADE';

/** A refusal of our own, which no rule book knows. */
export const ownRefusal = (sentence: string): Refusal => ({ clause: OWN_CLAUSE, sentence, reasons: [] });

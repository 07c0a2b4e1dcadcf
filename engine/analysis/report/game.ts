/** What one battle came to, small enough to be kept and sent by the thousand, and what all battles of a kind share. */
import type {
  Cm,
  CountWords,
  Id,
  LengthUnit,
  Outcome,
  RosterCommand,
  RosterObjective,
  RosterSide,
  RosterUnit,
} from '../../battle';
import type { Point } from '../../geometry';

/** Who fights where: the same for all battles of a kind. */
export interface Setting {
  readonly title: string;
  readonly table: { readonly width: Cm; readonly depth: Cm };
  /** Squares of the heat map: so wide, and so many in a row from the south-west. */
  readonly grid: { readonly cell: Cm; readonly columns: number; readonly rows: number };
  /** In order: the first is the first side. */
  readonly sides: readonly (Pick<RosterSide, 'id' | 'name'> & { readonly breaksAt: number })[];
  readonly units: readonly Pick<RosterUnit, 'id' | 'name' | 'side' | 'command' | 'arm'>[];
  readonly commands: readonly Pick<RosterCommand, 'id' | 'name' | 'side' | 'kind' | 'units'>[];
  readonly objectives: readonly Pick<RosterObjective, 'id' | 'name' | 'points' | 'holder'>[];
  /** What its players measure with. */
  readonly lengths: LengthUnit;
  /** What its fire and melee inflict. */
  readonly scores: CountWords;
  readonly rules: { readonly id: Id; readonly title: string; readonly version: string; readonly scale: Id };
}

/** Squares with something in them: the number of the square and the count, in turn. */
export type Squares = readonly number[];

/** How a charge ended: the enemy gave way or was lost, the charger was; it fought to no end; it never came to blows. */
export const CHARGE_ENDS = ['won', 'lost', 'open', 'not home'] as const;
export type ChargeEnd = (typeof CHARGE_ENDS)[number];

export interface ChargeSummary {
  readonly unit: Id;
  readonly turn: number;
  readonly end: ChargeEnd;
}

/** Where a battle turned: the turn that brought the winner most, and the event it is told by. */
export interface TurningPoint {
  readonly turn: number;
  /** A unit of the loser that was lost then, or an objective that the winner took; null: losses here and there. */
  readonly unit: Id | null;
  readonly objective: Id | null;
  /** Where the loser was hit in that turn, the middle of it; null where nobody was. */
  readonly at: Point | null;
}

/** A command that did nothing for some turns in a row, though it was on the table and free to move. */
export interface Idleness {
  readonly command: Id;
  readonly turns: number;
  /** The last of them. */
  readonly until: number;
  /** The middle of its units then; null when none had a place. */
  readonly at: Point | null;
}

export interface GameSummary {
  readonly seed: number;
  readonly outcome: Outcome;
  readonly events: number;
  /** Of the log and the last state: a battle fought again has the same. */
  readonly checksum: string;
  /** What each side had lost by the end of each turn, from turn 1 on, in what its break point is counted in. */
  readonly lostByTurn: Readonly<Record<Id, readonly number[]>>;
  /** Units lost, in order; `held` when the scenario had not let them move yet. */
  readonly units: readonly { readonly id: Id; readonly turn: number; readonly held?: true }[];
  /** Losses suffered by unit, in what the book counts them in. */
  readonly suffered: Readonly<Record<Id, number>>;
  /** Changes of hands, in order; nobody: the objective is disputed. */
  readonly objectives: readonly { readonly id: Id; readonly turn: number; readonly side: Id | null }[];
  readonly charges: readonly ChargeSummary[];
  /** By side, where its own troops were hit, and where they moved over the ground. */
  readonly casualties: Readonly<Record<Id, Squares>>;
  readonly moves: Readonly<Record<Id, Squares>>;
  readonly turning: TurningPoint | null;
  /** The longest stretch of each command that stood idle at all. */
  readonly idle: readonly Idleness[];
  /** Of a battle that repeats the orders of a record: how many answers were asked for, and how many were repeated. */
  readonly repeated?: { readonly asked: number; readonly repeated: number };
}

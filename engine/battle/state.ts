/** The position: plain data, the same for every rule system, changed only by the reducer. */
import type { Pose } from '../geometry';
import type { Cm, Feature, Id } from '../scenario';

export type { Cm, Id };
/** Who answers: a side today, a wing or an ally later. */
export type Seat = Id;

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
  /** The command it belongs to; for a unit of its own, its own id. Groups may join and split. */
  command: Id;
  where: Whereabouts;
  formation: Id;
  /** Where its bases stand, when not as the formation lays them out; carried along when it moves. Null: as laid out. */
  bases: readonly BasePlace[] | null;
  /** Counters named by the rule system: hits, stands, strength. */
  gauges: Record<string, number>;
  /** Declared by the rule system with their lifetime. */
  marks: Record<string, number | Id>;
  /** The other seats that know of it, where that does not follow from where it is (see `isHiddenFrom`). */
  knownTo?: readonly Seat[];
}

/** Where a base stands in its unit's own frame: cm to the right of its centre and to its front, degrees clockwise. */
export interface BasePlace {
  readonly x: Cm;
  readonly y: Cm;
  readonly turn: number;
}

/** Something that lies on the table and is no unit: abandoned guns, bridging gear, a marker. */
export interface LooseThing {
  readonly kind: Id;
  readonly at: Pose;
  readonly owner: Seat | null;
}

/** What has become of a feature of the ground. */
export interface FeatureState {
  gauges: Record<string, number>;
  /** It is no more: a bridge broken, works levelled. */
  gone?: true;
  /** It was made in the battle: a bridge thrown, works dug. */
  built?: Feature;
}

export interface BattleState {
  at: { turn: number; step: number; part?: number; halfOf?: Seat; acting?: Seat };
  /** Dice drawn so far: the cursor of the counter-based generator. */
  drawn: number;
  /** Acts begun so far. */
  acts: number;
  /** Units, in roster order. */
  pieces: Piece[];
  /** Figures of commanders and generals, by the id of the command they lead. */
  commands: Record<Id, Piece>;
  ground: Record<Id, FeatureState>;
  /** Absent while nothing lies about. */
  loose?: Record<Id, LooseThing>;
  marks: Record<string, number | Id>;
  over: { readonly winner: Id | null; readonly why: string } | null;
}

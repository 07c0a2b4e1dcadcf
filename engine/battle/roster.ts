/**
 * Who fights: what never changes in a battle, neutral between rule systems. Window, generals and playback read names,
 * arms and nations here; a rule system derives its own traits from it.
 */
import type {
  Arm,
  DRILLS,
  MORALES,
  NationColours,
  Rating,
  TroopClass,
  UnitSize,
  UnitType,
  ValueTable,
  Weapon,
} from '../scenario';
import type { BasePlace, Cm, Id, Seat } from './state';

export interface Roster {
  /** The figure scale the battle is fought at, and the optional rules chosen. */
  readonly measure: Id;
  readonly options: Readonly<Record<string, string>>;
  /** Values of the book set otherwise for this battle. */
  readonly values?: ValueTable;
  /** In order: the first is the first side. */
  readonly sides: readonly RosterSide[];
  readonly units: Readonly<Record<Id, RosterUnit>>;
  readonly commands: Readonly<Record<Id, RosterCommand>>;
  readonly objectives: readonly RosterObjective[];
}
export interface RosterSide {
  readonly id: Id;
  readonly name: string;
  readonly seat: Seat;
  readonly attacker: boolean;
  /** Nation id, its display name and its colours. */
  readonly nation: Id;
  readonly nationName: string;
  readonly colours: NationColours;
  /** National values as the rule system of the battle keeps them; it reads them back itself, once a roster. */
  readonly national: unknown;
  /** The id of the commanding general's command; null without one. */
  readonly general: Id | null;
}
export interface RosterUnit {
  readonly id: Id;
  readonly name: string;
  readonly side: Id;
  readonly command: Id;
  readonly type: UnitType;
  readonly arm: Arm;
  readonly class: TroopClass;
  readonly size: UnitSize;
  /** Null: the usual one of its type. */
  readonly weapon: Weapon | null;
  /** Null: as the rule system has it. */
  readonly battalionGuns: boolean | null;
  readonly poorShots: boolean;
  readonly drill: (typeof DRILLS)[number];
  readonly morale: (typeof MORALES)[number];
  readonly foreign: boolean;
  /** National values of an allied contingent; null: those of its side. */
  readonly national: unknown;
  /** What the scenario says of it for this rule system alone; it reads it itself, once a roster. */
  readonly overrides: unknown;
  /** Its bases in each formation it can take, about the centre of its footprint. */
  readonly layouts: Readonly<Record<Id, readonly BaseShape[]>>;
  readonly takenOff?: TakenOff;
}
/** Bases are taken off as a gauge falls. */
export interface TakenOff {
  readonly gauge: string;
  /** So much of the gauge stands on each base. */
  readonly each: number;
  /**
   * How those that are left stand, by formation and by their number: the first row is that of one base. A number without
   * a row leaves the first bases of the whole layout where they are.
   */
  readonly closedUp?: Readonly<Record<Id, readonly (readonly BaseShape[])[]>>;
}
/** One base: where it stands in the unit's own frame, its size, and what is on it. */
export interface BaseShape extends BasePlace {
  readonly width: Cm;
  readonly depth: Cm;
  readonly carries: 'foot' | 'light foot' | 'horse' | 'gun' | 'limber' | 'wagon';
}
/** A brigade, a single unit acting for itself (`kind: independent`), the army's general, or one of his lieutenants. */
export interface RosterCommand {
  readonly id: Id;
  readonly name: string;
  /** The person's name. */
  readonly leader: string | null;
  readonly kind: 'brigade' | 'independent' | 'general' | 'lieutenant';
  readonly side: Id;
  /** As the scenario has it; `diced` is thrown for when the battle begins. */
  readonly rating: Rating | 'diced' | null;
  readonly units: readonly Id[];
  /** The brigades and independent units a lieutenant general leads; empty for everybody else. */
  readonly commands: readonly Id[];
}
export interface RosterObjective {
  readonly id: Id;
  readonly name: string;
  readonly at: { readonly x: Cm; readonly y: Cm };
  readonly feature: Id | null;
  /** An exit by which so many units of a side must have left; `at` is its place then. */
  readonly exit?: { readonly name: string; readonly side: Id; readonly units: number };
  readonly points: number;
  /** Its points count against every side that has it not to itself. */
  readonly costsWhoLacks?: true;
  readonly holder: Id | null;
  /** The turns in which it counts, both included; null has no bound. */
  readonly from: number | null;
  readonly until: number | null;
}

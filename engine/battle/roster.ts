/**
 * Who fights: what never changes in a battle, neutral between rule systems. Window, generals and playback read names,
 * arms and nations here; a rule system derives its own traits from it.
 */
import type { Arm, NationColours, Rating, TroopClass, UnitSize, UnitType } from '../scenario';
import type { Cm, Id, Seat } from './state';

export interface Roster {
  /** The figure scale the battle is fought at, and the optional rules chosen. */
  readonly measure: Id;
  readonly options: Readonly<Record<string, string>>;
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
  /** National values as the rule system of the battle keeps them: its own business. */
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
  /** Its bases in each formation it can take, about the centre of its footprint. */
  readonly layouts: Readonly<Record<Id, readonly BaseShape[]>>;
}
/** One base: `x` cm to the right of the unit's centre, `y` cm to its front, turned `turn` degrees clockwise. */
export interface BaseShape {
  readonly x: Cm;
  readonly y: Cm;
  readonly turn: number;
  readonly width: Cm;
  readonly depth: Cm;
  readonly carries: 'foot' | 'light foot' | 'horse' | 'gun' | 'limber' | 'wagon';
}
/** A brigade, a single unit acting for itself (`kind: independent`), or the army's general. */
export interface RosterCommand {
  readonly id: Id;
  readonly name: string;
  /** The person's name. */
  readonly leader: string | null;
  readonly kind: 'brigade' | 'independent' | 'general';
  readonly side: Id;
  readonly rating: Rating | null;
  readonly units: readonly Id[];
}
export interface RosterObjective {
  readonly id: Id;
  readonly name: string;
  readonly at: { readonly x: Cm; readonly y: Cm };
  readonly feature: Id | null;
  readonly points: number;
  readonly holder: Id | null;
}

/** The armies of a scenario: every place in centimetres, every default filled in, every name made into an id. */
import type { Point } from '../../geometry';
import type { Minutes } from './clock';
import type { Confidence } from './confidence';
import type { Outline } from './features';
import type { Cm, Id } from './measures';
import type { Nation } from './nation';
import type { Arm, DRILLS, Formation, MORALES, TroopClass, UnitSize, UnitType, Weapon } from './unit-types';

/** The largest share of its men that a unit may have lost: with fewer it is none any more. */
export const MOST_LOST = 0.9;
export const RATINGS = ['dithering', 'dependable', 'dashing'] as const;
export type Rating = (typeof RATINGS)[number];

export interface Army {
  /** The side's id, the key in the file. */
  readonly id: Id;
  readonly name: string;
  readonly nation: Nation;
  readonly year: number | null;
  readonly attacker: boolean;
  /** Null: by the rules. */
  readonly breakPoint: number | null;
  /** Markdown for this side's players only; null without one. */
  readonly briefing: string | null;
  readonly deployment: readonly DeploymentZone[];
  readonly general: General | null;
  readonly lieutenants: readonly LieutenantGeneral[];
  readonly brigades: readonly Brigade[];
  /** Units outside the brigades: each its own command. */
  readonly independents: readonly Unit[];
  readonly overrides: Readonly<Record<Id, unknown>>;
}
/** Where an army may set up; `commands` are the brigades and independent units it is for, all of them when empty. */
export interface DeploymentZone {
  readonly id: Id;
  readonly name: string;
  readonly outline: Outline;
  readonly commands: readonly Id[];
}
/** The commanding general. `rating` null: unrated; `diced`: thrown for when the battle begins. */
export interface General {
  readonly id: Id;
  readonly name: string;
  readonly rating: Rating | 'diced' | null;
  readonly at: Point;
  /** How sure it is that he commanded there, and where he stood; absent where the file does not say. */
  readonly confidence?: Confidence;
}
/** A lieutenant general leads the brigades and independent units in `commands`; all of them when empty. */
export interface LieutenantGeneral {
  readonly id: Id;
  readonly name: string;
  readonly rating: Rating | 'diced';
  readonly at: Point;
  readonly commands: readonly Id[];
  readonly confidence?: Confidence;
}
export interface Brigade {
  readonly id: Id;
  readonly name: string;
  readonly commander: Commander;
  /** Null: the army's; else an allied contingent's. */
  readonly nation: Nation | null;
  readonly units: readonly Unit[];
  /** How sure it is that it was there, and so; absent where the file does not say. */
  readonly confidence?: Confidence;
  /** The units that its `deploy` sets out, and about which point; absent when each has a place of its own. */
  readonly setOut?: { readonly at: Point; readonly units: readonly Id[] };
}
export interface Commander {
  readonly id: Id;
  readonly name: string;
  readonly rating: Rating | 'diced';
  /** Where he stands, or where he comes on with his brigade. */
  readonly at: Point;
  readonly confidence?: Confidence;
}
export interface Unit {
  readonly id: Id;
  readonly name: string;
  readonly type: UnitType;
  /** The arm it fights as: that of its type, unless `fights as` says otherwise. */
  readonly arm: Arm;
  readonly class: TroopClass;
  readonly size: UnitSize;
  readonly formation: Formation;
  /** Null: the usual one of its type. */
  readonly weapon: Weapon | null;
  /** Null: as the rule system has it for its type and nation. */
  readonly battalionGuns: boolean | null;
  readonly poorShots: boolean;
  readonly drill: (typeof DRILLS)[number];
  readonly morale: (typeof MORALES)[number];
  /** Foreign troops in the nation's pay. */
  readonly foreign: boolean;
  readonly place: StartingPlace;
  /** The share of its men that it has lost before the battle begins; absent of a fresh unit. */
  readonly lost?: number;
  /** The real bodies that it stands for, as "3 battalions of Bevern", and how many men or guns they were. */
  readonly standsFor?: string;
  readonly men?: number;
  readonly confidence?: Confidence;
  readonly overrides: Readonly<Record<Id, unknown>>;
}
/** What the size and shape of a unit depend on. */
export type UnitShape = Pick<Unit, 'type' | 'arm' | 'size'>;

/** `at` is the centre of the footprint; `heading` degrees clockwise from north. */
export type StartingPlace =
  | { readonly at: Point; readonly heading: number }
  /** In a built-up block. */
  | { readonly inside: Id }
  | { readonly arrives: Arrival };
/**
 * Comes on at the start of `turn`, at a place on the table edge, or from then on each turn on `needs` or more: up to 6 of one
 * die, from 7 on of two.
 */
export interface Arrival {
  readonly turn: number;
  readonly at: Point;
  readonly heading: number;
  readonly needs: number | null;
  /** The hour of the day that gave the turn; absent where the file names the turn. */
  readonly hour?: Minutes;
  /** They wait until an event of the scenario calls them, and come then, not before `turn`. */
  readonly onCall?: true;
  /** The entry point that gives place and heading; absent where they are its own. */
  readonly entry?: Id;
}

/** How many dice are thrown for so much. */
export const arrivalDice = (needs: number): 1 | 2 => (needs > 6 ? 2 : 1);
/** As in `4+`, or `9+ of two dice`. */
export const arrivalScore = (needs: number): string => `${needs}+${arrivalDice(needs) === 2 ? ' of two dice' : ''}`;

/** What a unit is when its file says nothing more. */
export const PLAIN_UNIT = {
  class: 'standard',
  size: 'standard',
  weapon: null,
  battalionGuns: null,
  poorShots: false,
  drill: 'normal',
  morale: 'normal',
  foreign: false,
  overrides: {},
} as const satisfies Partial<Unit>;

/** What an army is when its file says nothing more. */
export const PLAIN_ARMY = {
  year: null,
  attacker: false,
  breakPoint: null,
  briefing: null,
  deployment: [],
  general: null,
  lieutenants: [],
  brigades: [],
  independents: [],
  overrides: {},
} as const satisfies Partial<Army>;

/** Years that a scenario may name. */
export const YEARS = { first: 1600, last: 1900 } as const;

/** A commander of the general's own name is the general himself, who leads that brigade. */
export const isGeneralsOwn = ({ general }: Army, { commander }: Brigade): boolean => general?.name === commander.name;

/** Every unit of an army, brigade by brigade, then the independent ones. */
export const unitsOfArmy = (army: Army): readonly Unit[] => [
  ...army.brigades.flatMap((brigade) => brigade.units),
  ...army.independents,
];

/** Length in centimetres of the gap an arriving brigade keeps between its units. */
export const ARRIVAL_GAP: Cm = 1;

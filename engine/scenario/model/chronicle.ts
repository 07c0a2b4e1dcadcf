/** What happened in a battle, hour by hour, on the table and with the troops of a scenario. */
import type { Point } from '../../geometry';
import type { Formation } from './unit-types';
import type { UnitOfSide } from './bodies';
import type { Minutes } from './clock';
import type { Confidence } from './confidence';
import type { Weather } from './course-of-battle';
import type { Cm, Id } from './measures';

/** What is done along a way; who is to `arrive` is not on the table before. */
export const MARCHING = [
  'arrive',
  'march',
  'advance',
  'charge',
  'counter-charge',
  'assault',
  'withdraw',
  'retreat',
  'rout',
] as const;
/** What is done on the spot; `note` only tells. */
const STANDING = ['form', 'fire', 'skirmish', 'fight', 'hold', 'leave', 'burn', 'note'] as const;
export const DEEDS = [...MARCHING, ...STANDING] as const;
export type Marching = (typeof MARCHING)[number];
export type Deed = (typeof DEEDS)[number];
export const isMarching = (deed: Deed): deed is Marching => MARCHING.some((one) => one === deed);

/** How several units stand to one another: as the scenario deploys them, or laid out anew in the order of their brigade. */
export const ARRANGEMENTS = ['as deployed', 'one line', 'two lines', 'column'] as const;
export type Arrangement = (typeof ARRANGEMENTS)[number];

export interface Chronicle {
  readonly title: string;
  /** The scenario whose table and troops it moves: the name of its file without `.yaml`. */
  readonly scenario: Id;
  /** Cm of the table to one of the measure that the file writes places in. */
  readonly measure: Cm;
  readonly date: string | null;
  readonly source: string | null;
  /** Markdown. */
  readonly notes: string | null;
  readonly day: DayOfBattle;
  /** By the hour from which each lasts. */
  readonly weather: readonly WeatherFrom[];
  /** Troops of its own, which the scenario lacks. */
  readonly bodies: readonly UnitOfSide[];
  readonly begins: readonly Beginning[];
  readonly story: readonly Action[];
  /** How the day ended; null where it does not say. */
  readonly outcome: OutcomeOfDay | null;
}
export interface OutcomeOfDay {
  /** Null: nobody. */
  readonly winner: Id | null;
  readonly text: string;
  readonly losses: readonly LossesOfDay[];
}
/** What a side lost of those who were there, killed, wounded, taken and missing. */
export interface LossesOfDay {
  readonly side: Id;
  readonly men: number;
  readonly of: number;
  readonly text: string | null;
}
export interface DayOfBattle {
  readonly begins: Minutes;
  readonly ends: Minutes;
  readonly sunrise: Minutes | null;
  readonly sunset: Minutes | null;
}
export interface WeatherFrom {
  readonly from: Minutes;
  readonly is: Weather;
}

/** Those who act: units and the figures of commanders by the ids of a battle's pieces, brigade by brigade. */
export type Actors = readonly Id[];

/** Where troops stand when the day begins, where that is not as the scenario has it. `at` is their middle. */
export interface Beginning {
  readonly who: Actors;
  readonly at: Point;
  /** Degrees clockwise from north. */
  readonly facing: number;
  readonly formation: Formation | null;
  readonly arranged: Arrangement | null;
}

export interface Action {
  readonly at: Minutes;
  /** Null: as long as the way takes at the pace of the troops. */
  readonly until: Minutes | null;
  readonly who: Actors;
  readonly does: Deed;
  /** The way of the middle of those who act, from where they stand; of those who arrive from where they come on. */
  readonly along: readonly Point[];
  /** At its end, degrees clockwise from north; null: as the last stretch goes. */
  readonly facing: number | null;
  readonly formation: Formation | null;
  readonly arranged: Arrangement | null;
  readonly against: Actors;
  /** Whose lines they pass on purpose. */
  readonly through: Actors;
  /** Blocks of houses they hold at its end, one unit each, in their order. */
  readonly into: readonly Id[];
  readonly results: ActionResults;
  /** Begins a chapter of this title. */
  readonly chapter: string | null;
  readonly caption: string | null;
  readonly camera: CameraHint | null;
  readonly confidence: Confidence | null;
  readonly source: string | null;
}
export interface ActionResults {
  /** Of those who act, and of those it is done against: a share of their men, 0 to 1. */
  readonly losses: number;
  readonly inflicts: number;
  readonly routed: boolean;
  readonly captured: boolean;
  /** Who leaves the field. */
  readonly leave: Actors;
  readonly struck: readonly Struck[];
  /** Features or blocks that are set alight. */
  readonly burns: readonly Id[];
  /** Objectives taken by the side of those who act. */
  readonly takes: readonly Id[];
}
export interface Struck {
  /** The figure of a commander, or null for somebody who has none on the table. */
  readonly who: Id | null;
  readonly name: string;
  readonly how: 'killed' | 'wounded' | 'captured';
}
/** From where the eye looks: the bearing from the place to the eye in degrees clockwise from north, and how far off it is. */
export interface CameraHint {
  readonly at: Point;
  readonly from: number;
  readonly distance: Cm;
}

/** What each weather does to sight, moves and fire (HOW-WX-01 to 06, HOW-MELEE-18). */
import type { View } from '../../../battle';
import { TOLERANCE } from '../../../geometry';
import { WEATHERS } from '../../../scenario';
import type { Cm, Weather } from '../../../scenario';
import type { ScaleLengths } from '../troops/scales';
import { isInfantry } from '../troops/traits';
import type { Traits } from '../troops/traits';
import { sightLimit } from '../../../battle';
import { areWithin } from '../../../tabletop';
import type { Troop } from '../troops/troop';
import { seasonOf } from './planned';
import { weatherWord } from './seasons';

/** The effects of a weather; fractions are of a normal move. */
export interface WeatherEffects {
  /** How far one unit sees another; null without a limit (HOW-WX-03). */
  readonly visibility: 'cm30' | 'cm60' | null;
  /** What every move loses (HOW-WX-04). */
  readonly moves: number;
  /** What guns and wagons lose off roads: 1 is all of it. */
  readonly offRoad: number;
  /** Two normal moves in a turn are possible (HOW-WX-05). */
  readonly doubleMoves: boolean;
  /** Cavalry may have its charge bonus (HOW-MELEE-18). */
  readonly chargeBonus: boolean;
  /** On every firing die. */
  readonly fire: number;
  /** Foot can fire at all (HOW-WX-06). */
  readonly infantryFires: boolean;
  /** Lowest die on which roundshot grazes; null: as the ground has it (HOW-WX-12). */
  readonly grazing: 6 | null;
}

const FAIR: WeatherEffects = {
  visibility: null,
  moves: 0,
  offRoad: 0,
  doubleMoves: true,
  chargeBonus: true,
  fire: 0,
  infantryFires: true,
  grazing: null,
};

/** HOW-WX-01. */
export const EFFECTS: Readonly<Record<Weather, WeatherEffects>> = {
  fair: FAIR,
  'light rain': { ...FAIR, fire: -1 },
  'heavy rain': { ...FAIR, visibility: 'cm60', moves: 0.25, offRoad: 0.5, fire: -2, grazing: 6 },
  storm: {
    visibility: 'cm30',
    moves: 0.5,
    offRoad: 1,
    doubleMoves: false,
    chargeBonus: false,
    fire: -2,
    infantryFires: false,
    grazing: 6,
  },
  fog: { ...FAIR, visibility: 'cm30', moves: 0.5, offRoad: 0.5, chargeBonus: false },
};

/** The weather of this turn: a mark of the battle; fair without one. */
export function weatherOf({ state }: View): Weather {
  const word = state.marks['weather'];
  return word === undefined ? 'fair' : (WEATHERS.find((one) => one === word) ?? 'fair');
}

/** The weather as people call it in this season. */
export const weatherName = (view: View): string => weatherWord(seasonOf(view), weatherOf(view));

export const effectsOf = (view: View): WeatherEffects => EFFECTS[weatherOf(view)];

/** How far anybody sees, cm; null without a limit (HOW-WX-03). A scenario may set a limit of its own. */
export function visibilityOf(view: View, { distances }: ScaleLengths): Cm | null {
  const { visibility } = effectsOf(view);
  const weather = visibility && distances[visibility];
  const scenario = sightLimit(view.state);
  return weather === null || scenario === null ? (weather ?? scenario) : Math.min(weather, scenario);
}

/** Does the weather hide two units from each other, nearest edge to nearest edge (HOW-WX-03)? */
export function isTooFarToSee(view: View, one: Troop, other: Troop): boolean {
  const limit = visibilityOf(view, one.traits.scale);
  return limit !== null && !areWithin(one, other, limit + TOLERANCE);
}

/** Powder too wet for foot of every kind (HOW-WX-06). */
export const isTooWetToFire = (view: View, traits: Traits): boolean =>
  isInfantry(traits) && !effectsOf(view).infantryFires;

/** What the weather leaves of a normal move (HOW-WX-04). Retreats, routs and command figures never lose anything. */
import type { View } from '../../../battle';
import type { Cm, Weather } from '../../../scenario';
import { normalMove } from '../troops/traits';
import type { Traits } from '../troops/traits';
import { EFFECTS, weatherOf } from './effects';

/** N of a formation less what the weather takes of it, in cm: the N that costs are fractions of (HOW-TERR-03). */
export const weathered = (view: View, traits: Traits, formation: string, onRoad = false): Cm =>
  normalMove(traits, formation, onRoad) * shareLeft(weatherOf(view), traits, formation, onRoad);

/**
 * The share of a normal move that a weather leaves. Guns with their crews and wagons lose more off roads; a gun pushed
 * by hand is off the road.
 */
export function shareLeft(weather: Weather, { kind }: Traits, formation: string, onRoad: boolean): number {
  const { moves, offRoad } = EFFECTS[weather];
  const isHeavy = (kind === 'artillery' && formation !== 'crew') || kind === 'transport';
  return 1 - (isHeavy && !onRoad ? offRoad : moves);
}

/** The limbered move that limbering is a fraction of: a storm keeps guns off roads from moving, not from limbering up. */
export const weatheredLimbering = (view: View, traits: Traits): Cm =>
  normalMove(traits, 'limbered') * Math.max(shareLeft(weatherOf(view), traits, 'limbered', false), LIMBERS_IN_STORM);
/** As much as a storm leaves on roads. */
const LIMBERS_IN_STORM = 1 - EFFECTS.storm.moves;

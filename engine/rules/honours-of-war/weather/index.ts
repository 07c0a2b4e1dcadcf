/**
 * Weather by season and turn, what it does to sight, moves, charges and fire, and mist on low ground. The weather now is
 * the mark `weather` of the battle, its score the mark `weather score`; a scenario's events may set the first.
 */
export { EFFECTS, effectsOf, isTooFarToSee, isTooWetToFire, visibilityOf, weatherName, weatherOf } from './effects';
export { failsInMist, mistOf, mistOnCharge, mistOnShot, riskOf } from './mist';
export { shareLeft, weathered, weatheredLimbering } from './moves';
export { turnWeather } from './turning';

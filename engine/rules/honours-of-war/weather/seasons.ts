/** The weather of each season by two dice (HOW-WX-01, HOW-WX-09, HOW-WX-10). */
import type { Season, Weather } from '../../../scenario';

/** Least and most of two dice; the weather score stays between them (HOW-WX-08). */
const LOWEST = 2;
const HIGHEST = 12;

/** By score, 2 to 12. */
type Column = readonly [
  Weather,
  Weather,
  Weather,
  Weather,
  Weather,
  Weather,
  Weather,
  Weather,
  Weather,
  Weather,
  Weather,
];

/** HOW-WX-01: spring and autumn. Winter differs by name only: sleet and snow (HOW-WX-02, HOW-WX-10). */
const GENERAL: Column = [
  'fog',
  'light rain',
  'fair',
  'fair',
  'fair',
  'fair',
  'fair',
  'fair',
  'light rain',
  'heavy rain',
  'storm',
];
/** HOW-WX-10. */
const SUMMER: Column = [
  'light rain',
  'fair',
  'fair',
  'fair',
  'fair',
  'fair',
  'fair',
  'fair',
  'fair',
  'light rain',
  'heavy rain',
];
export const BY_SEASON: Readonly<Record<Season, Column>> = {
  spring: GENERAL,
  summer: SUMMER,
  autumn: GENERAL,
  winter: GENERAL,
};

/** The weather of a score in a season. */
export const weatherOn = (season: Season, score: number): Weather => BY_SEASON[season][score - LOWEST] ?? 'fair';

/**
 * The score of a weather that was not thrown for: of those that give it in the season, else on the general table, the
 * one nearest to the middle.
 */
export function scoreOf(season: Season, weather: Weather): number {
  const giving = (column: Column): readonly number[] =>
    column.flatMap((one, i) => (one === weather ? [i + LOWEST] : []));
  const own = giving(BY_SEASON[season]);
  const scores = own.length > 0 ? own : giving(GENERAL);
  const [nearest = MIDDLE] = scores.toSorted((a, b) => Math.abs(a - MIDDLE) - Math.abs(b - MIDDLE));
  return nearest;
}
const MIDDLE = 7;

/** What a D6 does to the score: 1 and 2 lower it, 5 and 6 raise it (HOW-WX-07). */
export const stepOf = (die: number): number => (die <= 2 ? -1 : die >= 5 ? 1 : 0);

/** The score after a D6; at the ends it turns back (HOW-WX-08). */
export function changedScore(score: number, die: number): number {
  const step = stepOf(die);
  const next = score + step;
  return next < LOWEST || next > HIGHEST ? score - step : next;
}

/** How people call a weather in a season (HOW-WX-02). */
export const weatherWord = (season: Season, weather: Weather): string =>
  season === 'winter' ? (WINTER_NAMES[weather] ?? weather) : weather;
const WINTER_NAMES: Readonly<Partial<Record<Weather, string>>> = {
  'light rain': 'light sleet',
  'heavy rain': 'heavy sleet',
  storm: 'snowstorm',
};

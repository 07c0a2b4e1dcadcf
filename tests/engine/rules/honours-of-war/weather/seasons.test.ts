import { describe, expect, it } from 'vitest';
import {
  BY_SEASON,
  changedScore,
  scoreOf,
  weatherOn,
  weatherWord,
} from '../../../../../engine/rules/honours-of-war/weather/seasons';
import { SEASONS, WEATHERS } from '../../../../../engine/scenario';

const SCORES = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

describe('HOW-WX-01, HOW-WX-09, HOW-WX-10: the weather of each season by two dice', () => {
  it.each([
    [2, 'fog', 'light rain'],
    [3, 'light rain', 'fair'],
    [4, 'fair', 'fair'],
    [5, 'fair', 'fair'],
    [6, 'fair', 'fair'],
    [7, 'fair', 'fair'],
    [8, 'fair', 'fair'],
    [9, 'fair', 'fair'],
    [10, 'light rain', 'fair'],
    [11, 'heavy rain', 'light rain'],
    [12, 'storm', 'heavy rain'],
  ] as const)('%d: %s, in summer %s', (score, general, summer) => {
    expect(['spring', 'autumn', 'winter'].map((season) => weatherOn(season as 'spring', score))).toEqual([
      general,
      general,
      general,
    ]);
    expect(weatherOn('summer', score)).toBe(summer);
  });
  it('every season has a weather for each score and no more', () => {
    for (const season of SEASONS) expect(BY_SEASON[season]).toHaveLength(SCORES.length);
  });
});

it('HOW-WX-02: in winter rain and storm are sleet and snow', () => {
  expect(WEATHERS.map((weather) => weatherWord('winter', weather))).toEqual([
    'fair',
    'light sleet',
    'heavy sleet',
    'snowstorm',
    'fog',
  ]);
  expect(WEATHERS.map((weather) => weatherWord('spring', weather))).toEqual([...WEATHERS]);
});

describe('HOW-WX-07, HOW-WX-08: the score after a die', () => {
  it.each(SCORES)('from %d', (score) => {
    const after = [1, 2, 3, 4, 5, 6].map((die) => changedScore(score, die) - score);
    const [down, up] = [score === 2 ? 1 : -1, score === 12 ? -1 : 1];
    expect(after).toEqual([down, down, 0, 0, up, up]);
  });
});

describe('HOW-WX-07: the score of weather that was not thrown for', () => {
  it.each([
    ['autumn', 'fair', 7],
    ['autumn', 'light rain', 10],
    ['autumn', 'heavy rain', 11],
    ['autumn', 'storm', 12],
    ['autumn', 'fog', 2],
    ['summer', 'light rain', 11],
    ['summer', 'heavy rain', 12],
    // Not to be had in summer: as the general table has it.
    ['summer', 'storm', 12],
    ['summer', 'fog', 2],
  ] as const)('%s, %s: %d', (season, weather, score) => expect(scoreOf(season, weather)).toBe(score));
});

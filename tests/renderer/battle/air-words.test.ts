import { expect, it } from 'vitest';
import { CENTIMETRES } from '../../../engine/battle';
import { PLAIN_SCENARIO } from '../../../engine/scenario';
import { airInWords } from '../../../renderer/battle/air-words';

const mist = { rule: 'mist', from: 1, until: 2, beyond: 30, failsOn: 3, sparing: [], reason: '' } as const;
const clock = { begins: 8 * 60, turn: 30, sunrise: null, sunset: null };

it.each([
  [1, {}, {}, ''],
  [2, { clock }, {}, '08:30'],
  [2, { clock, special: [mist] }, {}, '08:30 · mist'],
  [3, { clock, special: [mist] }, { weather: 'light rain' }, '09:00 · light rain'],
  [1, { special: [mist] }, { weather: 'fog' }, 'fog'],
  [2, { clock }, { sight: 40 }, '08:30 · sight 40 cm'],
])('in turn %i, with %j and the marks %j, it says “%s”', (turn, more, marks, words) =>
  expect(airInWords({ ...PLAIN_SCENARIO, ...more }, { at: { turn, step: 0 }, marks }, CENTIMETRES)).toBe(words),
);

import { describe, expect, it } from 'vitest';
import { review } from '../../../../../engine/rules/honours-of-war/review';
import type { Scenario } from '../../../../../engine/scenario';
import { stUlrich } from '../../../scenario/files';

const scenario = stUlrich();
const told = (changes: Partial<Scenario>) =>
  review({ ...scenario, ...changes }).filter(({ code }) => code === 'weather-score' || code === 'mist');
const inSeason = (season: Scenario['table']['season'], weather: Scenario['weather']) =>
  told({ weather, table: { ...scenario.table, season } }).map(({ message }) => message);

describe('HOW-WX-07: the score of weather that was not thrown for', () => {
  it('is said when the weather changes', () => {
    expect(inSeason('spring', { start: 'light rain', changing: true })).toEqual([
      'The weather begins with light rain and changes from a score of 10.',
    ]);
    expect(inSeason('summer', { start: 'fog', changing: true })).toEqual([
      'The weather begins with fog and changes from a score of 2, as the general table has it and summer has not.',
    ]);
  });
  it('not when it stays, nor when it was thrown for', () => {
    expect(inSeason('spring', { start: 'storm', changing: false })).toEqual([]);
    expect(inSeason('spring', { start: 'diced', changing: true })).toEqual([]);
  });
});

it('HOW-SCEN-18: what becomes of a charge that fails', () => {
  const mist = { rule: 'mist', from: 1, until: 3, beyond: 20, failsOn: 2, sparing: [], reason: 'Mist' } as const;
  const note = { rule: 'note', text: 'Anything' } as const;
  const ruling = { severity: 'ruling', code: 'mist', about: null, key: 'special[1]', clause: 'HOW-SCEN-18' };
  expect(told({ special: [note, mist] })).toMatchObject([ruling]);
  expect(told({ special: [note, mist] })[0]?.message).toContain('until it is 20 cm from the enemy');
  expect(told({ special: [{ ...mist, beyond: 20.4 }] })[0]?.message).toContain('until it is 20 cm from');
  expect(told({ special: [note] })).toEqual([]);
});

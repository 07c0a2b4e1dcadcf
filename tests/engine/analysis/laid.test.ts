import { expect, it } from 'vitest';
import { laidOut } from '../../../engine/analysis';
import { playback } from '../../../engine/battle';
import { honoursOfWar } from '../../../engine/rules/honours-of-war';
import { scenarioAt, ST_ULRICH } from '../../bench/inputs';

it('the armies stand as the battle will begin, and nothing has happened', () => {
  const scenario = scenarioAt(ST_ULRICH);
  const record = laidOut(scenario, honoursOfWar, 30);
  expect([record.events, record.entries]).toEqual([[], []]);
  expect(playback(record).stateAt(0)).toEqual(honoursOfWar.prepare(scenario).state);
});

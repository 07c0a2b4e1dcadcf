import { describe, expect, it } from 'vitest';
import { verbInWords } from '../../../editing/chronicle';
import { DAY, draftOf } from './mill';

describe('what is done, after the names of those who do it', () => {
  const { scenario } = draftOf(DAY);
  it.each([
    [['red/guard'], 'march', 'marches'],
    [['red/guard'], 'leave', 'leaves'],
    [['red/guard'], 'counter-charge', 'counter-charges'],
    [['blue/dragoons'], 'charge', 'charge'],
    [['blue/first', 'red/guard'], 'march', 'march'],
    [[], 'note', 'note'],
  ])('%j, who %s: %s', (who, verb, told) => {
    expect(verbInWords(scenario, who, verb)).toBe(told);
  });
});

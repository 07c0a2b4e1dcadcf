import { describe, expect, it } from 'vitest';
import { PLAIN_KIND, nationWith } from './troop-kinds';
import { absentTroops, knowsYears, readYear, usualYear } from '../../../renderer/editor/order-of-battle/years';

describe('the year of the troops that are offered', () => {
  it.each([
    ['the army’s own', '1757-11-05', 1756, 1756],
    ['the scenario’s', '1757-11-05', null, 1757],
    ['of a date in words', '5 November 1757', null, 1757],
    ['none', null, null, null],
  ])('begins with %s', (_, date, year, usual) => expect(usualYear({ date }, { year })).toBe(usual));

  it.each([
    ['1757', 1757],
    [' 1757 ', 1757],
    ['', null],
    ['175', undefined],
    ['seventeen', undefined],
  ])('is read from %j', (typed, year) => expect(readYear(typed)).toBe(year));

  it('tells what the nation has not then, to the year, and nothing of what goes on under its name', () => {
    const nation = nationWith(
      { ...PLAIN_KIND, name: 'Foot' },
      { ...PLAIN_KIND, name: 'Jaeger', from: 1760 },
      { ...PLAIN_KIND, name: 'Croats', until: 1755 },
      { ...PLAIN_KIND, name: 'Guns', until: 1758 },
      { ...PLAIN_KIND, name: 'Guns', from: 1759 },
    );
    expect(absentTroops(nation, 1757)).toBe('Not in 1757: Jaeger (from 1760), Croats (until 1755).');
    expect(absentTroops(nation, 1760)).toBe('Not in 1760: Croats (until 1755).');
    expect(absentTroops(nation, 1755)).toBe('Not in 1755: Jaeger (from 1760).');
    expect(absentTroops(nationWith({ ...PLAIN_KIND, name: 'Foot' }), 1757)).toBeNull();
  });

  it.each([
    ['of a nation whose troops are always the same', {}, false],
    ['of one with troops that come', { from: 1758 }, true],
    ['of one with troops that go', { until: 1757 }, true],
  ] as const)('is asked for or not: %s', (_, years, asked) =>
    expect(knowsYears(nationWith(PLAIN_KIND, { ...PLAIN_KIND, name: 'Hussars', ...years }))).toBe(asked),
  );
});

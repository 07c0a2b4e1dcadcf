/** Counters of McNally's rules: square bases of one size for everybody, and the states of that book. */
import { describe, expect, it } from 'vitest';
import { COUNTER_OPTIONS, counterData, counterSheets } from '../../../../drawing/paper/counters';
import { suited } from '../../../../engine/rules';
import { mcnally } from '../../../../engine/rules/mcnally';
import { unitsOfArmy } from '../../../../engine/scenario';
import { ownSize, tagged } from './measuring';
import { LOBOSITZ, SHIPPED, shipped } from './samples';

const make = (path: string, scale: string) => {
  const written = shipped(path);
  const scenario = suited({ ...written, rules: { ...written.rules, system: 'mcnally', scale } }, mcnally);
  const { sheets } = counterSheets(scenario, counterData(mcnally, scenario, scale), COUNTER_OPTIONS);
  const front = sheets.filter(({ id }) => !id.endsWith('-back'));
  return { scenario, sheets: front };
};
const cases = [...SHIPPED, LOBOSITZ].flatMap((path) =>
  (
    [
      ['25mm', 4.445],
      ['15mm', 2.9633],
    ] as const
  ).map(([scale, side]) => [path, scale, side] as const),
);

describe('counters of McNally', () => {
  it.each(cases)(
    'MCN-UNIT-01, MCN-UNIT-02: %s at %s: four bases a unit, two a wagon, %f cm square',
    (path, scale, side) => {
      const { scenario, sheets } = make(path, scale);
      const bases = sheets.flatMap((sheet) => tagged(sheet, 'base'));
      for (const { id, arm } of scenario.armies.flatMap(unitsOfArmy)) {
        const own = bases.filter(({ tags }) => tags['base'] === id);
        expect(own).toHaveLength(arm === 'train' ? 2 : 4);
        for (const [width, height] of own.map(ownSize)) {
          expect(width).toBeCloseTo(side, 2);
          expect(height).toBeCloseTo(side, 2);
        }
      }
    },
  );
  it('MCN-UNIT-07: each state of morale has a marker, and every state of a unit that is shown', () => {
    const pieces = make('fictional/st-ulrich.yaml', '25mm').sheets.flatMap((sheet) => tagged(sheet, 'piece'));
    const named = new Set(pieces.map(({ tags }) => (tags['piece'] ?? '').replace(/ \d+$/, '')));
    for (const mark of ['shaken', 'routing', 'retired', 'fired', 'failed to form']) expect(named).toContain(mark);
    expect(named).not.toContain('routed by');
  });
});

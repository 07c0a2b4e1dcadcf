import { describe, expect, it } from 'vitest';
import { honoursOfWar } from '../../../../../engine/rules/honours-of-war';
import { reactionOf } from '../../../../../engine/rules/honours-of-war/morale/reaction-table';
import { registerOf } from '../../../../../engine/rules/honours-of-war/troops/traits';
import type { Troop } from '../../../../../engine/rules/honours-of-war/troops/troop';
import { unitsOfArmy } from '../../../../../engine/scenario';
import type { Scenario } from '../../../../../engine/scenario';
import { stUlrich } from '../../../../drawing/map/scenarios';
import { nations } from '../../../scenario/files';

const papersOf = (scenario: Scenario) => {
  const papers = honoursOfWar.rosterPapers?.(scenario);
  if (!papers) throw new Error('no papers');
  return papers;
};

describe('what Honours of War adds to a roster', () => {
  const scenario = stUlrich();
  const papers = papersOf(scenario);

  it('HOW-REACT-01: has a box for each hit, marked as the reaction to it', () => {
    const means = { 'carries on': '', 'carries on at -1': '-1', retreats: 'R', 'Done For': 'D' };
    const withHits = (hits: number) => reactionOf({ piece: { gauges: { hits }, marks: {} } } as unknown as Troop);
    expect(papers.boxes).toEqual(['', '', '-1', 'R', 'D']);
    expect(papers.boxes).toEqual([1, 2, 3, 4, 5].map((hits) => means[withHits(hits)]));
  });

  it('knows every unit by what it counts as and its points', () => {
    const { traits } = registerOf(honoursOfWar.prepare(scenario).roster);
    expect(Object.keys(papers.units).sort()).toEqual(
      scenario.armies
        .flatMap(unitsOfArmy)
        .map(({ id }) => id)
        .sort(),
    );
    for (const [id, { kind, points }] of Object.entries(papers.units))
      expect({ kind, points }).toEqual({ kind: traits.get(id)?.kind, points: traits.get(id)?.points });
  });

  it('HOW-RANGE-01, HOW-RANGE-02: tells weapons with the ranges of the scale', () => {
    const weapons = (scale: string): Set<string> =>
      new Set(
        Object.values(papersOf({ ...scenario, rules: { ...scenario.rules, scale } }).units).map(({ weapon }) => weapon),
      );
    expect(weapons('28mm')).toContain('muskets, guns 10/30');
    expect(weapons('6mm')).toContain('muskets, guns 3/10');
    expect(weapons('28mm')).toContain('');
    const armed = (type: 'medium gun' | 'shuvalov howitzer') => {
      const [first, ...others] = scenario.armies;
      if (!first) throw new Error('no armies');
      const [one] = unitsOfArmy(first).filter(({ arm }) => arm === 'guns');
      if (!one) throw new Error('no guns');
      const told = papersOf({ ...scenario, armies: [{ ...first, independents: [{ ...one, type }] }, ...others] });
      return told.units[one.id]?.weapon;
    };
    expect([armed('medium gun'), armed('shuvalov howitzer')]).toEqual(['40/80/120', 'canister 40']);
  });

  it('HOW-BREAK-01: breaks at half its points, or where the scenario says', () => {
    for (const army of scenario.armies) {
      const sum = unitsOfArmy(army).reduce((total, { id }) => total + (papers.units[id]?.points ?? 0), 0);
      expect(papers.sides[army.id]?.breaksAt).toBe(army.breakPoint ?? Math.floor(sum / 2));
      const told = { ...scenario, armies: scenario.armies.map((one) => ({ ...one, breakPoint: 9 })) };
      expect(papersOf(told).sides[army.id]?.breaksAt).toBe(9);
    }
  });

  it('HOW-NAT-07: tells the ratings of commanders by bands of the die', () => {
    const [first, ...others] = scenario.armies;
    if (!first) throw new Error('no armies');
    const nation = { ...first.nation, systems: {} };
    const told = papersOf({ ...scenario, armies: [{ ...first, nation }, ...others] });
    expect(told.sides[first.id]?.aids.find(({ label }) => label === 'Commanders, D6')?.value).toBe(
      '1-2 dithering, 3-5 dependable, 6 dashing',
    );
  });

  it('HOW-NAT-01: tells the national values', () => {
    for (const { aids } of Object.values(papers.sides)) {
      const value = (label: string): string | undefined => aids.find((aid) => aid.label === label)?.value;
      expect(value('Initiative, movement')).toMatch(/^([+-]\d|0)$/);
      expect(value('Formation, foot')).toMatch(/^(free|half move|full move)$/);
      expect(value('To flank or rear, horse')).toMatch(/^(free|quarter move|half move)$/);
    }
    const [first, ...others] = scenario.armies;
    const prussia = nations.get('prussia');
    if (!first || !prussia) throw new Error('no army');
    const told = papersOf({ ...scenario, armies: [{ ...first, nation: prussia, year: 1757 }, ...others] });
    const foot = told.sides[first.id]?.aids.filter(({ label }) => label.endsWith('foot')).map(({ value }) => value);
    expect(foot).toEqual(['free', 'free']);
  });
});

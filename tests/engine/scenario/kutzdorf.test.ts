import { describe, expect, test } from 'vitest';
import { headingOf } from '../../../engine/geometry';
import { unitsOfArmy } from '../../../engine/scenario';
import type { Army } from '../../../engine/scenario';
import { brigade, listed, meanOf, named, ofKind, placeOf, scenarioOf, sideOf, strength } from './laid-scenarios';

describe('Kutzdorf, as HOW-SCEN-06 to 08 give it', () => {
  const scenario = scenarioOf('fictional/kutzdorf');
  const [blue, red] = [sideOf(scenario, 'blue'), sideOf(scenario, 'red')];
  const foot = (army: Army) => unitsOfArmy(army).filter(({ arm }) => arm === 'foot');

  test('HOW-SCEN-06: ten Blue units in two brigades of foot and guns and one of horse, breaking at five', () => {
    expect(listed(blue)).toEqual([
      ['line infantry', 'line infantry', 'medium gun', 'line infantry'],
      ['line infantry', 'medium gun', 'line infantry', 'line infantry'],
      ['dragoons', 'dragoons'],
    ]);
    expect([strength(blue), blue.breakPoint, blue.independents.length]).toEqual([10, 5, 0]);
  });

  test('HOW-SCEN-06: eleven Red units, with a light brigade and one of artillery, breaking at five', () => {
    expect(listed(red)).toEqual([
      ['line infantry', 'line infantry', 'line infantry', 'line infantry', 'medium gun'],
      ['light infantry', 'light infantry'],
      ['dragoons', 'dragoons'],
      ['medium gun', 'medium gun'],
    ]);
    expect([strength(red), red.breakPoint, red.independents.length]).toEqual([11, 5, 0]);
  });

  test('HOW-SCEN-01: all standard, commanders dependable, generals unrated', () => {
    for (const army of scenario.armies) {
      expect(unitsOfArmy(army).every((unit) => unit.class === 'standard')).toBe(true);
      expect(army.brigades.every(({ commander }) => commander.rating === 'dependable')).toBe(true);
      expect(army.general?.rating).toBe(null);
    }
  });

  test('HOW-SCEN-07: Red attacks; Kutzdorf is one rustic block, worth a point and Blue’s', () => {
    expect([blue.attacker, red.attacker]).toEqual([false, true]);
    expect(named(scenario, 'bua', 'Kutzdorf')).toMatchObject({ build: 'rustic', fortified: false });
    expect(named(scenario, 'bua', 'Kutzdorf').blocks.length).toBe(1);
    expect(scenario.objectives).toMatchObject([{ feature: 'kutzdorf/1', points: 1, holder: 'blue' }]);
  });

  test('HOW-SCEN-07: all hills are gentle, and there are several', () => {
    expect(ofKind(scenario, 'hill').map(({ slope }) => slope)).toEqual(['gentle', 'gentle', 'gentle', 'gentle']);
  });

  test('HOW-SCEN-07: both cavalry regiments of Red’s right begin in double line, and are on his right', () => {
    const horse = brigade(red, "Rehlingen's").units;
    expect(horse.map(({ formation }) => formation)).toEqual(['double line', 'double line']);
    // Red looks east: his right is the south.
    for (const one of horse) for (const other of foot(red)) expect(placeOf(one).y).toBeLessThan(placeOf(other).y);
  });

  test('HOW-SCEN-08: Blue’s line looks another way: the middle of Red’s foot lies in its left sector (HOW-SECT-01)', () => {
    const line = foot(blue).filter(({ place }) => 'at' in place);
    for (const unit of line) expect('heading' in unit.place && unit.place.heading).toBe(310);
    for (const unit of foot(red)) expect('heading' in unit.place && unit.place.heading).toBe(90);
    const target = meanOf(foot(red));
    for (const unit of line) {
      const from = placeOf(unit);
      const towards = headingOf({ x: target.x - from.x, y: target.y - from.y });
      expect([unit.name, 310 - towards > 45 && 310 - towards < 135]).toEqual([unit.name, true]);
    }
  });

  test('HOW-SCEN-08: Red’s ground is narrow: from the wood to the ponds he has no room for his horse in line', () => {
    const horse = brigade(red, "Rehlingen's").units;
    const top = Math.max(...foot(red).map((unit) => placeOf(unit).y)) + 10;
    const others = foot(red).filter((unit) => placeOf(unit).x === Math.max(...foot(red).map((one) => placeOf(one).x)));
    const lowest = Math.min(...others.map((unit) => placeOf(unit).y)) - 10;
    const ponds = ofKind(scenario, 'pond').map(({ outline }) =>
      'points' in outline ? Math.max(...outline.points.map(({ y }) => y)) : 0,
    );
    expect(lowest - Math.max(...ponds)).toBeLessThan(horse.length * 20 + 6);
    expect(top).toBeLessThan(scenario.table.depth);
  });
});

import { describe, expect, test } from 'vitest';
import { corners } from '../../../engine/geometry';
import type { Box, Point } from '../../../engine/geometry';
import { layGround } from '../../../engine/terrain';
import { unitsOfArmy } from '../../../engine/scenario';
import {
  apart,
  basesOf,
  brigade,
  listed,
  meanOf,
  named,
  ofKind,
  placeOf,
  scenarioOf,
  sideOf,
  strength,
} from './laid-scenarios';

describe('Spittelwitz, as HOW-SCEN-09 to 13 give it', () => {
  const scenario = scenarioOf('fictional/spittelwitz');
  const [blue, red] = [sideOf(scenario, 'blue'), sideOf(scenario, 'red')];
  const legion = brigade(blue, "Kettler's").units;
  const [first, second] = [brigade(red, "Ostheim's").units, brigade(red, "Thalheim's").units];
  const light = brigade(red, "Zabern's").units;
  const river = named(scenario, 'river', 'Triebisch');
  const ground = layGround(scenario);

  test('HOW-SCEN-09: sixteen Blue units in four brigades and the legion, breaking at eight; Blue attacks', () => {
    expect(listed(blue).map((units) => units.toSorted())).toEqual([
      ['line infantry', 'line infantry', 'line infantry', 'medium gun', 'medium gun'],
      ['line infantry', 'line infantry', 'line infantry', 'medium gun'],
      ['line infantry', 'line infantry', 'medium gun'],
      ['dragoons', 'dragoons'],
      ['dragoons', 'small light infantry', 'small line infantry'],
    ]);
    expect([strength(blue), blue.breakPoint, blue.attacker, blue.independents.length]).toEqual([16, 8, true, 0]);
  });

  test('HOW-SCEN-09: of the legion the foot is superior, the rest standard', () => {
    expect(legion.map(({ arm, class: troopClass }) => [arm, troopClass])).toEqual([
      ['horse', 'standard'],
      ['foot', 'superior'],
      ['light foot', 'standard'],
    ]);
  });

  test('HOW-SCEN-10: ten and a half Red units, with three small light ones and an independent battalion', () => {
    expect(listed(red).map((units) => units.toSorted())).toEqual([
      ['line infantry', 'line infantry', 'line infantry', 'medium gun'],
      ['line infantry', 'medium gun'],
      ['dragoons', 'dragoons'],
      ['small light infantry', 'small light infantry', 'small light infantry'],
    ]);
    expect(red.independents.map(({ type }) => type)).toEqual(['line infantry']);
    expect([strength(red), red.breakPoint, red.attacker]).toEqual([10.5, 5, false]);
  });

  test('HOW-SCEN-11: gentle hills, a fordable river, an area of houses on each bank, the ridge worth a point', () => {
    expect(ofKind(scenario, 'hill').every(({ slope }) => slope === 'gentle')).toBe(true);
    expect(river.class).toBe('fordable');
    expect(ofKind(scenario, 'bua').map(({ blocks }) => blocks.length)).toEqual([1, 1]);
    expect(scenario.objectives).toMatchObject([{ feature: 'spittelberg', points: 1, holder: 'red' }]);
  });

  test('HOW-SCEN-11: in turns 1 and 2 only the light companies of Red may move', () => {
    const [hold] = scenario.special;
    if (hold?.rule !== 'hold') throw new Error('no hold');
    expect(hold.until).toEqual({ turn: 3, attacked: false, enemyWithin: null, lost: null });
    const free = unitsOfArmy(red).filter(({ id }) => !hold.units.includes(id));
    expect(free).toEqual(light);
    expect(hold.units.length).toBe(unitsOfArmy(red).length - light.length);
  });

  test('HOW-SCEN-12: one work for each battalion and battery of the ridge and each light company, and no more', () => {
    expect(ofKind(scenario, 'entrenchment').length).toBe(9);
    for (const unit of [...first, ...second, ...light])
      expect([
        unit.name,
        basesOf(unit)
          .slice(0, unit.arm === 'guns' ? 1 : undefined)
          .every((base) => ofKind(scenario, 'entrenchment').some((work) => isBehind(base, work.course.points, 0.1))),
      ]).toEqual([unit.name, true]);
    const [reserve] = red.independents;
    for (const base of reserve ? basesOf(reserve) : [])
      expect(ofKind(scenario, 'entrenchment').some((work) => isBehind(base, work.course.points, 5))).toBe(false);
  });

  test('HOW-SCEN-12: the main line on the ridge, the light companies before it, the horse behind', () => {
    const hill = ground.area('spittelberg');
    expect(hill).not.toBe(null);
    for (const unit of [...first, ...second])
      expect(ground.areasAt(placeOf(unit)).map(({ id }) => id)).toContain('spittelberg');
    const ridge = meanOf([...first, ...second]).y;
    for (const unit of light) expect(placeOf(unit).y).toBeLessThan(ridge - 20);
    for (const unit of [...brigade(red, "Rehlingen's").units, ...red.independents])
      expect(placeOf(unit).y).toBeGreaterThan(ridge + 20);
  });

  test('HOW-SCEN-12: the legion stands behind Red’s main line, 60 cm or more from every unit of his', () => {
    for (const own of legion) {
      expect(placeOf(own).y).toBeGreaterThan(meanOf([...first, ...second]).y);
      for (const enemy of unitsOfArmy(red)) expect(apart(own, enemy)).toBeGreaterThanOrEqual(60);
    }
  });

  test('HOW-SCEN-13: the river lies between the armies, the houses on both banks of it at the bridge', () => {
    const across = (point: Point) => point.y - courseAt(river.course.points, point.x);
    for (const unit of unitsOfArmy(blue))
      expect([unit.name, across(placeOf(unit)) < 0]).toEqual([unit.name, !legion.includes(unit)]);
    for (const unit of unitsOfArmy(red)) expect(across(placeOf(unit))).toBeGreaterThan(0);
    const [bridge] = ofKind(scenario, 'bridge');
    const [near, far] = ofKind(scenario, 'bua').map(({ blocks }) => blocks[0]?.at ?? { x: 0, y: 0 });
    if (!bridge || !near || !far) throw new Error('no bridge between houses');
    expect([across(near) < 0, across(far) > 0]).toEqual([true, true]);
    for (const { x } of [near, far]) expect(Math.abs(x - bridge.at.x)).toBeLessThan(5);
  });

  test('HOW-SCEN-13: one bridge and two designated fords, each with a company to guard it', () => {
    expect([ofKind(scenario, 'bridge').length, ofKind(scenario, 'ford').length]).toEqual([1, 2]);
    for (const { at } of [...ofKind(scenario, 'bridge'), ...ofKind(scenario, 'ford')])
      expect(Math.min(...light.map((unit) => Math.hypot(placeOf(unit).x - at.x, placeOf(unit).y - at.y)))).toBeLessThan(
        30,
      );
  });
});

/** Whether the whole edge of a base lies within `by` cm of a work. */
function isBehind(base: Box, work: readonly Point[], by: number): boolean {
  const [a, b] = [work[0], work.at(-1)];
  const front = corners(base)
    .toSorted((p, q) => distanceTo(p) - distanceTo(q))
    .slice(0, 2);
  function distanceTo({ x, y }: Point): number {
    if (!a || !b) return Infinity;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const share = Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy)));
    return Math.hypot(x - a.x - share * dx, y - a.y - share * dy);
  }
  return front.every((corner) => distanceTo(corner) <= by);
}
/** The y of a course that runs from west to east, at `x`. */
function courseAt(points: readonly Point[], x: number): number {
  for (const [n, to] of points.entries()) {
    const from = points[n - 1];
    if (from && x >= from.x && x <= to.x) return from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x);
  }
  throw new Error(`no course at ${x}`);
}

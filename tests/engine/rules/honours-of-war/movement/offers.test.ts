/** Which marches are listed for a unit, and how far each of them goes. */
import { describe, expect, it } from 'vitest';
import { endOf } from '../../../../../engine/geometry';
import type { Path } from '../../../../../engine/geometry';
import { leashOf, strayed } from '../../../../../engine/rules/honours-of-war/movement/farthest-base';
import { nearEnemy } from '../../../../../engine/rules/honours-of-war/movement/near-enemy';
import { passageTo, samplePassages } from '../../../../../engine/rules/honours-of-war/movement/passage-offers';
import { marchAhead, sampleMarches, snapMarch } from '../../../../../engine/rules/honours-of-war/movement/reach';
import { isRefusal } from '../../../../../engine/rules/common';
import { facingOf, headingOf, poseAt } from '../../../../../engine/geometry';
import { at, battlefield, course, polygon, road, wood } from '../field';
import type { UnitPlace, TestField } from '../field';
import { allowanceOf } from './orders';

const field = (a: UnitPlace, more: Record<string, UnitPlace> = {}): TestField =>
  battlefield({ blue: { a: { at: [120, 90], ...a }, ...more } });
const round = (cm: number) => Math.round(cm * 10) / 10;
/** A march in words: degrees it turns and cm it runs, to the right and ahead of where it stood. */
const told = (on: TestField, path: Path): string => {
  const { pose } = on.troop('a').box;
  const end = endOf(path);
  const run = path.legs.filter(({ kind }) => kind === 'straight').reduce((sum, { length }) => sum + length, 0);
  const turned = path.legs.some(({ kind }) => kind !== 'straight')
    ? `${Math.round(headingOf({ x: end.hx, y: end.hy }))}° `
    : `${round(end.x - pose.x)} ${round(end.y - pose.y)} `;
  return `${turned}${round(run)}`;
};
const offered = (on: TestField, change = {}) =>
  sampleMarches(on.view('blue'), allowanceOf(on, 'a', change)).map((path) => told(on, path));

describe('marches that are offered', () => {
  it('foot: ahead, wheels of 10, 20, 45 and 90 degrees, to the flanks, back; all the way and half of it', () => {
    const wheels = (...headings: readonly string[]) =>
      headings.flatMap((heading, i) => [...(LEFT[i] ?? []), '0'].map((cm) => `${heading}° ${cm}`));
    // What an arc of its front of 20 cm leaves of the move, then half of that, then the wheel alone.
    const LEFT = [
      ['16.5', '8.3'],
      ['13', '6.5'],
      ['4.3', '2.1'],
    ];
    expect(offered(field({}))).toEqual([
      '0 20 20',
      '0 10 10',
      ...wheels('350', '340', '315'),
      ...wheels('10', '20', '45'),
      '15 0 15',
      '-15 0 15',
      '0 -15 15',
      '0 -10 10',
    ]);
  });
  it('deployed guns: pivots of 30 degrees about their centre', () => {
    expect(offered(field({ type: 'light gun' }))).toEqual([
      '0 15 15',
      '0 7.5 7.5',
      '330° 0',
      '30° 0',
      '10 0 10',
      '-10 0 10',
      '0 -15 15',
      '0 -7.5 7.5',
    ]);
  });
  it('none with less than half a centimetre left, all of it with just that', () => {
    expect(offered(field({}), { spent: 19.5 })).toEqual(['0 0.5 0.5']);
    expect(offered(field({}), { spent: 19.4 })).toEqual(['0 0.6 0.6']);
    expect(offered(field({}), { spent: 19.6 })).toEqual([]);
  });
  it('limbered guns, which are narrow, wheel by 90 degrees too', () => {
    // The arc of a front of 5 cm leaves 12.1 of 20.
    const wheels = offered(field({ type: 'medium gun', formation: 'limbered' })).filter((march) =>
      /^(90|270)°/.test(march),
    );
    expect(wheels).toEqual(['270° 12.1', '270° 6.1', '270° 0', '90° 12.1', '90° 6.1', '90° 0']);
  });
  it('ahead as far as it may go, or nothing', () => {
    const ahead = (spent: number) => {
      const on = field({});
      const path = marchAhead(on.view('blue'), allowanceOf(on, 'a', { spent }));
      return path && round(path.length);
    };
    expect([0, 5.5, 19.5, 19.8].map(ahead)).toEqual([20, 14.5, 0.5, null]);
  });
  it('toward a place asked for, at any angle', () => {
    const toward = (x: number, y: number) => {
      const on = field({ formation: 'march column' });
      const path = snapMarch(on.view('blue'), allowanceOf(on, 'a'), poseAt(at(x, y), facingOf(0)));
      return isRefusal(path) ? path.clause : told(on, path);
    };
    expect([toward(120, 100), toward(120, 160)]).toEqual(['0 10 10', '0 25 25']);
    // The head of the column, at y = 100, wheels by 22 degrees, and its middle comes to the place.
    const on = field({ formation: 'march column' });
    const path = snapMarch(on.view('blue'), allowanceOf(on, 'a'), poseAt(at(126, 105), facingOf(0)));
    const end = isRefusal(path) ? at(0, 0) : endOf(path);
    expect([end.x, end.y]).toEqual([expect.closeTo(126, 0), expect.closeTo(105, 0)]);
  });
  it('HOW-MOVE-06: nothing to the flank within 20 cm of the enemy', () => {
    const sideways = (gap: number) =>
      offered(battlefield({ blue: { a: { at: [120, 90] } }, red: { z: { at: [120, 94 + gap] } } })).filter((march) =>
        / 0 /.test(march),
      );
    expect([sideways(19), sideways(21)]).toEqual([[], ['15 0 15', '-15 0 15']]);
  });
  it('HOW-TERR-12: to a place on the road as by the road, though that ends before the move does', () => {
    const terrain = [
      wood('wald', polygon([100, 70], [140, 70], [140, 140], [100, 140])),
      road('road', course([120, 60], [120, 118])),
    ];
    const on = battlefield({ terrain, blue: { a: { at: [120, 90], formation: 'march column' } } });
    const path = snapMarch(on.view('blue'), allowanceOf(on, 'a'), poseAt(at(120, 105), facingOf(0)));
    expect(isRefusal(path) ? path.clause : round(path.length)).toBe(15);
  });
  it('HOW-MOVE-03: with the deduction for the flank taken off where it leads there', () => {
    const on = battlefield({
      blue: { a: { at: [120, 90] } },
      nations: { blue: { flankDeduction: { foot: 'half', horse: 'half' } } },
    });
    expect(offered(on).slice(-3)).toEqual(['10 0 10', '-10 0 10', '0 -10 10']);
  });
});

describe('HOW-MOVE-01, HOW-MOVE-04: how far a unit that has turned may run on', () => {
  /** A line of 20 by 4 cm whose move of 20 cm began at 30 degrees. */
  const leash = (heading: number, x = 120, y = 90) => {
    const on = field({ heading, at: [x, y] });
    const allowance = allowanceOf(on, 'a', { began: poseAt(at(120, 90), facingOf(30)) });
    return [leashOf(allowance, on.troop('a'), { x: 1, y: 0 }), strayed(allowance, on.troop('a'))?.clause ?? null];
  };
  it('as far as was left, when it looks the same way', () => {
    expect(leash(30, 160)).toEqual([Infinity, null]);
  });
  it('until a corner is 20 cm from where it was', () => {
    // Turned by 60 degrees a corner is as far off as half the diagonal, 10.2 cm.
    const [room, clause] = leash(-30);
    expect(room).toBeGreaterThan(9);
    expect(room).toBeLessThan(20);
    expect(clause).toBeNull();
    expect(leash(150)[0]).toBeLessThan(10);
    expect(leash(-30, 150)).toEqual([0, 'HOW-MOVE-01']);
    expect(leash(-30, 105)[0]).toBeGreaterThan(20);
  });
  it('no farther at 20 cm, and hardly farther beside them', () => {
    expect(leash(30.01, 141)).toEqual([0, 'HOW-MOVE-01']);
    // 19.98 cm north of where it was: 0.9 cm east is 20 cm off.
    expect(leash(30.01, 120, 109.98)[0]).toBeCloseTo(0.85, 1);
  });
});

describe('HOW-MOVE-06: within 20 cm of an enemy', () => {
  it.each([
    [31.99, 0, true],
    [32.1, 0, false],
    [0, 23.99, true],
    [0, 24.1, false],
  ])('%d cm east, %d north', (east, north, is) => {
    // Two battalions, 12 cm and 20 cm wide and 4 deep: their edges are 20 cm off.
    const on = battlefield({
      blue: { a: { at: [60, 50], size: 'small' } },
      red: { z: { at: [60 + east + (east ? 4 : 0), 50 + north], size: 'standard' } },
    });
    expect(nearEnemy(on.view('blue'), on.troop('a'), on.troop('a').box)).toBe(is);
  });
});

describe('HOW-INTER-01: passages that are offered', () => {
  /** Light infantry, 25 cm, and a friend before it. */
  const passing = (b: UnitPlace, a: UnitPlace = {}): TestField =>
    battlefield({
      blue: { a: { at: [120, 50], type: 'jaeger', ...a }, b: { at: [120, 60], ...b } },
      leaders: { 'blue brigade': { at: [60, 20] } },
    });
  const lengths = (on: TestField, change = {}) =>
    samplePassages(on.view('blue'), allowanceOf(on, 'a', change)).map(({ length }) => length);
  it('as far as it may go, in steps of 2 cm back from that', () => {
    expect(lengths(passing({ type: 'jaeger' }))).toEqual([25]);
    // Behind the first stands another, at whose place it may not end.
    const two = battlefield({
      blue: {
        a: { at: [120, 50], type: 'jaeger' },
        b: { at: [120, 57], type: 'jaeger' },
        c: { at: [120, 72], type: 'jaeger' },
      },
    });
    expect(lengths(two)).toEqual([17]);
    expect(lengths(passing({ type: 'jaeger' }), { spent: 24 })).toEqual([]);
  });
  it('none shorter than half a centimetre: what is left of steps back to a friend whom it touches is no march', () => {
    const touching = battlefield({
      blue: { a: { at: [120, 50], type: 'jaeger' }, b: { at: [120, 54], type: 'jaeger' } },
    });
    expect(lengths(touching, { spent: 22.992 })).toEqual([]);
  });
  it('never what is no passage: the way up to the first of many friends', () => {
    // The run ends 5 cm ahead, 20 cm short of its move: a whole number of steps.
    const many = Object.fromEntries(
      [59, 63, 67, 71, 75, 79].map((y) => [`b ${y}`, { at: [120, y] as const, type: 'jaeger' as const }]),
    );
    expect(lengths(battlefield({ blue: { a: { at: [120, 50], type: 'jaeger' }, ...many } }))).toEqual([]);
  });
  it('past friends in order only when they have had their turn and stood still, past light infantry always', () => {
    const line = passing({});
    expect(lengths(line)).toEqual([]);
    line.emit({ do: 'mark', id: 'blue brigade', mark: 'activated', value: 1 });
    expect(lengths(line)).toEqual([25]);
    line.emit({ do: 'mark', id: 'b', mark: 'moved', value: 1 });
    expect(lengths(line)).toEqual([]);
    expect(lengths(passing({ type: 'jaeger', marks: { moved: 1 } }))).toEqual([25]);
  });
  it('nothing where nobody stands in the way', () => {
    expect(lengths(passing({ at: [200, 60] }))).toEqual([]);
  });
  it('straight to the place asked for, if it lies ahead within its move and beyond a friend', () => {
    const on = passing({ type: 'jaeger' });
    const to = (x: number, y: number) =>
      passageTo(on.view('blue'), allowanceOf(on, 'a'), poseAt(at(x, y), facingOf(0)))?.length ?? null;
    expect([to(120, 66), to(121, 66), to(121.1, 66), to(119, 66)]).toEqual([16, 16, null, 16]);
    expect([to(120, 75), to(120, 75.1), to(120, 52), to(120, 40)]).toEqual([25, null, null, null]);
  });
});

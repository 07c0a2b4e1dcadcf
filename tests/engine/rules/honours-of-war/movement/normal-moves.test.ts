import { describe, expect, it } from 'vitest';
import type { NationalValues } from '../../../../../engine/rules/honours-of-war/troops/nations';
import { battlefield } from '../field';
import type { Layout, UnitPlace, TestField } from '../field';
import { allowanceOf, march, marched } from './orders';

const field = (unit: UnitPlace, more: Partial<Layout> = {}): TestField =>
  battlefield({ blue: { a: { at: [60, 50], ...unit } }, ...more });
const straightOn = (unit: UnitPlace, cm: number, more: Partial<Layout> = {}) =>
  march(field(unit, more), 'a', [['ahead', cm]]);

describe('HOW-MOVE-01: a normal move and no farther', () => {
  it.each<[UnitPlace['type'], string, number]>([
    ['line infantry', 'line', 20],
    ['line infantry', 'march column', 25],
    ['jaeger', 'line', 25],
    ['cuirassiers', 'line', 30],
    ['cuirassiers', 'double line', 30],
    ['hussars', 'march column', 40],
    ['medium gun', 'limbered', 20],
    ['light gun', 'deployed', 15],
    ['medium gun', 'deployed', 10],
    ['heavy gun', 'deployed', 5],
    ['transport', 'march column', 15],
  ])('%s in %s: %d cm', (type, formation, most) => {
    const unit = { formation, ...(type ? { type } : {}) };
    expect(straightOn(unit, most)).toBe(most);
    expect(straightOn(unit, most + 0.1)).toBe('HOW-MOVE-01');
  });
  it('HOW-EX-25: 28mm distances halve at 15mm', () => {
    expect(straightOn({}, 10, { scale: '15mm' })).toBe(10);
    expect(straightOn({}, 10.1, { scale: '15mm' })).toBe('HOW-MOVE-01');
    expect(straightOn({ type: 'cuirassiers' }, 15.1, { scale: '15mm' })).toBe('HOW-MOVE-01');
  });
  it('costs of one normal move add up', () => {
    const on = field({});
    expect(march(on, 'a', [['ahead', 8]], { spent: 12 })).toBe(8);
    expect(march(on, 'a', [['ahead', 8.1]], { spent: 12 })).toBe('HOW-MOVE-01');
  });
});

const horse = (flank: NationalValues['flankDeduction']['horse']): Partial<Layout> => ({
  nations: { blue: { flankDeduction: { foot: 'quarter', horse: flank } } },
});
const foot = (flank: NationalValues['flankDeduction']['foot']): Partial<Layout> => ({
  nations: { blue: { flankDeduction: { foot: flank, horse: 'none' } } },
});

describe('HOW-MOVE-02, HOW-MOVE-03: to the flank and the rear', () => {
  const cost = (more: Partial<Layout>, degrees: number, cm: number, unit: UnitPlace = {}) =>
    march(field(unit, more), 'a', [['toward', degrees, cm]]);
  it.each([
    ['none', 10, 20],
    ['quarter', 15, 15],
    ['half', 20, 10],
  ] as const)('a nation that deducts %s: 10 cm cost %d, and %d cm are the most', (share, cost10, most) => {
    for (const way of [90, 180, 270]) {
      expect(cost(foot(share), way, 10)).toBe(cost10);
      expect(cost(foot(share), way, most)).toBe(20);
      expect(cost(foot(share), way, most + 0.1)).toBe('HOW-MOVE-01');
    }
  });
  it('horse reads its own value', () => {
    expect(cost(horse('half'), 90, 15, { type: 'cuirassiers' })).toBe(30);
    expect(cost(horse('none'), 90, 30, { type: 'cuirassiers' })).toBe(30);
  });
  it('any part is enough: an oblique advance leaves the front with a rear corner', () => {
    expect(cost(foot('quarter'), 10, 10)).toBe(15);
    expect(cost(foot('quarter'), 0, 10)).toBe(10);
  });
  it('is paid once in a normal move', () => {
    const on = field({}, foot('quarter'));
    expect(
      march(on, 'a', [
        ['toward', 90, 5],
        ['toward', 270, 5],
        ['toward', 180, 5],
      ]),
    ).toBe(20);
  });
  it('HOW-MOVE-07: light infantry never deducts', () => {
    expect(cost(foot('half'), 90, 25, { type: 'freikorps' })).toBe(25);
    expect(cost(foot('half'), 180, 25, { type: 'freikorps', class: 'inferior' })).toBe(25);
  });
});

describe('HOW-MOVE-04: wheeling', () => {
  it('costs the path of the outer front corner and no deduction', () => {
    // A line 20 cm wide turns 45 degrees: 20 × π / 4 = 15.708.
    expect(march(field({}, foot('half')), 'a', [['right', 45]])).toBeCloseTo(15.708, 3);
    expect(march(field({}, foot('half')), 'a', [['left', 57]])).toBeCloseTo(19.897, 3);
    expect(march(field({}, foot('half')), 'a', [['left', 58]])).toBe('HOW-MOVE-01');
  });
  it('a march may go on after it', () => {
    expect(
      march(field({}, foot('half')), 'a', [
        ['right', 20],
        ['ahead', 13],
      ]),
    ).toBeCloseTo(19.981, 3);
  });
  it('a column wheels on 4 cm, and HOW-MOVE-01: never so far that its tail swings beyond its move', () => {
    // The far corner of 4 × 20 lies 20.396 off: 75 degrees carry it 24.833 cm of 25, 76 degrees 25.114.
    expect(march(field({ formation: 'march column' }), 'a', [['right', 75]])).toBeCloseTo(5.236, 3);
    expect(march(field({ formation: 'march column' }), 'a', [['right', 76]])).toBe('HOW-MOVE-01');
  });
  it('HOW-MOVE-01: what it runs after a wheel counts for every corner', () => {
    // 45 degrees bring the tail 15.61 cm off; it goes the way of the head then.
    const turned = (cm: number) =>
      march(field({ formation: 'march column' }), 'a', [
        ['right', 45],
        ['ahead', cm],
      ]);
    expect(turned(19)).toBeCloseTo(22.142, 3);
    expect(turned(21.8)).toBeCloseTo(24.942, 3);
    expect(turned(21.9)).toBe('HOW-MOVE-01');
  });
  it('HOW-MOVE-03, HOW-MOVE-06: after it, a unit goes by the front that it has now', () => {
    const after = (degrees: number, cm: number) =>
      march(field({ type: 'jaeger', formation: 'march column' }, foot('half')), 'a', [
        ['right', 70],
        ['toward', degrees, cm],
      ]);
    expect(after(70, 10)).toBeCloseTo(14.887, 3);
    const sideways = (more: Partial<Layout>) =>
      march(field({}, more), 'a', [
        ['right', 20],
        ['toward', 110, 3],
      ]);
    // 20 degrees of a line 20 cm wide are 6.981 cm; 3 cm to the flank of its new front cost half a move besides.
    expect(sideways(foot('none'))).toBeCloseTo(9.981, 3);
    expect(sideways(foot('half'))).toBeCloseTo(19.981, 3);
  });
});

describe('HOW-MOVE-05: facing change in place', () => {
  it('measures the corners and deducts as a flank move', () => {
    // Half the diagonal of 20 × 4 is 10.198: 30 degrees are 5.340 cm.
    expect(march(field({}, foot('none')), 'a', [['pivot', 30]])).toBeCloseTo(5.34, 3);
    expect(march(field({}, foot('quarter')), 'a', [['pivot', 30]])).toBeCloseTo(10.34, 3);
    expect(march(field({}, foot('half')), 'a', [['pivot', -60]])).toBe('HOW-MOVE-01');
  });
  it('is 90 degrees at most; beyond that the unit turns about first', () => {
    expect(march(field({ type: 'jaeger', formation: 'march column' }), 'a', [['pivot', 90]])).toBeCloseTo(16.019, 3);
    expect(march(field({ type: 'jaeger', formation: 'march column' }), 'a', [['pivot', 91]])).toBe('HOW-MOVE-05');
  });
});

it('HOW-MOVE-06: far from the enemy no wheel counts', () => {
  const on = battlefield({ blue: { a: { at: [60, 50] } } });
  expect(marched(on, 'a', [['right', 10]]).turnedNear).toBe(0);
});

it('HOW-MOVE-01: a march of less than a centimetre costs its length', () => {
  const on = battlefield({ blue: { a: { at: [60, 50] } } });
  expect(march(on, 'a', [['ahead', 0.6]])).toBe(0.6);
});

describe('HOW-MOVE-06: near the enemy', () => {
  /** A line whose front is at y = 52 and an enemy whose near edge lies so far off. */
  const facing = (gap: number, unit: UnitPlace = {}, more: Partial<Layout> = {}): TestField =>
    field(unit, { red: { z: { at: [60, 54 + gap] } }, ...foot('none'), ...more });
  it('no movement to the flank within 20 cm, none that comes there', () => {
    expect(march(facing(20.1), 'a', [['toward', 90, 10]])).toBe(10);
    expect(march(facing(20), 'a', [['toward', 90, 10]])).toBe('HOW-MOVE-06');
    expect(march(facing(25), 'a', [['toward', 45, 10]])).toBe('HOW-MOVE-06');
    expect(march(facing(28), 'a', [['toward', 45, 10]])).toBe(10);
  });
  it('anywhere along the way, not at its ends alone', () => {
    const red = { z: { at: [82, 71], type: 'light gun', heading: 90 } } as const;
    const on = battlefield({ blue: { a: { at: [60, 50], type: 'hussars' } }, red, ...horse('none') });
    // The gun's limber reaches west: it lies 20 cm off only in the middle of the way.
    expect(march(on, 'a', [['toward', 90, 30]])).toBe('HOW-MOVE-06');
  });
  it('also when the deduction has been paid already', () => {
    expect(march(facing(25), 'a', [['toward', 45, 10]], { deducted: true })).toBe('HOW-MOVE-06');
  });
  it('straight back is no movement to the flank', () => {
    expect(march(facing(10), 'a', [['toward', 180, 10]])).toBe(10);
  });
  it('wheels and pivots total 45 degrees', () => {
    const cavalry: UnitPlace = { type: 'hussars' };
    expect(march(facing(20, cavalry), 'a', [['left', 45]])).toBeCloseTo(15.708, 3);
    expect(march(facing(20, cavalry), 'a', [['left', 46]])).toBe('HOW-MOVE-06');
    expect(
      march(facing(20, cavalry), 'a', [
        ['left', 25],
        ['right', 20],
      ]),
    ).toBeCloseTo(15.708, 3);
    expect(
      march(facing(20, cavalry), 'a', [
        ['left', 25],
        ['right', 21],
      ]),
    ).toBe('HOW-MOVE-06');
    expect(march(facing(20, cavalry), 'a', [['left', 10]], { turnedNear: 36 })).toBe('HOW-MOVE-06');
    expect(march(facing(45, cavalry), 'a', [['left', 50]])).toBeCloseTo(17.453, 3);
  });
  it('a pivot inside that total is allowed', () => {
    expect(march(facing(20), 'a', [['pivot', 30]])).toBeCloseTo(5.34, 3);
  });
  it('holds for light infantry, not for guns and wagons', () => {
    expect(march(facing(15, { type: 'jaeger' }), 'a', [['toward', 90, 10]])).toBe('HOW-MOVE-06');
    expect(march(facing(15, { type: 'transport' }), 'a', [['left', 90]])).toBeCloseTo(7.854, 3);
    expect(march(facing(15, { type: 'light gun' }), 'a', [['toward', 90, 10]])).toBe(10);
  });
  it('HOW-SCALE-10: 6 cm at 6mm', () => {
    const small = (gap: number) =>
      march(
        battlefield({
          blue: { a: { at: [60, 50] } },
          red: { z: { at: [60, 51 + gap] } },
          scale: '6mm',
          ...foot('none'),
        }),
        'a',
        [['toward', 90, 3]],
      );
    expect([small(6.1), small(6)]).toEqual([3, 'HOW-MOVE-06']);
  });
});

describe('HOW-MOVE-08: limbered guns and wagons', () => {
  const limbered: UnitPlace = { type: 'medium gun', formation: 'limbered' };
  it('go at half rate to flank and rear, whatever their nation', () => {
    const strict: Partial<Layout> = { nations: { blue: { flankDeduction: { foot: 'half', horse: 'half' } } } };
    expect(march(field(limbered, strict), 'a', [['toward', 180, 10]])).toBe(20);
    expect(march(field(limbered), 'a', [['toward', 90, 10.1]])).toBe('HOW-MOVE-01');
    expect(march(field({ type: 'transport' }), 'a', [['toward', 180, 7.5]])).toBe(15);
    expect(march(field({ type: 'transport' }), 'a', [['toward', 180, 7.6]])).toBe('HOW-MOVE-01');
  });
  it('turn on the spot within the same limit', () => {
    // Half the diagonal of 5 × 12 is 6.5: 88 degrees are 9.983 cm of 10.
    expect(march(field(limbered), 'a', [['pivot', 88]])).toBeCloseTo(19.983, 3);
    expect(march(field(limbered), 'a', [['pivot', 89]])).toBe('HOW-MOVE-01');
  });
  it('wheel to the front freely', () => {
    const wheeled = (degrees: number, cm: number) =>
      march(field(limbered), 'a', [
        ['right', degrees],
        ['ahead', cm],
      ]);
    expect(wheeled(45, 16)).toBeCloseTo(19.927, 3);
    // What it goes on to lies before the front it has now: 5.236 for the wheel, the rest is free.
    expect(wheeled(60, 14.7)).toBeCloseTo(19.936, 3);
    expect(wheeled(60, 14.8)).toBe('HOW-MOVE-01');
    expect(march(field(limbered), 'a', [['right', 45]])).toBeCloseTo(3.927, 3);
  });
});

describe('HOW-MOVE-12, HOW-MOVE-14: what stops a move', () => {
  it('1 cm short of an enemy, and not through him', () => {
    const on = field({}, { red: { z: { at: [60, 66] } } });
    expect(march(on, 'a', [['ahead', 11]])).toBe(11);
    expect(march(on, 'a', [['ahead', 11.1]])).toBe('HOW-MOVE-12');
    expect(march(on, 'a', [['ahead', 20]])).toBe('HOW-MOVE-12');
  });
  it('no wheel through an enemy', () => {
    expect(march(field({}, { red: { z: { at: [50, 60] } } }), 'a', [['right', 40]])).toBe('HOW-MOVE-12');
  });
  it('Done For units are in nobody’s way (HOW-UNIT-05)', () => {
    const on = field({}, { red: { z: { at: [60, 60], hits: 5, marks: { 'done for': 1 } } } });
    expect(march(on, 'a', [['ahead', 20]])).toBe(20);
  });
  it('the table edge', () => {
    const on = field({ at: [60, 10], heading: 180 });
    expect(march(on, 'a', [['ahead', 8]])).toBe(8);
    expect(march(on, 'a', [['ahead', 8.1]])).toBe('HOW-MOVE-14');
    expect(march(field({ at: [11, 50] }), 'a', [['left', 20]])).toBe(
      march(field({ at: [60, 50] }), 'a', [['left', 20]]),
    );
    expect(march(field({ at: [60, 178] }), 'a', [['left', 30]])).toBe('HOW-MOVE-14');
  });
});

describe('HOW-MOVE-11: crews without guns', () => {
  it('go at the speed of light infantry', () => {
    const crew: UnitPlace = { type: 'heavy gun', formation: 'crew', marks: { 'crew only': 1 } };
    expect(straightOn(crew, 25)).toBe(25);
    expect(straightOn(crew, 25.1)).toBe('HOW-MOVE-01');
  });
});

describe('HOW-PERF-03, HOW-PERF-08: how many normal moves', () => {
  const moves = (performance: 'Poor' | 'Steady' | 'Admirable' | 'Inspiring' | 'Feeble') =>
    allowanceOf(field({}), 'a', { performance }).moves;
  it('one; two on Admirable and Inspiring', () => {
    expect([moves('Feeble'), moves('Poor'), moves('Steady'), moves('Admirable'), moves('Inspiring')]).toEqual([
      1, 1, 1, 2, 2,
    ]);
  });
});

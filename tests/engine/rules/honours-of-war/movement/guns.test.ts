import { describe, expect, it } from 'vitest';
import { PLAIN_FEATURE } from '../../../../../engine/scenario';
import { makeChange, mayChange } from '../../../../../engine/rules/honours-of-war/movement/formation-change';
import { battlefield, polygon } from '../field';
import type { Layout, UnitPlace, TestField } from '../field';
import { allowanceOf, march, marched } from './orders';

const field = (unit: UnitPlace, more: Partial<Layout> = {}): TestField =>
  battlefield({ blue: { a: { at: [60, 50], type: 'medium gun', ...unit } }, ...more });
const nation = (limbering: 'half' | 'full', manhandling: 'half' | 'full' = 'full'): Partial<Layout> => ({
  nations: { blue: { limbering, manhandling } },
});
const may = (on: TestField, change: string, spent = 0) =>
  mayChange(on.view('blue'), allowanceOf(on, 'a', { spent }), on.troop('a'), change)?.clause ?? null;
const limbered: UnitPlace = { formation: 'limbered' };

describe('HOW-INTER-04: the limber behind a battery is part of it', () => {
  it.each([
    [0.9, 1],
    [1.1, 'HOW-INTER-04'],
  ])('pushed back %d cm toward a column 1 cm behind it', (back, result) => {
    // At 15mm: half of the gun base and all of its limber, 2 and 6 cm; the column is 10 cm deep.
    const on = battlefield({
      scale: '15mm',
      blue: { a: { at: [60, 50], type: 'heavy gun' }, b: { at: [60, 36], formation: 'march column' } },
    });
    const cost = march(on, 'a', [['toward', 180, back]]);
    expect(typeof cost === 'number' ? Math.ceil(cost) : cost).toBe(result);
  });
});

describe('HOW-ARTY-01: limbering and unlimbering cost half or all of the limbered move', () => {
  it('half: 10 cm are left to move', () => {
    const on = field({}, nation('half'));
    const after = makeChange(on, allowanceOf(on, 'a'), on.troop('a'), 'limbered');
    expect(march(on, 'a', [['ahead', 10]], after)).toBe(10);
    expect(march(on, 'a', [['ahead', 10.1]], after)).toBe('HOW-MOVE-01');
  });
  it('full: nothing is left', () => {
    const on = field({}, nation('full'));
    const after = makeChange(on, allowanceOf(on, 'a'), on.troop('a'), 'limbered');
    expect(march(on, 'a', [['ahead', 0.1]], after)).toBe('HOW-MOVE-01');
  });
  it('unlimbering after half a move, not after more', () => {
    expect([may(field(limbered), 'deployed', 10), may(field(limbered), 'deployed', 10.1)]).toEqual([
      null,
      'HOW-ARTY-01',
    ]);
    const slow = nation('full');
    expect([may(field(limbered, slow), 'deployed'), may(field(limbered, slow), 'deployed', 0.1)]).toEqual([
      null,
      'HOW-ARTY-01',
    ]);
  });
  it('HOW-UNIT-08: horse artillery is limbered field artillery with the gun’s own cost', () => {
    expect(may(field({ ...limbered, type: 'light gun' }), 'deployed', 10)).toBeNull();
  });
  it('HOW-TERR-03: guns pushed half their way may still limber, pushed farther not', () => {
    expect([may(field({}), 'limbered', 5), may(field({}), 'limbered', 5.1)]).toEqual([null, 'HOW-ARTY-01']);
    const heavy: UnitPlace = { type: 'heavy gun' };
    expect([may(field(heavy), 'limbered', 2.5), may(field(heavy), 'limbered', 2.6)]).toEqual([null, 'HOW-ARTY-01']);
  });
  it('needs open ground for the whole gun', () => {
    const scrub = {
      ...PLAIN_FEATURE,
      id: 'scrub',
      name: null,
      kind: 'rough',
      outline: polygon([62.8, 30], [90, 30], [90, 90], [62.8, 90]),
    } as const;
    // The limber is 5 cm wide, the gun 7.
    expect(may(field(limbered, { terrain: [scrub] }), 'deployed')).toBe('HOW-FORMCHG-07');
    expect(may(field(limbered), 'deployed')).toBeNull();
  });
});

describe('HOW-ARTY-03, HOW-EX-19: where the models stand', () => {
  it('limbering moves the limber’s front edge to the gun’s former front', () => {
    const on = field({}, nation('half'));
    const after = makeChange(on, allowanceOf(on, 'a'), on.troop('a'), 'limbered');
    // The gun's front was at 53.5, the limber is 12 cm long.
    expect(on.place('a')).toEqual({ x: 60, y: 47.5 });
    // Hanoverians go on: front edge 10 cm ahead of the gun's former front.
    expect(marched(on, 'a', [['ahead', 10]], after).spent).toBe(20);
  });
  it('the French rearrange them in the same place: full move', () => {
    const on = field(limbered, nation('full'));
    const after = makeChange(on, allowanceOf(on, 'a'), on.troop('a'), 'deployed');
    // The limber's front was at 56, the gun is 7 cm deep, and the limber stands behind it.
    expect(on.place('a')).toEqual({ x: 60, y: 52.5 });
    expect(on.troop('a').boxes[1]?.pose.y).toBeCloseTo(43);
    expect(march(on, 'a', [['ahead', 0.1]], after)).toBe('HOW-MOVE-01');
  });
});

describe('HOW-ARTY-04: manhandling', () => {
  it.each([
    ['light gun', 15, 10],
    ['medium gun', 10, 5],
    ['heavy gun', 5, 0],
  ] as const)('a %s goes %d cm ahead or back and %d to the flank', (type, ahead, aside) => {
    const on = field({ type });
    for (const way of [0, 180, 45, 315]) {
      expect(march(on, 'a', [['toward', way, ahead]])).toBe(ahead);
      expect(march(on, 'a', [['toward', way, ahead + 0.1]])).toBe('HOW-MOVE-01');
    }
    for (const way of [90, 270, 46]) {
      if (aside > 0) expect(march(on, 'a', [['toward', way, aside]])).toBe(aside);
      expect(march(on, 'a', [['toward', way, aside + 0.1]])).toBe('HOW-MOVE-01');
    }
  });
  it('pivots within the same distance, heavy guns too', () => {
    // Half the diagonal of 7 × 7 is 4.950, of 8 × 8 5.657.
    expect(march(field({}), 'a', [['pivot', 115]])).toBeCloseTo(9.935, 3);
    expect(march(field({}), 'a', [['pivot', 116]])).toBe('HOW-MOVE-01');
    expect(march(field({ type: 'heavy gun' }), 'a', [['pivot', 50]])).toBeCloseTo(4.937, 3);
    expect(march(field({ type: 'heavy gun' }), 'a', [['pivot', 51]])).toBe('HOW-MOVE-01');
  });
});

describe('HOW-ARTY-05: manhandling limits', () => {
  it('some nations go half as far, to the flank too', () => {
    const on = field({}, nation('half', 'half'));
    expect([march(on, 'a', [['ahead', 5]]), march(on, 'a', [['ahead', 5.1]])]).toEqual([5, 'HOW-MOVE-01']);
    expect([march(on, 'a', [['toward', 90, 2.5]]), march(on, 'a', [['toward', 90, 2.6]])]).toEqual([
      2.5,
      'HOW-MOVE-01',
    ]);
  });
  it('a double move doubles it', () => {
    expect(allowanceOf(field({}), 'a', { performance: 'Admirable' }).moves).toBe(2);
  });
});

describe('HOW-TERR-05: manhandled guns are limited as artillery', () => {
  it('woods halve, rough ground is closed', () => {
    const ground = (kind: 'wood' | 'rough') => ({
      terrain: [
        { ...PLAIN_FEATURE, id: kind, name: null, kind, outline: polygon([0, 54], [240, 54], [240, 90], [0, 90]) },
      ],
    });
    expect(march(field({}, ground('wood')), 'a', [['ahead', 5]])).toBe(9.5);
    expect(march(field({}, ground('rough')), 'a', [['ahead', 5]])).toBe('HOW-TERR-04');
  });
});

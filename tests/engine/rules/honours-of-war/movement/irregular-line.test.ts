import { describe, expect, it } from 'vitest';
import { retreat } from '../../../../../engine/rules/honours-of-war/morale';
import { canCharge } from '../../../../../engine/rules/honours-of-war/charge/approach';
import { cannotCounterCharge } from '../../../../../engine/rules/honours-of-war/charge/counter-charge-roll';
import {
  bend,
  bending,
  isAtEdge,
  straighten,
} from '../../../../../engine/rules/honours-of-war/movement/irregular-line';
import { isRefusal } from '../../../../../engine/rules/common';
import { manoeuvre } from '../../../../../engine/rules/honours-of-war/sequence/manoeuvre';
import { manoeuvreQuestion } from '../../../../../engine/rules/honours-of-war/sequence/manoeuvre-question';
import { basesOf } from '../../../../../engine/battle';
import { headingOf } from '../../../../../engine/geometry';
import { battlefield, polygon, wood } from '../field';
import type { Feature } from '../../../../../engine/scenario';
import { customArea } from '../ground';
import type { UnitPlace, TestField } from '../field';
import { allowanceOf } from './orders';

/** A wood whose southern edge runs from (40, 53) up to a corner at (60, 51) and down to (80, 57). */
const copse = wood('copse', polygon([40, 53], [60, 51], [80, 57], [80, 90], [40, 90]));
/** Its front edge, 20 cm wide, lies on y = 52: it stands before the middle of the edge. */
const at = (unit: UnitPlace = {}, more: Record<string, UnitPlace> = {}): TestField =>
  battlefield({ blue: { a: { at: [60, 50], ...unit } }, red: more, terrain: [copse] });
const bent = (on: TestField, spent = 0): TestField => {
  const about = allowanceOf(on, 'a', { spent });
  const found = bending(on.view('blue'), about, on.troop('a'));
  if (isRefusal(found)) throw new Error(found.sentence);
  bend(on, about, on.troop('a'), found);
  return on;
};
const why = (on: TestField, change = {}): string | null => {
  const found = bending(on.view('blue'), allowanceOf(on, 'a', change), on.troop('a'));
  return isRefusal(found) ? found.clause : null;
};
const orders = (on: TestField) => manoeuvreQuestion.choices(on.view('blue'), allowanceOf(on, 'a')).list ?? [];

describe('HOW-FORM-06: a line at the edge of a wood', () => {
  it('may bend to it: each base stands on the edge, the whole faces as the line that joins its ends', () => {
    expect(orders(at())).toContainEqual({ pick: 'form', as: 'irregular line' });
    const on = bent(at());
    expect(on.piece('a').formation).toBe('irregular line');
    const { pose } = on.troop('a').box;
    const bases = basesOf(on.troop('a').traits.unit, on.piece('a'));
    // Fronts at x = 52 and 68 meet the edge at 51.8 and 53.4: it rises 1.6 in 16, and the line with it.
    const left = bases[0];
    const right = bases[4];
    expect(headingOf({ x: pose.hx, y: pose.hy })).toBeCloseTo(354, 0);
    expect([left?.y, right?.y].map((y) => Math.abs(y ?? 1) < 0.002)).toEqual([true, true]);
    expect([left, right].map((base) => Math.round(base?.turn ?? 0))).toEqual([11, -11]);
    // The middle one stands back, where the corner comes out.
    expect(bases[2]?.y).toBeLessThan(-1);
  });
  /** A unit before ground whose southern edge runs from (20, 49) to (100, 57): it rises 1 in 10. */
  const slope = [
    [20, 49],
    [100, 57],
    [100, 90],
    [20, 90],
  ] as const;
  const before = (terrain: Feature) => battlefield({ blue: { a: { at: [60, 50] } }, terrain: [terrain] });
  it.each([
    ['whichever way round the edge is drawn', polygon(...slope)],
    ['so too', polygon(...slope.toReversed())],
    ['from whatever corner on', polygon(...slope.slice(1), slope[0])],
    ['at the nearer side of a narrow strip', polygon([20, 49], [100, 57], [100, 57.6], [20, 49.6])],
    ['whichever of them comes first', polygon([100, 57.6], [20, 49.6], [20, 49], [100, 57])],
  ])('base by base, %s', (_how, outline) => {
    const on = bent(before(wood('wald', outline)));
    const { pose } = on.troop('a').box;
    const bases = basesOf(on.troop('a').traits.unit, on.piece('a'));
    const [run, rise] = [10 / Math.sqrt(101), 1 / Math.sqrt(101)];
    expect([pose.hx, pose.hy]).toEqual([expect.closeTo(-rise, 3), expect.closeTo(run, 3)]);
    // The middle of its front comes to (60, 53), its centre 2 cm behind that.
    expect([pose.x, pose.y]).toEqual([expect.closeTo(60 + 2 * rise, 2), expect.closeTo(53 - 2 * run, 2)]);
    for (const [i, base] of bases.entries()) {
      expect([base.x, base.y]).toEqual([expect.closeTo((i - 2) * 4 * Math.sqrt(1.01), 2), expect.closeTo(0, 2)]);
      expect(base.turn ?? 0).toBeCloseTo(0, 1);
    }
  });
  it('from within too, the front outward', () => {
    const on = bent(
      battlefield({ blue: { a: { at: [60, 56], heading: 180 } }, terrain: [wood('wald', polygon(...slope))] }),
    );
    const { pose } = on.troop('a').box;
    // The middle of its front comes to (60, 53), its centre 2 cm behind that, in the wood.
    expect([pose.x, pose.y]).toEqual([expect.closeTo(60 - 0.2, 1), expect.closeTo(53 + 2, 1)]);
    expect(pose.hy).toBeLessThan(-0.99);
  });
  it.each<[string, Feature, boolean]>([
    ['rough ground', { ...wood('bruch', polygon(...slope)), kind: 'rough' } as Feature, true],
    ['ground that covers', customArea('feld', polygon(...slope), { cover: 'light' }), true],
    ['ground that hides', customArea('feld', polygon(...slope), { sight: 'blocked' } as never), true],
    ['ground of no account', customArea('feld', polygon(...slope), {}), false],
  ])('at the edge of %s', (_what, feature, is) => {
    const on = before(feature);
    expect(isAtEdge(on.view('blue'), on.troop('a'))).toBe(is);
  });
  it('when it is ordered so', () => {
    const on = at();
    let asked = 0;
    on.run(manoeuvre(on, 'a', { performance: 'Steady', directed: false }), {
      manoeuvre: () => (asked++ === 0 ? { pick: 'form', as: 'irregular line' } : { pick: 'done' }),
    });
    expect([on.texts(), on.piece('a').bases?.length]).toEqual([['A lines the edge.'], 5]);
  });
  it('at the end of its move, free of cost, and within what is left of it', () => {
    const on = at();
    expect(manoeuvreQuestion.allowance?.(on.view('blue'), allowanceOf(at(), 'a'), { pick: 'form', as: 'irregular line' })).toMatchObject({ spent: 20, left: 0 }); // oxfmt-ignore
    // Its left base has 0.2 cm to go back, its right one 1.4 on.
    expect([why(at(), { spent: 18.5 }), why(at(), { spent: 18.7 })]).toEqual([null, 'HOW-FORM-06']);
  });
  it.each<[string, UnitPlace, string | null]>([
    ['horse', { type: 'dragoons' }, null],
    ['light infantry', { type: 'jaeger' }, null],
    ['a march column', { formation: 'march column', at: [60, 42] }, 'HOW-FORM-06'],
    ['a line that is not at it', { at: [60, 47] }, 'HOW-FORM-06'],
  ])('%s', (_who, unit, clause) => {
    expect(why(at(unit))).toBe(clause);
  });
  it('not on a poor performance, nor where others stand', () => {
    expect(why(at(), { performance: 'Poor' })).toBe('HOW-PERF-04');
    expect(why(at({}, { z: { at: [60, 54.4], heading: 180 } }))).toBe('HOW-FORMCHG-07');
  });
  it('forms up before it moves, charges or counter-charges, as a change of formation', () => {
    const on = bent(at({}, { z: { at: [60, 20], type: 'hussars' } }));
    const formed = orders(on).map((order) => ('pick' in order ? `${order.pick} ${'as' in order ? order.as : ''}` : 'march')); // oxfmt-ignore
    expect(formed.toSorted()).toEqual(['done ', 'form line', 'form march column']);
    const view = on.view('blue');
    expect(canCharge(view, allowanceOf(on, 'a'), 'z')?.clause).toBe('HOW-FORM-06');
    expect(cannotCounterCharge(view, on.troop('a'))?.clause).toBe('HOW-FORM-06');
  });
  it('goes as a line when it is forced to', () => {
    const on = bent(at({ hits: 4, marks: { 'struck by': 'z', 'struck from': 'front' } }));
    on.run(retreat(on, 'a'), { retreat: () => ({ span: 20 }) });
    expect([on.piece('a').formation, on.piece('a').bases]).toEqual(['line', null]);
    const still = at();
    straighten(still, 'a');
    expect(still.events).toEqual([]);
  });
});

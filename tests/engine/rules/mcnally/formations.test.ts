/** Changes of formation and of face. */
import { describe, expect, it } from 'vitest';
import { facingOf, poseAt } from '../../../../engine/geometry';
import { leftOf } from '../../../../engine/rules/mcnally/movement/allowance';
import { changeFaces, isThreatenedInFront, mayChangeFace } from '../../../../engine/rules/mcnally/movement/facing';
import {
  changeFormation,
  changeModifiers,
  changeNeeds,
  inFormationAt,
  mayForm,
} from '../../../../engine/rules/mcnally/movement/formation-change';
import { sumOf } from '../../../../engine/rules/mcnally/modifier';
import type { UnitType } from '../../../../engine/scenario';
import { allowanceOf, battlefield, fieldOf, INCH } from './field';
import type { Place } from './field';

describe('formations', () => {
  it('MCN-FORMCHG-01: who needs what, with an enemy within 12 inches and not beyond', () => {
    const needs = (type: UnitType, y: number) => {
      const field = battlefield({ blue: { a: { at: [30, 20], type } }, red: { b: { at: [30, y] } } });
      return changeNeeds(field.view('blue'), field.troop('a'));
    };
    expect([
      needs('line infantry', 33.75),
      needs('line infantry', 33.8),
      needs('jaeger', 30),
      needs('dragoons', 30),
    ]).toEqual([3, null, 2, 2]);
  });
  it('MCN-FORMCHG-01: lines of the throw', () => {
    const sum = (unit: Place, generals = {}) => {
      const field = fieldOf(unit, { generals });
      return sumOf(changeModifiers(field.view('blue'), field.troop('a')));
    };
    expect([
      sum({}),
      sum({ marks: { shaken: 1 } }),
      sum({ type: 'militia' }),
      sum({ type: 'freikorps' }),
      sum({}, { 'blue brigade': [30, 18.5] }),
    ]).toEqual([0, -1, -1, -1, 1]);
  });
  it('MCN-FORMCHG-02, MCN-FORMCHG-04: it takes half of the slower move; the middle of the front stays', () => {
    const field = fieldOf();
    const after = field.run(changeFormation(field, allowanceOf(field), 'column'));
    expect([after && leftOf(after) / INCH, field.piece('a').formation]).toEqual([3, 'column']);
    expect(field.place('a')[1]).toBeCloseTo(17.375, 1);
  });
  it('MCN-FORMCHG-03: a failure leaves it as it is, and marks it', () => {
    const near = { red: { b: { at: [30, 28] as const } } };
    const failed = battlefield({ blue: { a: { at: [30, 20] } }, ...near, dice: [2] });
    expect(failed.run(changeFormation(failed, allowanceOf(failed), 'column'))).toBeNull();
    expect([failed.piece('a').formation, failed.marks('a')]).toEqual(['line', ['failed to form']]);
    const done = battlefield({ blue: { a: { at: [30, 20] } }, ...near, dice: [3] });
    done.run(changeFormation(done, allowanceOf(done), 'column'));
    expect(done.piece('a').formation).toBe('column');
  });
  it('MCN-FORMCHG-04: not onto another', () => {
    const field = fieldOf({}, { blue: { a: { at: [30, 20] }, c: { at: [30, 16] } } });
    expect(mayForm(field.view('blue'), allowanceOf(field), 'column')?.clause).toBe('MCN-FORMCHG-04');
    expect(inFormationAt(field.troop('a'), 'mass').box.depth / INCH).toBeCloseTo(3.5, 9);
  });
  it('MCN-MOVE-05: guns limber in a whole move, standing still', () => {
    const field = fieldOf({ type: 'medium gun' });
    const about = allowanceOf(field);
    expect(mayForm(field.view('blue'), { ...about, spent: 1 }, 'limbered')?.clause).toBe('MCN-MOVE-05');
    expect(field.run(changeFormation(field, about, 'limbered'))).toBeNull();
    expect(field.piece('a').formation).toBe('limbered');
  });
});

describe('changes of face', () => {
  it('MCN-FORMCHG-05, MCN-FORMCHG-07: the firing side turns a unit about its centre', () => {
    const field = fieldOf();
    const about = poseAt({ x: 30 * INCH, y: 20 * INCH }, facingOf(180));
    let turned = false;
    field.run(changeFaces(field, 'blue'), {
      'next to turn': () => {
        if (turned) return { pick: 'done' };
        turned = true;
        return { pick: 'turn', of: 'a' };
      },
      'change face': () => ({ bearing: about }),
    });
    expect([field.heading('a'), field.place('a')]).toEqual([
      [0, -1],
      [30, 20],
    ]);
  });
  it.each<readonly [UnitType, number, boolean]>([
    ['line infantry', 3, true],
    ['line infantry', 3.05, false],
    ['dragoons', 6, true],
    ['dragoons', 6.05, false],
  ])('MCN-FORMCHG-06: %s %d inches before it', (type, away, isThreat) => {
    const field = battlefield({ blue: { a: { at: [30, 20] } }, red: { b: { type, at: [30, 21.75 + away] } } });
    expect(isThreatenedInFront(field.view('blue'), field.troop('a'))).toBe(isThreat);
  });
  it('MCN-FORMCHG-06: an enemy behind it is no threat to its front', () => {
    const field = battlefield({ blue: { a: { at: [30, 20] } }, red: { b: { at: [30, 16], heading: 0 } } });
    expect(mayChangeFace(field.view('blue'), field.troop('a'))).toBe(true);
  });
  it('MCN-FORMCHG-09: routers may not, the shaken and deployed guns may', () => {
    const may = (unit: Place) => {
      const field = fieldOf(unit);
      return mayChangeFace(field.view('blue'), field.troop('a'));
    };
    expect([may({ marks: { routing: 1 } }), may({ marks: { shaken: 1 } }), may({ type: 'medium gun' })]).toEqual([
      false,
      true,
      true,
    ]);
  });
  it('MCN-FORMCHG-08: without room only smaller turns are offered', () => {
    const field = battlefield({ blue: { a: { at: [30, 20] }, c: { at: [30, 17.5] } }, red: { far: { at: [30, 46] } } });
    const offered: number[] = [];
    field.run(changeFaces(field, 'blue'), {
      'next to turn': () => (offered.length > 0 ? { pick: 'done' } : { pick: 'turn', of: 'a' }),
      'change face': (decision) => {
        offered.push(1);
        return decision.idle ?? { pick: 'none' };
      },
    });
    expect(field.place('a')).toEqual([30, 20]);
  });
});

/** Changes of formation and of face. */
import { describe, expect, it } from 'vitest';
import { facing, facingOf, poseAt, turnBetween } from '../../../../engine/geometry';
import type { Pose } from '../../../../engine/geometry';
import { leftOf } from '../../../../engine/rules/mcnally/movement/allowance';
import { isThreatenedInFront, mayChangeFace } from '../../../../engine/rules/mcnally/movement/facing';
import {
  changeFormation,
  changeModifiers,
  changeNeeds,
  inFormationAt,
  mayForm,
} from '../../../../engine/rules/mcnally/movement/formation-change';
import { sumOf } from '../../../../engine/rules/common';
import { changeFaces, faceQuestion } from '../../../../engine/rules/mcnally/sequence/changes-of-face';
import type { UnitType } from '../../../../engine/scenario';
import { course, wall } from '../../terrain/tables';
import { allowanceOf, battlefield, fieldOf, INCH } from './field';
import type { UnitPlace } from './field';

/** To either side of north. */
const degreesFrom = (bearing: Pose): number => Math.abs(Math.round(turnBetween(facingOf(0), facing(bearing))));

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
    const sum = (unit: UnitPlace, generals = {}) => {
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
    expect(failed.texts()).toEqual(['a fails to form column and stands.']);
    const done = battlefield({ blue: { a: { at: [30, 20] } }, ...near, dice: [3] });
    done.run(changeFormation(done, allowanceOf(done), 'column'));
    expect(done.piece('a').formation).toBe('column');
  });
  it.each([
    ['Grenadier Battalion', 'Grenadier Battalion fails to form column and stands.'],
    ['Hussars', 'Hussars fail to form column and stand.'],
  ])('MCN-FORMCHG-03: of %s the log tells so', (name, text) => {
    const field = battlefield({
      blue: { a: { at: [30, 20], is: { name } } },
      red: { b: { at: [30, 28] } },
      dice: [1],
    });
    field.run(changeFormation(field, allowanceOf(field), 'column'));
    expect(field.texts()).toEqual([text]);
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
    const may = (unit: UnitPlace) => {
      const field = fieldOf(unit);
      return mayChangeFace(field.view('blue'), field.troop('a'));
    };
    expect([may({ marks: { routing: 1 } }), may({ marks: { shaken: 1 } }), may({ type: 'medium gun' })]).toEqual([
      false,
      true,
      true,
    ]);
  });
  it.each([
    ['clear', 12.3, [0, 45, 45, 90, 90, 135, 135, 180]],
    ['clear of a quarter turn, whose flank comes to 16.5', 15.6, [0, 45, 45, 90, 90, 135, 135, 180]],
    ['in the way of a quarter turn alone', 15.65, [0, 45, 45, 135, 135, 180]],
    ['in the way of all but a turn about', 17.5, [0, 180]],
  ] as const)('MCN-FORMCHG-08: a friend %s, at %d: turns of %j', (_title, y, turns) => {
    const field = battlefield({ blue: { a: { at: [30, 20] }, c: { at: [30, y] } }, red: { far: { at: [30, 46] } } });
    const view = field.view('blue');
    const about = { unit: 'a', why: 'step D' } as const;
    const offered = faceQuestion.choices(view, about).list.map(({ bearing }) => degreesFrom(bearing));
    expect(offered.toSorted((one, other) => one - other)).toEqual(turns);
    const quarter = poseAt({ x: 30 * INCH, y: 20 * INCH }, facingOf(90));
    expect(faceQuestion.check(view, about, { bearing: quarter })?.clause ?? null).toBe(
      (turns as readonly number[]).includes(90) ? null : 'MCN-FORMCHG-04',
    );
  });
  const ALL = [0, 45, 45, 90, 90, 135, 135, 180];
  it.each<readonly [string, number, readonly number[], readonly number[]]>([
    ['clear of a quarter turn', 23.6, ALL, ALL],
    ['reached by a quarter turn alone', 23.45, [0, 45, 45, 135, 135, 180], ALL],
    ['along its front', 20.875, [0, 180], ALL],
    ['under its feet already', 20, ALL, ALL],
  ])('MCN-FORMCHG-08: a wall %s, at %d: turns of %j, and of %j as it rallies', (_title, y, turns, rallied) => {
    const field = battlefield({
      terrain: [wall('w', course([20 * INCH, y * INCH], [40 * INCH, y * INCH]))],
      blue: { a: { at: [30, 20] } },
      red: { far: { at: [30, 46] } },
    });
    const offered = (why: 'step D' | 'rally') =>
      faceQuestion
        .choices(field.view('blue'), { unit: 'a', why })
        .list.map(({ bearing }) => degreesFrom(bearing))
        .toSorted((one, other) => one - other);
    expect([offered('step D'), offered('rally')]).toEqual([turns, rallied]);
  });
});

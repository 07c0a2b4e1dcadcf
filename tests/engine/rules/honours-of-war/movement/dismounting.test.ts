import { describe, expect, it } from 'vitest';
import { meetChargeQuestion } from '../../../../../engine/rules/honours-of-war/charge/reaction';
import { mayEvade } from '../../../../../engine/rules/honours-of-war/charge/evasion';
import { hitLineOf } from '../../../../../engine/rules/honours-of-war/fire/hit-table';
import { reachOf } from '../../../../../engine/rules/honours-of-war/fire/firing-zone';
import { mayFire } from '../../../../../engine/rules/honours-of-war/fire/targets';
import { leftOf } from '../../../../../engine/rules/honours-of-war/movement/allowance';
import { makeChange, mayChange } from '../../../../../engine/rules/honours-of-war/movement/formation-change';
import { manoeuvreQuestion } from '../../../../../engine/rules/honours-of-war/sequence/manoeuvre-question';
import { layout } from '../../../../../engine/rules/honours-of-war/troops/layouts';
import { scale } from '../../../../../engine/rules/honours-of-war/troops/scales';
import { battlefield } from '../field';
import type { UnitPlace, TestField } from '../field';
import { allowanceOf } from './orders';

const field = (a: UnitPlace = {}): TestField =>
  battlefield({
    blue: { a: { type: 'dragoons', at: [60, 60], ...a } },
    red: { z: { at: [60, 78] } },
  });
const onFoot: UnitPlace = { formation: 'dismounted' };
const change = (on: TestField, as: string, spent = 0) => {
  const allowance = allowanceOf(on, 'a', { spent });
  const refusal = mayChange(on.view('blue'), allowance, on.troop('a'), as);
  return refusal ? refusal.clause : makeChange(on, allowance, on.troop('a'), as);
};
/** What is left of the move after a change, in cm. */
const left = (on: TestField, as: string, spent = 0): unknown => {
  const after = change(on, as, spent);
  return typeof after === 'string' ? after : leftOf(on.troop('a'), after);
};

describe('HOW-UNIT-09: dismounting and mounting', () => {
  it.each([
    // Half of light infantry's 25 cm is left after half of the line's 30 cm.
    ['at the start of its move', 0, 12.5],
    ['after a quarter of it', 7.5, 6.25],
    ['after half of it', 15, 0],
    ['not after more', 15.1, 'HOW-FORMCHG-02'],
  ])('dismounts %s', (_what, spent, rest) => expect(left(field(), 'dismounted', spent)).toBe(rest));
  it.each([
    ['at the start of its move', 0, 15],
    ['after half of it on foot', 12.5, 0],
    ['not after more', 12.6, 'HOW-FORMCHG-02'],
  ])('mounts %s', (_what, spent, rest) => expect(left(field(onFoot), 'line', spent)).toBe(rest));
  it('in place: the same middle of the front, the same facing', () => {
    const on = field();
    change(on, 'dismounted');
    // Bases 5 cm deep give way to bases 4 cm deep.
    expect([on.place('a'), on.piece('a').formation]).toEqual([{ x: 60, y: 60.5 }, 'dismounted']);
    expect(on.texts()).toEqual(['A dismounts.']);
    change(on, 'line');
    expect([on.place('a'), on.texts().at(-1)]).toEqual([{ x: 60, y: 60 }, 'A mounts.']);
  });
  it('is light infantry with carbines then, of its own class', () => {
    const { traits } = field({ ...onFoot, class: 'inferior' }).troop('a');
    expect(traits).toMatchObject({ kind: 'light infantry', smallArm: 'carbines', class: 'inferior' });
    expect(field().troop('a').traits).toMatchObject({ kind: 'heavy horse', smallArm: null });
  });
  it('may evade, and fires where it could not mounted', () => {
    const on = field(onFoot);
    expect(mayEvade(on.view('blue'), on.troop('a'))).toBeNull();
    expect(mayFire(on.view('blue'), on.troop('a'))).toBeNull();
    expect(mayEvade(field().view('blue'), field().troop('a'))?.clause).toBe('HOW-EVADE-01');
    expect(mayFire(field().view('blue'), field().troop('a'))).not.toBeNull();
  });
  it('is offered in its own move, and is no answer to a charge nor a part of reforming', () => {
    const listed = (on: TestField): readonly string[] =>
      manoeuvreQuestion
        .choices(on.view('blue'), allowanceOf(on, 'a'))
        .list.flatMap((choice) => ('pick' in choice && choice.pick === 'form' ? [choice.as] : []));
    expect(listed(field())).toContain('dismounted');
    expect(listed(field(onFoot))).toEqual(['line', 'about turn']);
    expect(listed(field({ type: 'line infantry' }))).not.toContain('dismounted');
    expect(listed(field({ marks: { reforming: 1 }, hits: 3 }))).not.toContain('dismounted');
    const on = field();
    const about = { unit: 'a', charger: 'z', sector: 'front', distance: 20, roundTheFlank: false } as const;
    const refusal = meetChargeQuestion.check(on.view('blue'), about, { pick: 'form', as: 'dismounted' });
    expect(refusal?.clause).toBe('HOW-UNIT-09');
  });
});

describe('HOW-RANGE-03: carbines', () => {
  it('reach 15 cm', () => expect(reachOf(field(onFoot).troop('a'))).toBe(15));
});

describe('HOW-HIT-10, HOW-UNIT-10: dismounted cavalry on the hit table', () => {
  it.each([
    ['superior', 'standard infantry'],
    ['standard', 'standard light infantry'],
    ['inferior', 'inferior light infantry'],
  ] as const)('%s', (quality, line) => {
    expect(hitLineOf(field({ ...onFoot, class: quality }).troop('a').traits)).toBe(line);
  });
});

describe('HOW-BASE-10: bases of dismounted cavalry', () => {
  it.each([
    ['28mm', 'standard', 4, 4],
    ['28mm', 'small', 2, 4],
    ['6mm', 'large', 6, 1.5],
  ] as const)('at %s a %s regiment has %d of %d cm', (id, size, count, width) => {
    const bases = layout({ type: 'dragoons', arm: 'horse', size }, 'dismounted', scale(id));
    expect([bases.length, bases[0]?.width, bases[0]?.carries]).toEqual([count, width, 'light foot']);
  });
});

import { describe, expect, it } from 'vitest';
import { pathOf } from '../../../../../engine/geometry';
import { chargesOf } from '../../../../../engine/rules/honours-of-war/charge/approach';
import { charge } from '../../../../../engine/rules/honours-of-war/charge/charge';
import { crossedBy } from '../../../../../engine/rules/honours-of-war/charge/interception';
import { reinforceQuestion } from '../../../../../engine/rules/honours-of-war/charge/reinforcement';
import { manoeuvreQuestion } from '../../../../../engine/rules/honours-of-war/sequence/manoeuvre-question';
import { refusing } from '../asked';
import { battlefield } from '../field';
import type { Layout, UnitPlace, TestField } from '../field';
import { allowanceOf } from '../movement/orders';
import { inContact, kindsAsked, pick } from './run';

const horse: UnitPlace = { type: 'cuirassiers' };

/** A charges Z due north over 20 cm; I looks west across its way, 22.5 cm beside it. */
function passing(i: UnitPlace = {}, more: Partial<Layout> & { a?: UnitPlace; z?: UnitPlace } = {}): TestField {
  const { a = {}, z = {}, ...rest } = more;
  return battlefield({
    blue: { a: { ...horse, at: [60, 50], ...a }, ...rest.blue },
    red: {
      z: { ...horse, at: [60, 75], marks: { turned: 1 }, ...z },
      i: { ...horse, at: [95, 62], heading: 270, ...i },
      ...rest.red,
    },
    ...(rest.dice ? { dice: rest.dice } : {}),
  });
}
const foot = (i: UnitPlace, dice: readonly number[]): TestField =>
  passing(
    { type: 'line infantry', at: [85, 62], ...i },
    { a: { type: 'line infantry' }, z: { type: 'line infantry', at: [60, 72] }, dice },
  );
const intercepting = { 'intercept charge': () => ({ pick: 'intercept', of: 'i' }) };
const reinforcing = { 'reinforce melee': () => ({ pick: 'reinforce', of: 'i' }) };
const charges = (on: TestField, answers: Parameters<TestField['run']>[1] = {}): TestField => {
  on.run(charge(on, allowanceOf(on, 'a'), 'z'), { 'stand to fire': pick('free'), ...answers });
  return on;
};
const isAsked = (on: TestField, kind: string): boolean => kindsAsked(charges(on)).includes(kind);
/** Out of its turn a unit is asked twice: whether it intercepts, and when it has not, whether it reinforces. */
const asksOf = (on: TestField): readonly boolean[] => {
  const kinds = kindsAsked(charges(on));
  return ['intercept charge', 'reinforce melee'].map((kind) => kinds.includes(kind));
};

describe('HOW-CCHG-08: interception', () => {
  it('meets the charger on its way in the sector it came from; the charged is not charged', () => {
    const on = charges(passing(), intercepting);
    expect([inContact(on, 'i'), inContact(on, 'a'), inContact(on, 'z')]).toEqual([
      ['a', 'right'],
      [undefined, undefined],
      [undefined, undefined],
    ]);
    expect(on.place('a').y).toBeGreaterThan(50);
    expect(on.place('a').y).toBeLessThan(70);
    for (const id of ['a', 'i']) expect(on.piece(id).marks).toMatchObject({ charged: 1, moved: 1 });
  });
  it('at an eighth of the way, the first of those that are nearest to it', () => {
    const on = charges(passing(), intercepting);
    expect([inContact(on, 'i')[0], on.place('a').y]).toEqual(['a', 52.5]);
  });
  it('at the first eighth of a short way too', () => {
    // 6 cm to go: an eighth is 0.75 cm.
    const on = charges(passing({ at: [95, 46] }, { z: { at: [60, 61] }, dice: [6] }), intercepting);
    expect([inContact(on, 'i')[0], on.troop('a').box.pose.y]).toEqual(['a', 50.75]);
  });
  it('front to front both have charged', () => {
    const i: UnitPlace = { formation: 'double line', at: [78, 86], heading: 200 };
    const on = charges(passing(i, { z: { at: [60, 82.4] } }), intercepting);
    expect([inContact(on, 'i'), inContact(on, 'a')]).toEqual([
      ['a', 'front'],
      ['i', 'front'],
    ]);
  });
  it('horse whose roll is not needed over more than half a move needs none; nearer it throws', () => {
    expect(charges(passing(), intercepting).state.drawn).toBe(0);
    // Half a move of the charger is 15 cm.
    const near = charges(passing({}, { z: { at: [60, 69] }, dice: [3] }), intercepting);
    expect([near.state.drawn, inContact(near, 'a')]).toEqual([1, ['z', 'front']]);
  });
  it.each([
    [4, 'a', undefined],
    [3, undefined, 'z'],
  ])('foot throws: on a %d it meets %s and the charger meets %s', (die, met, struck) => {
    const on = charges(foot({}, [die]), intercepting);
    expect([inContact(on, 'i')[0], inContact(on, 'a')[0]]).toEqual([met, struck]);
  });
  it('one that has failed is not asked to reinforce (HOW-CCHG-09)', () => {
    expect(kindsAsked(charges(foot({}, [3]), intercepting))).not.toContain('reinforce melee');
  });
  it.each<[string, UnitPlace, boolean]>([
    ['within one normal move', { at: [102, 70] }, true],
    ['farther off', { at: [103, 70] }, false],
    ['that looks elsewhere', { heading: 90 }, false],
    ['without morale', { marks: { reforming: 1 } }, false],
    ['that has fired', { marks: { fired: 1 } }, false],
    ['that has turned to meet a charge', { marks: { turned: 1 } }, false],
    ['that has charged', { marks: { charged: 1 } }, false],
    ['in melee', { marks: { 'in contact': 'x' } }, false],
    ['that the scenario holds back', { marks: { held: '0' } }, false],
    ['of foot, which charges no horse', { type: 'line infantry', at: [85, 62] }, false],
  ])('a unit %s', (_what, i, may) => {
    expect(asksOf(passing(i))).toEqual([may, may]);
  });
  it.each([
    [34.6, true],
    [34.4, false],
  ])('more than half of the charger is before its front: at %d', (y, is) => {
    const on = passing({}, { a: { at: [75, y] } });
    const crossed = crossedBy(on.view('red'), on.troop('a'), pathOf(on.troop('a').box.pose, []), ['z']);
    expect(crossed.map(({ id }) => id)).toEqual(is ? ['i'] : []);
  });
  it('HOW-CHG-12: it may leave another enemy that stands nearer to it', () => {
    const on = passing({}, { blue: { b: { ...horse, at: [82, 88] } } });
    const refusal = manoeuvreQuestion.check(on.view('red'), allowanceOf(on, 'i'), { pick: 'charge', of: 'a' });
    expect([refusal?.clause, inContact(charges(on, intercepting), 'i')[0]]).toEqual(['HOW-CHG-12', 'a']);
  });
  it('a charge that passes nobody asks nobody', () => {
    expect(kindsAsked(charges(passing({ at: [150, 62] })))).toEqual(['meet charge']);
  });
});

describe('HOW-CCHG-09: reinforcing a melee', () => {
  it('a unit that let the charge pass before its front moves in after the contact', () => {
    const on = charges(passing(), reinforcing);
    expect([inContact(on, 'a'), inContact(on, 'i')]).toEqual([
      ['z', 'front'],
      ['a', 'right'],
    ]);
    expect(on.piece('i').marks).toMatchObject({ charged: 1, moved: 1 });
  });
  it.each([
    [4, 'a'],
    [3, undefined],
  ])('by the roll of a counter-charge: foot on a %d', (die, met) => {
    const on = charges(foot({}, [die]), reinforcing);
    expect([inContact(on, 'a')[0], inContact(on, 'i')[0]]).toEqual(['z', met]);
  });
  it('each unit once a melee', () => {
    expect(kindsAsked(charges(foot({}, [1]), reinforcing)).filter((kind) => kind === 'reinforce melee')).toHaveLength(
      1,
    );
  });
  it('a counter-charge is a melee too', () => {
    const on = charges(passing({ at: [95, 58] }, { z: { marks: {} } }), {
      'meet charge': pick('counter-charge'),
      ...reinforcing,
    });
    expect([inContact(on, 'z')[0], inContact(on, 'i')]).toEqual(['a', ['a', 'right']]);
  });
  it('in its own activation a unit charges in without a roll', () => {
    const on = charges(passing({ at: [150, 62] }, { blue: { b: { ...horse, at: [95, 75], heading: 270 } } }));
    on.run(charge(on, allowanceOf(on, 'b'), 'z'));
    expect([inContact(on, 'b'), on.state.drawn]).toEqual([['z', 'left'], 0]);
  });

  it('HOW-CCHG-10: not where its sector is taken', () => {
    const on = charges(passing({ at: [150, 62] }, { red: { k: { ...horse, at: [95, 70], heading: 270 } } }));
    expect(inContact(on, 'a')[0]).toBe('z');
    on.emit({ do: 'mark', id: 'i', mark: 'in contact', value: 'a' });
    on.emit({ do: 'mark', id: 'i', mark: 'contact sector', value: 'right' });
    const refusal = manoeuvreQuestion.check(on.view('red'), allowanceOf(on, 'k'), { pick: 'charge', of: 'a' });
    expect(refusal?.clause).toBe('HOW-CHG-13');
    on.emit({ do: 'mark', id: 'i', mark: 'contact sector', value: 'rear' });
    expect(chargesOf(on.view('red'), allowanceOf(on, 'k')).map(({ target }) => target)).toEqual(['a']);
  });
  it.each([
    ['more than a quarter of a move has it', 95, undefined],
    ['a quarter or less has none', 79, 'HOW-MELEE-15'],
  ])('HOW-CCHG-11: the charge bonus over %s', (_what, x, barred) => {
    const on = charges(passing({ at: [x, 70] }), reinforcing);
    expect([inContact(on, 'i')[0], on.piece('i').marks['no bonus']]).toEqual(['a', barred]);
  });
  it('HOW-MELEE-24: wagons that are swept away begin no melee to move into', () => {
    const swept = passing({}, { z: { type: 'transport', at: [60, 73] } });
    expect(kindsAsked(charges(swept))).not.toContain('reinforce melee');
    expect(swept.piece('z').marks['done for']).toBe(1);
  });
  it('HOW-UNIT-05: not one that is Done For by then', () => {
    const on = charges(passing());
    on.emit({ do: 'mark', id: 'i', mark: 'done for', value: 1 });
    const about = { charger: 'a', distance: 20, among: ['i'] };
    expect(refusing(on.view('red'), reinforceQuestion, about, [{ pick: 'reinforce', of: 'i' }])).toEqual([
      'HOW-CCHG-09',
    ]);
  });
  it('HOW-CCHG-12: not after crossing fire', () => {
    const fired = { marks: { 'crossing fire': 1, fired: 1 } };
    expect(isAsked(foot(fired, []), 'reinforce melee')).toBe(false);
    const on = foot({ ...fired }, []);
    const refusal = () =>
      manoeuvreQuestion.check(on.view('red'), allowanceOf(on, 'i'), { pick: 'charge', of: 'a' })?.clause;
    expect(refusal()).toBe('HOW-CHG-19');
    charges(on);
    expect(refusal()).toBe('HOW-CCHG-12');
  });
});

import { describe, expect, it } from 'vitest';
import { targetsOf, volley } from '../../../../../engine/rules/honours-of-war/fire';
import { fireAtQuestion } from '../../../../../engine/rules/honours-of-war/fire/questions';
import { expectedHits } from '../../../../../engine/rules/honours-of-war/fire/hit-table';
import { charge } from '../../../../../engine/rules/honours-of-war/charge/charge';
import { distanceBetween } from '../../../../../engine/tabletop';

import { mistOf, mistOnCharge, mistOnShot, riskOf } from '../../../../../engine/rules/honours-of-war/weather';
import type { Mist } from '../../../../../engine/scenario';
import { at, battlefield, hill, polygon, village } from '../field';
import type { Layout, UnitPlace, TestField } from '../field';
import { allowanceOf } from '../movement/orders';

const MIST: Mist = { rule: 'mist', from: 1, until: 3, beyond: 20, failsOn: 2, sparing: [], reason: 'Morning mist' };

/** A gun, its front at y = 50, and Esterle so many cm north of it, in the mist of turns 1 to 3. */
const misty = (range: number, { mist = {}, turn = 1, ...more }: Setting = {}): TestField => {
  const on = battlefield({
    blue: { guns: { type: 'medium gun', at: [100, 46.5] } },
    red: { esterle: { at: [100, 52 + range] } },
    ...more,
    scenario: { special: [{ ...MIST, ...mist }] },
  });
  on.state.at = { turn, step: 4 };
  return on;
};
interface Setting extends Partial<Omit<Layout, 'scenario'>> {
  readonly mist?: Partial<Mist>;
  readonly turn?: number;
}
const isMisty = (on: TestField): boolean => mistOnShot(on.view('blue'), on.troop('guns'), on.troop('esterle')) !== null;
const knoll = (id: string, south: number, north: number) =>
  hill(id, 'gentle', 6, polygon([60, south], [140, south], [140, north], [60, north]));

describe('HOW-SCEN-18: when and where there is mist', () => {
  it.each([
    [1, true],
    [3, true],
    [4, false],
  ])('turn %d: %s', (turn, there) => {
    expect(mistOf(misty(60, { turn }).view('blue')) !== null).toBe(there);
    expect(isMisty(misty(60, { turn }))).toBe(there);
  });
  it('not before its first turn', () => expect(isMisty(misty(60, { turn: 1, mist: { from: 2 } }))).toBe(false));
  it.each([
    [19.9, false],
    [20, false],
    [20.1, true],
  ])('at %d cm: %s', (range, there) => expect(isMisty(misty(range))).toBe(there));
  it('where either stands on low ground, not between two hills', () => {
    const [own, theirs] = [knoll('own', 30, 52), knoll('theirs', 108, 130)];
    const over = (...terrain: NonNullable<Layout['terrain']>) => isMisty(misty(60, { terrain }));
    expect([over(), over(own), over(theirs), over(own, theirs)]).toEqual([true, true, true, false]);
  });
  it('half on a hill is low ground, a little more is not', () => {
    const theirs = knoll('theirs', 108, 130);
    // The gun base reaches from y = 43 to 50.
    const over = (north: number) => isMisty(misty(60, { terrain: [theirs, knoll('own', 30, north)] }));
    expect([over(46.5), over(46.6)]).toEqual([true, false]);
  });
});

describe('HOW-SCEN-18: fire', () => {
  const order = {
    firer: 'guns',
    target: 'esterle',
    ammunition: 'roundshot',
    moved: false,
    inMovement: false,
  } as const;
  it.each([
    [1, false],
    [2, false],
    [3, true],
    [6, true],
  ])('a die of %d: fired %s', (die, fired) => {
    const on = misty(60, { dice: [die, 6] });
    on.run(volley(on, order));
    expect(on.events.some((event) => event.do === 'fired')).toBe(fired);
    expect(on.piece('guns').marks['fired']).toBe(1);
    expect(on.state.drawn).toBe(fired ? 2 : 1);
  });
  it('fire that fails is used up for the turn', () => {
    const on = misty(60, { dice: [1] });
    expect(on.run(volley(on, order))).toEqual([]);
    expect(on.texts()).toContain('Guns fire into the mist and hit nothing.');
    expect(targetsOf(on.view('blue'), on.troop('guns'))).toEqual([]);
  });
  it('no die near by, in clear turns and at houses that are spared', () => {
    const near = misty(20, { dice: [6] });
    near.run(volley(near, order));
    const late = misty(60, { dice: [6], turn: 4 });
    late.run(volley(late, order));
    const houses = (sparing: readonly string[]) =>
      isMisty(
        misty(0, {
          mist: { sparing },
          terrain: [village('lobositz', at(100, 110), 0, 20)],
          red: { esterle: { inside: 'lobositz/1' } },
        }),
      );
    expect([near.state.drawn, late.state.drawn]).toEqual([1, 1]);
    expect([houses([]), houses(['lobositz']), houses(['lobositz/1']), houses(['prag'])]).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });
  it('each unit throws for itself, at the same enemy too', () => {
    const on = misty(60, {
      blue: {
        guns: { type: 'medium gun', at: [97, 46.5] },
        more: { type: 'medium gun', at: [104, 46.5] },
      },
      dice: [1, 2],
    });
    on.run(volley(on, order));
    on.run(volley(on, { ...order, firer: 'more' }));
    expect(on.state.drawn).toBe(2);
    expect([on.piece('guns').marks['fired'], on.piece('more').marks['fired']]).toEqual([1, 1]);
  });
  it('is part of what a shot promises', () => {
    const on = misty(60);
    const [aim] = targetsOf(on.view('blue'), on.troop('guns'));
    const clear = expectedHits('standard artillery', 0);
    expect(aim?.expected).toBeCloseTo((clear * 2) / 3, 12);
    const odds = fireAtQuestion.odds?.(
      on.view('blue'),
      { unit: 'guns' },
      { pick: 'fire', of: 'esterle', with: 'roundshot' },
    );
    const sum = odds && 'chance' in odds ? odds.chance.reduce((all, { p }) => all + p, 0) : 0;
    expect(sum).toBeCloseTo(1, 12);
  });
});

describe('HOW-SCEN-18: charges', () => {
  /** Cuirassiers with their front on y = 50 and foot so many cm north of it. */
  const charging = (apart: number, dice: readonly number[], more: Setting & { z?: UnitPlace } = {}) => {
    const { z = {}, ...setting } = more;
    const on = misty(0, {
      blue: { a: { type: 'cuirassiers', at: [100, 47.5] } },
      red: { z: { at: [100, 52 + apart], ...z } },
      dice,
      ...setting,
    });
    on.run(charge(on, allowanceOf(on, 'a'), 'z'), {});
    return on;
  };
  const apartOf = (on: TestField): number => Math.round(distanceBetween(on.troop('a'), on.troop('z')) * 100) / 100;
  it('one that fails halts 20 cm from the enemy, and the charge is spent', () => {
    const on = charging(28, [2]);
    expect(apartOf(on)).toBe(20);
    expect(on.piece('a').marks).toMatchObject({ charged: 1, moved: 1 });
    expect(on.piece('a').marks['in contact']).toBeUndefined();
    expect(on.texts()).toContain('A loses its way in the mist.');
    expect(on.asked).toEqual([]);
  });
  it('one that does not goes home', () => {
    const on = charging(28, [3]);
    expect(on.piece('a').marks['in contact']).toBe('z');
  });
  it.each([
    [20, 0],
    [20.1, 1],
  ])('begun %d cm away it needs %d dice', (apart, dice) => expect(charging(apart, [6]).state.drawn).toBe(dice));
  it('nor does it come nearer than 20 cm to another', () => {
    const on = misty(0, {
      blue: { a: { type: 'cuirassiers', at: [100, 47.5] } },
      red: { z: { at: [100, 80] }, other: { at: [122, 76], heading: 180 } },
      dice: [1],
    });
    on.run(charge(on, allowanceOf(on, 'a'), 'z'), {});
    expect(distanceBetween(on.troop('a'), on.troop('other'))).toBeCloseTo(20, 2);
  });
  it('houses are spared for fire only', () => {
    const on = misty(0, {
      mist: { sparing: ['lobositz'] },
      terrain: [village('lobositz', at(100, 90), 0, 20)],
      red: { esterle: { inside: 'lobositz/1' } },
    });
    const [guns, esterle] = [on.troop('guns'), on.troop('esterle')];
    expect(mistOnShot(on.view('blue'), guns, esterle)).toBeNull();
    expect(riskOf(mistOnCharge(on.view('blue'), guns, esterle))).toBeCloseTo(1 / 3, 12);
  });
  it.each([
    [3, 1 / 2],
    [6, 1],
    [8, 1],
  ])('on %d or less: a chance of %d', (failsOn, risk) => {
    const on = misty(60, { mist: { failsOn } });
    expect(riskOf(mistOf(on.view('blue')))).toBeCloseTo(risk, 12);
  });
});

import { describe, expect, it } from 'vitest';
import type { Decision } from '../../../../../engine/battle';
import { endOf } from '../../../../../engine/geometry';
import { at, village } from '../field';
import type { UnitPlace, TestField } from '../field';
import { charged, duel, inContact, kindsAsked, pick } from './run';

const horse: UnitPlace = { type: 'cuirassiers' };
const led = { leaders: { 'red brigade': { at: [60, 120], side: 'red' } } } as const;
/** Fires at the first moment offered that is at least so far along the path. */
const fireFrom = (least: number) => (decision: Decision) => {
  const path = (decision.about as { path: { length: number } }).path;
  return { moment: Math.min(path.length, least) };
};

describe('HOW-CHG-01, HOW-CHG-14: contact', () => {
  it('the charger is lined up, both are fixed, and the charger has moved', () => {
    const on = charged(duel({ at: [57, 50] }, {}));
    expect([on.place('a'), inContact(on, 'a')]).toEqual([{ x: 60, y: 66 }, ['z', 'front']]);
    expect([on.piece('a').marks['charged'], on.piece('a').marks['moved']]).toEqual([1, 1]);
    expect(on.place('z')).toEqual({ x: 60, y: 70 });
  });
  it('HOW-MELEE-24: wagons and limbered guns are lost at once, and there is no melee', () => {
    for (const z of [{ type: 'transport' }, { type: 'light gun', formation: 'limbered' }] as const) {
      const on = charged(duel(horse, { ...z, at: [60, 68] }));
      expect([on.piece('z').marks['done for'], inContact(on, 'a')]).toEqual([1, [undefined, undefined]]);
    }
  });
  it('HOW-BUA-19: at the edge of houses, on a face', () => {
    const on = charged(duel({}, { inside: 'dorf/1' }, { terrain: [village('dorf', at(60, 72), 0, 20)] }));
    expect(inContact(on, 'a')).toEqual(['z', 'face 2']);
  });
});

describe('HOW-CHG-20: the order of answers', () => {
  it('how to meet it, then fire, then evading at contact', () => {
    const on = charged(duel(horse, { type: 'jaeger', at: [60, 74] }));
    expect(kindsAsked(on)).toEqual(['meet charge', 'fire at charger', 'evade']);
  });
  it('HOW-CCHG-01: foot charged by horse is only asked to fire', () => {
    expect(kindsAsked(charged(duel(horse, { at: [60, 74] })))).toEqual(['meet charge', 'fire at charger']);
  });
});

describe('HOW-FIRE-15, HOW-CHG-18: chargers under fire', () => {
  /** Cuirassiers with so many hits already, fired at after 10 cm of their way. */
  const underFire = (hits: number, dice: readonly number[]) =>
    charged(duel({ ...horse, hits }, { at: [60, 74] }, { dice, ...led }), {
      'fire at charger': fireFrom(10),
      'stand to fire': pick('stand'),
    });
  it('a charge that is not broken goes on', () => {
    const on = underFire(0, [1]);
    expect(inContact(on, 'a')).toEqual(['z', 'front']);
    expect([on.piece('z').marks['fired'], on.piece('z').marks['stands']]).toEqual([1, 1]);
  });
  it('HOW-FIRE-17: the way up to the shot is told by the right to fire', () => {
    const because = (on: TestField) =>
      on.events
        .flatMap((event) => (event.do === 'moved' ? event.reasons : []))
        .find(({ label }) => label.startsWith('Up to'))?.clause;
    expect(because(underFire(0, [1]))).toBe('HOW-FIRE-15');
    const aside = charged(
      duel(
        horse,
        { at: [60, 74], marks: { fired: 1 } },
        { red: { z: { at: [60, 74], marks: { fired: 1 } }, y: { at: [84, 74] } }, dice: [1], ...led },
      ),
      { 'fire at charger': fireFrom(10), 'stand to fire': pick('stand') },
    );
    expect(because(aside)).toBe('HOW-FIRE-17');
  });
  it('one that breaks stops where it was hit and gives way; the target is not charged', () => {
    const on = underFire(3, [3]);
    expect(on.hits('a')).toBeGreaterThanOrEqual(4);
    expect(inContact(on, 'a')).toEqual([undefined, undefined]);
    expect(on.place('a').y).toBeLessThan(50);
    expect(on.piece('a').marks['charged']).toBe(1);
  });
  it('HOW-FIRE-16: it may keep the freedom to move at −1', () => {
    const on = charged(duel(horse, { at: [60, 74] }, { dice: [1], ...led }), {
      'fire at charger': fireFrom(10),
      'stand to fire': pick('free'),
    });
    expect([on.piece('z').marks['fired'], on.piece('z').marks['stands']]).toEqual([1, undefined]);
  });
  it('the way it goes is whole, however it is cut by shots', () => {
    const on = charged(duel({ ...horse, at: [46, 50] }, { at: [60, 74] }, { dice: [1], ...led }), {
      'fire at charger': fireFrom(2),
      'stand to fire': pick('stand'),
    });
    const ends = on.events.flatMap((event) => (event.do === 'moved' ? event.movers : []));
    expect(ends.length).toBeGreaterThan(1);
    ends.forEach(({ path }, i) => {
      const before = ends[i - 1];
      if (before)
        expect(
          Math.abs(endOf(before.path).x - path.from.x) + Math.abs(endOf(before.path).y - path.from.y),
        ).toBeLessThan(0.01);
    });
    expect(inContact(on, 'a')).toEqual(['z', 'front']);
  });
});

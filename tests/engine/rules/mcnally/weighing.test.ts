/** What generals are told of answers: facings of step D, and guns on their limbers. */
import { describe, expect, it } from 'vitest';
import { evaluateManoeuvre } from '../../../../engine/rules/mcnally/sequence/manoeuvre-evaluation';
import { faceQuestion, nextToTurnQuestion } from '../../../../engine/rules/mcnally/sequence/changes-of-face';
import { pathOf, straight } from '../../../../engine/geometry';
import { village } from '../../terrain/tables';
import { allowanceOf, battlefield, INCH } from './field';
import type { UnitPlace } from './field';

describe('MCN-FORMCHG-05: in step D a unit turns to fire or to receive a charge, and for nothing else', () => {
  const turning = (blue: UnitPlace, red: UnitPlace) => {
    const field = battlefield({ blue: { a: { at: [30, 20], ...blue } }, red: { b: { at: [30, 28], ...red } } });
    const view = field.view('blue');
    const promised = nextToTurnQuestion.evaluate?.(view, { side: 'blue', turned: [] }, { pick: 'turn', of: 'a' });
    const kept = view.state.pieces.find(({ id }) => id === 'a');
    return { promised, view, pose: kept && 'on' in kept.where ? kept.where.on : null };
  };
  it('nothing speaks for a turn to an enemy who can neither be shot at nor charge', () => {
    const { promised, pose } = turning({ heading: 90 }, { at: [30, 36] });
    expect(promised).toMatchObject({ harm: 0, risk: 0, ends: [{ id: 'a', pose }] });
    expect(promised?.ready).toBeLessThan(0);
  });
  it('guns turn to whom they can fire at', () => {
    const { promised } = turning({ type: 'medium gun', heading: 90 }, {});
    expect(promised?.harm).toBeGreaterThan(0.1);
    expect(promised?.ends?.[0]?.pose.hy).toBeGreaterThan(0.7);
  });
  it.each<readonly [string, UnitPlace, boolean]>([
    ['horse in reach', { type: 'dragoons', at: [30, 25] }, true],
    ['horse out of reach', { type: 'dragoons', at: [30, 29] }, false],
    ['shaken horse', { type: 'dragoons', at: [30, 25], marks: { shaken: 1 } }, false],
  ])('horse turns to %s behind it: %s', (_title, red, isTurned) => {
    const { promised } = turning({ heading: 180, type: 'cuirassiers' }, red);
    expect((promised?.risk ?? 0) < -0.05).toBe(isTurned);
    expect((promised?.ends?.[0]?.pose.hy ?? 0) > 0.7).toBe(isTurned);
  });
  it('MCN-ROUT-02: who rallies faces the enemy', () => {
    const { view, pose } = turning({ heading: 90 }, { at: [30, 30] });
    const worth = (hx: number, hy: number) =>
      pose && faceQuestion.evaluate?.(view, { unit: 'a', why: 'rally' }, { bearing: { ...pose, hx, hy } }).ready;
    expect(worth(0, 1)).toBeGreaterThan(worth(1, 0) ?? 1);
    expect(worth(0, -1)).toBeLessThan(0);
  });
});

describe('in step C', () => {
  it('MCN-MOVE-02: a step of less than an inch is worth the less, of guns by hand less than half a move', () => {
    const ready = (inches: number, blue: UnitPlace = {}) => {
      const field = battlefield({ blue: { a: { at: [30, 20], ...blue } }, red: { b: { at: [30, 46] } } });
      const from = field.troop('a').box.pose;
      const march = pathOf(from, [straight(from, inches * INCH)]);
      return evaluateManoeuvre(field.view('blue'), allowanceOf(field), { march, movers: ['a'] }).ready;
    };
    expect(ready(1) - ready(0.9)).toBeCloseTo(0.03);
    const heavy = { type: 'heavy gun' } as const;
    expect(ready(0.5, heavy) - ready(0.4, heavy)).toBeCloseTo(0.03);
  });
});

it('MCN-FORMCHG-01: a change of formation is told with the formation it ends in', () => {
  const field = battlefield({ blue: { a: { at: [30, 20] } }, red: { b: { at: [30, 46] } } });
  const ends = (formation: string) =>
    evaluateManoeuvre(field.view('blue'), allowanceOf(field), { pick: 'form', as: formation }).ends;
  expect(ends('mass')).toMatchObject([{ id: 'a', formation: 'mass' }]);
});

describe('guns on their limbers', () => {
  const standing = (y: number, red: UnitPlace = {}) => {
    const field = battlefield({
      terrain: [village('bua', { x: 30 * INCH, y: y * INCH }, 0, 4 * INCH)],
      blue: { a: { at: [30, 20], type: 'medium gun', formation: 'limbered' } },
      red: { b: { at: [30, 36], ...red } },
    });
    return evaluateManoeuvre(field.view('blue'), allowanceOf(field), { pick: 'done' });
  };
  it('MCN-MOVE-05: are the worse placed where they have no room to deploy', () => {
    const [free, shut] = [standing(5), standing(21.5)];
    expect(free.ready).toBeGreaterThan(shut.ready + 0.1);
    expect([free.harm > 0, shut.harm]).toEqual([true, 0]);
  });
  it('are sent where they will have somebody to fire at', () => {
    expect(standing(5).harm).toBeGreaterThan(0.02);
    expect(standing(5, { at: [60, 20] }).harm).toBe(0);
  });
});

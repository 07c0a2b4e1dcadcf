import { describe, expect, it } from 'vitest';
import type { Decision } from '../../../../engine/battle';
import { quarryQuestion } from '../../../../engine/rules/honours-of-war/melee/pursuit';
import { hitWorth, prospect } from '../../../../engine/rules/honours-of-war/prospect';
import { battlefield } from './field';

describe('estimates for generals', () => {
  it('the fourth and fifth hit are the dearest, by the points of a unit', () => {
    const worth = (hits: number, size: 'standard' | 'large' = 'standard') =>
      hitWorth(battlefield({ blue: { a: { at: [50, 50], hits, size } } }).troop('a'));
    expect([0, 1, 2, 3, 4, 5].map((hits) => worth(hits))).toEqual([0.09, 0.11, 0.18, 0.4, 0.45, 0]);
    expect(worth(3, 'large')).toBeCloseTo(0.6, 9);
  });
  it('a broken enemy is worth pursuing, nobody is worth nothing', () => {
    const field = battlefield({
      blue: { a: { at: [100, 97.5], type: 'dragoons' } },
      red: { b: { at: [100, 122], hits: 4, marks: { 'broken off': 1, retreated: 1 } } },
    });
    const about = { unit: 'a', among: ['b'] };
    const decision: Decision = { kind: 'quarry', seat: 'blue', about, form: { form: 'pick' } };
    const of = (pick: string) => prospect(field.view('blue'), decision, { pick });
    expect(of('b').harm).toBeGreaterThan(0.6);
    expect(of('b').harm).toBeGreaterThan(of('b').risk);
    expect(of('nobody')).toEqual({ harm: 0, risk: 0, ready: 0 });
    expect(quarryQuestion.choices(field.view('blue'), about).list).toEqual([{ pick: 'b' }, { pick: 'nobody' }]);
    expect(quarryQuestion.check(field.view('blue'), about, { pick: 'x' })?.clause).toBe('HOW-PURS-05');
  });
});

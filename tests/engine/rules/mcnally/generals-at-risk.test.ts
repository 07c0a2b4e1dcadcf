import { describe, expect, it } from 'vitest';
import { unitWith } from '../../../../engine/rules/mcnally/generals/with-unit';
import { lose } from '../../../../engine/rules/mcnally/morale/losses';
import { rout } from '../../../../engine/rules/mcnally/morale/routing';
import { surrenders } from '../../../../engine/rules/mcnally/morale/surrender';
import { battlefield } from './field';
import type { UnitPlace } from './field';

const far: Record<string, UnitPlace> = { enemy: { at: [30, 44] } };

describe('generals at risk', () => {
  const under = (dice: readonly number[], marks = {}) => {
    const field = battlefield({
      blue: {
        a: { at: [30, 24] },
        c: { at: [40, 24] },
        d: { at: [60, 24] },
        e: { at: [48, 24], marks: { routing: 1 } },
      },
      red: far,
      generals: { 'blue brigade': [30, 22.4] },
      dice,
    });
    Object.assign(field.piece('blue brigade').marks, marks);
    return field;
  };
  it('MCN-GENRISK-01, MCN-GENRISK-02, MCN-GENRISK-06: 8 is nothing, 9 a wound, 11 death, which shakes his units within 18 inches', () => {
    const hit = (dice: readonly number[]) => {
      const field = under(dice);
      field.run(lose(field, 'a', 1, 'fire', []));
      return field;
    };
    expect(hit([4, 4]).marks('blue brigade')).toEqual([]);
    expect(hit([4, 5]).marks('blue brigade')).toEqual(['wounded']);
    const dead = hit([5, 6]);
    expect(dead.isGone('blue brigade')).toBe(true);
    expect(['a', 'c', 'd', 'e'].map((id) => dead.marks(id).includes('shaken'))).toEqual([true, true, false, false]);
  });
  it('MCN-GENRISK-05: a second wound takes him off and shakes nobody', () => {
    const field = under([5, 5], { wounded: 1 });
    field.run(lose(field, 'a', 1, 'fire', []));
    expect([field.isGone('blue brigade'), field.marks('c')]).toEqual([true, []]);
  });
  const destroyed = (dice: readonly number[], apart: number, danger: 'fire' | null = 'fire') => {
    const field = battlefield({
      // He stands at 30; its near end lies so far from him.
      blue: { a: { at: [30, 24] }, c: { at: [30 + apart + 3.5, 22.4] } },
      red: far,
      generals: { 'blue brigade': [30, 22.4] },
      dice,
    });
    field.run(lose(field, 'a', 6, danger, []));
    return field;
  };
  it.each([
    [21, true],
    [21.1, false],
  ])('MCN-GENRISK-07, MCN-STR-04: his unit destroyed, with friends %d inches off he joins them: %s', (apart, joins) => {
    const field = destroyed([4, 4], apart);
    expect([field.isGone('a'), field.place('blue brigade')[0] > 50]).toEqual([true, joins]);
    if (!joins) expect(field.place('blue brigade')).toEqual([30, 22.4]);
  });
  it('MCN-GENRISK-07: first he takes the throw of its loss, and none where nothing asks for one', () => {
    expect(destroyed([5, 6], 5).isGone('blue brigade')).toBe(true);
    expect(destroyed([4, 5], 5).marks('blue brigade')).toEqual(['wounded']);
    const other = destroyed([5, 6], 5, null);
    expect([other.isGone('blue brigade'), other.events.some((event) => event.do === 'rolled')]).toEqual([false, false]);
  });
  it('MCN-GENRISK-07, MCN-GENRISK-06: he is taken with a unit that surrenders, which shakes his others', () => {
    const field = under([4]);
    field.piece('a').marks['routing'] = 1;
    expect(field.run(surrenders(field, 'a', 'blue'))).toBe(true);
    expect(field.piece('blue brigade').where).toEqual({ gone: 'captured' });
    expect(['c', 'd'].map((id) => field.marks(id).includes('shaken'))).toEqual([true, false]);
  });
  it('MCN-GENRISK-07: no throw when it routs without a melee, and he goes with it', () => {
    const field = under([6]);
    field.run(rout(field, 'a', 'enemy', []));
    expect([field.events.some((event) => event.do === 'rolled'), field.isGone('blue brigade')]).toEqual([false, false]);
    expect(unitWith(field.view('blue'), 'blue brigade')).toBe('a');
    const [x, y] = field.place('a');
    const [at, up] = field.place('blue brigade');
    expect([y < 22, Math.hypot(at - x, up - y) < 3.6]).toEqual([true, true]);
  });
});

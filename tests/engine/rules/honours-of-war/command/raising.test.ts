import { describe, expect, it } from 'vitest';
import type { Choice } from '../../../../../engine/battle';
import { generalsMove, reachOf } from '../../../../../engine/rules/honours-of-war/command/riding';
import { raiseLieutenant, raisedRating } from '../../../../../engine/rules/honours-of-war/command/raising';
import { mayInfluence, seniorRating } from '../../../../../engine/rules/honours-of-war/command/influence';
import { testCommander } from '../../../../../engine/rules/honours-of-war/command/casualties';
import type { Rating } from '../../../../../engine/scenario';
import { battlefield } from '../field';
import type { Layout, TestField } from '../field';

/** A general at x = 60 and his lieutenant east of him. */
const corps = (general: Rating | null, lieutenant: Rating, apart = 15, more: Partial<Layout> = {}): TestField =>
  battlefield({
    blue: { a: { at: [60 + apart, 60] } },
    leaders: {
      king: { at: [60, 40], kind: 'general', rating: general },
      keith: { at: [60 + apart, 40], kind: 'lieutenant', rating: lieutenant },
      'blue brigade': { at: [60 + apart, 54] },
    },
    ...more,
  });
const raised = (general: Rating | null, lieutenant: Rating, apart = 15) => {
  const on = corps(general, lieutenant, apart);
  on.run(raiseLieutenant(on, 'blue'), { raise: () => ({ pick: 'raise', of: 'keith' }) });
  return { on, rating: seniorRating(on.view('blue'), 'keith'), asked: on.asked.length };
};

describe('HOW-OPT-08: an unrated general raises a lieutenant one step', () => {
  it.each<[Rating, Rating | null]>([
    ['dithering', 'dependable'],
    ['dependable', 'dashing'],
    ['dashing', null],
  ])('%s', (own, counts) => {
    expect(raisedRating(null, own)).toBe(counts);
    expect(raised(null, own)).toMatchObject({ rating: counts ?? own, asked: counts ? 1 : 0 });
  });
  it('within 15 cm of each other', () => {
    expect(raised(null, 'dependable', 15).rating).toBe('dashing');
    expect(raised(null, 'dependable', 15.1)).toMatchObject({ rating: 'dependable', asked: 0 });
  });
  it('in place of his influence this turn', () => {
    const directs = (choice: Choice) => {
      const on = corps(null, 'dithering', 12, {
        leaders: {
          king: { at: [60, 40], kind: 'general', rating: null },
          keith: { at: [72, 40], kind: 'lieutenant', rating: 'dithering' },
          'blue brigade': { at: [72, 40] },
        },
      });
      on.run(raiseLieutenant(on, 'blue'), { raise: () => choice });
      return mayInfluence(on.view('blue'), 'king', 'blue brigade');
    };
    expect([directs({ pick: 'raise', of: 'keith' }), directs({ pick: 'nobody' })]).toEqual([false, true]);
  });
  it('measured when all have ridden, and it does not lengthen his ride', () => {
    const { on } = raised(null, 'dependable');
    expect(reachOf(on.view('blue'), { command: 'keith', side: 'blue' })).toBe(60);
    const order = corps(null, 'dependable');
    order.run(generalsMove(order, 'blue'));
    expect(order.asked.map(({ kind }) => kind)).toEqual(['ride', 'ride', 'raise']);
  });
  it('until the turn ends', () => {
    const { on } = raised(null, 'dependable');
    on.emit({ do: 'step', turn: 2, step: 0, title: '' });
    expect(seniorRating(on.view('blue'), 'keith')).toBe('dependable');
    expect(on.piece('king').marks).toEqual({});
  });
  it('HOW-CMD-22: it ends with the man', () => {
    const on = corps(null, 'dependable', 15, { dice: [6, 6] });
    on.run(raiseLieutenant(on, 'blue'), { raise: () => ({ pick: 'raise', of: 'keith' }) });
    on.run(testCommander(on, 'keith', 'HOW-CMD-10'));
    expect(seniorRating(on.view('blue'), 'keith')).toBe('dithering');
  });
});

describe('HOW-OPT-09: rated generals', () => {
  it.each<[Rating, Rating, Rating | null]>([
    ['dashing', 'dithering', 'dashing'],
    ['dashing', 'dependable', 'dashing'],
    ['dashing', 'dashing', null],
    ['dependable', 'dithering', 'dependable'],
    ['dependable', 'dependable', null],
    ['dithering', 'dithering', null],
    ['dithering', 'dependable', null],
  ])('a %s general and a %s lieutenant', (general, own, counts) => {
    expect(raisedRating(general, own)).toBe(counts);
    expect(raised(general, own).rating).toBe(counts ?? own);
  });
  it('is told by its clause', () => {
    const clause = (general: Rating | null) =>
      raised(general, 'dithering').on.events.flatMap(({ reasons }) => reasons.map((reason) => reason.clause));
    expect([clause(null), clause('dashing')].map((told) => [...new Set(told)])).toEqual([
      ['HOW-OPT-08'],
      ['HOW-OPT-09'],
    ]);
  });
  it('15 cm for a dashing one too', () => {
    expect(raised('dashing', 'dithering', 15).asked).toBe(1);
    expect(raised('dashing', 'dithering', 15.1).asked).toBe(0);
  });
  it('HOW-CMD-11: an unrated general who has fallen raises nobody', () => {
    const on = corps(null, 'dithering');
    on.emit({ do: 'mark', id: 'king', mark: 'rating', value: 'dithering' });
    on.run(raiseLieutenant(on, 'blue'));
    expect(on.asked).toEqual([]);
  });
});

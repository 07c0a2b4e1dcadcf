import { describe, expect, it } from 'vitest';
import { charge } from '../../../../../engine/rules/honours-of-war/charge/charge';
import { followQuestion } from '../../../../../engine/rules/honours-of-war/charge/followers';
import type { Following } from '../../../../../engine/rules/honours-of-war/charge/followers';
import { battlefield } from '../field';
import type { UnitPlace, TestField } from '../field';
import { allowanceOf } from '../movement/orders';
import { pick } from './run';

describe('HOW-CCHG-07: followers of a counter-charge', () => {
  /** A charges Z over 27.5 cm; both meet half way, Z at y = 68.75. B, C and F stand beside and behind Z, D farther back. */
  const field = (b: UnitPlace = {}): TestField =>
    battlefield({
      blue: { a: { type: 'dragoons', at: [100, 50] }, x: { at: [200, 30] } },
      red: {
        z: { type: 'dragoons', at: [100, 82.5] },
        b: { type: 'dragoons', at: [122, 82.5], ...b },
        c: { at: [78, 82.5] },
        d: { type: 'medium gun', at: [140, 80] },
        e: { at: [60, 60], command: 'other' },
        f: { at: [100, 90] },
      },
      leaders: { 'red brigade': { at: [150, 150] } },
    });
  /** Who is offered at first. */
  const follow = (on: TestField, ...ids: readonly string[]): readonly string[] => {
    const wished = [...ids];
    let offered: readonly string[] | null = null;
    on.run(charge(on, allowanceOf(on, 'a'), 'z'), {
      'meet charge': pick('counter-charge'),
      'follow counter-charge': (decision) => {
        const { list } = followQuestion.choices(on.view('red'), decision.about as Following);
        offered ??= list.flatMap((one) => (one.pick === 'follow' ? [one.of] : []));
        const of = wished.shift();
        return of === undefined ? { pick: 'nobody' } : { pick: 'follow', of };
      },
    });
    return offered ?? [];
  };
  const asked = (on: TestField) => on.asked.filter(({ kind }) => kind === 'follow counter-charge').length;
  it('two of its brigade at most come up, as far as brings them within support and no farther', () => {
    const on = field();
    expect(follow(on, 'b', 'c', 'f')).toEqual(['b', 'c', 'f']);
    // B is 2 cm aside of Z: 4.58 cm behind its front are 5 cm off. It goes 4.5 cm, in half centimetres.
    expect(on.place('z').y).toBeCloseTo(68.8, 1);
    expect([on.place('b').y, on.place('c').y, on.place('f').y]).toEqual([78, 77.5, 90]);
    expect(['b', 'c', 'f'].map((id) => on.piece(id).marks['moved'])).toEqual([1, 1, undefined]);
    expect(asked(on)).toBe(2);
  });
  it('one that lacks half a centimetre comes up by that', () => {
    // C is 2 cm aside of Z as it stands in melee, and its front 5.0 cm behind Z's needs 4.58.
    const on = field({ at: [122, 78.4] });
    expect(follow(on, 'b')).toContain('b');
    expect(on.place('b').y).toBe(77.9);
  });
  it.each<[string, UnitPlace]>([
    ['in an irregular line', { formation: 'irregular line', type: 'line infantry' }],
    ['without morale', { marks: { reforming: 1 } }],
    ['with 4 hits', { hits: 4 }],
    ['that is Done For', { marks: { 'done for': 1 } }],
    ['that the scenario holds back', { marks: { held: '0' } }],
    ['in melee', { marks: { 'in contact': 'x' } }],
    ['of artillery', { type: 'light gun', formation: 'limbered' }],
    ['of wagons', { type: 'transport' }],
    ['bound by its own fire', { marks: { stands: 1 } }],
    ['of another brigade', { command: 'other' }],
    ['too far aside', { at: [140, 100] }],
    ['that stands near enough already', { at: [113.5, 86], formation: 'march column' }],
  ])('not one %s', (_what, b) => {
    expect(follow(field(b))).toEqual(['c', 'f']);
  });
  it('HOW-OPT-02: none of a broken brigade', () => {
    const on = field();
    on.emit({ do: 'mark', id: 'red brigade', mark: 'brigade broken', value: 1 });
    expect(follow(on)).toEqual([]);
  });
});

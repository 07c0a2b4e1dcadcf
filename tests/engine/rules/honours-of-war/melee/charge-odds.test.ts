/** What is expected of charges before they are made, against what comes of them. */
import { describe, expect, it } from 'vitest';
import { die } from '../../../../../engine/battle/dice';
import type { Decision } from '../../../../../engine/battle';
import { chargesOf } from '../../../../../engine/rules/honours-of-war/charge/approach';
import { chargeOdds } from '../../../../../engine/rules/honours-of-war/melee/charge-odds';
import { exchange } from '../../../../../engine/rules/honours-of-war/melee/exchange';
import type { Fighter } from '../../../../../engine/rules/honours-of-war/melee/exchange';
import { meleePhase } from '../../../../../engine/rules/honours-of-war/melee/melee-phase';
import type { Place, TestField } from '../field';
import { charged, duel } from '../charge/run';
import { allowanceOf } from '../movement/orders';

const foot: Fighter = { line: 'standard infantry', first: 0, later: 0, hits: 3 };

describe('an exchange of blows', () => {
  it('is even between equals, and all chances add up', () => {
    const { won, lost, both } = exchange(foot, foot);
    expect([won, lost, both]).toEqual([expect.closeTo(lost, 12), expect.closeTo(won, 12), expect.any(Number)]);
    expect(won + lost + both).toBeCloseTo(1, 12);
  });
  it.each([
    ['a bonus', { ...foot, first: 3 }],
    ['fewer hits', { ...foot, hits: 2 }],
  ])('goes better with %s', (_what, better) => {
    const fresh = { ...foot, hits: 2 };
    expect(exchange(better, fresh).lost).toBeLessThan(exchange(foot, fresh).lost);
  });
});

/** The charge of a on z and its melee, fought with many dice: shares of those in which z, a or both gave way. */
function foughtOut(a: Place, z: Place, times: number): readonly number[] {
  const shares = [0, 0, 0];
  for (let seed = 1; seed <= times; seed++) {
    const dice = Array.from({ length: 60 }, (_, n) => die(seed, n, 6));
    const on = duel(a, z, { dice });
    const first = (decision: Decision) => (decision.about as { path: { length: number } }).path.length;
    charged(on, {
      'fire at charger': (decision) => ({ moment: first(decision) }),
      'stand to fire': () => ({ pick: 'stand' }),
    });
    if (on.piece('a').marks['in contact'] !== undefined) on.run(meleePhase(on));
    const [us, them] = [gaveWay(on, 'a'), gaveWay(on, 'z')];
    const outcome = us && them ? 2 : them ? 0 : us ? 1 : 3;
    shares[outcome] = (shares[outcome] ?? 0) + 1 / times;
  }
  return shares;
}
const gaveWay = (on: TestField, id: string): boolean =>
  ['broken off', 'done for'].some((mark) => on.piece(id).marks[mark] !== undefined);

/** Off by no more than 15 in a hundred charges. */
describe('the odds of a charge', () => {
  const cases: readonly [string, Place, Place][] = [
    ['foot on foot', {}, {}],
    ['foot on shaken foot', {}, { hits: 3 }],
    ['horse on guns', { type: 'cuirassiers' }, { type: 'medium gun' }],
    ['horse on foot in the flank', { type: 'cuirassiers', at: [40, 70], heading: 90 }, { at: [62, 70] }],
    ['superior foot on inferior foot', { class: 'superior' }, { class: 'inferior' }],
  ];
  it.each(cases)('%s: come true', (_what, a, z) => {
    const on = duel(a, z);
    const [found] = chargesOf(on.view('blue'), allowanceOf(on, 'a'));
    if (!found) throw new Error('no charge');
    const { won, lost, both } = chargeOdds(on.view('blue'), found);
    const came = foughtOut(a, z, 150);
    const off = [won, lost, both].map((chance, i) => Math.abs(chance - (came[i] ?? 0)));
    expect(Math.max(...off), `${[won, lost, both].join()} against ${came.join()}`).toBeLessThan(0.15);
  });
});

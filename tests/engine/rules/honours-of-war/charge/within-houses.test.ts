import { describe, expect, it } from 'vitest';
import { chargeOdds } from '../../../../../engine/rules/honours-of-war/melee/charge-odds';
import { canCharge, chargesOf } from '../../../../../engine/rules/honours-of-war/charge/approach';
import { targetsOf } from '../../../../../engine/rules/honours-of-war/fire';
import { hitLineOf } from '../../../../../engine/rules/honours-of-war/fire/hit-table';
import { exchange } from '../../../../../engine/rules/honours-of-war/melee/exchange';
import { meleePhase } from '../../../../../engine/rules/honours-of-war/melee/melee-phase';
import { manoeuvreQuestion } from '../../../../../engine/rules/honours-of-war/sequence/manoeuvre-question';
import { allowanceOf } from '../movement/orders';
import { at, village } from '../field';
import type { Layout, UnitPlace, TestField } from '../field';
import { charged, duel, inContact, kindsAsked } from './run';

/** A block of 20 cm, with a and z in it. */
const town = village('town', at(60, 60), 0, 20);
const both = (a: UnitPlace = {}, z: UnitPlace = {}, more: Partial<Layout> = {}): TestField =>
  duel({ inside: 'town/1', ...a }, { inside: 'town/1', ...z }, { terrain: [town], ...more });
const barred = (on: TestField, change = {}): string | null =>
  canCharge(on.view('blue'), allowanceOf(on, 'a', change), 'z')?.clause ?? null;
const fought = (on: TestField) =>
  on.events.flatMap((event) => (event.do === 'fought' ? [[event.by, event.total, ...labelsOf(event.reasons)]] : []));
const labelsOf = (reasons: readonly { readonly label: string; readonly value?: number }[]) =>
  reasons.filter(({ label }) => /houses|cover/i.test(label)).map(({ label, value }) => `${label} ${value}`);

describe('HOW-BUA-21: enemies in one block', () => {
  it('may charge each other there, or leave first', () => {
    const on = both();
    const orders = manoeuvreQuestion.choices(on.view('blue'), allowanceOf(on, 'a')).list ?? [];
    expect(orders).toContainEqual({ pick: 'charge', of: 'z' });
    expect(orders).toContainEqual({ pick: 'leave', of: 0 });
    expect(chargesOf(on.view('blue'), allowanceOf(on, 'a'))).toMatchObject([
      { target: 'z', distance: 0, runIn: 0, spent: 0 },
    ]);
  });
  it.each<[string, TestField, object, string | null]>([
    ['foot on foot', both(), {}, null],
    ['one outside', duel({ inside: 'town/1' }, { at: [60, 80] }, { terrain: [town] }), {}, 'HOW-BUA-07'],
    ['on a poor performance', both(), { performance: 'Poor' }, 'HOW-PERF-04'],
    ['one that has fired', both({ marks: { fired: 1 } }), {}, 'HOW-CHG-19'],
    ['guns', both({ type: 'light gun' }), {}, 'HOW-CHG-10'],
    ['light infantry on close order', both({ type: 'jaeger' }), {}, 'HOW-CHG-09'],
    ['light infantry on light infantry', both({ type: 'jaeger' }, { type: 'jaeger' }), {}, null],
    [
      'an enemy who is fought there already',
      both({}, { marks: { 'in contact': 'b', 'contact sector': 'front' } }, { blue: { a: { inside: 'town/1' }, b: { inside: 'town/1' } } }), // oxfmt-ignore
      {},
      'HOW-CHG-13',
    ],
  ])('%s', (_who, on, change, clause) => {
    expect(barred(on, change)).toBe(clause);
  });
  it('stay in their houses; nobody fires at who charges, and he has no cover while the charged has it for a round', () => {
    const on = charged(both({}, {}, { dice: [3, 3, 6, 1, 6, 1] }));
    expect([kindsAsked(on), inContact(on, 'a')]).toEqual([[], ['z', 'front']]);
    expect(on.piece('a').where).toEqual({ inside: 'town/1' });
    on.run(meleePhase(on));
    expect(fought(on).slice(0, 3)).toEqual([
      ['a', 1, 'Target in light cover -1', 'Fights from houses -1'],
      ['z', 1, 'Fights from houses -1'],
      ['a', 2, 'Fights from houses -1'],
    ]);
    // The loser leaves the block, the winner keeps it.
    expect(on.piece('z').marks['broken off'] ?? on.piece('z').marks['done for']).toBe(1);
    expect(on.piece('z').where).toMatchObject({ on: { x: 60 } });
    expect(on.piece('a').where).toEqual({ inside: 'town/1' });
  });
  it('fire on each other, and are fired at by others', () => {
    const on = both({}, {}, { blue: { a: { inside: 'town/1' }, b: { at: [60, 40] } } });
    const aims = (id: string) => targetsOf(on.view('blue'), on.troop(id)).map(({ target }) => target.id);
    expect(new Set(aims('a'))).toEqual(new Set(['z']));
    expect(aims('b')).toEqual(['z']);
    charged(on);
    // Their melee is at none of the faces.
    expect(aims('b')).toEqual(['z']);
  });
  it('HOW-BUA-13: and attackers from outside know the odds, with the direction of this fight taken off the die', () => {
    const from = duel(
      { at: [60, 40] },
      { inside: 'town/1' },
      { terrain: [town], red: { z: { inside: 'town/1', marks: { 'faces fired': 0b1111 } } } },
    );
    const oddsOf = (on: TestField) => chargesOf(on.view('blue'), allowanceOf(on, 'a')).map((found) => chargeOdds(on.view('blue'), found)); // oxfmt-ignore
    const fighter = (first: number, later: number) => ({
      line: hitLineOf(from.troop('a').traits),
      first,
      later,
      hits: 0,
    });
    expect(oddsOf(both())).toEqual([exchange(fighter(-2, -1), fighter(-1, -1))]);
    expect(oddsOf(from)).toEqual([exchange(fighter(-1, 0), fighter(-1, -1))]);
  });
});

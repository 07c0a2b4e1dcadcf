import { describe, expect, it } from 'vitest';
import { CENTIMETRES } from '../../../../engine/battle';
import { noteAttack, endHolds, holdsByUnit, throwForHolds } from '../../../../engine/rules/common';
import type { HoldFacts } from '../../../../engine/rules/common';
import type { Hold } from '../../../../engine/scenario';
import { battlefield } from '../honours-of-war/field';
import type { TestField } from '../honours-of-war/field';

const NEVER: Hold['until'] = { turn: null, attacked: false, enemyWithin: null, lost: null };
const hold = (units: readonly string[], until: Partial<Hold['until']>): Hold => ({
  rule: 'hold',
  units,
  until: { ...NEVER, ...until },
  reason: '',
});
const NOTHING: HoldFacts = { enemyDistance: () => Infinity, holder: () => null, lengths: CENTIMETRES };

/** A and b of one brigade and c of blue, d of red, held as told. */
function held(...special: readonly Hold[]): TestField {
  return heldWith([], ...special);
}
function heldWith(dice: readonly number[], ...special: readonly Hold[]): TestField {
  const marks = holdsByUnit(special);
  const unit = (id: string, x: number, y: number) => {
    const mark = marks.get(id);
    return { [id]: { at: [x, y] as const, ...(mark === undefined ? {} : { marks: { held: mark } }) } };
  };
  return battlefield({
    dice,
    blue: { ...unit('a', 40, 50), ...unit('b', 80, 50), c: { ...unit('c', 120, 50)['c'], command: 'c' } },
    red: unit('d', 80, 120),
    scenario: { special: [{ rule: 'note', text: 'Play fair.' }, ...special] },
    objectives: [
      {
        id: 'mill',
        name: 'The mill',
        at: { x: 0, y: 0 },
        feature: null,
        points: 1,
        holder: 'blue',
        from: null,
        until: null,
      },
    ],
  });
}
const stillHeld = (on: TestField): string =>
  on.state.pieces
    .filter(({ marks }) => marks['held'] !== undefined)
    .map(({ id }) => id)
    .join(' ');
const inTurn = (on: TestField, turn: number, facts: HoldFacts = NOTHING): string => {
  on.state.at = { turn, step: 0 };
  endHolds(on, facts, 'HOW-SCEN-11');
  return stillHeld(on);
};

it('a hold is a mark on each unit it names: the numbers of its holds', () => {
  const marks = holdsByUnit([hold(['a', 'b'], { turn: 3 }), { rule: 'note', text: '' }, hold(['b'], { turn: 4 })]);
  expect([...marks]).toEqual([
    ['a', '0'],
    ['b', '0 1'],
  ]);
});

describe('a hold ends', () => {
  it('when its turn begins, not before', () => {
    const on = held(hold(['a', 'b'], { turn: 3 }));
    expect(inTurn(on, 2)).toBe('a b');
    expect(on.events).toEqual([]);
    expect(inTurn(on, 3)).toBe('');
    expect(on.texts()).toEqual(['Blue brigade may move: turn 3 has come.']);
  });
  it('for all its units when the enemy is as near to one as it says', () => {
    const near = (distance: number) =>
      inTurn(held(hold(['a', 'b'], { enemyWithin: 30 })), 1, {
        ...NOTHING,
        enemyDistance: (id) => (id === 'b' ? distance : 90),
      });
    expect([near(30.1), near(30)]).toEqual(['a b', '']);
  });
  it('when an objective is in enemy hands; in their own, or in nobody’s, it is not', () => {
    const mill = (holder: string | null) =>
      inTurn(held(hold(['a'], { lost: 'mill' })), 1, { ...NOTHING, holder: () => holder });
    expect([mill(null), mill('blue'), mill('red')]).toEqual(['a', 'a', '']);
  });
  it('for all its units when one is attacked, where an attack ends it', () => {
    const on = held(hold(['a', 'b'], { attacked: true }), hold(['c'], { turn: 5 }));
    noteAttack(on, 'c', 'HOW-SCEN-11');
    expect(stillHeld(on)).toBe('a b c');
    noteAttack(on, 'a', 'HOW-SCEN-11');
    expect(stillHeld(on)).toBe('c');
  });
  it('on a throw each turn, from the turn it names on, once for all its units', () => {
    const on = heldWith([4, 5], hold(['a', 'b'], { chance: { needs: 5, from: 2 } }));
    const thrown = (turn: number): string => {
      on.state.at = { turn, step: 0 };
      on.run(throwForHolds(on, 'HOW-SCEN-11'));
      return stillHeld(on);
    };
    expect([thrown(1), thrown(2), thrown(3), thrown(4)]).toEqual(['a b', 'a b', '', '']);
    expect([on.state.drawn, on.texts().at(-1)]).toEqual([2, 'Blue brigade may move: 5 thrown for them.']);
  });
  it('on two dice where so much is needed', () => {
    const on = heldWith([4, 5], hold(['a'], { chance: { needs: 9, from: 1 } }));
    on.state.at = { turn: 1, step: 0 };
    on.run(throwForHolds(on, 'HOW-SCEN-11'));
    expect(stillHeld(on)).toBe('');
  });
  it('with its hour, which its turn begins or holds', () => {
    const on = held(hold(['a'], { turn: 3, hour: 630 }));
    expect([inTurn(on, 2), inTurn(on, 3)]).toEqual(['a', '']);
    expect(on.texts()).toEqual(['Blue brigade may move: it is 10:30.']);
  });
  it('by whichever comes first, once for all', () => {
    const on = held(hold(['a'], { turn: 5, enemyWithin: 30 }));
    expect(inTurn(on, 2, { ...NOTHING, enemyDistance: () => 20 })).toBe('');
    expect(inTurn(on, 3)).toBe('');
    expect(on.texts()).toEqual(['Blue brigade may move: the enemy is within 30 cm.']);
  });
  it('one by one where two hold a unit', () => {
    const on = held(hold(['a', 'b'], { turn: 2 }), hold(['b'], { turn: 4 }));
    expect(inTurn(on, 2)).toBe('b');
    expect(inTurn(on, 4)).toBe('');
  });
});

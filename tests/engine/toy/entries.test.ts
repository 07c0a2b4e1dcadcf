import { describe, expect, it } from 'vitest';
import { BattleFault, replayEntries } from '../../../engine/battle';
import type { Battle, Choice, Script } from '../../../engine/battle';
import { pathOf } from '../../../engine/geometry';
import { pose } from '../battle/states';
import { openToy, toySetUp } from './table';
import { toySystem } from './rules';

const PEOPLE = { dice: { from: 'people' } } as const;
/** Dice that hit nobody. */
const QUIET = { dice: { from: 'list', dice: Array<number>(24).fill(1) } } as const;
const pick = (order: string): Choice => ({ pick: order });
const give = (battle: Battle, ...orders: readonly (readonly [string, string])[]): void => {
  for (const [seat, order] of orders) expect(battle.submit(seat, pick(order))).toBeNull();
};
const asked = (battle: Battle): readonly string[] => battle.pending.map(({ kind, seat }) => `${kind} ${seat}`);
const acts = (battle: Battle): readonly string[] =>
  battle.events.flatMap((event) => (event.do === 'begin' ? [event.title] : []));

describe('decisions put at once', () => {
  it.each([
    ['blue', 'red'],
    ['red', 'blue'],
  ])('are answered in any order (%s first) and opened together', (first, second) => {
    const battle = openToy(PEOPLE);
    expect(asked(battle)).toEqual(['order blue', 'order red']);
    const before = battle.events.length;
    give(battle, [first, 'advance']);
    expect(battle.events).toHaveLength(before);
    expect(asked(battle)).toEqual([`order ${second}`]);
    expect(battle.check(first, pick('stand'))?.sentence).toBe(`Nothing is asked of ${first} now.`);
    give(battle, [second, 'stand']);
    expect(acts(battle)).toEqual(['blue acts', 'red acts']);
    const moved = battle.events.flatMap((event) => (event.do === 'moved' ? event.movers.map(({ id }) => id) : []));
    expect(moved).toEqual([`${first} line`]);
  });
});

describe('answers', () => {
  it('that a rule refuses, or of another form, leave everything as it was', () => {
    const battle = openToy(PEOPLE);
    const before = structuredClone(battle.state);
    expect(battle.submit('blue', pick('flee'))?.clause).toBe('TOY-1');
    expect(battle.submit('blue', { span: 3 })?.sentence).toBe('The answer wanted here is a pick.');
    expect(battle.submit('blue', { march: pathOf(pose(0, 0), []), movers: [] })?.clause).toBe('COCKADE');
    expect(battle.submit('green', pick('stand'))?.sentence).toBe('Nothing is asked of green now.');
    expect(battle.entries).toEqual([]);
    expect(battle.state).toEqual(before);
  });
});

describe('standing instructions', () => {
  it('answer first, so that the seat is not even asked', () => {
    const battle = openToy();
    battle.instruct('blue', 'order', 'blue line', pick('advance'));
    give(battle, ['blue', 'stand'], ['red', 'stand']);
    expect(asked(battle)).toEqual(['order red']);
    give(battle, ['red', 'stand']);
    const marches = battle.events.filter((event) => event.do === 'moved');
    expect(marches).toHaveLength(1);
  });

  it('of both seats carry the battle on alone; withdrawn, the seat is asked again', () => {
    const battle = openToy({ ...QUIET, turns: 3 });
    battle.instruct('blue', 'order', 'blue line', pick('stand'));
    battle.instruct('red', 'order', 'red line', pick('stand'));
    battle.instruct('red', 'order', 'red line', null);
    give(battle, ['blue', 'stand'], ['red', 'stand']);
    expect(asked(battle)).toEqual(['order red']);
    battle.instruct('red', 'order', 'red line', pick('stand'));
    give(battle, ['red', 'stand']);
    expect(battle.ended).toBe(true);
    expect(battle.state.at.turn).toBe(3);
  });

  it('that are not allowed now are passed over, and the seat is asked', () => {
    const battle = openToy(QUIET);
    battle.instruct('blue', 'order', 'blue line', pick('spring'));
    give(battle, ['blue', 'spring'], ['red', 'stand']);
    expect(asked(battle)).toEqual(['order blue', 'order red']);
  });

  it('concern one unit and one question', () => {
    const battle = openToy(QUIET);
    battle.instruct('blue', 'order', 'red line', pick('stand'));
    battle.instruct('blue', 'dice', 'blue line', pick('stand'));
    give(battle, ['blue', 'stand'], ['red', 'stand']);
    expect(asked(battle)).toEqual(['order blue', 'order red']);
  });

  it('are kept among the entries and replayed with them', () => {
    const battle = openToy();
    battle.instruct('blue', 'order', 'blue line', pick('stand'));
    give(battle, ['blue', 'stand'], ['red', 'stand'], ['red', 'advance']);
    const again = replayEntries(toySetUp(), battle.entries);
    expect(again.events).toEqual(battle.events);
    expect(asked(again)).toEqual(['order red']);
  });
});

describe('the floor of undo', () => {
  it('is the first answer while nothing is shown and nobody else has chosen', () => {
    const battle = openToy(PEOPLE);
    expect([battle.undoFloor('blue'), battle.undoFloor('red')]).toEqual([0, 0]);
    give(battle, ['blue', 'stand']);
    expect([battle.undoFloor('blue'), battle.undoFloor('red')]).toEqual([0, 1]);
  });

  it('rises when another seat has chosen', () => {
    const battle = openToy(PEOPLE);
    give(battle, ['blue', 'stand'], ['red', 'stand']);
    expect([battle.undoFloor('blue'), battle.undoFloor('red')]).toEqual([2, 1]);
  });

  it('rises when a die has been seen', () => {
    const battle = openToy(PEOPLE);
    give(battle, ['blue', 'stand'], ['red', 'stand']);
    battle.submit('blue', { dice: [1, 1] });
    expect([battle.undoFloor('blue'), battle.undoFloor('red')]).toEqual([3, 3]);
    battle.submit('red', { dice: [1, 1] });
    give(battle, ['red', 'stand']);
    expect([battle.undoFloor('blue'), battle.undoFloor('red')]).toEqual([5, 4]);
  });

  it('rises when a hidden unit has been seen, though not when one has only stolen away', () => {
    const alone = (order: string): Battle => {
      const battle = openToy(PEOPLE);
      battle.instruct('blue', 'order', 'red line', null);
      give(battle, ['red', 'stand'], ['blue', order]);
      return battle;
    };
    expect(alone('sneak').undoFloor('blue')).toBe(2);
    expect(alone('spring').undoFloor('blue')).toBe(3);
  });

  it('lets the battle be taken back to it by running again', () => {
    const battle = openToy(PEOPLE);
    give(battle, ['red', 'stand'], ['blue', 'advance']);
    const back = replayEntries(toySetUp(PEOPLE), battle.entries, battle.undoFloor('blue'));
    expect(asked(back)).toEqual(['order blue']);
    expect(back.events.some((event) => event.do === 'moved')).toBe(false);
  });
});

describe('a fault in a rule', () => {
  const broken: Script = {
    ...toySystem,
    turn: (state) => {
      const steps = toySystem.turn(state);
      if (state.at.turn < 1) return steps;
      return [
        ...steps,
        {
          name: 'Breaks',
          clause: 'TOY-3',
          *rule() {
            throw new RangeError('no such pip');
          },
        },
      ];
    },
  };
  const setUp = () => toySetUp({ ...QUIET, script: broken });

  it('is told with the entries before the last, from which the battle is restored', () => {
    const battle = replayEntries(setUp(), []);
    give(battle, ['blue', 'sneak'], ['red', 'stand'], ['blue', 'advance']);
    const before = structuredClone({ state: battle.state, events: battle.events, pending: battle.pending });
    let fault: unknown = null;
    try {
      battle.submit('red', pick('stand'));
    } catch (thrown) {
      fault = thrown;
    }
    expect(fault).toBeInstanceOf(BattleFault);
    if (!(fault instanceof BattleFault)) return;
    expect(fault.message).toBe('the rules stopped: no such pip');
    expect(fault.cause).toBeInstanceOf(RangeError);
    expect(fault.entries).toHaveLength(3);
    const { state, events, pending } = replayEntries(setUp(), fault.entries);
    expect({ state, events, pending }).toEqual(before);
  });

  it('makes a kept answer that is refused a sentence', () => {
    const entries = [{ seat: 'blue', choice: pick('flee') }];
    expect(() => replayEntries(toySetUp(), entries)).toThrow('a kept answer is refused: There is no order “flee”.');
  });
});

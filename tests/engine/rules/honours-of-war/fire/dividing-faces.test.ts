/** HOW-BUA-11: which faces of a block each of two units holds. */
import { describe, expect, it } from 'vitest';
import { divideFaces, facesQuestion } from '../../../../../engine/rules/honours-of-war/fire/dividing-faces';
import { facesHeld } from '../../../../../engine/rules/honours-of-war/fire/faces';
import { movementPhase } from '../../../../../engine/rules/honours-of-war/sequence/activation';
import { asked, refusing } from '../asked';
import { activating, at, battlefield, village } from '../field';
import type { Layout, UnitPlace, TestField } from '../field';

const [NORTH, EAST, SOUTH, WEST] = [0b0001, 0b0010, 0b0100, 0b1000] as const;
const MILL: UnitPlace = { inside: 'mill/1' };
const field = (blue: Layout['blue'] & object, red: Layout['red'] & object = {}): TestField =>
  battlefield({ terrain: [village('mill', at(100, 66), 0, 20)], blue, red, dice: [3] });
const held = (on: TestField, ...ids: readonly string[]) => ids.map((id) => facesHeld(on.view('blue'), on.troop(id)));
const hold = (of: number) => ({ 'hold faces': () => ({ pick: 'hold', of }) });
const chosen = (of: number) => ({ ...MILL, marks: { 'holds faces': of } });

describe('HOW-BUA-11: faces of a block', () => {
  it('one unit holds all, so do foot and guns together; two of one arm hold two each', () => {
    expect(held(field({ a: MILL }), 'a')).toEqual([15]);
    expect(held(field({ a: MILL, b: { ...MILL, type: 'light gun' } }), 'a', 'b')).toEqual([15, 15]);
    expect(held(field({ a: MILL, b: MILL }), 'a', 'b')).toEqual([NORTH | EAST, SOUTH | WEST]);
    const guns: UnitPlace = { ...MILL, type: 'light gun' };
    expect(held(field({ a: guns, b: guns }), 'a', 'b')).toEqual([NORTH | EAST, SOUTH | WEST]);
    expect(held(field({ a: MILL, b: { ...MILL, marks: { 'done for': 1 } } }), 'a')).toEqual([15]);
    expect(held(field({ a: MILL }, { b: MILL }), 'a', 'b')).toEqual([15, 15]);
  });
  it('as the owner has divided them, while those two hold the block', () => {
    const [a, b] = [chosen(SOUTH | NORTH), chosen(EAST | WEST)];
    expect(held(field({ a, b }), 'a', 'b')).toEqual([SOUTH | NORTH, EAST | WEST]);
    expect(held(field({ a }), 'a')).toEqual([15]);
    expect(held(field({ a, b: MILL }), 'a', 'b')).toEqual([NORTH | EAST, SOUTH | WEST]);
  });
  it('the owner is asked, and may choose any two', () => {
    const on = field({ a: MILL, b: MILL });
    const about = { unit: 'b', other: 'a' };
    expect(asked(on.view('blue'), facesQuestion, about)).toEqual({
      title: 'B shares the houses with A: which faces does it hold?',
      clause: 'HOW-BUA-11',
      offers: [
        'Hold north and east',
        'Hold east and south',
        'Hold south and west',
        'Hold north and west',
        'Hold north and south',
        'Hold east and west',
      ],
      ready: [0, 0, 0.05, 0, 0, 0],
      idle: 'Hold south and west',
    });
    const answers = [NORTH | SOUTH, NORTH, NORTH | EAST | WEST, 0].map((of) => ({ pick: 'hold' as const, of }));
    expect(refusing(on.view('blue'), facesQuestion, about, answers)).toEqual([
      null,
      'HOW-BUA-11',
      'HOW-BUA-11',
      'HOW-BUA-11',
    ]);
  });
  it('what one holds the other does not; nothing is told where nothing changes', () => {
    const on = field({ a: MILL, b: MILL });
    on.run(divideFaces(on, 'b'), hold(NORTH | WEST));
    expect(held(on, 'a', 'b')).toEqual([EAST | SOUTH, NORTH | WEST]);
    const told = on.events.length;
    on.run(divideFaces(on, 'a'), hold(EAST | SOUTH));
    expect(on.events.length).toBe(told);
  });
  it('nobody is asked of a block to itself, nor of one in melee', () => {
    const storm: UnitPlace = { at: [100, 54], heading: 0, marks: { 'in contact': 'b' } };
    for (const on of [field({ a: MILL }), field({ a: MILL, b: MILL }, { storm }), field({ a: { at: [20, 20] } })]) {
      on.run(divideFaces(on, 'a'));
      expect(on.asked).toEqual([]);
    }
    const on = field({ a: MILL, b: MILL }, { storm });
    on.run(divideFaces(on, 'b'));
    expect(on.asked).toEqual([]);
  });
  it('in its own activation only, be it the one in which it occupies the block', () => {
    const on = field({ a: MILL, b: { at: [100, 50], command: 'b' } });
    on.run(movementPhase(on), {
      activate: activating('b'),
      'next unit': () => ({ pick: 'move', of: 'b' }),
      manoeuvre: ({ about }) =>
        (about as { spent: number }).spent > 0 ? { pick: 'done' } : { pick: 'enter', of: 'mill/1' },
      ...hold(SOUTH | EAST),
    });
    expect(on.asked.filter(({ kind }) => kind === 'hold faces').map(({ about }) => about)).toEqual([
      { unit: 'b', other: 'a' },
    ]);
    expect(held(on, 'a', 'b')).toEqual([NORTH | WEST, SOUTH | EAST]);
  });
});

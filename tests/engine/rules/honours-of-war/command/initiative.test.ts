import { describe, expect, it } from 'vitest';
import {
  movementInitiative,
  moveInitiative,
  rollInitiative,
  whoBegins,
} from '../../../../../engine/rules/honours-of-war/command/initiative';
import { NEUTRAL } from '../../../../../engine/rules/honours-of-war/troops/nations';
import { battlefield } from '../field';
import type { Layout, UnitPlace } from '../field';

/** Dice are blue's, then red's. */
const roll = (dice: readonly number[], phase: 'move' | 'fire', more: Partial<Layout> = {}) => {
  const on = battlefield({ dice, attacker: null, ...more });
  return { winner: on.run(rollInitiative(on, phase)), thrown: on.state.drawn };
};

describe('HOW-INIT-01: movement initiative', () => {
  it('goes to the higher die', () => {
    expect(roll([5, 4], 'move').winner).toBe('blue');
    expect(roll([3, 4], 'move').winner).toBe('red');
  });
  it('is rolled again on equal totals, with the same modifiers', () => {
    expect(roll([4, 4, 2, 6], 'move')).toEqual({ winner: 'red', thrown: 4 });
    expect(roll([4, 5, 4, 4], 'move', { nations: { blue: { moveInitiative: 1 } } })).toEqual({
      winner: 'blue',
      thrown: 4,
    });
  });
  it('counts the nation’s modifier for movement, not that for fire', () => {
    expect(roll([3, 4], 'move', { nations: { blue: { moveInitiative: 2 } } }).winner).toBe('blue');
    expect(roll([3, 4], 'move', { nations: { blue: { fireInitiative: 2 } } }).winner).toBe('red');
  });
});

describe('HOW-INIT-07: two allied armies', () => {
  const two = { options: { 'allied brigades': 'an army of their own' } } as const;
  const ally = { is: { national: { ...NEUTRAL, moveInitiative: 2, fireInitiative: -2 } } } as const;
  const alliedTo = (allies: number, own: number, more: Partial<Layout> = two): Partial<Layout> => {
    const blue: Record<string, UnitPlace> = {};
    for (let i = 0; i < own; i++) blue[`own${i}`] = { at: [30 * i + 20, 40] };
    for (let i = 0; i < allies; i++) blue[`ally${i}`] = { at: [30 * i + 20, 60], ...ally };
    return { ...more, blue };
  };
  it('the values of the one with more units', () => {
    expect(roll([3, 4], 'move', alliedTo(2, 1)).winner).toBe('blue');
    expect(roll([5, 4], 'fire', alliedTo(2, 1)).winner).toBe('red');
  });
  it('not of one as large or smaller, nor of brigades that are part of the army (HOW-NAT-07)', () => {
    expect(roll([3, 4], 'move', alliedTo(1, 1)).winner).toBe('red');
    expect(roll([3, 4], 'move', alliedTo(1, 2)).winner).toBe('red');
    expect(roll([3, 4], 'move', alliedTo(2, 1, {})).winner).toBe('red');
  });
});

it('HOW-INIT-02: a designated attacker adds 1', () => {
  expect(roll([3, 4, 4, 4], 'move', { attacker: 'blue' })).toEqual({ winner: 'blue', thrown: 4 });
  expect(roll([4, 4], 'move', { attacker: 'red' }).winner).toBe('red');
});

describe('HOW-INIT-05: firing initiative', () => {
  it('counts the nation’s modifier for fire and no attacker', () => {
    expect(roll([3, 4], 'fire', { nations: { blue: { fireInitiative: 2 } } }).winner).toBe('blue');
    expect(roll([4, 4, 1, 2], 'fire', { attacker: 'blue' })).toEqual({ winner: 'red', thrown: 4 });
  });
});

describe('HOW-INIT-03: the first turn', () => {
  it('is the attacker’s without a roll', () => {
    const on = battlefield({ attacker: 'red' });
    on.run(movementInitiative(on));
    expect([moveInitiative(on), on.state.drawn]).toEqual(['red', 0]);
  });
  it('is rolled for without a designated attacker, and in later turns', () => {
    const open = battlefield({ attacker: null, dice: [2, 3] });
    open.run(movementInitiative(open));
    expect([moveInitiative(open), open.state.drawn]).toEqual(['red', 2]);
    const later = battlefield({ attacker: 'blue', dice: [2, 4] });
    later.state.at.turn = 2;
    later.run(movementInitiative(later));
    expect([moveInitiative(later), later.state.drawn]).toEqual(['red', 2]);
  });
});

it('HOW-INIT-04: the winner moves first or lets the enemy begin', () => {
  for (const [pick, begins] of [
    ['first', 'blue'],
    ['second', 'red'],
  ] as const) {
    const on = battlefield({});
    on.run(movementInitiative(on));
    expect(on.run(whoBegins(on), { 'who begins': () => ({ pick }) })).toBe(begins);
    expect(on.asked.map(({ seat }) => seat)).toEqual(['blue']);
  }
});

it('two sums are told apart: each side has its own, and they are those that decide', () => {
  const on = battlefield({ dice: [4, 2], attacker: 'blue' });
  on.run(rollInitiative(on, 'move'));
  const told = on.events.at(-1);
  const sumOf = (name: string): number =>
    (told?.reasons ?? []).reduce((sum, reason) => sum + (reason.sum === name ? (reason.value ?? 0) : 0), 0);
  expect([told?.text, sumOf('Blue'), sumOf('Red')]).toEqual(['Blue has the initiative of movement by 5 to 2.', 5, 2]);
});

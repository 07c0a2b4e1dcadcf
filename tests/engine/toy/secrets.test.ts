import { describe, expect, it } from 'vitest';
import { copyState, knownTo, openBattle } from '../../../engine/battle';
import type { Battle, Seat } from '../../../engine/battle';
import { piece, stateOf } from '../battle/states';
import { chances } from '../../kit';
import { MARKERS, orderQuestion } from './rules';
import { toySetUp } from './table';

/** A toy battle with red's scout under another marker, or under none yet. */
function withScout(where: { marked: string } | { off: string; due: number }): Battle {
  const setUp = toySetUp({ dice: { from: 'seed', seed: 4 } });
  const start = copyState(setUp.start);
  for (const piece of start.pieces) if (piece.id === 'red scout') piece.where = where;
  return openBattle({ ...setUp, start });
}

/** Every byte a seat can see now: its view, its events, what is asked of it, its choices and why-nots. */
function seenBy(battle: Battle, seat: Seat): string {
  const view = battle.view(seat);
  const { state, ground, roster } = view;
  const asked = battle.pending.map((decision) => {
    const about = decision.about as never;
    const choices = orderQuestion.choices(view, about).list;
    const refusals = ['stand', 'advance', 'sneak', 'spring', 'flee'].map((pick) =>
      orderQuestion.check(view, about, { pick }),
    );
    return { decision, words: orderQuestion.words(view, about), choices, refusals };
  });
  const events = battle.eventsFor(seat, 0);
  return JSON.stringify({ state, roster, areas: ground.areas, asked, events, floor: battle.undoFloor(seat) });
}

/** What blue saw at each answer of a battle in which red never springs; red's orders may differ between runs. */
function blueSaw(battle: Battle, seed: number, redOrders: readonly string[]): readonly string[] {
  const chance = chances(seed);
  const seen: string[] = [];
  for (let turn = 0; turn < 6 && !battle.ended; turn++) {
    seen.push(seenBy(battle, 'blue'));
    const orders = ['stand', 'advance', 'sneak'].filter((pick) => !battle.check('blue', { pick }));
    battle.submit('blue', { pick: orders[Math.floor(chance() * orders.length)] ?? 'stand' });
    seen.push(seenBy(battle, 'blue'));
    battle.submit('red', { pick: redOrders[turn % redOrders.length] ?? 'stand' });
  }
  return [...seen, seenBy(battle, 'blue')];
}

describe('what is hidden', () => {
  const [mill, wood] = MARKERS;

  it.each([1, 2, 3, 4, 5])('moved elsewhere leaves every byte of the other seat unchanged (play %i)', (seed) => {
    const there = blueSaw(withScout({ marked: mill }), seed, ['sneak', 'stand']);
    expect(there.length).toBeGreaterThan(4);
    expect(blueSaw(withScout({ marked: wood }), seed, ['sneak', 'stand'])).toEqual(there);
    expect(blueSaw(withScout({ off: 'the east road', due: 4 }), seed, ['stand'])).toEqual(
      blueSaw(withScout({ marked: wood }), seed, ['stand']),
    );
  });

  it('stealing away or standing looks the same to the other seat', () => {
    expect(blueSaw(withScout({ marked: mill }), 9, ['sneak'])).toEqual(
      blueSaw(withScout({ marked: mill }), 9, ['stand']),
    );
  });

  it('is known to its own seat, and to all once it has sprung up', () => {
    const seen = (marked: string, seat: Seat) => seenBy(withScout({ marked }), seat);
    expect(seen(mill, 'red')).not.toEqual(seen(wood, 'red'));
    const battle = withScout({ marked: mill });
    expect(battle.view('blue').state.pieces.map(({ id }) => id)).toEqual(['blue line', 'blue scout', 'red line']);
    battle.submit('blue', { pick: 'stand' });
    battle.submit('red', { pick: 'spring' });
    expect(battle.view('blue').state.pieces.map(({ id }) => id)).toContain('red scout');
    expect(battle.eventsFor('blue', 0).filter((event) => event.do === 'went')).toHaveLength(1);
  });

  it('is left out of the events of the other seat, in a battle that counts it all the same', () => {
    const battle = withScout({ marked: mill });
    battle.submit('blue', { pick: 'sneak' });
    battle.submit('red', { pick: 'sneak' });
    const went = (seat: Seat) =>
      battle.eventsFor(seat, 0).flatMap((event) => (event.do === 'went' ? [`${event.id} ${event.text}`] : []));
    expect([went('blue'), went('red')]).toEqual([['blue scout mill'], ['red scout mill']]);
  });

  it('commanders are hidden like units', () => {
    const general = piece('general', { seat: 'red', where: { off: 'the east road' } });
    const state = stateOf({ commands: { general } });
    expect(knownTo(state, 'blue').commands).toEqual({});
    expect(knownTo(state, 'red')).toBe(state);
  });
});

import { describe, expect, it } from 'vitest';
import { movementPhase } from '../../../../../engine/rules/honours-of-war/sequence/activation';
import { mayInfluence } from '../../../../../engine/rules/honours-of-war/command/influence';
import { ratingOf } from '../../../../../engine/rules/honours-of-war/command/ratings';
import { activating, battlefield } from '../field';
import type { Layout, TestField } from '../field';
import type { Rating } from '../../../../../engine/scenario';

/** A general at x = 60, a brigade commander east of him, a battalion behind them; independents at their own places. */
const army = (rating: Rating | null, commanderAt: number, more: Partial<Layout> = {}): TestField =>
  battlefield({
    blue: { a: { at: [100, 50] }, lossow: { at: [60, 80], command: 'lossow', type: 'hussars' } },
    red: { z: { at: [100, 170] } },
    leaders: {
      king: { at: [60, 40], kind: 'general', rating },
      'blue brigade': { at: [commanderAt, 40], rating: 'dithering' },
    },
    ...more,
  });
const may = (on: TestField, command = 'blue brigade'): boolean => mayInfluence(on.view('blue'), 'king', command);

describe('HOW-CMD-13: the general’s influence', () => {
  it('reaches a commander 15 cm away', () => {
    expect(may(army('dependable', 75))).toBe(true);
    expect(may(army('dependable', 75.1))).toBe(false);
  });
  it('HOW-CMD-16: an unrated general is as a dependable one', () => {
    expect(may(army(null, 75))).toBe(true);
    expect(may(army(null, 75.1))).toBe(false);
  });
  it('HOW-CMD-19: 20 cm for a dashing one', () => {
    expect(may(army('dashing', 80))).toBe(true);
    expect(may(army('dashing', 80.1))).toBe(false);
  });
  it('HOW-CMD-17: a dithering one has none', () => {
    expect(may(army('dithering', 60))).toBe(false);
  });
  it('reaches an independent by its nearest edge', () => {
    // The hussars stand 5 cm deep: their rear is at 77.5.
    const at = (y: number) =>
      may(army('dependable', 90, { leaders: { king: { at: [60, y], kind: 'general' } } }), 'lossow');
    expect([at(62.5), at(62.4)]).toEqual([true, false]);
  });
  it('serves one command a turn', () => {
    const on = army('dependable', 70);
    on.piece('king').marks['influence used'] = 'lossow';
    expect(may(on)).toBe(false);
  });
});

/** The performance of the brigade after the dice, its commander rated `own` and directed or not. */
function performance(
  general: Rating | null,
  own: Rating,
  dice: readonly number[],
  pick: 'lend' | 'keep',
  command = 'blue brigade',
) {
  const on = army(general, 62, {
    leaders: {
      king: { at: [60, 60], kind: 'general', rating: general },
      'blue brigade': { at: [62, 60], rating: own },
    },
    blue: { a: { at: [62, 66] }, lossow: { at: [60, 72], command: 'lossow', type: 'hussars' } },
    red: { z: { at: [180, 170] } },
    dice,
  });
  on.run(movementPhase(on), {
    activate: activating(command),
    influence: () => ({ pick }),
  });
  const event = on.events.find((one) => one.do === 'mark' && one.mark === 'performance');
  return event?.do === 'mark' ? event.value : null;
}

describe('HOW-CMD-13: what influence does', () => {
  it.each<[Rating, number, string, string]>([
    ['dithering', 1, 'Feeble', 'Poor'],
    ['dithering', 2, 'Poor', 'Steady'],
    ['dependable', 1, 'Poor', 'Steady'],
    ['dependable', 5, 'Steady', 'Admirable'],
    ['dashing', 4, 'Steady', 'Admirable'],
    ['dashing', 5, 'Admirable', 'Inspiring'],
    ['dashing', 6, 'Inspiring', 'Inspiring'],
  ])('a %s commander’s %d', (own, die, alone, directed) => {
    expect(performance('dependable', own, [die, 6, 6], 'keep')).toBe(alone);
    expect(performance('dependable', own, [die, 6, 6], 'lend')).toBe(directed);
  });
  it('HOW-CMD-14: it lasts for the roll alone: his rating is what it was', () => {
    const on = army('dependable', 70, { dice: [2, 6, 6] });
    on.run(movementPhase(on), { activate: activating('blue brigade'), influence: () => ({ pick: 'lend' }) });
    expect(on.texts()).toContain('King directs Blue brigade.');
    expect(ratingOf(on.view('blue'), 'blue brigade')).toBe('dithering');
    expect(on.piece('blue brigade').marks).not.toHaveProperty('raised');
  });
  it('an independent counts as dashing, without the 1', () => {
    expect(performance('dependable', 'dependable', [5], 'keep', 'lossow')).toBe('Steady');
    expect(performance('dependable', 'dependable', [5], 'lend', 'lossow')).toBe('Admirable');
    expect(performance('dependable', 'dependable', [6], 'lend', 'lossow')).toBe('Inspiring');
  });
});

describe('HOW-CMD-18: a dithering general dampens good results', () => {
  it.each([
    [1, 'Steady'],
    [2, 'Steady'],
    [3, 'Admirable'],
  ])('on a %d', (die, result) => {
    expect(performance('dithering', 'dependable', [6, die], 'keep')).toBe(result);
  });
  it('and leaves bad ones alone', () => {
    expect(performance('dithering', 'dependable', [1], 'keep')).toBe('Poor');
  });
});

describe('HOW-CMD-20: a dashing general lifts bad results', () => {
  it.each([
    [5, 'Steady'],
    [6, 'Steady'],
    [4, 'Poor'],
  ])('on a %d', (die, result) => {
    expect(performance('dashing', 'dependable', [1, die], 'keep')).toBe(result);
  });
  it('and leaves good ones alone; a dependable general does neither', () => {
    expect(performance('dashing', 'dependable', [6], 'keep')).toBe('Admirable');
    expect(performance('dependable', 'dependable', [1], 'keep')).toBe('Poor');
  });
  it('not for units that act as poor because they are out of command', () => {
    const on = battlefield({
      blue: { far: { at: [200, 50] } },
      leaders: { king: { at: [20, 40], kind: 'general', rating: 'dashing' }, 'blue brigade': { at: [60, 40] } },
      dice: [3, 1],
    });
    on.run(movementPhase(on), { activate: activating('blue brigade') });
    expect(on.state.drawn).toBe(2);
    expect(on.piece('far').marks['acts as poor']).toBe(1);
  });
});

describe('HOW-ORG-09: the general leads a brigade himself', () => {
  const led = (rating: Rating | null, die: number, at: readonly [number, number] = [60, 46]) => {
    const on = battlefield({
      blue: { a: { at: [60, 52] } },
      red: { z: { at: [180, 170] } },
      leaders: { king: { at, kind: 'general', rating } },
      ledByGeneral: ['blue brigade'],
      dice: [die, 3, 3],
    });
    on.run(movementPhase(on), { activate: activating('blue brigade') });
    const kinds = new Set(on.asked.map(({ kind }) => kind));
    return { performance: on.piece('blue brigade').marks['performance'], kinds, drawn: on.state.drawn };
  };
  it('as dependable when unrated, else by his rating', () => {
    expect([led(null, 1), led(null, 6)].map(({ performance }) => performance)).toEqual(['Poor', 'Admirable']);
    expect(led('dashing', 5).performance).toBe('Admirable');
    expect(led('dithering', 2).performance).toBe('Poor');
  });
  it('without his influence, and without riding in its activation', () => {
    const { kinds } = led(null, 3);
    expect([kinds.has('influence'), kinds.has('ride')]).toEqual([false, false]);
  });
  it('HOW-CMD-01: command distance is measured from his figure', () => {
    expect(led(null, 3, [60, 35]).drawn).toBe(1);
    expect(led(null, 3, [60, 34.9]).drawn).toBe(2);
  });
});

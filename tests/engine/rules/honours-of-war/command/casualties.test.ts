import { describe, expect, it } from 'vitest';
import { commandTests, testCommander } from '../../../../../engine/rules/honours-of-war/command/casualties';
import { battlefield } from '../field';
import type { Leader, UnitPlace } from '../field';

const field = (dice: readonly number[], leader: Partial<Leader> = {}, lossow: UnitPlace = {}) =>
  battlefield({
    blue: { lossow: { at: [100, 48], marks: { 'shot at': 1 }, ...lossow } },
    leaders: { 'blue brigade': { at: [100, 40], ...leader } },
    dice,
  });
const figure = (on: ReturnType<typeof field>) => on.piece('blue brigade').marks;

describe('HOW-CMD-09', () => {
  const drawn = (leader: Partial<Leader>, lossow: UnitPlace = {}) => {
    const on = field([1, 1], leader, lossow);
    on.run(commandTests(on));
    return on.state.drawn;
  };
  it('two dice for a figure within 15 cm of a unit that fire has hit, and only then', () => {
    expect(drawn({ at: [100, 31] })).toBe(2);
    expect(drawn({ at: [100, 30.9] })).toBe(0);
    expect(drawn({}, { marks: {} })).toBe(0);
    expect(drawn({}, { marks: { 'shot at': 1, 'done for': 1 } })).toBe(0);
  });
  it('he is marked as tested', () => {
    const on = field([1, 1]);
    on.run(testCommander(on, 'blue brigade', 'HOW-CMD-09'));
    expect(figure(on)['figure tested']).toBe(1);
  });
  it('not near enemies that are hit', () => {
    const on = battlefield({
      blue: { lossow: { at: [100, 48] } },
      red: { esterle: { at: [100, 60], marks: { 'shot at': 1 } } },
      leaders: { 'blue brigade': { at: [100, 50] } },
    });
    on.run(commandTests(on));
    expect(on.state.drawn).toBe(0);
  });
  it('in the line of fire wherever he stands, once a turn', () => {
    const on = field([1, 1, 1, 1], { at: [10, 10] });
    on.piece('blue brigade').marks['may have been hit'] = 1;
    on.run(commandTests(on));
    on.run(commandTests(on));
    expect(on.state.drawn).toBe(2);
  });
  it('11 is a casualty, 10 is not', () => {
    const safe = field([5, 5], { rating: 'dashing' });
    safe.run(commandTests(safe));
    expect(figure(safe)['rating']).toBeUndefined();
    const hit = field([5, 6], { rating: 'dashing' });
    hit.run(commandTests(hit));
    expect(figure(hit)['rating']).toBe('dependable');
  });
});

describe('HOW-CMD-11', () => {
  const after = (leader: Partial<Leader>) => {
    const on = field([6, 6], leader);
    on.run(commandTests(on));
    const { rating, 'command loss': loss } = figure(on);
    return [rating, loss];
  };
  it('dashing falls to dependable, dependable to dithering, a dithering commander worsens', () => {
    expect(after({ rating: 'dashing' })).toEqual(['dependable', undefined]);
    expect(after({ rating: 'dependable' })).toEqual(['dithering', undefined]);
    expect(after({ rating: 'dithering' })).toEqual([undefined, 1]);
  });
  it('an unrated general counts as dithering; a dithering one suffers nothing more', () => {
    const general = (rating: Leader['rating']) => {
      const on = battlefield({
        blue: { lossow: { at: [100, 48], marks: { 'shot at': 1 } } },
        leaders: { chief: { at: [100, 40], kind: 'general', ...(rating === undefined ? {} : { rating }) } },
        dice: [6, 6],
      });
      on.run(commandTests(on));
      return on.piece('chief').marks;
    };
    expect(general(null)['rating']).toBe('dithering');
    expect(general('dithering')['command loss']).toBeUndefined();
  });
  it('falls from the rating he has now', () => {
    const on = field([6, 6, 6, 6], { rating: 'dashing' });
    on.run(testCommander(on, 'blue brigade', 'HOW-CMD-10'));
    on.run(testCommander(on, 'blue brigade', 'HOW-CMD-10'));
    expect(figure(on)['rating']).toBe('dithering');
  });
});

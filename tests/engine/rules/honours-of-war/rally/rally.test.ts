import { describe, expect, it } from 'vitest';
import { rallyByDistance, rallyPhase } from '../../../../../engine/rules/honours-of-war/rally/rally-phase';
import { retreat } from '../../../../../engine/rules/honours-of-war/morale/reaction';
import type { TroopClass } from '../../../../../engine/scenario';
import { battlefield } from '../field';
import type { Layout, UnitPlace, TestField } from '../field';

/** A, front edge on y = 50, and an enemy whose front edge is `far` cm away. */
const field = (a: Partial<UnitPlace>, far: number, more: Layout = {}): TestField =>
  battlefield({
    ...more,
    blue: { a: { at: [100, 48], ...a }, ...more.blue },
    red: { foe: { at: [100, 52 + far] }, ...more.red },
  });
const rallied = (a: Partial<UnitPlace>, far: number, more: Layout = {}): number => {
  const one = field(a, far, more);
  one.run(rallyPhase(one));
  return one.hits('a');
};

it('HOW-RALLY-01: Done For units are removed', () => {
  const one = field({ hits: 5, marks: { 'done for': 1 } }, 90);
  one.run(rallyPhase(one));
  expect(one.piece('a').where).toEqual({ gone: 'Done For' });
  expect(one.hits('a')).toBe(5);
});

describe('HOW-RALLY-02: hits that fall away', () => {
  it.each([
    [29.9, 3, 3],
    [30, 2, 3],
    [60, 2, 3],
    [60.1, 1, 2],
  ])('%d cm from the enemy', (far, standard, inferior) => {
    const left = (quality: TroopClass) => rallied({ hits: 3, class: quality }, far);
    expect([left('superior'), left('standard'), left('inferior')]).toEqual([standard, standard, inferior]);
  });
  it('the nearest enemy counts, Done For ones do not', () => {
    const near = (foe: Partial<UnitPlace>) => rallied({ hits: 3 }, 90, { red: { near: { at: [100, 62], ...foe } } });
    expect(near({})).toBe(3);
    expect(near({ hits: 4, marks: { 'broken off': 1 } })).toBe(3);
    expect(near({ hits: 5, marks: { 'done for': 1 } })).toBe(1);
  });
  it('all when there is no enemy left', () => {
    const alone = battlefield({ blue: { a: { at: [100, 48], hits: 3 } } });
    expect(rallyByDistance(alone.view('blue'), alone.troop('a')).hits).toBe(2);
  });
  it('HOW-SCALE-14: from 8 and beyond 16 cm at 6mm', () => {
    const six = (far: number) => {
      const one = battlefield({
        scale: '6mm',
        blue: { a: { at: [100, 49.5], hits: 3 } },
        red: { foe: { at: [100, 50.5 + far] } },
      });
      return rallyByDistance(one.view('blue'), one.troop('a')).hits;
    };
    expect([six(7.9), six(8), six(16), six(16.1)]).toEqual([0, 1, 1, 2]);
  });
});

describe('HOW-RALLY-03: the last hit stays', () => {
  it.each([
    [0, 0],
    [1, 1],
    [2, 1],
    [3, 1],
    [4, 2],
  ])('%d hits, far from the enemy: %d', (hits, left) => expect(rallied({ hits }, 90)).toBe(left));
});

describe('HOW-RALLY-04: the general beside a unit', () => {
  const general = (x: number, more: object = {}) => ({
    leaders: { general: { at: [x, 48] as const, kind: 'general' as const, rating: null, ...more } },
  });
  const beside = (x: number, a: Partial<UnitPlace>, far = 20, more: object = {}) => {
    const one = field(a, far, general(x, more));
    one.run(rallyPhase(one), { rally: () => ({ pick: 'rally', of: 'a' }) });
    return one.hits('a');
  };
  it('takes one hit off a unit within 5 cm, whatever its class and however near the enemy', () => {
    // A's left edge is on x = 90.
    expect(beside(85, { hits: 3 })).toBe(2);
    expect(beside(84.9, { hits: 3 })).toBe(3);
    expect(beside(85, { hits: 3, class: 'inferior' })).toBe(2);
  });
  it('on top of what distance gives, never the last', () => {
    expect(beside(100, { hits: 4 }, 90)).toBe(1);
    expect(beside(100, { hits: 3 }, 90)).toBe(1);
    expect(beside(100, { hits: 1 })).toBe(1);
  });
  it('HOW-CMD-17, HOW-CMD-21: a dithering general none, a dashing one two', () => {
    expect(beside(100, { hits: 4 }, 20, { rating: 'dithering' })).toBe(4);
    expect(beside(100, { hits: 4 }, 20, { rating: 'dependable' })).toBe(3);
    expect(beside(100, { hits: 4 }, 20, { rating: 'dashing' })).toBe(2);
    expect(beside(100, { hits: 2 }, 20, { rating: 'dashing' })).toBe(1);
  });
  it('one unit a turn, of his own side, as his owner chooses', () => {
    const one = field({ hits: 3 }, 20, {
      ...general(100),
      blue: { c: { at: [100, 42], hits: 2 }, fresh: { at: [100, 36], hits: 1 } },
    });
    one.run(rallyPhase(one), { rally: () => ({ pick: 'rally', of: 'c' }) });
    expect([one.hits('a'), one.hits('c')]).toEqual([3, 1]);
    const idle = field({ hits: 3 }, 20, general(100));
    idle.run(rallyPhase(idle));
    expect(idle.asked).toHaveLength(1);
    expect(idle.hits('a')).toBe(3);
    expect(beside(100, { hits: 3 }, 20, { side: 'red' })).toBe(3);
  });
  it('HOW-RALLY-05: distance rally first, the general after it', () => {
    const one = field({ hits: 2 }, 40, general(100));
    one.run(rallyPhase(one));
    // One hit fell away: the last is nobody's.
    expect([one.hits('a'), one.asked.length]).toEqual([1, 0]);
  });
});

describe('the life of a broken unit', () => {
  const broken = (hits: number, far: number, marks: UnitPlace['marks'] = { 'broken off': 1 }, more: Layout = {}) => {
    const one = field({ hits, marks }, far, more);
    one.run(rallyPhase(one));
    return one.piece('a').marks;
  };
  it('HOW-RALLY-06: below 4 hits it reforms next turn', () => {
    expect(broken(4, 30)).toEqual({ reforming: 2 });
    expect(broken(4, 61)).toEqual({ reforming: 2 });
  });
  it('HOW-RALLY-06: the log tells by how many hits it has left', () => {
    const label = (hits: number) => {
      const one = field({ hits, marks: { 'broken off': 1 } }, 20);
      one.run(rallyPhase(one));
      return one.events.flatMap((event) => (event.do === 'mark' && event.mark === 'reforming' ? event.reasons : []))[0]
        ?.label;
    };
    expect([label(3), label(1)]).toEqual(['3 hits left', '1 hit left']);
  });
  it('HOW-RALLY-07: at 4 hits it stays broken off', () => expect(broken(4, 29.9)).toEqual({ 'broken off': 1 }));
  it('HOW-RALLY-06: or by the general', () => {
    const one = field({ hits: 4, marks: { 'broken off': 1 } }, 20, {
      leaders: { general: { at: [100, 48], kind: 'general', rating: null } },
    });
    one.run(rallyPhase(one), { rally: () => ({ pick: 'rally', of: 'a' }) });
    expect(one.piece('a').marks).toEqual({ reforming: 2 });
  });
  it('HOW-RALLY-11: in the rally phase of its reforming turn it is steady again, not before', () => {
    expect(broken(3, 20, { reforming: 1 })).toEqual({});
    expect(broken(3, 20, { reforming: 2 })).toEqual({ reforming: 2 });
    expect(rallied({ hits: 3, marks: { reforming: 1 } }, 61)).toBe(1);
  });
  it('HOW-RALLY-06 to 11: turn by turn', () => {
    const one = field({ hits: 4, marks: { 'broken off': 1, 'struck by': 'foe', 'struck from': 'front' } }, 5, {});
    const marks = [];
    for (const turn of [1, 2, 3]) {
      one.state.at.turn = turn;
      if (one.piece('a').marks['broken off'] && turn > 1) one.run(retreat(one, 'a', 'HOW-RALLY-07'));
      one.run(rallyPhase(one));
      const { 'broken off': red = 0, reforming = 0 } = one.piece('a').marks;
      marks.push([one.hits('a'), red, reforming]);
    }
    // Turn 1 too near; turn 2 retreats again 20 cm: 25 cm off; turn 3 again: 43 cm off, a hit falls away.
    expect(marks).toEqual([
      [4, 1, 0],
      [4, 1, 0],
      [3, 0, 4],
    ]);
    one.state.at.turn = 4;
    one.run(rallyPhase(one));
    expect([one.hits('a'), one.piece('a').marks['reforming']]).toEqual([2, undefined]);
  });
});

describe('HOW-RALLY-08: on the table edge', () => {
  const atEdge = (marks: UnitPlace['marks']) =>
    field(
      { at: [100, 2], hits: 4, marks: { 'broken off': 1, 'struck by': 'foe', 'struck from': 'front', ...marks } },
      5,
    );
  it('a unit that halted there and must retreat again leaves the table, Done For', () => {
    const one = atEdge({ 'at the edge': 1 });
    one.run(retreat(one, 'a', 'HOW-RALLY-07'));
    expect(one.piece('a').where).toEqual({ gone: 'retreated off the table' });
    expect(one.piece('a').marks['done for']).toBe(1);
  });
  it('one that comes there now halts', () => {
    const one = field({ at: [100, 10], hits: 4, marks: { 'struck by': 'foe', 'struck from': 'front' } }, 5);
    one.run(retreat(one, 'a'));
    expect(one.place('a')).toEqual({ x: 100, y: 2 });
    expect(one.piece('a').marks).toMatchObject({ 'broken off': 1, 'at the edge': 1 });
  });
  it('once it reforms the edge is forgotten', () => {
    const one = field({ at: [100, 2], hits: 4, marks: { 'broken off': 1, 'at the edge': 1 } }, 80);
    one.run(rallyPhase(one));
    expect(one.piece('a').marks).toEqual({ reforming: 2 });
  });
});

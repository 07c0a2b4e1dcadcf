import { describe, expect, it } from 'vitest';
import {
  inflict,
  inReactionOrder,
  reactInOrder,
  reactionOf,
  reactNow,
} from '../../../../../engine/rules/honours-of-war/morale';
import { battlefield } from '../field';
import type { UnitPlace, TestField } from '../field';

const least = {
  retreat: (decision: { form: { form: string; least?: number } }) => ({ span: decision.form.least ?? 0 }),
};
/** Lossow faces north; Esterle stands before it and has just hit it. */
const hit = (hits: number, more: UnitPlace = {}): TestField =>
  battlefield({
    blue: {
      lossow: {
        at: [100, 98],
        hits,
        marks: { 'hit now': 1, 'struck by': 'esterle', 'struck from': 'front', ...more.marks },
        ...without(more),
      },
    },
    red: { esterle: { at: [100, 112] } },
  });
const without = ({ marks: _, ...rest }: UnitPlace): UnitPlace => rest;

describe('HOW-REACT-01', () => {
  it.each([
    [2, 'carries on'],
    [3, 'carries on at -1'],
    [4, 'retreats'],
    [5, 'Done For'],
    [7, 'Done For'],
  ])('%d hits: %s', (hits, reaction) => {
    expect(reactionOf(hit(hits).troop('lossow'))).toBe(reaction);
  });
  it.each([
    [3, 'carries on at -1'],
    [4, 'Done For'],
  ])('HOW-REACT-03: broken off and on %d hits: %s', (hits, reaction) => {
    expect(reactionOf(hit(hits, { marks: { 'broken off': 1 } }).troop('lossow'))).toBe(reaction);
  });
  it('HOW-RET-01: a rout ends what it was before', () => {
    const field = hit(5, { marks: { 'broken off': 1, reforming: 1 } });
    field.run(reactNow(field, 'lossow'));
    const { marks } = field.piece('lossow');
    expect(['done for', 'retreated', 'broken off', 'reforming'].map((mark) => marks[mark])).toEqual([
      1,
      1,
      undefined,
      undefined,
    ]);
  });
  it('HOW-REACT-07: of those that carry on the farthest from any enemy reacts first, whatever its hits', () => {
    const order = (near: number, far: number) => {
      const on = battlefield({
        blue: { near: { at: [100, 98], hits: near }, far: { at: [160, 60], hits: far } },
        red: { esterle: { at: [100, 112] } },
      });
      return inReactionOrder(on.view('blue'), ['near', 'far'], 'blue');
    };
    expect([order(3, 1), order(1, 3)]).toEqual([
      ['far', 'near'],
      ['far', 'near'],
    ]);
  });
  it('4 hits: retreats at least one move and is red from that moment (HOW-REACT-09)', () => {
    const field = hit(4);
    field.run(reactNow(field, 'lossow'), least);
    expect(field.place('lossow')).toEqual({ x: 100, y: 78 });
    expect(field.piece('lossow').marks).toMatchObject({ 'broken off': 1, retreated: 1 });
    expect(field.piece('lossow').marks['done for']).toBeUndefined();
  });
  it('HOW-RET-01: 5 hits: routs exactly one move and is Done For', () => {
    const field = hit(5);
    field.run(reactNow(field, 'lossow'));
    expect(field.place('lossow')).toEqual({ x: 100, y: 78 });
    expect(field.piece('lossow').marks).toMatchObject({ 'done for': 1 });
    expect(field.texts()).toContain('Lossow is Done For and routs 20.0 cm.');
  });
  it('3 hits: stays', () => {
    const field = hit(3);
    field.run(reactNow(field, 'lossow'));
    expect(field.place('lossow')).toEqual({ x: 100, y: 98 });
    expect(field.texts()).toEqual(['Lossow holds with 3 hits.']);
  });
});

describe('HOW-REACT-03', () => {
  it('only units hit in this step react, and once', () => {
    const field = battlefield({ blue: { lossow: { at: [100, 98], hits: 4 } } });
    field.run(reactNow(field, 'lossow'));
    expect(field.events).toEqual([]);
    const again = hit(3);
    again.run(reactNow(again, 'lossow'));
    again.run(reactNow(again, 'lossow'));
    expect(again.texts()).toHaveLength(1);
  });
  it('HOW-RALLY-12: a broken-off unit at 4 that gains a hit is Done For', () => {
    const field = battlefield({
      blue: { lossow: { at: [100, 98], hits: 4, marks: { 'broken off': 1 } } },
      red: { esterle: { at: [100, 112] } },
    });
    inflict(field, 'lossow', 1, { by: 'esterle', sector: 'front', cause: 'musketry', clause: 'HOW-FIRE-05' });
    expect(reactionOf(field.troop('lossow'))).toBe('Done For');
  });
  it('one rallied to 3 and hit again to 4 retreats again and restarts reforming', () => {
    const field = hit(4, { marks: { reforming: 1 } });
    field.run(reactNow(field, 'lossow'), least);
    expect(field.piece('lossow').marks).toMatchObject({ 'broken off': 1 });
    expect(field.piece('lossow').marks['reforming']).toBeUndefined();
  });
});

describe('HOW-REACT-04', () => {
  it('routs before retreats, the side without initiative first, then the farthest from the enemy', () => {
    const field = battlefield({
      blue: {
        near: { at: [40, 88], hits: 4, marks: { 'hit now': 1 } },
        far: { at: [80, 60], hits: 4, marks: { 'hit now': 1 } },
        lost: { at: [120, 88], hits: 5, marks: { 'hit now': 1 } },
      },
      red: {
        esterle: { at: [60, 102], hits: 4, marks: { 'hit now': 1 } },
        gone: { at: [140, 102], hits: 6, marks: { 'hit now': 1 } },
      },
    });
    const ids = field.state.pieces.map(({ id }) => id);
    expect(inReactionOrder(field.view('blue'), ids, 'blue')).toEqual(['gone', 'lost', 'esterle', 'far', 'near']);
    expect(inReactionOrder(field.view('blue'), ids, 'red')).toEqual(['lost', 'gone', 'far', 'near', 'esterle']);
    field.run(reactInOrder(field, ids, 'blue'), least);
    const moved = field.events.flatMap((event) => (event.do === 'moved' ? event.movers.map(({ id }) => id) : []));
    expect(moved[0]).toBe('gone');
    expect(field.state.pieces.every(({ marks }) => marks['hit now'] === undefined)).toBe(true);
  });
});

describe('HOW-UNIT-03', () => {
  it('hits add up and the last blow is remembered', () => {
    const field = battlefield({ blue: { lossow: { at: [100, 98], hits: 1 } } });
    const blow = { by: 'x', sector: 'left', cause: 'melee', clause: 'HOW-HIT-01' } as const;
    inflict(field, 'lossow', 2, blow);
    inflict(field, 'lossow', 1, { ...blow, by: 'y', sector: 'front', cause: 'canister' });
    inflict(field, 'lossow', 0, { ...blow, by: 'z' });
    expect(field.hits('lossow')).toBe(4);
    expect(field.piece('lossow').marks).toEqual({
      'struck by': 'y',
      'struck from': 'front',
      'hit now': 3,
      'shot at': 1,
    });
  });
  it('melee and passing through do not endanger the commander (HOW-CMD-09)', () => {
    const field = battlefield({ blue: { lossow: { at: [100, 98] } } });
    inflict(field, 'lossow', 1, { by: 'x', sector: 'front', cause: 'melee', clause: 'HOW-HIT-01' });
    expect(field.piece('lossow').marks['shot at']).toBeUndefined();
  });
});

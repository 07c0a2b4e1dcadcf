import { describe, expect, it } from 'vitest';
import { meleePhase } from '../../../../../engine/rules/honours-of-war/melee/melee-phase';
import { at, battlefield, village } from '../field';
import type { Answers, Layout, UnitPlace, TestField } from '../field';

/** A block of 20 cm, its south face on y = 100, its west face on x = 90. */
const mill = village('mill', at(100, 110), 0, 20);
const contact = (on: string, face: number, order = 1) => ({
  'in contact': on,
  'contact sector': `face ${face}`,
  'contact order': order,
  'no bonus': 'HOW-MELEE-12',
});
const south: UnitPlace = { at: [100, 98], heading: 0, marks: contact('b', 2) };
const west: UnitPlace = { at: [88, 110], heading: 90, marks: contact('b', 3, 2) };
const storm = (
  dice: readonly number[],
  blue: Layout['blue'] & object,
  red: Layout['red'] & object,
  answers: Answers = {},
): TestField => {
  const field = battlefield({ terrain: [mill], blue, red, dice });
  field.run(meleePhase(field), answers);
  return field;
};
const fought = (field: TestField) =>
  field.events.flatMap((event) => (event.do === 'fought' ? [`${event.by} ${event.at.join()} ${event.total}`] : []));
const insideOf = (field: TestField, id: string): string | null => {
  const { where } = field.piece(id);
  return 'inside' in where ? where.inside : null;
};

describe('HOW-BUA-20: winning at the edge', () => {
  it('the winner occupies the block, the loser leaves it on the far side', () => {
    // 5 - 1 light cover = 4: 3 hits; the defender 2 - 1 direction = 1: 1 hit.
    const field = storm([5, 2], { a: south }, { b: { inside: 'mill/1', hits: 1 } });
    expect(fought(field)).toEqual(['a b 3', 'b a 1']);
    expect(insideOf(field, 'a')).toBe('mill/1');
    expect(insideOf(field, 'b')).toBeNull();
    expect(field.place('b').y).toBeGreaterThanOrEqual(122);
    expect(field.piece('a').marks['in contact']).toBeUndefined();
  });
  it('light foot too; the defender that wins stays', () => {
    const field = storm(
      [5, 2],
      { a: { ...south, type: 'jaeger' } },
      { b: { inside: 'mill/1', type: 'freikorps', hits: 2 } },
    );
    expect(insideOf(field, 'a')).toBe('mill/1');
    const held = storm([2, 5], { a: { ...south, hits: 2 } }, { b: { inside: 'mill/1' } });
    expect([insideOf(held, 'a'), insideOf(held, 'b')]).toEqual([null, 'mill/1']);
    expect(held.piece('a').marks['done for']).toBe(1);
  });
  it.each([
    [[5, 4, 2, 2], 'a'],
    [[4, 5, 2, 2], 'w'],
    [[5, 5, 2, 2, 3], 'a'],
    [[5, 5, 2, 2, 4], 'w'],
  ])('of two winners the one that gave more hits moves in, of equals by a die: %j', (dice, taker) => {
    // Group order: A, its enemy B, then W: the dice are A's, B's two and W's.
    const [a = 1, w = 1, b1 = 1, b2 = 1, ...rest] = dice;
    const field = storm([a, b1, b2, w, ...rest], { a: south, w: west }, { b: { inside: 'mill/1', hits: 1 } });
    expect(['a', 'w'].filter((id) => insideOf(field, id) !== null)).toEqual([taker]);
  });
  const dealt = (field: TestField) =>
    field.events.flatMap((event) =>
      event.do === 'mark' && event.mark === 'hits dealt' && event.value !== null ? [[event.id, event.value]] : [],
    );
  it('of two winners of whom one gave a hit and one none, the first, without a die', () => {
    // A: 2 - 1 cover = 1: 1 hit; B: 2 - 1 - 2 directions: none; W: 2 - 1 - 1 = 0: none.
    const field = storm(
      [2, 2, 2, 2],
      { a: south, w: { ...west, hits: 3 } },
      { b: { inside: 'mill/1', hits: 3, class: 'standard' } },
    );
    expect(fought(field)).toEqual(['a b 1', 'b a 0', 'b w 0', 'w b 0']);
    expect([insideOf(field, 'a'), insideOf(field, 'w'), dealt(field)]).toEqual(['mill/1', null, [['a', 1]]]);
  });
  it('HOW-PURS-01: not one that another enemy still fights', () => {
    const flank: UnitPlace = { at: [88, 92], heading: 90, marks: { ...contact('a', 3, 2), 'contact sector': 'left' } };
    const field = storm(
      [5, 3, 3, ...Array.from({ length: 12 }, () => 3)],
      { a: south },
      { b: { inside: 'mill/1', hits: 3 }, c: flank },
    );
    expect([field.piece('b').marks['broken off'], insideOf(field, 'a')]).toEqual([1, null]);
  });
  it('HOW-BUA-04: not into a block that is full', () => {
    // Two of the three hits are for B, the third for D.
    const held = { inside: 'mill/1' } as const;
    const field = storm([5, 2, 1], { a: south }, { c: held, b: { ...held, hits: 2 }, d: held });
    expect(['a', 'b', 'c', 'd'].map((id) => insideOf(field, id))).toEqual([null, null, 'mill/1', 'mill/1']);
  });
  it('HOW-BUA-11: beside a friend it is asked which faces it holds', () => {
    const friend: UnitPlace = { inside: 'mill/1' };
    const field = storm(
      [5, 2],
      { friend, a: south },
      { b: { inside: 'mill/1', hits: 1 } },
      {
        'hold faces': () => ({ pick: 'hold', of: 0b0101 }),
      },
    );
    expect(['friend', 'a'].map((id) => field.piece(id).marks['holds faces'])).toEqual([0b1010, 0b0101]);
  });
  it('HOW-BUA-21: with another enemy still in it both sides share the block', () => {
    const field = storm([5, 2], { a: south }, { b: { inside: 'mill/1', hits: 1 }, c: { inside: 'mill/1' } });
    expect([insideOf(field, 'a'), insideOf(field, 'c')]).toEqual(['mill/1', 'mill/1']);
  });
});

describe('HOW-BUA-19, HOW-BUA-13, HOW-MELEE-27: attacked on two faces', () => {
  it('the defender fights at both, each die -2; nobody has its flank', () => {
    const field = storm(
      [2, 5, 4, 2, 2, 5, 5, 2],
      { a: south, w: west },
      { b: { inside: 'mill/1', class: 'superior' } },
    );
    // A: 2 - 1 superior - 1 cover = 0. B: 5 - 2 = 3: 2 hits; 4 - 2 = 2: 2 hits. W: 0. Round 2 without cover.
    expect(fought(field).slice(0, 4)).toEqual(['a b 0', 'b a 2', 'b w 2', 'w b 0']);
    expect(fought(field).slice(4)).toEqual(['a b 1', 'b a 2', 'b w 2', 'w b 1']);
    expect(['a', 'w'].map((id) => field.piece(id).marks['broken off'])).toEqual([1, 1]);
    expect(insideOf(field, 'b')).toBe('mill/1');
  });
});

describe('HOW-BUA-16: hits on a face that foot and guns share', () => {
  it.each([
    [3, [2, 1]],
    [4, [1, 2]],
  ])('half each, the odd one by a %d', (die, hits) => {
    // 5 - 1 cover = 4: 3 hits, shared; then A is beaten: 5 - 1 = 4: 3 hits.
    const field = storm(
      [5, 5, die],
      { a: { ...south, hits: 2 } },
      { b: { inside: 'mill/1' }, guns: { inside: 'mill/1', type: 'light gun' } },
    );
    expect([field.hits('b'), field.hits('guns')]).toEqual(hits);
  });
});

it('HOW-BUA-18: the companion of a beaten unit is passed through and stays', () => {
  const field = storm(
    [5, 2],
    { a: south },
    { b: { inside: 'mill/1', hits: 1 }, c: { inside: 'mill/1', class: 'inferior' } },
  );
  expect(field.hits('c')).toBe(2);
  expect(insideOf(field, 'c')).toBe('mill/1');
});

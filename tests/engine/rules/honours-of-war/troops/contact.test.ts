import { describe, expect, it } from 'vitest';
import {
  breakContact,
  isFaceTaken,
  isSectorTaken,
  sectorOfOpponent,
} from '../../../../../engine/rules/honours-of-war/troops/contact';
import { at, battlefield, village } from '../field';

const field = () =>
  battlefield({
    terrain: [village('dorf', at(60, 90), 0, 20)],
    blue: {
      a: { at: [60, 50], marks: { 'in contact': 'z', 'contact sector': 'front' } },
      b: { at: [90, 50], marks: { 'in contact': 'y', 'contact sector': 'left' } },
      c: {
        at: [120, 50],
        marks: { 'in contact': 'y', 'contact sector': 'rear', 'in contact too': 'z', 'contact sector too': 'right' },
      },
      d: {
        at: [150, 50],
        marks: { 'in contact': 'z', 'contact sector': 'rear', 'in contact too': 'y', 'contact sector too': 'left' },
      },
      e: { at: [180, 50], marks: { 'in contact': 'g', 'contact sector': 'face 2' } },
      f: { at: [210, 50] },
    },
    red: {
      y: { at: [90, 120] },
      z: { at: [60, 120] },
      x: { at: [120, 120], marks: { 'in contact': 'f', 'contact sector': 'left' } },
      g: { inside: 'dorf/1' },
    },
  });

describe('HOW-CHG-13: each sector takes one enemy', () => {
  it('is taken by whoever has struck there, first or as the second of two', () => {
    const on = field();
    const taken = (id: string) =>
      (['front', 'left', 'right', 'rear'] as const).filter((sector) =>
        isSectorTaken(on.view('red'), on.troop(id), sector),
      );
    expect([taken('z'), taken('y'), taken('f'), taken('a')]).toEqual([
      ['front', 'right', 'rear'],
      ['left', 'rear'],
      ['left'],
      ['front'],
    ]);
  });
  it('HOW-BUA-19: and each face', () => {
    const on = field();
    const taken = (id: string) => [0, 1, 2, 3].filter((face) => isFaceTaken(on.view('red'), on.troop(id), face));
    expect([taken('g'), taken('z')]).toEqual([[2], []]);
  });
});

describe('HOW-SECT-06: in which sector a unit is fought', () => {
  it('that in which it was struck, first or as the second of two; else its front', () => {
    const on = field();
    const from = (troop: string, other: string) => sectorOfOpponent(on.troop(troop), on.troop(other));
    expect([from('z', 'a'), from('y', 'b'), from('z', 'c'), from('y', 'c'), from('z', 'd'), from('y', 'd')]).toEqual([
      'front',
      'left',
      'right',
      'rear',
      'rear',
      'left',
    ]);
    expect(from('a', 'z')).toBe('front');
  });
});

describe('a unit that has left', () => {
  it('is in contact with nobody, and who struck two goes on with the other', () => {
    const on = field();
    breakContact(on, on.view('blue'), 'z');
    const marks = (id: string) =>
      ['in contact', 'contact sector', 'in contact too', 'contact sector too'].map((mark) => on.piece(id).marks[mark]);
    expect(marks('a')).toEqual([undefined, undefined, undefined, undefined]);
    expect(marks('b')).toEqual(['y', 'left', undefined, undefined]);
    expect(marks('c')).toEqual(['y', 'rear', undefined, undefined]);
    expect(marks('d')).toEqual(['y', 'left', undefined, undefined]);
  });
});

import { describe, expect, it } from 'vitest';
import { isLedByGeneral, isUnder, leaderName, leaderOf, nameOf, placeOf } from '../../../../engine/rules/common';
import { battlefield } from '../honours-of-war/field';

const on = battlefield({
  blue: {
    a: { at: [40, 50], command: 'first' },
    b: { at: [80, 50], command: 'second' },
    c: { at: [120, 50], command: 'own' },
    hussars: { at: [160, 50], command: 'hussars' },
  },
  red: { foe: { at: [60, 100], command: 'theirs' } },
  leaders: {
    king: { at: [60, 10], kind: 'general' },
    keith: { at: [70, 10], kind: 'lieutenant', commands: ['first'] },
    schwerin: { at: [90, 10], kind: 'lieutenant' },
    first: { at: [40, 30] },
    second: { at: [80, 30], due: 3 },
  },
  ledByGeneral: ['own'],
});
const view = on.view('blue');
const under = (leader: string) =>
  ['first', 'second', 'own', 'hussars', 'theirs'].filter((command) => isUnder(view, command, leader));

describe('who is under whom', () => {
  it('a commander leads his own brigade, a unit of its own itself', () => {
    expect(under('first')).toEqual(['first']);
    expect(under('hussars')).toEqual(['hussars']);
  });
  it('a lieutenant the commands named for him, all of his side when none are, and the general all', () => {
    expect(under('keith')).toEqual(['first']);
    expect(under('schwerin')).toEqual(['first', 'second', 'own', 'hussars']);
    expect(under('king')).toEqual(['first', 'second', 'own', 'hussars']);
  });
  it('a brigade without a commander of its own is led from the general’s figure', () => {
    expect(isLedByGeneral(view, 'own')).toBe(true);
    expect(leaderOf(view, 'own')?.id).toBe('king');
    expect(leaderOf(view, 'first')?.id).toBe('first');
    expect(leaderOf(view, 'hussars')).toBeNull();
  });
});

describe('figures and names', () => {
  it('a figure has a place only while it is on the table', () => {
    expect(placeOf(view, 'first')).toMatchObject({ x: 40, y: 30 });
    expect(placeOf(view, 'second')).toBeNull();
    expect(placeOf(view, 'own')).toBeNull();
  });
  it('units and commands go by their names, and by their ids when nobody knows them', () => {
    expect([nameOf(view, 'a'), nameOf(view, 'first'), nameOf(view, 'nobody')]).toEqual(['A', 'First', 'nobody']);
    expect([leaderName(view, 'king'), leaderName(view, 'own')]).toEqual(['King', 'Own']);
  });
});

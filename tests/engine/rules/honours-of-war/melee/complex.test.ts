import { describe, expect, it } from 'vitest';
import { assessBout } from '../../../../../engine/rules/honours-of-war/melee/rounds';
import { meleePhase } from '../../../../../engine/rules/honours-of-war/melee/melee-phase';
import { battlefield } from '../field';

/**
 * The complex melee: 1 and A have counter-charged, 2 stands in A's left flank, B in the right flank of 2 and behind A, so
 * that A cannot avoid it. 1 is two deep and rides past B.
 */
const complexMelee = (dice: readonly number[]) => {
  const contact = (on: string, sector: string, order: number) => ({
    'in contact': on,
    'contact sector': sector,
    'contact order': order,
  });
  return battlefield({
    blue: {
      1: { type: 'dragoons', formation: 'double line', at: [100, 95], marks: contact('A', 'front', 1) },
      2: { type: 'dragoons', at: [112.5, 95.5], heading: 270, marks: contact('A', 'left', 2) },
    },
    red: {
      A: { type: 'dragoons', at: [100, 102.5], marks: contact('1', 'front', 1) },
      B: { type: 'dragoons', at: [117, 108], marks: contact('2', 'right', 3) },
    },
    dice,
  });
};

it('HOW-EX-05: the modifiers of round 1', () => {
  const field = complexMelee([]);
  const modifier = (unit: string, against: string): number =>
    assessBout(field.view('blue'), { unit, against }, 0, null).modifier;
  expect([modifier('A', '1'), modifier('1', 'A'), modifier('2', 'A'), modifier('B', '2')]).toEqual([-1, 1, -1, 1]);
});

describe('HOW-EX-04, HOW-EX-06: the complex melee', () => {
  const round1 = [3, 4, 4, 3];
  const pursuit = [3, 3, 3];
  const round2 = [3, 4, 4];
  const field = complexMelee([...round1, ...pursuit, ...round2]);
  field.run(meleePhase(field), {
    pursue: ({ about }) => ({ pick: (about as { unit: string }).unit === '1' ? 'wish' : 'rather not' }),
    quarry: () => ({ pick: 'pursue', of: 'A' }),
  });

  it('the four are one group: A fights 1, 2 and B are not answered', () => {
    const bouts = field.events.flatMap((event) => (event.do === 'fought' ? [`${event.by} ${event.at.join()}`] : []));
    expect(bouts).toEqual(['1 A', 'A 1', '2 A', 'B 2', '1 A', 'A 1', '2 B', 'B 2']);
  });
  it('round 1: A takes 4 hits and retreats through B between the rounds, 1 pursues and ends it', () => {
    expect(field.texts()).toEqual([
      '1 fights A: 2 hits.',
      'A fights 1: 2 hits.',
      '2 fights A: 2 hits.',
      'B fights 2: 2 hits.',
      'A retreats 30.0 cm.',
      'A breaks through B: 1 hit.',
      '1: pursuit on 4, passed.',
      '1 strikes A.',
      '1 fights A: 2 hits.',
      'A fights 1: no hit.',
      'A is Done For and routs 30.0 cm.',
      '2 fights B: no hit.',
      'B fights 2: 2 hits.',
      '2 retreats 30.0 cm.',
      'B: pursuit on 3, failed.',
    ]);
  });
  it('hits at the end', () => {
    expect(['1', '2', 'A', 'B'].map((id) => field.hits(id))).toEqual([2, 4, 6, 1]);
    expect(field.piece('A').marks['done for']).toBe(1);
    expect(field.piece('2').marks['broken off']).toBe(1);
  });
  it('1 stands where it caught A, 2 has gone straight away from B, B stays', () => {
    expect(field.place('1')).toEqual({ x: 100, y: 125 });
    expect(field.place('2')).toEqual({ x: 112.5, y: 65.5 });
    expect(field.place('B')).toEqual({ x: 117, y: 108 });
  });
  it('2 was pinned by B when A broke: only 1 was asked to pursue, and only B in the end', () => {
    const asked = field.asked
      .filter(({ kind }) => kind === 'pursue')
      .map(({ about }) => (about as { unit: string }).unit);
    expect(asked).toEqual(['1', 'B']);
  });
});

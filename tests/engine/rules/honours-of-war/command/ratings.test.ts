import { describe, expect, it } from 'vitest';
import { ratingOf, rollRatings } from '../../../../../engine/rules/honours-of-war/command/ratings';
import { nationalValues, NEUTRAL } from '../../../../../engine/rules/honours-of-war/troops/nations';
import { nations } from '../../../scenario/files';
import { battlefield } from '../field';
import type { Layout } from '../field';

const rolled = (dice: readonly number[], more: Partial<Layout> = {}) => {
  const on = battlefield({
    blue: { a: { at: [60, 60], command: 'first' }, b: { at: [160, 60], command: 'second' } },
    red: { z: { at: [60, 160], command: 'third' } },
    leaders: {
      king: { at: [60, 40], kind: 'general', rating: 'diced' },
      keith: { at: [70, 40], kind: 'lieutenant', rating: 'diced' },
      first: { at: [60, 54], rating: 'diced' },
      second: { at: [160, 54], rating: 'dependable' },
      third: { at: [60, 166], rating: 'diced', side: 'red' },
    },
    dice,
    ...more,
  });
  on.run(rollRatings(on));
  const ratings = Object.keys(on.roster.commands).map((id) => `${id} ${ratingOf(on.view('blue'), id)}`);
  return { ratings: ratings.toSorted(), drawn: on.state.drawn };
};

describe('HOW-ORG-05: ratings left to the die', () => {
  it('a die for each leader in roster order, generals too; none for those who are rated', () => {
    // Roster order of this field: brigades as their units are listed, then the generals.
    expect(rolled([6, 1, 3, 2])).toEqual({
      ratings: ['first dashing', 'keith dithering', 'king dependable', 'second dependable', 'third dithering'],
      drawn: 4,
    });
  });
  it('on each side’s own table and its year', () => {
    const prussia = nations.get('prussia');
    const russia = nations.get('russia');
    if (!prussia || !russia) throw new Error('no nations');
    const firsts = (die: number, year: number) =>
      rolled([die, die, die, die], {
        nations: { blue: nationalValues(prussia, year), red: nationalValues(russia, year) },
      }).ratings.filter((rating) => rating.startsWith('first') || rating.startsWith('third'));
    expect(firsts(5, 1757)).toEqual(['first dashing', 'third dependable']);
    expect(firsts(6, 1758)).toEqual(['first dashing', 'third dependable']);
    expect(firsts(5, 1760)).toEqual(['first dependable', 'third dependable']);
    expect(firsts(6, 1760)).toEqual(['first dashing', 'third dashing']);
  });
  it('HOW-NAT-08: of an allied army on its own nation’s table, where that is chosen', () => {
    const national = { ...NEUTRAL, commanders: NEUTRAL.commanders.map(() => 'dashing') };
    const first = (options: Readonly<Record<string, string>>) =>
      rolled([1, 1, 1, 1], {
        options,
        blue: {
          a: { at: [60, 60], command: 'first', is: { national } },
          b: { at: [160, 60], command: 'second' },
        },
      }).ratings.slice(0, 3);
    expect(first({ 'allied brigades': 'an army of their own' })).toEqual([
      'first dashing',
      'keith dithering',
      'king dithering',
    ]);
    expect(first({})[0]).toBe('first dithering');
  });
  it('HOW-EX-27, HOW-NAT-37: a table of its own, 1 to 3 dependable and 4 to 6 dashing, never has a dithering man', () => {
    const commanders = ['dependable', 'dependable', 'dependable', 'dashing', 'dashing', 'dashing'] as const;
    const national = { ...NEUTRAL, commanders };
    const thrown = (die: number) =>
      rolled([die, die, die, die], { nations: { blue: national, red: national } }).ratings.find((one) =>
        one.startsWith('first'),
      );
    expect([1, 3, 4, 6].map(thrown)).toEqual([
      'first dependable',
      'first dependable',
      'first dashing',
      'first dashing',
    ]);
  });
  it('HOW-CMD-11: a casualty worsens what was thrown', () => {
    const on = battlefield({
      blue: { a: { at: [60, 60] } },
      leaders: { 'blue brigade': { at: [60, 54], rating: 'diced' } },
      dice: [6],
    });
    on.run(rollRatings(on));
    expect(on.events.map((event) => (event.do === 'mark' ? event.value : event.do))).toEqual(['rolled', 'dashing']);
  });
});

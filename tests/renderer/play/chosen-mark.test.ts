import { expect, it } from 'vitest';
import type { Choice } from '../../../engine/battle';
import { chosenMark, meantBy, outlinesOf } from '../../../renderer/play/chosen-mark';
import { poseOn } from '../../../renderer/play/ghosts';
import { sampleBattle } from '../sample-battle';

const { start, roster } = sampleBattle();
const [own, enemy] = ['blue', 'red'].map((seat) => start.pieces.find((piece) => piece.seat === seat)?.id ?? '');
const mark = (choice: Choice, unit: string | null, leads = '') =>
  chosenMark({ roster }, start, { choice, unit, leads });

it('a target that is chosen is outlined, with a line to it from the unit that is asked', () => {
  const shown = mark({ pick: 'fire', of: enemy ?? '', with: 'roundshot' }, own ?? '', '1.8 hits');
  expect(shown?.chosen.length).toBeGreaterThan(0);
  expect(shown?.aims).toEqual([[poseOn(start, own ?? ''), poseOn(start, enemy ?? '')]]);
  expect(shown?.says).toEqual([roster.units[enemy ?? '']?.name, '1.8 hits']);
});
it('a target that holds a village is spoken of where it is, with a line to it', () => {
  const pieces = start.pieces.map((piece) => (piece.id === enemy ? { ...piece, where: { inside: 'village' } } : piece));
  const answer = { choice: { pick: 'fire', of: enemy ?? '' }, unit: own ?? '', leads: '' };
  const shown = chosenMark({ roster }, { ...start, pieces }, answer);
  expect(shown).toMatchObject({ at: { garrison: enemy }, chosen: [] });
  expect(shown?.aims).toEqual([[poseOn(start, own ?? ''), { garrison: enemy }]]);
});
it('the note of a target keeps off the unit that fires', () => {
  const shown = mark({ pick: 'fire', of: enemy ?? '' }, own ?? '');
  expect(shown?.kept).toEqual(outlinesOf(roster, start, own ?? ''));
  expect(shown?.kept.length).toBeGreaterThan(0);
});
it('an answer that names who acts is drawn from there', () => {
  expect(meantBy(start, { pick: 'charge', of: enemy ?? '', with: own ?? '' }, null)).toEqual({ by: own, on: enemy });
});
it('a brigade is outlined with its commander and all its units on the table', () => {
  const [command = '', { units = [] } = {}] =
    Object.entries(roster.commands).find(([id, one]) => one.units.length > 1 && start.commands[id]) ?? [];
  const alone = units.flatMap((id) => mark({ pick: 'fire', of: id }, null)?.chosen ?? []);
  expect(alone.length).toBeGreaterThan(1);
  expect(mark({ pick: 'fire', of: command }, null)?.chosen).toEqual(expect.arrayContaining(alone));
});
it('a unit that is to be named has no line to itself', () => {
  expect(mark({ pick: 'move', of: own ?? '' }, own ?? '')?.aims).toEqual([]);
});
it.each<readonly [string, Choice]>([
  ['nobody', { pick: 'hold' }],
  ['a number of things', { pick: 'fire', of: 3 }],
  ['something that is not on the table', { pick: 'direct', of: 'nobody' }],
])('an answer about %s marks nothing', (_what, choice) => {
  expect(mark(choice, own ?? '')).toBeNull();
});

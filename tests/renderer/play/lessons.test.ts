import { expect, it } from 'vitest';
import { isTaught, lessonFor, type Situation } from '../../../renderer/play/lessons';

const NOTHING: Situation = {
  isAsked: false,
  isFree: false,
  isBrigade: false,
  hasChances: false,
  isDice: false,
  canUndo: false,
  acts: false,
};
const ALL: Situation = { ...NOTHING, isAsked: true, isFree: true, isBrigade: true, hasChances: true, canUndo: true };

/** The notes in the order in which they come while nothing changes but that each is read. */
function toldOneByOne(now: Situation): readonly string[] {
  const told: string[] = [];
  for (;;) {
    const lesson = lessonFor(now, new Set(told));
    if (!lesson) return told;
    told.push(lesson.id);
  }
}

it('tells of each thing once, the card first', () => {
  expect(toldOneByOne(ALL)).toEqual(['card', 'aim', 'move', 'brigade', 'undo', 'chances']);
});
it.each<readonly [keyof Situation, readonly string[]]>([
  ['isFree', ['move']],
  ['isBrigade', ['brigade']],
  ['canUndo', ['undo']],
  ['hasChances', ['chances']],
  ['isDice', ['dice']],
  ['acts', ['acts']],
])('of a situation with “%s” alone it tells that', (what, notes) => {
  expect(toldOneByOne({ ...NOTHING, [what]: true })).toEqual(notes);
});
it('says nothing of what a person may do while somebody else acts', () => {
  expect(toldOneByOne({ ...ALL, acts: true })).toEqual(['acts']);
});
it('is over without dice of one’s own, and not before all else was told', () => {
  const all = [...toldOneByOne(ALL), 'acts'];
  expect(isTaught(new Set(all))).toBe(true);
  for (const left of all) expect(isTaught(new Set(all.filter((id) => id !== left)))).toBe(false);
});

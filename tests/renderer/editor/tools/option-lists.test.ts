import { expect, it } from 'vitest';
import { optionLists } from '../../../../renderer/editor/tools/drawing/option-lists';

const choice = (label: string, ...words: readonly string[]) => ({ label, of: words.map((word) => ({ label: word })) });
/** What the tool of troops asks of a brigade. */
const BRIGADE = [
  choice('Add', 'Unit', 'Brigade', 'Set out', 'General'),
  choice('Side', 'The Army of Bernau', 'The Army of Lindenau'),
  choice('Brigade', 'Brigade of foot', 'Light troops', 'Brigade of horse', 'Battery of guns', 'Line regiments'),
  choice('In', 'Line', 'Two lines', 'Column', 'Along a road'),
  { label: 'Interval' },
  choice('Pointer', 'Snaps to things', 'Snaps to 1 cm', 'Snaps to 1 in', 'Snaps to nothing'),
];

it.each([
  ['what has too many letters, in all the room there is', Infinity, 44, ['Brigade', 'Pointer']],
  ['the longest words too where the strip is short', 1190, 44, ['Brigade', 'Pointer', 'Side']],
  ['one more for every px that is missing', 1050, 44, ['Brigade', 'In', 'Pointer', 'Side']],
  ['all where few letters may stand side by side', 720, 18, ['Add', 'Brigade', 'In', 'Pointer', 'Side']],
])('lists are %s', (_, room, few, lists) => {
  expect([...optionLists(BRIGADE, room, few)].toSorted()).toEqual(lists);
});

/** How the day ended, told in the form: which lines of the file that touches. */
import { describe, expect, it } from 'vitest';
import { setEnding, setHead, setLossesOf, setWinner } from '../../../editing/chronicle';
import type { ChronicleDraft } from '../../../editing/chronicle';
import type { Change } from '../../../editing/change';
import type { Refused } from '../../../editing/draft';
import { after, DAY, draftOf, linesChanged } from './mill';

const ENDED = `${DAY}outcome:
  winner: blue   # he says
  text: The mill is lost.
  losses:
    - { side: blue, men: 120, of: 1400, text: by the muster rolls }   # of the colonel
`;
const ENDING = ENDED.slice(DAY.length).trimEnd().split('\n');
const BOTH = `${ENDED}    - { side: red, men: 80, of: 900 }\n`;
type Row = readonly [
  name: string,
  text: string,
  make: (draft: ChronicleDraft) => Change | Refused,
  gone: readonly string[],
  come: readonly string[],
];
const ROWS: readonly Row[] = [
  [
    'a first sentence',
    DAY,
    (draft) => setEnding(draft, 'The mill is lost.'),
    [],
    ['outcome: { text: The mill is lost. }'],
  ],
  [
    'another sentence',
    ENDED,
    (draft) => setEnding(draft, 'The mill is held.'),
    ['  text: The mill is lost.'],
    ['  text: The mill is held.'],
  ],
  ['who won', ENDED, (draft) => setWinner(draft, 'red'), ['  winner: blue   # he says'], ['  winner: red   # he says']],
  ['that nobody won', ENDED, (draft) => setWinner(draft, null), ['  winner: blue   # he says'], []],
  [
    'men lost, what is said of them left as it was',
    ENDED,
    (draft) => setLossesOf(draft, 'blue', { men: 130, of: 1400, text: 'by the muster rolls' }),
    ['    - { side: blue, men: 120, of: 1400, text: by the muster rolls }   # of the colonel'],
    ['    - { side: blue, men: 130, of: 1400, text: by the muster rolls }   # of the colonel'],
  ],
  [
    'that sources say nothing',
    ENDED,
    (draft) => setLossesOf(draft, 'blue', { men: 120, of: 1400, text: null }),
    ['    - { side: blue, men: 120, of: 1400, text: by the muster rolls }   # of the colonel'],
    ['    - { side: blue, men: 120, of: 1400 }   # of the colonel'],
  ],
  [
    'losses of the other side',
    ENDED,
    (draft) => setLossesOf(draft, 'red', { men: 80, of: 900, text: null }),
    [],
    ['    - { side: red, men: 80, of: 900 }'],
  ],
  ['an ending taken back', ENDED, (draft) => setEnding(draft, null), ENDING, []],
  [
    'no losses of the only side that has some',
    ENDED,
    (draft) => setLossesOf(draft, 'blue', null),
    ['  losses:', '    - { side: blue, men: 120, of: 1400, text: by the muster rolls }   # of the colonel'],
    [],
  ],
  [
    'no losses of one of two sides',
    BOTH,
    (draft) => setLossesOf(draft, 'red', null),
    ['    - { side: red, men: 80, of: 900 }'],
    [],
  ],
  ['notes', DAY, (draft) => setHead(draft, 'notes', 'All of it is judgement.'), [], ['notes: All of it is judgement.']],
];

describe('how the day ended', () => {
  it.each(ROWS)('%s', (_, text, make, gone, come) => {
    const now = after(text, make(draftOf(text)));
    expect(linesChanged(text, now)).toEqual(gone);
    expect(linesChanged(now, text)).toEqual(come);
  });

  it('goes whole with its sentence, and its losses with the last of them', () => {
    expect(draftOf(after(ENDED, setEnding(draftOf(ENDED), null))).chronicle.outcome).toBeNull();
    const without = draftOf(after(ENDED, setLossesOf(draftOf(ENDED), 'blue', null)));
    expect(without.chronicle.outcome).toEqual({ winner: 'blue', text: 'The mill is lost.', losses: [] });
  });

  it('writes nothing anew that is so already', () => {
    const same = setLossesOf(draftOf(ENDED), 'blue', { men: 120, of: 1400, text: 'by the muster rolls' });
    expect(same).toEqual({ does: 'Set what blue lost', edits: [] });
  });

  it('is told before anybody wins or loses', () => {
    expect(setWinner(draftOf(DAY), 'blue')).toHaveProperty('refused');
    expect(setLossesOf(draftOf(DAY), 'blue', null)).toHaveProperty('refused');
  });
});

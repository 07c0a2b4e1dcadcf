/** Everything that can be done to a chronicle, once each: which lines of the file that touches. All others stay as they are. */
import { describe, expect, it } from 'vitest';
import {
  addEntry,
  addPoint,
  cameraWritten,
  duplicateEntry,
  likelyEntry,
  movePoint,
  removeBeginning,
  removeEntry,
  removePoint,
  setDay,
  setDeed,
  setHead,
  setHours,
  setPart,
  setWeather,
} from '../../../editing/chronicle';
import type { ChronicleDraft } from '../../../editing/chronicle';
import type { Change } from '../../../editing/change';
import type { Refused } from '../../../editing/draft';
import { DEEDS } from '../../../engine/scenario';
import { after, DAY, draftOf, linesChanged, toldBy } from './mill';

const FIRE =
  "  - { at: '08:00', until: '08:40', who: [First], does: fire, against: [Watch], results: { inflicts: 0.1 } }   # sure";
const HORSE = "  - { at: '09:00', who: [Dragoons], does: march, along: [[60, 140], [90, 140]] }";
const ALONG = '    along: [[60, 60], [90, 62]]   # by the lane';

type Row = readonly [
  name: string,
  make: (draft: ChronicleDraft) => Change | Refused,
  gone: readonly string[],
  come: readonly string[],
];
const ROWS: readonly Row[] = [
  [
    'addEntry',
    (draft) => addEntry(draft, { at: 510, who: ['red/guard', 'blue/first', 'blue/second', 'blue/guns'], does: 'hold' }),
    [],
    ["  - { at: '08:30', who: [Foot, Guard], does: hold }"],
  ],
  ['removeEntry', (draft) => removeEntry(draft, 2), [HORSE], []],
  ['duplicateEntry', (draft) => duplicateEntry(draft, 2), [], [HORSE]],
  [
    'removeBeginning',
    (draft) => removeBeginning(draft, 0),
    ['begins:   # where not as deployed', '  - { who: [Foot], at: [40, 58], facing: 90 }   # all of it'],
    [],
  ],
  [
    'setPart, another value',
    (draft) => setPart(draft, { part: 'story', index: 0 }, ['facing'], 80),
    ['    facing: 90'],
    ['    facing: 80'],
  ],
  [
    'setPart, a new key',
    (draft) => setPart(draft, { part: 'story', index: 2 }, ['results', 'losses'], 0.1),
    [HORSE],
    [HORSE.replace(' }', ', results: { losses: 0.1 } }')],
  ],
  [
    'setPart, the last key of a group',
    (draft) => setPart(draft, { part: 'story', index: 1 }, ['results', 'inflicts'], null),
    [FIRE],
    [FIRE.replace(', results: { inflicts: 0.1 }', '')],
  ],
  [
    'setPart, a look',
    (draft) =>
      setPart(
        draft,
        { part: 'story', index: 2 },
        ['camera'],
        cameraWritten(draft, { at: { x: 61.23, y: 70 }, from: 45.4, distance: 120 }),
      ),
    [HORSE],
    [HORSE.replace(' }', ', camera: { at: [61.2, 70], from: 45, distance: 120 } }')],
  ],
  [
    'movePoint',
    (draft) => movePoint(draft, { part: 'story', index: 0 }, 1, { x: 96, y: 62 }),
    [ALONG],
    ['    along: [[60, 60], [96, 62]]   # by the lane'],
  ],
  [
    'addPoint',
    (draft) => addPoint(draft, 0, { x: 40, y: 58 }, { x: 70, y: 66 }),
    [ALONG],
    ['    along: [[60, 60], [70, 66], [90, 62]]   # by the lane'],
  ],
  ['removePoint', (draft) => removePoint(draft, 0, 0), [ALONG], ['    along: [[90, 62]]   # by the lane']],
  [
    'setHours',
    (draft) => setHours(draft, 0, { at: 385, until: 460 }),
    ["  - at: '06:30'", "    until: '07:30'   # by his watch"],
    ["  - at: '06:25'", "    until: '07:40'   # by his watch"],
  ],
  [
    'setHours, behind others',
    (draft) => setHours(draft, 1, { at: 570, until: 600 }),
    [FIRE],
    [FIRE.replace('08:00', '09:30').replace('08:40', '10:00')],
  ],
  [
    'setHours, open at its end',
    (draft) => setHours(draft, 0, { at: 390, until: null }),
    ["    until: '07:30'   # by his watch"],
    [],
  ],
  [
    'setDeed, from a way to the spot',
    (draft) => setDeed(draft, 2, 'hold', []),
    [HORSE],
    ["  - { at: '09:00', who: [Dragoons], does: hold }"],
  ],
  [
    'setDeed, from the spot to a way',
    (draft) => setDeed(draft, 1, 'retreat', [{ x: 20, y: 60 }]),
    [FIRE],
    [FIRE.replace('fire', 'retreat').replace(' }   #', ', along: [[20, 60]] }   #').replace('0.1 },', '0.1 },')],
  ],
  ['setHead', (draft) => setHead(draft, 'title', 'A mill'), ['title: The mill'], ['title: A mill']],
  [
    'setDay',
    (draft) => setDay(draft, 'ends', 750),
    ["day: { begins: '06:00', ends: '12:00' }"],
    ["day: { begins: '06:00', ends: '12:30' }"],
  ],
  ['setWeather', (draft) => setWeather(draft, 420, 'fog'), [], ['weather:', "  - { from: '07:00', is: fog }"]],
];

describe('a change of a chronicle', () => {
  it.each(ROWS)('%s', (_, make, gone, come) => {
    const now = after(DAY, make(draftOf(DAY)));
    expect(linesChanged(DAY, now)).toEqual(gone);
    expect(linesChanged(now, DAY)).toEqual(come);
  });

  it('takes an entry to where its hour has it, with the comment above it', () => {
    const now = after(DAY, setHours(draftOf(DAY), 3, { at: 480, until: null }));
    expect(now.indexOf('# Nobody knows the minute.')).toBeLessThan(now.indexOf('Dragoons'));
    expect(draftOf(now).chronicle.story.map(({ at }) => at)).toEqual([390, 480, 480, 540]);
  });

  it('is refused where it would make no sense', () => {
    const draft = draftOf(DAY);
    expect(setHours(draft, 1, { at: 480, until: 480 })).toHaveProperty('refused');
    expect(setHours(draft, 1, { at: 200, until: null })).toHaveProperty('refused');
    expect(removePoint(draft, 9, 0)).toHaveProperty('refused');
    expect(removePoint(draftOf(after(DAY, removePoint(draft, 0, 0))), 0, 0)).toHaveProperty('refused');
    expect(removeEntry(draft, 7)).toHaveProperty('refused');
    expect(likelyEntry(draft, toldBy(draft), { who: [], does: 'march', at: 500 })).toHaveProperty('refused');
  });

  it.each(DEEDS)('adds a likely “%s” that can be read and laid on the table', (does) => {
    const draft = draftOf(DAY);
    const entry = likelyEntry(draft, toldBy(draft), { who: ['red/watch'], does, at: 600 });
    if ('refused' in entry) throw new Error(entry.refused);
    const next = draftOf(after(DAY, addEntry(draft, entry)));
    expect(next.chronicle.story[3]).toMatchObject({ at: 600, does });
    expect(toldBy(next).hours[3]?.from).toBe(600);
  });
});

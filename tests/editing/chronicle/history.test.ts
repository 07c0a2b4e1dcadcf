/**
 * Random sequences of everything that can be done to a chronicle, taken back and done again: the way back leads to the same
 * file, character by character, and the way forward to the same end. `EDITS=500` runs as many.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at, changed, openedDocument, redone, undone } from '../../../editing/document';
import type { EditedDocument } from '../../../editing/document';
import {
  addEntry,
  addPoint,
  chronicleDraftOf,
  duplicateEntry,
  likelyEntry,
  movePoint,
  recordPosition,
  removeBeginning,
  removeEntry,
  removePoint,
  setDeed,
  setEnding,
  setHours,
  setLossesOf,
  setPart,
  setWinner,
} from '../../../editing/chronicle';
import type { ChronicleDraft } from '../../../editing/chronicle';
import type { Change } from '../../../editing/change';
import type { Refused } from '../../../editing/draft';
import { compileChronicle } from '../../../engine/chronicle';
import { DEEDS, readScenario, unitsOfArmy } from '../../../engine/scenario';
import type { Scenario } from '../../../engine/scenario';
import { fc } from '../../property';
import { scenario as mill, system } from '../../engine/chronicle/mill';
import { commentsOf, NATIONS } from '../drafts';
import { DAY } from './mill';

type Picks = readonly [number, number, number, number];
type Gesture = (draft: ChronicleDraft, picks: Picks) => Change | Refused;

const entryOf = ({ chronicle }: ChronicleDraft, pick: number): number => pick % Math.max(1, chronicle.story.length);
const place = ({ scenario }: ChronicleDraft, [, , a, b]: Picks) => ({
  x: (a / 5000) * scenario.table.width,
  y: (b / 5000) * scenario.table.depth,
});
const hourIn = ({ chronicle: { day } }: ChronicleDraft, pick: number): number =>
  Math.round(day.begins + (pick / 5000) * (day.ends - day.begins));
const whoIn = ({ scenario }: ChronicleDraft, [, a, , b]: Picks): readonly string[] => {
  const army = scenario.armies[a % scenario.armies.length];
  const brigade = army?.brigades[b % (army.brigades.length + 1)];
  const units = army ? unitsOfArmy(army) : [];
  return brigade ? brigade.units.map(({ id }) => id) : [units[b % units.length]?.id ?? ''];
};
const told = ({ chronicle, scenario }: ChronicleDraft) => compileChronicle(chronicle, scenario, system);

const GESTURES: Readonly<Record<string, Gesture>> = {
  record: (draft, picks) =>
    recordPosition(draft, told(draft), {
      who: whoIn(draft, picks),
      at: picks[0] % 4 === 0 ? draft.chronicle.day.begins : hourIn(draft, picks[0]),
      by: { x: (picks[2] % 60) - 30, y: (picks[3] % 40) - 20 },
      keepsFront: picks[1] % 2 === 0,
    }),
  add: (draft, picks) => {
    const does = DEEDS[picks[2] % DEEDS.length] ?? 'note';
    const entry = likelyEntry(draft, told(draft), { who: whoIn(draft, picks), does, at: hourIn(draft, picks[0]) });
    return 'refused' in entry ? entry : addEntry(draft, entry);
  },
  remove: (draft, [pick]) => removeEntry(draft, entryOf(draft, pick)),
  removeBeginning: (draft, [pick]) => removeBeginning(draft, pick % 3),
  duplicate: (draft, [pick]) => duplicateEntry(draft, entryOf(draft, pick)),
  hours: (draft, [pick, a, b]) => {
    const from = hourIn(draft, a);
    return setHours(draft, entryOf(draft, pick), { at: from, until: b % 2 ? null : from + (b % 90) });
  },
  point: (draft, picks) =>
    movePoint(draft, { part: 'story', index: entryOf(draft, picks[0]) }, picks[1] % 3, place(draft, picks)),
  beginning: (draft, picks) => movePoint(draft, { part: 'begins', index: picks[0] % 3 }, 0, place(draft, picks)),
  newPoint: (draft, picks) => addPoint(draft, entryOf(draft, picks[0]), { x: 50, y: 50 }, place(draft, picks)),
  noPoint: (draft, [pick, point]) => removePoint(draft, entryOf(draft, pick), point % 3),
  deed: (draft, picks) =>
    setDeed(draft, entryOf(draft, picks[0]), DEEDS[picks[1] % DEEDS.length] ?? 'hold', [
      { x: 5, y: 5 },
      place(draft, picks),
    ]),
  words: (draft, [pick, a]) =>
    setPart(
      draft,
      { part: 'story', index: entryOf(draft, pick) },
      ['caption'],
      `They said "${a}": it's {so}, [${a % 7}].`,
    ),
  losses: (draft, [pick, a]) =>
    setPart(draft, { part: 'story', index: entryOf(draft, pick) }, ['results', 'losses'], a % 3 ? 0.2 : null),
  ending: (draft, [a, b]) => setEnding(draft, a % 5 ? `After ${b}: nobody [knows].` : null),
  winner: (draft, [a]) => setWinner(draft, draft.scenario.armies[a % 3]?.id ?? null),
  lost: (draft, [a, men, more, b]) =>
    setLossesOf(
      draft,
      draft.scenario.armies[a % 2]?.id ?? '',
      b % 4 ? { men, of: men + more + 1, text: b % 3 ? `some say ${b}` : null } : null,
    ),
  facing: (draft, [pick, a]) =>
    setPart(draft, { part: 'story', index: entryOf(draft, pick) }, ['facing'], a % 3 ? a % 360 : null),
};
/** These take comments away with what they were about. */
const MAY_LOSE_COMMENTS = new Set([
  'ending',
  'lost',
  'remove',
  'removeBeginning',
  'hours',
  'deed',
  'record',
  'noPoint',
]);

const anyStep = fc.record({
  gesture: fc.constantFrom(...Object.keys(GESTURES)),
  picks: fc.tuple(...([0, 1, 2, 3] as const).map(() => fc.nat({ max: 5000 }))),
  then: fc.constantFrom('go on', 'go on', 'undo', 'undo and redo', 'jump'),
});
type Step = typeof anyStep extends fc.Arbitrary<infer One> ? One : never;

interface Edited {
  readonly text: string;
  readonly scenario: Scenario;
  readonly id: string;
}
const READ = (path: string): string => readFileSync(new URL(`../../../scenarios/${path}`, import.meta.url), 'utf8');
const { scenario: zorndorf } = readScenario('', READ('historical/zorndorf-1758.yaml'), NATIONS);
if (!zorndorf) throw new Error('Zorndorf cannot be read');
const FILES: readonly Edited[] = [
  { text: DAY, scenario: mill, id: 'mill' },
  { text: READ('chronicles/zorndorf-1758.yaml'), scenario: zorndorf, id: 'zorndorf-1758' },
];

function done(document: EditedDocument, { scenario, id }: Edited, { gesture, picks }: Step): EditedDocument {
  const draft = chronicleDraftOf(document.text, scenario, id);
  if (!draft) throw new Error(`cannot be read:\n${document.text}`);
  const [a = 0, b = 0, c = 0, d = 0] = picks;
  const change = GESTURES[gesture]?.(draft, [a, b, c, d]) ?? { refused: '' };
  if ('refused' in change) return document;
  const next = changed(document, change);
  expect('refused' in next ? `${gesture}: ${next.refused}` : '').toBe('');
  if ('refused' in next) return document;
  const after = chronicleDraftOf(next.text, scenario, id);
  expect(after, gesture).not.toBeNull();
  const hours = after?.chronicle.story.map(({ at: hour }) => hour) ?? [];
  expect(hours, gesture).toEqual(hours.toSorted((one, other) => one - other));
  if (!MAY_LOSE_COMMENTS.has(gesture))
    for (const comment of commentsOf(document.text)) expect(next.text, gesture).toContain(comment);
  return next;
}

describe('a sequence of edits of a chronicle', () => {
  it('leads back to the same file and forward to the same end', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FILES), fc.array(anyStep, { minLength: 3, maxLength: 9 }), (file, steps) => {
        let document = openedDocument(file.text);
        for (const step of steps) {
          const before = document;
          document = done(document, file, step);
          if (document === before) continue;
          const after = document.text;
          expect(undone(document).text).toBe(before.text);
          expect(redone(undone(document)).text).toBe(after);
          if (step.then === 'undo') document = undone(document);
          if (step.then === 'jump') document = at(at(document, 0), document.done);
          if (step.then === 'undo and redo') document = redone(undone(document));
        }
        const end = document.text;
        const start = at(document, 0);
        expect(start.text).toBe(file.text);
        expect(at(start, document.done).text).toBe(end);
      }),
      { numRuns: Number(process.env['EDITS'] ?? 12) },
    );
  }, 3_600_000);
});

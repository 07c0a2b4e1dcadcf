/**
 * Random sequences of everything that can be done to a file, taken back and done again: the way back leads to the same file,
 * character by character, and the way forward to the same end. `EDITS=500` runs as many.
 */
import { describe, expect, it } from 'vitest';
import { align, distribute, reorder } from '../../editing/arrange';
import { brush } from '../../editing/brush';
import type { Change } from '../../editing/change';
import { duplicate } from '../../editing/copying';
import { at, changed, openedDocument, redone, typed, undone } from '../../editing/document';
import type { EditedDocument } from '../../editing/document';
import { draftOf } from '../../editing/draft';
import type { Draft, Refused } from '../../editing/draft';
import { addArea, addBlock, addCourse, addCrossing, addObjective, addZone } from '../../editing/features';
import { rename, setProperty } from '../../editing/features/properties';
import { nodesOf, reshape, withNewNode, withNode, withSmoothness } from '../../editing/nodes';
import { remove } from '../../editing/removing';
import { transform } from '../../editing/transform';
import { addBrigade, addUnit, deployBrigade, moveToBrigade, setFormation, setType } from '../../editing/troops';
import { changeTable } from '../../editing/whole-table';
import { readScenario } from '../../engine/scenario';
import type { Id } from '../../engine/scenario';
import { commentsOf, idsOf, NATIONS, ODD } from './drafts';
import { fc } from '../property';

/** Random numbers that a gesture picks its things and places by. */
type Picks = readonly number[];
type Gesture = (draft: Draft, ids: readonly Id[], picks: Picks) => Change | Refused;

const place = ([, , a = 0, b = 0]: Picks) => ({ x: (a % 1800) / 10, y: (b % 1200) / 10 });
const first = (ids: readonly Id[]): Id => ids[0] ?? '';
const brigadeOf = ({ scenario }: Draft, [, pick = 0]: Picks) => {
  const all = scenario.armies.flatMap(({ brigades }) => brigades);
  return all[pick % Math.max(1, all.length)]?.id ?? '';
};
const RING = (picks: Picks) => {
  const { x, y } = place(picks);
  return {
    shape: 'smooth' as const,
    points: [
      { x, y },
      { x: x + 20, y: y + 4 },
      { x: x + 8, y: y + 17.26 },
    ],
  };
};

const GESTURES: Readonly<Record<string, Gesture>> = {
  move: (draft, ids, picks) => transform(draft, ids, { do: 'move', by: { x: place(picks).x - 90, y: 3.3 } }),
  turn: (draft, ids, picks) =>
    transform(draft, ids, { do: 'rotate', about: place(picks), degrees: (picks[0] ?? 0) % 360 }),
  scale: (draft, ids, picks) => transform(draft, ids, { do: 'scale', about: place(picks), by: [1.2, 0.9] }),
  mirror: (draft, ids, picks) => transform(draft, ids, { do: 'mirror', about: place(picks), heading: 0 }),
  remove: (draft, ids) => remove(draft, ids),
  duplicate: (draft, ids) => duplicate(draft, ids),
  align: (draft, ids) => align(draft, ids, 'east', new Map()),
  distribute: (draft, ids) => distribute(draft, ids, 'south to north', new Map()),
  reorder: (draft, ids) => reorder(draft, first(ids), 'up'),
  area: (draft, _, picks) => addArea(draft, 'wood', RING(picks), { name: 'New wood' }),
  line: (draft, _, picks) => addCourse(draft, 'hedge', { points: RING(picks).points, smooth: false }),
  bridge: (draft, _, picks) => addCrossing(draft, 'bridge', place(picks)),
  block: (draft, _, picks) => addBlock(draft, place(picks)),
  objective: (draft, _, picks) => addObjective(draft, { at: place(picks) }),
  zone: (draft, _, picks) => addZone(draft, 'red', RING(picks)),
  brush: (draft, ids, picks) =>
    brush(draft, first(ids), { does: 'add', radius: 5, points: [place(picks), RING(picks).points[1] ?? place(picks)] }),
  node: (draft, ids, picks) => {
    const [node] = nodesOf(draft.scenario, first(ids));
    return node ? reshape(draft, withNode(draft.scenario, node, place(picks)), 'Move a node of', node.id) : NOTHING;
  },
  newNode: (draft, ids, picks) => {
    const made = withNewNode(draft.scenario, { id: first(ids), contour: null }, place(picks));
    return made ? reshape(draft, made.scenario, 'Add a node to', first(ids)) : NOTHING;
  },
  smooth: (draft, ids) => reshape(draft, withSmoothness(draft.scenario, first(ids), true), 'Smooth', first(ids)),
  rename: (draft, ids, [pick = 0]) => rename(draft, first(ids), `Called ${pick % 7}: "so", ${pick % 3}`),
  property: (draft, ids, [pick = 0]) =>
    first(ids).includes('/') ? NOTHING : setProperty(draft, ids, ['effects', 'cover'], pick % 2 ? 'light' : null),
  unit: (draft, _, picks) => addUnit(draft, 'blue', null, { type: 'grenadiers' }, { at: place(picks), heading: 45 }),
  brigade: (draft, _, picks) =>
    addBrigade(
      draft,
      'red',
      { name: 'New brigade', units: [{ type: 'hussars' }] },
      { order: { in: 'line', at: place(picks), heading: 90, spacing: 20, depth: 10 }, commander: place(picks) },
    ),
  setOut: (draft, _, picks) =>
    deployBrigade(draft, brigadeOf(draft, picks), {
      in: 'two lines',
      at: place(picks),
      heading: 10,
      spacing: 22,
      depth: 9,
    }),
  join: (draft, ids, picks) => moveToBrigade(draft, ids, brigadeOf(draft, picks)),
  type: (draft, ids) => setType(draft, ids, 'grenadiers'),
  form: (draft, ids) => setFormation(draft, ids, 'march column'),
  table: (draft, _, [pick = 0]) =>
    changeTable(draft, pick % 2 ? { do: 'turn', quarters: 1 } : { do: 'resize', edge: 'west', by: 30.48 }),
};
const NOTHING: Refused = { refused: 'Nothing to do.' };
/** These take comments away with what they were about, or write a thing that others take keys from. */
const MAY_LOSE_COMMENTS = new Set(['remove', 'smooth', 'brush']);

interface Step {
  readonly gesture: string;
  readonly picks: Picks;
  readonly then: 'go on' | 'undo' | 'undo and redo' | 'jump' | 'type';
}
const anyStep: fc.Arbitrary<Step> = fc.record({
  gesture: fc.constantFrom(...Object.keys(GESTURES)),
  picks: fc.array(fc.nat({ max: 5000 }), { minLength: 4, maxLength: 6 }),
  then: fc.constantFrom('go on', 'go on', 'undo', 'undo and redo', 'jump', 'type'),
});

function draftIn(text: string): Draft | null {
  const { drawable, fields } = readScenario('', text, NATIONS);
  return drawable && draftOf(text, drawable, fields);
}

function done(document: EditedDocument, { gesture, picks }: Step): EditedDocument {
  const draft = draftIn(document.text);
  if (!draft) return document;
  const all = idsOf(draft.scenario);
  const ids = [...new Set(picks.slice(0, 1 + ((picks[3] ?? 0) % 3)).map((pick) => all[pick % all.length] ?? ''))];
  const change = GESTURES[gesture]?.(draft, ids, picks) ?? NOTHING;
  if ('refused' in change) return document;
  const next = changed(document, change);
  expect('refused' in next ? `${gesture}: ${next.refused}` : '').toBe('');
  if ('refused' in next) return document;
  expect(draftIn(next.text), `${gesture} of ${ids.join()}`).not.toBeNull();
  if (!MAY_LOSE_COMMENTS.has(gesture))
    for (const comment of commentsOf(document.text)) expect(next.text, gesture).toContain(comment);
  return next;
}

describe('a sequence of edits', () => {
  it('leads back to the same file and forward to the same end', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { minLength: 2, maxLength: 7 }), (steps) => {
        let document = openedDocument(ODD);
        for (const step of steps) {
          const before = document;
          document = done(document, step);
          const after = document.text;
          if (document === before) continue;
          expect(undone(document).text).toBe(before.text);
          expect(redone(undone(document)).text).toBe(after);
          if (step.then === 'undo') document = undone(document);
          if (step.then === 'jump') document = at(at(document, 0), document.done);
          if (step.then === 'type') document = typed(document, `${document.text}# typed\n`, false);
          if (step.then === 'undo and redo') document = redone(undone(document));
        }
        const end = document.text;
        const start = at(document, 0);
        expect(start.text).toBe(ODD);
        expect(at(start, document.done).text).toBe(end);
      }),
      { numRuns: Number(process.env['EDITS'] ?? 8) },
    );
  }, 3_600_000);

  it('does every gesture there is to a file with comments and odd spacing', () => {
    const draft = draftIn(ODD);
    const idsFor: Readonly<Record<string, readonly Id[]>> = {
      objective: [],
      brush: ['knoll'],
      distribute: ['zeitberg', 'knoll', 'abatis'],
      align: ['zeitberg', 'knoll'],
      join: ['blue/lancers'],
      type: ['blue/lancers'],
      form: ['blue/lancers'],
    };
    for (const [name, gesture] of Object.entries(GESTURES)) {
      const ids = idsFor[name] ?? ['zeitberg'];
      // 135 east, 60 north: near the river and a road.
      const change = draft ? gesture(draft, ids, [31, 1, 1350, 600]) : NOTHING;
      expect(change, name).not.toHaveProperty('refused');
      const document = 'refused' in change ? openedDocument('') : changed(openedDocument(ODD), change);
      expect(document, name).toHaveProperty('text');
      expect(linesChanged(ODD, 'text' in document ? document.text : ''), name).toBeLessThan(name === 'table' ? 60 : 14);
    }
  });
});

/** Lines of a text that another does not have. */
function linesChanged(before: string, after: string): number {
  const left = new Set(after.split('\n'));
  return before.split('\n').filter((line) => !left.has(line)).length;
}

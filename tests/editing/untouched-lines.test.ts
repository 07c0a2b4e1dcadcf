/**
 * Everything that can be done to a file, once each on one with comments and odd spacing: which lines of it that touches.
 * All others stay as they are, character by character, and in their order.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mendScale } from '../../editing/remedies';
import { align, distribute, reorder } from '../../editing/arrange';
import { brush } from '../../editing/brush';
import type { Change } from '../../editing/change';
import { copied, duplicate, pasted } from '../../editing/copying';
import type { Draft, Refused } from '../../editing/draft';
import { addArea, addBlock, addCourse, addCrossing, addLabel, addObjective, addZone } from '../../editing/features';
import { rename, setKind, setProperty } from '../../editing/features/properties';
import { addHills } from '../../editing/heights';
import { withReferencesKept } from '../../editing/kept-references';
import { putName } from '../../editing/map-names';
import { nodesOf, reshape, withNode } from '../../editing/nodes';
import { remove } from '../../editing/removing';
import { layPicture, placePicture, removePicture } from '../../editing/tracing';
import { placedAs, transform, transformed } from '../../editing/transform';
import {
  addArmy,
  addBrigade,
  addEntryPoint,
  addLeader,
  addUnit,
  deployBrigade,
  moveInOrder,
  moveLieutenant,
  bringOn,
  moveToBrigade,
  setArrival,
  setBrigadeArrival,
  setCrossing,
  setInside,
  setFormation,
  setType,
} from '../../editing/troops';
import { changeTable } from '../../editing/whole-table';
import { addedEntry, changedField, changedFields, changedMoment, removedEntry } from '../../editing/words';
import { setPlateau } from '../../editing/hills';
import { after, commentsOf, linesLost, ODD, open } from './drafts';

const LAID = `${ODD}entry points:\n  - { name: The gate,   at: [0, 30], heading: 90 }   # in the west\n`
  .replace('[6ft, 4ft] }', '[6ft, 4ft], picture: { file: a.png } }')
  .replace(
    '      - { name: Moritz, at: [24, 90], leads: [Foot] }\n',
    '      - { name: Moritz, at: [24, 90], leads: [Foot] }\n      - { name: Keith, at: [30, 90], leads: [Column] }   # the second\n',
  );
const at = { x: 100, y: 70 };
const ring = { shape: 'smooth', points: [at, { x: 120, y: 74 }, { x: 108, y: 87.3 }] } as const;
const line = { points: [at, { x: 120, y: 74 }], smooth: false };
const order = { in: 'two lines', at, heading: 10, spacing: 22, depth: 9 } as const;

const kindOf = ({ scenario }: Draft, kind: string): readonly string[] =>
  scenario.terrain.flatMap((one) => (one.kind === kind ? [one.id] : []));

type Row = readonly [name: string, make: (draft: Draft) => Change | Refused, ...touched: readonly string[]];
const ROWS: readonly Row[] = [
  ['addArea', (draft) => addArea(draft, 'wood', ring, { name: 'New wood' })],
  ['addCourse', (draft) => addCourse(draft, 'hedge', line)],
  ['addCrossing', (draft) => addCrossing(draft, 'ford', { x: 138, y: 30 })],
  ['addBlock', (draft) => addBlock(draft, at)],
  ['addObjective', (draft) => addObjective(draft, { at })],
  ['addZone', (draft) => addZone(draft, 'blue', ring)],
  ['addEntryPoint', (draft) => addEntryPoint(draft, { at, heading: 90 })],
  ['addLabel', (draft) => addLabel(draft, at, 'To Prague')],
  ['addHills', (draft) => addHills(draft, [{ foot: ring.points, contours: [], height: 2 }], 'gentle', [])],
  ['addUnit', (draft) => addUnit(draft, 'blue', null, { type: 'grenadiers' }, { at, heading: 45 })],
  [
    'addBrigade',
    (draft) =>
      addBrigade(
        draft,
        'blue',
        { name: 'New', units: [{ type: 'hussars' }] },
        { order: { ...order, in: 'line' }, commander: at },
      ),
  ],
  [
    'addArmy',
    (draft) =>
      addArmy(draft, 'red', {
        brigades: [],
        independents: [{ name: 'Croats', type: 'light infantry', at: [9, 9], heading: 0 }],
        general: null,
      }),
  ],
  ['addLeader', (draft) => addLeader(draft, 'red', 'general', at)],
  [
    'transform',
    (draft) => transform(draft, ['knoll', 'blue/battery'], { do: 'move', by: { x: 3, y: 4 } }),
    'name: Knoll',
    'name: Battery',
    'name: Second Battery',
  ],
  [
    'transform, in a mirror',
    (draft) => transform(draft, ['blue/lancers'], { do: 'mirror', about: at, heading: 0 }),
    'name: Lancers',
  ],
  [
    'transform, stretched',
    (draft) => transform(draft, ['abatis'], { do: 'scale', about: at, by: [1.5, 2] }),
    'name: Abatis',
  ],
  [
    'placedAs',
    (draft) =>
      placedAs(draft, transformed(draft.scenario, ['zeitberg'], { do: 'rotate', about: at, degrees: 30 }), 'Turn it'),
    '[60, 98]',
    '[78, 110]',
    '[2.5ft, 3ft]',
    '[96, 88]',
    '[70, 84]',
    'height: 2cm',
  ],
  ['align', (draft) => align(draft, ['abatis', 'knoll'], 'east', new Map()), 'name: Knoll'],
  [
    'distribute',
    (draft) => distribute(draft, ['zeitberg', 'knoll', 'abatis'], 'west to east', new Map()),
    '[60, 98]',
    '[78, 110]',
    '[2.5ft, 3ft]',
    '[96, 88]',
    '[70, 84]',
    'height: 2cm',
  ],
  ['reorder', (draft) => reorder(draft, 'knoll', 'up')],
  [
    'reshape',
    (draft) => {
      const [node] = nodesOf(draft.scenario, 'high-road');
      return node
        ? reshape(draft, withNode(draft.scenario, node, { x: -4, y: 50 }), 'Move', node.id)
        : { refused: 'none' };
    },
    'name: High road',
    'name: The bridge, over',
  ],
  ['brush', (draft) => brush(draft, 'knoll', { does: 'add', radius: 5, points: [{ x: 30, y: 35 }] }), 'name: Knoll'],
  ['setPlateau', (draft) => setPlateau(draft, ['knoll'], 'broad'), 'name: Knoll'],
  ['setInside', (draft) => setInside(draft, 'entry/the-gate', true), 'name: The gate'],
  ['setCrossing', (draft) => setCrossing(draft, 'entry/the-gate', 'the-bridge'), 'name: The gate'],
  [
    'mendScale',
    (draft) => mendScale(draft, { do: 'water', feature: 'schwartz', kind: 'stream', says: '' }),
    '- river:',
  ],
  ['mendScale, of the ground', (draft) => mendScale(draft, { do: 'ground', metres: 190, says: '' }), 'table:'],
  ['mendScale, of a village', (draft) => mendScale(draft, { do: 'add block', village: 'mulheim', says: '' })],
  ['setKind', (draft) => setKind(draft, kindOf(draft, 'hedge'), 'wall'), '- hedge:'],
  ['setProperty', (draft) => setProperty(draft, ['knoll'], ['slope'], 'gentle'), 'name: Knoll'],
  [
    'rename',
    (draft) => rename(draft, 'mulheim', 'Falkenau'),
    '      name: Mulheim',
    'inside: Mulheim',
    'feature: Mulheim',
  ],
  ['putName', (draft) => putName(draft, 'knoll', { at, turn: 0 }), 'name: Knoll'],
  ['duplicate', (draft) => duplicate(draft, ['knoll', 'blue/lancers'])],
  ['pasted', (draft) => pasted(draft, copied(draft, ['abatis']), { x: 3, y: 3 })],
  ['remove', (draft) => remove(draft, ['knoll']), 'name: Knoll'],
  [
    'moveToBrigade',
    (draft) => moveToBrigade(draft, ['blue/lancers'], 'blue/reserve'),
    'name: Lancers',
    'for: [Foot, Lancers]',
  ],
  ['setType', (draft) => setType(draft, ['blue/lancers'], 'hussars'), 'name: Lancers'],
  ['setFormation', (draft) => setFormation(draft, ['blue/lancers'], 'march column'), 'name: Lancers'],
  ['setArrival', (draft) => setArrival(draft, ['blue/lancers'], { turn: 3 }), 'name: Lancers'],
  [
    'bringOn',
    (draft) => bringOn(draft, ['blue/lancers'], { turn: 3, at: { x: 0, y: 50 }, heading: 90 }),
    'name: Lancers',
  ],
  ['setBrigadeArrival', (draft) => setBrigadeArrival(draft, 'blue/reserve', { turn: 6 }), 'arrives:'],
  [
    'deployBrigade',
    (draft) => deployBrigade(draft, 'blue/column', order),
    'commander: { at: [10, 100] }',
    'in: column',
    'name: First, type',
  ],
  ['moveInOrder', (draft) => moveInOrder(draft, ['blue/reserve'], { before: 'blue/column' })],
  ['moveLieutenant', (draft) => moveLieutenant(draft, 'blue/keith', 'blue/moritz')],
  ['changeTable', (draft) => changeTable(draft, { do: 'resize', edge: 'east', by: 30.48 }), 'table:', 'High road'],
  ['layPicture', (draft) => layPicture(draft, 'b.png', { width: 100, height: 10 }), 'table:'],
  [
    'placePicture',
    (draft) =>
      placePicture(draft, { file: 'a.png', corner: at, width: 90, turn: 3, mirrored: true, opacity: 1 }, 'Move'),
    'table:',
  ],
  ['removePicture', (draft) => removePicture(draft), 'table:'],
  [
    'changedField',
    (draft) => changedField(draft.values, ['title'], 'Another', 'Title') ?? { refused: 'same' },
    'title:',
  ],
  [
    'changedMoment',
    (draft) => changedMoment(draft.values, ['special', 0, 'hold', 'until'], '9', 'x') ?? { refused: 'same' },
    'Fusiliers 1, Watch',
  ],
  [
    'changedFields',
    (draft) => changedFields(draft.values, ['special', 0, 'hold', 'until'], { turn: 9 }, 'x') ?? { refused: 'same' },
    'Fusiliers 1, Watch',
  ],
  ['addedEntry', (draft) => addedEntry(draft.values, ['events'], { turn: 2, text: 'Rain.' }, 'Add an event')],
  ['removedEntry', (draft) => removedEntry(draft.values, ['objectives'], 1, 'Remove it'), 'The bridge itself'],
  [
    'withReferencesKept',
    (draft) =>
      withReferencesKept(
        draft,
        LAID,
        { does: 'x', edits: [{ do: 'remove', path: ['terrain', 1] }] },
        () => draft.fields,
      ),
    'name: Knoll',
  ],
];

/** These put lines elsewhere. */
const MOVES = new Set(['reorder', 'moveInOrder', 'moveLieutenant']);

describe('a file with comments and odd spacing', () => {
  const draft = open(LAID);
  const lines = LAID.split('\n');

  it.each(ROWS.map(([name, make, ...touched]) => ({ name, make, touched })))('$name', ({ name, make, touched }) => {
    const now = after(LAID, make(draft));
    expect(now).not.toBe(LAID);
    const lost = linesLost(LAID, now);
    expect(lost).toEqual(lines.filter((line) => touched.some((words) => line.includes(words))));
    for (const words of touched)
      expect(
        lost.some((line) => line.includes(words)),
        words,
      ).toBe(true);
    expect(commentsOf(now)).toEqual(expect.arrayContaining([...commentsOf(LAID)]));
    if (MOVES.has(name)) return;
    const left = now.split('\n');
    let from = 0;
    for (const line of lines.filter((one) => !lost.includes(one))) {
      from = left.indexOf(line, from) + 1;
      expect(from, `${line} in its order`).toBeGreaterThan(0);
    }
  });

  it('is tried with all that makes a change: give new functions a row above', () => {
    // Chronicles are other files, with a test of their own.
    const sources = readdirSync('editing', { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.ts') && !name.startsWith('chronicle'),
    );
    const makers = sources
      .flatMap((name) =>
        readFileSync(`editing/${name}`, 'utf8')
          .split(/^export /m)
          .slice(1),
      )
      .flatMap((part) => {
        const [head = ''] = /^(?:function|const) (\w+)[\s\S]*?\): .*(?:\{|=>)$/m.exec(part) ?? [];
        return /\): Change\b.*$/.test(head) && !/;$/m.test(head) ? [/^\w+ (\w+)/.exec(head)?.[1]] : [];
      });
    expect(makers.length).toBeGreaterThan(30);
    expect([...new Set(makers)].toSorted()).toEqual([...new Set(ROWS.map(([name]) => name.split(', ')[0]))].toSorted());
  });
});

/** New things and what the file says of them: one new line each, beside their kind, and nothing wrong with it. */
import { describe, expect, it } from 'vitest';
import type { Change } from '../../../editing/change';
import type { Draft, Refused } from '../../../editing/draft';
import { addArea, addBlock, addCourse, addCrossing, addObjective, addZone } from '../../../editing/features';
import type { OutlinedKind, CourseKind } from '../../../editing/features';
import { rename, setProperty } from '../../../editing/features/properties';
import { AREA_KINDS, OBSTACLE_KINDS, readScenario } from '../../../engine/scenario';
import type { Course, Outline } from '../../../engine/scenario';
import { after, linesGained, linesLost, NATIONS, ODD, open } from '../drafts';

const draft = open(ODD);
const RING: Outline = {
  shape: 'smooth',
  points: [
    { x: 100, y: 100 },
    { x: 112.04, y: 96 },
    { x: 118, y: 110 },
  ],
};
const BOX: Outline = { shape: 'rectangle', at: { x: 110, y: 105 }, size: [14, 10], turn: 350 };
const WAY: Course = {
  points: [
    { x: 100, y: 10 },
    { x: 120, y: 10 },
  ],
  smooth: false,
};

type Row = readonly [what: string, make: (draft: Draft) => Change | Refused, gained: readonly string[], lost?: number];
const ROWS: readonly Row[] = [
  [
    'a hill',
    (on) => addArea(on, 'hill', RING, { name: 'Knoll', slope: 'steep' }),
    ['  - hill: { name: Knoll 2, slope: steep, outline: { smooth: [[100, 100], [112, 96], [118, 110]] } }'],
  ],
  ['a redoubt', (on) => addArea(on, 'redoubt', BOX), ['  - redoubt: { at: [110, 105], heading: 350, size: [14, 10] }']],
  [
    'a river',
    (on) => addCourse(on, 'river', { ...WAY, smooth: true }, { class: 'impassable', width: 12 }),
    ['  - river: { class: impassable, width: 12, course: { smooth: [[100, 10], [120, 10]] } }'],
  ],
  [
    'a straight work',
    (on) => addCourse(on, 'entrenchment', WAY),
    ['  - entrenchment: { at: [110, 10], heading: 0, length: 20 }'],
  ],
  [
    'a bridge where the road meets the river',
    (on) => addCrossing(on, 'bridge', { x: 132, y: 64 }),
    ['  - bridge: { over: Schwartz, at: [135.9, 60.6] }'],
  ],
  [
    'a ford away from roads',
    (on) => addCrossing(on, 'ford', { x: 138, y: 20 }),
    ['  - ford: { over: Schwartz, at: [137.2, 20.2] }'],
  ],
  [
    'a block of a new village',
    (on) => addBlock(on, { x: 100, y: 60 }),
    ['  - bua:', '      blocks:', '        - { at: [100, 60] }'],
  ],
  ['a block beside another', (on) => addBlock(on, { x: 54, y: 78 }), ['        - { at: [55.8, 75.2], turn: 8 }']],
  [
    'an objective on a hill',
    (on) => addObjective(on, { feature: 'knoll' }, { points: 2 }),
    ['  - { name: Knoll, feature: Knoll, points: 2 }'],
  ],
  [
    'an objective on a block',
    (on) => addObjective(on, { feature: 'mulheim/2' }, { holder: 'red' }),
    ['  - { name: Mulheim 2, feature: Mulheim/2, holder: red }'],
  ],
  [
    'a zone of a side without one',
    (on) => addZone(on, 'red', BOX),
    [
      '    deployment:',
      '      - { name: Deployment, outline: { rectangle: { at: [110, 105], size: [14, 10], turn: -10 } } }',
    ],
  ],
  [
    'the name of a river, and of what crosses it',
    (on) => rename(on, 'schwartz', 'Elbe'),
    [
      '  - river: { name: Elbe, class: fordable, course: { smooth: [[130, -6], [138, 26],',
      '  - bridge: { name: The bridge, over: Elbe, at: [136, 60.4] }',
      '  - ford: { over: Elbe, at: [129.4, 90] }   # nameless',
    ],
    3,
  ],
  [
    'the name of a brigade, and of whom it is for',
    (on) => rename(on, 'blue/foot', 'First Line'),
    [
      '      - { name: West, outline: { rectangle: { at: [1.5ft, 2ft], size: [3ft, 4ft] } }, for: [First Line, Lancers] }',
      '      - { name: Moritz, at: [24, 90], leads: [First Line] }',
      '      - name: First Line   # in two lines',
    ],
    3,
  ],
  [
    'a property',
    (on) => setProperty(on, ['knoll', 'zeitberg'], ['slope'], 'gentle'),
    [
      '  - hill: { name: Knoll, slope: gentle, height: 2in, outline: { ellipse: { at: [ 30, 30 ], radii: [ 8, 5 ] } } }',
    ],
    1,
  ],
  [
    'a property of an inner group',
    (on) => setProperty(on, ['abatis'], ['effects', 'cover'], 'heavy'),
    ['  - abatis: { name: Abatis, course: [[100, 30], [112, 34]], effects: { cover: heavy } }'],
    1,
  ],
  [
    'a length in the unit in which it was written',
    (on) => setProperty(on, ['knoll'], ['height'], 7.62),
    ['  - hill: { name: Knoll, slope: steep, height: 3in, outline: { ellipse: { at: [ 30, 30 ], radii: [ 8, 5 ] } } }'],
    1,
  ],
  [
    'a property as usual',
    (on) => setProperty(on, ['knoll'], ['height'], null),
    ['  - hill: { name: Knoll, slope: steep, outline: { ellipse: { at: [ 30, 30 ], radii: [ 8, 5 ] } } }'],
    1,
  ],
];

const faultsIn = (text: string) =>
  readScenario('', text, NATIONS).findings.flatMap(({ severity, message }) => (severity === 'error' ? [message] : []));

describe('a gesture', () => {
  it.each(ROWS.map(([what, ...row]) => ({ what, row })))('makes $what', ({ row: [make, gained, lost = 0] }) => {
    const text = after(ODD, make(draft));
    expect(linesGained(ODD, text)).toEqual(gained);
    expect(linesLost(ODD, text)).toHaveLength(lost);
    expect(faultsIn(text)).toEqual([]);
  });

  it('makes an area or a line of every kind', () => {
    const areas: readonly OutlinedKind[] = ['hill', 'redoubt', 'custom area', ...AREA_KINDS];
    const lines: readonly CourseKind[] = [
      'road',
      'sunken road',
      'river',
      'stream',
      'entrenchment',
      'custom line',
      ...OBSTACLE_KINDS,
    ];
    let text =
      'cockade: 1\ntitle: New\nkind: fictional\nrules: { system: honours-of-war }\ntable: { size: [6ft, 4ft] }\narmies:\n  blue: { name: Blue, nation: prussia, independents: [{ name: A, type: hussars, at: [20, 20], heading: 90 }] }\n  red: { name: Red, nation: austria, independents: [{ name: A, type: hussars, at: [80, 20], heading: 270 }] }\n';
    for (const kind of areas) text = after(text, addArea(open(text), kind, RING));
    for (const kind of lines) text = after(text, addCourse(open(text), kind, WAY));
    expect(faultsIn(text)).toEqual([]);
    const kinds = open(text).scenario.terrain.map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual([...areas, ...lines].toSorted());
    expect(kinds.slice(0, 4)).toEqual(['hill', 'river', 'stream', 'pond']);
  });

  it('is refused with a sentence', () => {
    expect(addCrossing(draft, 'bridge', { x: 10, y: 10 })).toEqual({
      refused: 'A bridge lies on a river or stream: click near one.',
    });
    expect(addObjective(draft, { feature: 'abatis' })).toHaveProperty('refused');
    expect(rename(draft, 'knoll', 'Zeitberg')).toEqual({ refused: 'Another is called "Zeitberg" already.' });
    expect(rename(draft, 'schwartz', ' ')).toEqual({
      refused: 'Schwartz is named elsewhere in the file, so it needs a name.',
    });
  });
});

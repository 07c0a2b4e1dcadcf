/** Lines reshaped node by node, and what the text says afterwards. */
import { describe, expect, it } from 'vitest';
import { isRefused } from '../../../editing/draft';
import { withContours, withHeight } from '../../../editing/hills';
import {
  nodesOf,
  outlineOfRidge,
  reshape,
  withNewNode,
  withNode,
  withoutNode,
  withSmoothness,
} from '../../../editing/nodes';
import { areaOf } from '../../../engine/geometry';
import type { Scenario } from '../../../engine/scenario';
import { flatOutline } from '../../../engine/terrain';
import { after, linesGained, ODD, open } from '../drafts';

const draft = open(ODD);
const { scenario } = draft;
const foot = (id: string, index: number) => ({ id, contour: null, index });
const kept = (made: Scenario | { refused: string }): Scenario => {
  if (isRefused(made)) throw new Error(made.refused);
  return made;
};

const ROWS: readonly (readonly [what: string, id: string, after: () => Scenario, lines: readonly string[]])[] = [
  [
    'a node moved',
    'zeitberg',
    () => withNode(scenario, foot('zeitberg', 1), { x: 80, y: 112.04 }),
    ['          - [80, 112]'],
  ],
  [
    'a node added',
    'zeitberg',
    () => withNewNode(scenario, { id: 'zeitberg', contour: null }, { x: 86, y: 91 })?.scenario ?? scenario,
    ['          - [86, 91]'],
  ],
  ['a node taken out', 'zeitberg', () => kept(withoutNode(scenario, foot('zeitberg', 1))), []],
  [
    'a contour dragged by its handle',
    'zeitberg',
    () => withNode(scenario, { id: 'zeitberg', contour: 0, index: 1 }, { x: 80, y: 107 }),
    ['        - { height: 2cm, outline: { ellipse: { at: [79.6, 98.8], radii: [10, 7.9], turn: -12 } } }'],
  ],
  [
    'another height: its contours rise with it',
    'zeitberg',
    () => withHeight(scenario, ['zeitberg'], 10),
    ['        - { height: 10cm, outline: { ellipse: { at: [80, 97], radii: [10, 6], turn: -12 } } }'],
  ],
  [
    'a course made smooth',
    'high-road',
    () => withSmoothness(scenario, 'high-road', true),
    [
      '  - road: { name: High road, course: { smooth: [[-4, 58], [84, 62], [160, 60], [187, 70]] } }',
      '  - bridge: { name: The bridge, over: Schwartz, at: [136.1, 59.3] }',
    ],
  ],
  [
    'an outline made straight',
    'zeitberg',
    () => withSmoothness(scenario, 'zeitberg', false),
    ['        polygon:', expect.stringContaining('outline: { polygon: [[89.8, 99.1]') as string],
  ],
  [
    'a rectangle by its corner, whose other corner stays',
    'blue/west',
    () => withNode(scenario, foot('blue/west', 4), { x: 100, y: 110 }),
    ['      - { name: West, outline: { rectangle: { at: [1.64ft, 55], size: [100, 110] } }, for: [Foot, Lancers] }'],
  ],
  [
    'contours',
    'knoll',
    () => withContours(scenario, 'knoll', 2),
    [
      '  - hill: { name: Knoll, slope: steep, outline: { ellipse: { at: [ 30, 30 ], radii: [ 8, 5 ] } }, contours: [{ height: 2.5, outline: { ellipse: { at: [30, 30], radii: [6, 3.8] } } }, { height: 5.1, outline: { ellipse: { at: [30, 30], radii: [4, 2.5] } } }] }',
    ],
  ],
  [
    'a road moved by a node: its bridge follows it',
    'high-road',
    () => withNode(scenario, foot('high-road', 2), { x: 160, y: 80 }),
    [
      '  - road: { name: High road, course: [[-4, 58], [84, 62], [160, 80], [187, 70]] }',
      '  - bridge: { name: The bridge, over: Schwartz, at: [132.6, 73.5] }',
    ],
  ],
];

describe('a line', () => {
  it.each(ROWS)('has %s', (_, id, changed, lines) => {
    const wanted = changed();
    const text = after(ODD, reshape(draft, wanted, 'Reshape', id));
    expect(linesGained(ODD, text)).toEqual(lines);
    open(text);
  });

  it('keeps as many nodes as it needs', () => {
    expect(withoutNode(scenario, foot('abatis', 0))).toEqual({
      refused: 'A course needs 2 nodes. Remove the whole of it.',
    });
    expect(withoutNode(scenario, foot('redoubt-1', 0))).toEqual({
      refused: 'An outline needs 3 nodes. Remove the whole of it.',
    });
    expect(withoutNode(scenario, foot('knoll', 0))).toEqual({
      refused: 'This shape has no nodes. Make it a free outline first.',
    });
  });

  it('has nodes, or handles where it is an ellipse or a rectangle', () => {
    expect(nodesOf(scenario, 'zeitberg').map(({ is }) => is)).toEqual([
      ...Array<string>(5).fill('node'),
      ...Array<string>(4).fill('handle'),
    ]);
    expect(nodesOf(scenario, 'star').map(({ is }) => is)).toEqual(Array<string>(8).fill('handle'));
    expect(nodesOf(scenario, 'blue/lancers')).toEqual([]);
  });

  it('grows a hill from its ridge', () => {
    const outline = outlineOfRidge(
      [
        { x: 20, y: 20 },
        { x: 50, y: 24 },
        { x: 80, y: 20 },
      ],
      10,
    );
    expect(outline).toMatchObject({ shape: 'smooth' });
    // About 60 cm long and 20 wide, and round ends.
    expect(areaOf(flatOutline(outline))).toBeGreaterThan(60 * 16);
    expect(areaOf(flatOutline(outline))).toBeLessThan(80 * 20);
  });
});

import { describe, expect, it } from 'vitest';
import {
  boundsOfShapes,
  chosenShapes,
  nearestBox,
  shapesAt,
  shapesWithin,
  tableShapes,
} from '../../editing/table-shapes';
import { facingOf, poseAt, type Box } from '../../engine/geometry';
import { readScenario } from '../../engine/scenario';
import { nations } from '../engine/scenario/files';

const TEXT = `cockade: 1
title: Shapes
kind: fictional
rules: { system: honours-of-war, scale: 28mm }
table: { size: [180, 120] }
terrain:
  - hill: { name: Knoll, slope: gentle, height: 4cm, outline: { ellipse: { at: [60, 60], radii: [30, 20] } } }
  - wood: { name: Copse, outline: { polygon: [[55, 55], [65, 55], [65, 65], [55, 65]] } }
  - hedge: { name: Old hedge, course: [[50, 62], [70, 62]] }
  - river: { name: Brook, class: fordable, width: 6cm, course: [[150, 0], [150, 120]] }
  - road: { name: Lane, course: [[0, 20], [180, 20]], width: 4cm }
  - bridge: { name: Stone bridge, over: Brook, at: [150, 20] }
  - bua: { name: Mill, build: rustic, blocks: [{ at: [120, 60] }, { at: [133, 60] }] }
objectives:
  - { name: The knoll, at: [60, 75], points: 1 }
armies:
  blue:
    name: Blue
    nation: prussia
    attacker: true
    deployment:
      - { name: Blue zone, outline: { polygon: [[0, 0], [180, 0], [180, 30], [0, 30]] } }
    brigades:
      - name: Kahlen
        commander: { name: v. Kahlen, rating: dependable, at: [30, 8] }
        units:
          - { name: First, type: line infantry, at: [40, 20], heading: 0, formation: line }
  red:
    name: Red
    nation: austria
    independents:
      - { name: Second, type: line infantry, at: [40, 110], heading: 180, formation: line }
`;
const { scenario, findings } = readScenario('shapes.yaml', TEXT, nations);
if (!scenario) throw new Error(findings.map(({ line, message }) => `${line}: ${message}`).join('\n'));
const line = (x: number, y: number, heading: number): Box => ({
  pose: poseAt({ x, y }, facingOf(heading)),
  width: 20,
  depth: 5,
});
const boxes = new Map([
  ['blue/first', line(40, 20, 0)],
  ['red/second', line(40, 110, 180)],
]);
const shapes = tableShapes(scenario, boxes);
const idsAt = (x: number, y: number, reach = 0.5): readonly string[] =>
  shapesAt(shapes, { x, y }, reach).map(({ id }) => id);

describe('what is pointed at on the table', () => {
  it.each([
    ['a unit on a road in a zone', 49, 22, ['blue/first', 'lane']],
    ['beside the unit, on the road', 51, 21.9, ['lane']],
    ['beside the road, in the zone', 60, 25, []],
    ['the border of the zone', 60, 30.4, ['blue/blue-zone']],
    ['a hedge in a wood on a hill', 60, 62.3, ['old-hedge', 'copse', 'knoll']],
    ['the wood on the hill', 60, 58, ['copse', 'knoll']],
    ['the hill', 80, 60, ['knoll']],
    ['a block of a village', 121, 61, ['mill/1']],
    ['the other', 133, 61, ['mill/2']],
    ['a commander', 31, 9, ['blue/v-kahlen']],
    ['an objective beside the wood', 61, 76, ['objective/the-knoll', 'knoll']],
    ['a bridge on its road and river', 151, 20.5, ['stone-bridge', 'brook', 'lane']],
    ['nothing', 170, 110, []],
  ])('%s', (_, x, y, ids) => expect(idsAt(x, y)).toEqual(ids));

  it('finds thin lines within the reach of the pointer only', () => {
    expect(idsAt(52, 63.4, 1.5)).toContain('old-hedge');
    expect(idsAt(52, 63.6, 1.5)).not.toContain('old-hedge');
  });

  it('takes what is within a rectangle: units by their middle, features as a whole', () => {
    const within = (x: number, y: number, to: number, up: number) =>
      shapesWithin(shapes, { x, y }, { x: to, y: up }).map(({ id }) => id);
    expect(within(35, 15, 45, 25)).toEqual(['blue/first']);
    expect(within(54, 54, 66, 66)).toEqual(['copse']);
    expect(within(146, 75, 105, 45)).toEqual(['mill/1', 'mill/2']);
  });

  it('knows what a selection means, and which unit is next to it', () => {
    const chosen = (...ids: readonly string[]) => chosenShapes(shapes, scenario, ids).map(({ id }) => id);
    expect(chosen('blue/kahlen')).toEqual(['blue/v-kahlen', 'blue/first']);
    expect(chosen('mill', 'copse')).toEqual(['mill/1', 'mill/2', 'copse']);
    expect(chosen('mill/2')).toEqual(['mill/2']);
    expect(chosen('red')).toEqual(['red/second']);
    expect(nearestBox(boxes, ['blue/first'])).toEqual({ id: 'red/second', gap: 85 });
    expect(nearestBox(boxes, ['blue/first', 'red/second'])).toBeNull();
    expect(nearestBox(boxes, ['copse'])).toBeNull();
  });

  it('knows the whole of a part, and where several lie', () => {
    const wholes = shapes.filter(({ id, whole }) => id !== whole).map(({ id, whole }) => [id, whole]);
    expect(wholes).toEqual([
      ['blue/first', 'blue/kahlen'],
      ['mill/1', 'mill'],
      ['mill/2', 'mill'],
    ]);
    const units = shapes.filter(({ layer }) => layer === 'units');
    expect(boundsOfShapes(units)).toEqual({ minX: 30, maxX: 50, minY: 17.5, maxY: 112.5 });
    expect(boundsOfShapes([])).toBeNull();
  });
});

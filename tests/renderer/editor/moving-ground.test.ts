import { describe, expect, it } from 'vitest';
import { transformed } from '../../../editing/transform';
import { readScenario } from '../../../engine/scenario';
import { movingGround } from '../../../renderer/editor/plan/moving-ground';
import { NATIONS, TABLE } from './small-table';

const CROPS = '  - crops: { name: Wheat, outline: { rectangle: { at: [100, 20], size: [20, 14] } } }\n';
const { scenario } = readScenario(
  'small.yaml',
  TABLE.replace('armies:', `${CROPS}armies:`),
  new Map(NATIONS.map((nation) => [nation.id, nation])),
);
if (!scenario) throw new Error('the table cannot be read');
const layersIn = (parts: readonly string[]): readonly string[] =>
  parts.filter((svg) => svg.includes('<path')).map((svg) => /data-layer="(\w+)"/.exec(svg)?.[1] ?? '');

describe('ground that is dragged', () => {
  it.each([
    ['wood-1', ['woods'], false],
    ['knoll', ['hills'], true],
    ['wheat', ['fields'], true],
  ])('is drawn by itself, and the rest without it: %s', (id, layers, bringsFields) => {
    const moved = movingGround(scenario, transformed(scenario, [id], { do: 'move', by: { x: 5, y: 3 } }));
    expect([moved.lifted, layersIn(moved.parts)]).toEqual([id, layers]);
    expect(moved.rest.terrain.map((feature) => feature.id)).toEqual(
      ['wood-1', 'knoll', 'wheat'].filter((one) => one !== id),
    );
    expect([moved.isMoved('fields'), moved.isMoved('paper'), moved.isMoved('grid')]).toEqual([
      bringsFields,
      false,
      false,
    ]);
  });

  it('is nothing while troops are dragged', () => {
    const by = { x: 5, y: 3 };
    const moved = movingGround(scenario, transformed(scenario, ['blue/first'], { do: 'move', by }));
    expect([moved.lifted, moved.parts]).toEqual(['', []]);
  });
});

import { expect, it } from 'vitest';
import { withNode } from '../../editing/nodes';
import { shifted } from '../../editing/shifted';
import { transformed } from '../../editing/transform';
import { readScenario } from '../../engine/scenario';
import { NATIONS, TABLE } from '../renderer/editor/small-table';

const MORE = `  - stream: { name: Brook, course: [[0, 10], [60, 12], [120, 10]] }
  - bridge: { name: Plank, over: Brook, at: [60, 12], width: 5cm }
  - bua: { name: Mill, build: rustic, blocks: [{ at: [20, 50] }, { at: [32, 50] }] }
labels:
  - { text: Here they stood, at: [70, 70] }
`;
const { scenario, findings } = readScenario(
  'small.yaml',
  TABLE.replace('armies:', `${MORE}armies:`),
  new Map(NATIONS.map((nation) => [nation.id, nation])),
);
if (!scenario) throw new Error(JSON.stringify(findings));
const by = { x: 7, y: -3.5 };
const label = scenario.labels?.[0]?.id ?? '';

it.each([
  ['a hill, a wood and a label', ['knoll', 'wood-1', label]],
  ['a village of two blocks', ['mill']],
  ['a stream', ['brook']],
])('what is moved as it is lies so far from before: %s', (_, ids) => {
  const now = transformed(scenario, ids, { do: 'move', by });
  const moved = shifted(scenario, now).map((one) => `${one.id} ${one.by.x.toFixed(1)} ${one.by.y.toFixed(1)}`);
  expect(moved).toEqual(expect.arrayContaining(ids.map((id) => `${id} 7.0 -3.5`)));
  // Besides what goes along with it.
  expect(moved.length).toBe(ids.length + (ids.includes('brook') ? 1 : 0));
});

it('what is turned, enlarged, reshaped by a node or moved in part lies nowhere as a whole', () => {
  const ids = (now: typeof scenario) => shifted(scenario, now).map(({ id }) => id);
  const about = { x: 60, y: 45 };
  expect(ids(transformed(scenario, ['wood-1'], { do: 'rotate', about, degrees: 30 }))).toEqual([]);
  expect(ids(transformed(scenario, ['wood-1'], { do: 'scale', about, by: [2, 2] }))).toEqual([]);
  expect(ids(withNode(scenario, { id: 'wood-1', contour: null, index: 1 }, { x: 110, y: 55 }))).toEqual([]);
  const [block] = scenario.terrain.flatMap((one) => (one.kind === 'bua' ? one.blocks : []));
  expect(ids(transformed(scenario, [block?.id ?? ''], { do: 'move', by }))).toEqual([]);
  expect(ids(transformed(scenario, ['blue/first'], { do: 'move', by }))).toEqual([]);
});

import { expect, it } from 'vitest';
import { withNode } from '../../editing/nodes';
import { transformed } from '../../editing/transform';
import { OWN_FILES, open } from './drafts';

const { scenario } = open(OWN_FILES[1] ?? '');
const by = { x: 5, y: 3 };
const kept = (after: typeof scenario) => ({
  terrain: after.terrain === scenario.terrain,
  armies: after.armies === scenario.armies,
  zones: after.armies[0]?.deployment === scenario.armies[0]?.deployment,
  bridge: scenario.terrain.every((one) => one.kind !== 'bridge' || after.terrain.includes(one)),
});
const stream = scenario.terrain.find(({ kind }) => kind === 'stream')?.id ?? '';

it.each([
  ['a hill', transformed(scenario, ['muhlberg'], { do: 'move', by }), { terrain: false, armies: true, bridge: true }],
  ['a unit', transformed(scenario, ['blue/leib-regiment'], { do: 'move', by }), { terrain: true, armies: false }],
  ['nothing', transformed(scenario, [], { do: 'move', by }), { terrain: true, armies: true }],
  [
    'a node of the stream below the bridge',
    withNode(scenario, { id: stream, contour: null, index: 2 }, { x: 112, y: 128 }),
    { terrain: false, armies: true, bridge: false },
  ],
])('what does not move stays the same object while one drags %s', (_, after, expected) => {
  expect(kept(after)).toMatchObject({ zones: true, ...expected });
});

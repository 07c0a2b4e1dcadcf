/** Lines drawn node by node: by clicks, by a button that is held, and how they end. */
import { beforeEach, expect, it } from 'vitest';
import { Editing } from '../../../../renderer/editor/editing.svelte';
import { choose } from '../../../../renderer/editor/tools';
import { TreesTool } from '../../../../renderer/editor/tools/trees.svelte';
import { FakeDesk } from '../../fake-desk';
import { NATIONS, TABLE } from '../small-table';

type Spot = readonly [x: number, y: number];
const pointed = ([x, y]: Spot) =>
  ({ at: { x, y }, things: [], pixel: 0.1, shift: false, alt: false, ctrl: true }) as const;

function opened() {
  const editing = new Editing(new FakeDesk([]));
  editing.nations = NATIONS;
  editing.show(null, TABLE);
  const tool = new TreesTool();
  const drag = (from: Spot, to: Spot = from): void => {
    tool.move(pointed(from), editing);
    tool.begin(pointed(from), editing);
    tool.move(pointed(to), editing);
    tool.end(pointed(to), editing);
  };
  const woods = (): number => editing.scenario?.terrain.filter(({ kind }) => kind === 'wood').length ?? 0;
  return { editing, tool, drag, woods };
}

beforeEach(() => choose({ trees: 'wood', 'trees by': 'outline' }));

it('a drag sets a node where it begins and where it ends, a click with a trembling hand one', () => {
  const { tool, drag } = opened();
  drag([10, 10], [30, 10]);
  expect(tool.points).toEqual([
    { x: 10, y: 10 },
    { x: 30, y: 10 },
  ]);
  drag([30, 30], [30.9, 30]);
  expect(tool.points.length).toBe(3);
  drag([40, 40], [41.1, 40]);
  expect(tool.points.length).toBe(5);
});

it('the right button ends the line, and nothing else where none is drawn', () => {
  const { editing, tool, drag, woods } = opened();
  expect(tool.ends(editing)).toBe(false);
  for (const spot of [
    [10, 10],
    [30, 10],
    [30, 30],
  ] as const)
    drag(spot);
  expect(tool.ends(editing)).toBe(true);
  expect(woods()).toBe(2);
  expect(tool.ends(editing)).toBe(false);
  choose({ 'trees by': 'box' });
  tool.begin(pointed([50, 50]), editing);
  expect(tool.ends(editing)).toBe(false);
});

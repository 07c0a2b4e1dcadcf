import { describe, expect, it } from 'vitest';
import { nodesOf } from '../../../../editing/nodes';
import { Editing } from '../../../../renderer/editor/editing.svelte';
import { OnTable } from '../../../../renderer/editor/on-table.svelte';
import { NodeTool } from '../../../../renderer/editor/tools/nodes.svelte';
import type { Pointed } from '../../../../renderer/editor/tools';
import { FakeDesk } from '../../fake-desk';
import { NATIONS, TABLE } from '../small-table';

const pointed = (x: number, y: number): Pointed => ({
  at: { x, y },
  things: [],
  pixel: 0.2,
  shift: false,
  alt: false,
  ctrl: true,
});

async function reshaping(find: (kind: string) => boolean) {
  const editing = new Editing(
    new FakeDesk([], {
      'editor.nations': () => ({ ok: { nations: NATIONS } }),
      'editor.read': () => ({ ok: { findings: [], accepted: [], play: null } }),
    }),
  );
  await editing.learnNations();
  editing.show('fictional/small.yaml', TABLE);
  const feature = editing.scenario?.terrain.find(({ kind }) => find(kind));
  if (!feature) throw new Error('the small table has no such feature');
  editing.select([feature.id]);
  const nodes = () => (editing.scenario ? nodesOf(editing.scenario, feature.id) : []);
  return { editing, tool: new NodeTool(editing, new OnTable(editing)), nodes };
}

describe('the tool of nodes', () => {
  it('takes a node where it is dragged, as one step', async () => {
    const { editing, tool, nodes } = await reshaping((kind) => kind === 'wood');
    const [first] = nodes();
    if (!first) throw new Error('no node');
    const { x, y } = first.at;
    tool.begin(pointed(x, y), editing);
    tool.move(pointed(x + 3, y), editing);
    tool.move(pointed(x + 5, y + 2), editing);
    tool.end();
    expect(editing.document.done).toBe(1);
    expect(nodes()[0]?.at.x).toBeCloseTo(x + 5, 1);
  });

  it('shows the contours of a hill as lines, so that it is seen which node is of which', async () => {
    const { editing, tool } = await reshaping((kind) => kind === 'hill');
    const lines = () => tool.overlay.filter(({ kind }) => kind === 'line').length;
    const contours = tool.options.find(({ label }) => label === 'Contours');
    expect(lines()).toBe(0);
    if (contours?.kind === 'number') contours.change(3);
    expect(editing.scenario?.terrain.find(({ kind }) => kind === 'hill')).toMatchObject({ contours: { length: 3 } });
    expect(lines()).toBe(3);
  });
});

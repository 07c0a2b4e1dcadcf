import { beforeEach, describe, expect, it } from 'vitest';
import { nodesOf } from '../../../../editing/nodes';
import { Editing } from '../../../../renderer/editor/editing.svelte';
import { OnTable } from '../../../../renderer/editor/on-table.svelte';
import { choose, type EditorTool, type Pointed } from '../../../../renderer/editor/tools';
import { HillTool } from '../../../../renderer/editor/tools/hill.svelte';
import { TreesTool } from '../../../../renderer/editor/tools/trees.svelte';
import { FakeDesk } from '../../fake-desk';
import { NATIONS, TABLE } from '../small-table';

const pointed = (x: number, y: number, alt = false): Pointed => ({
  at: { x, y },
  things: [],
  pixel: 0.2,
  shift: false,
  alt,
  ctrl: false,
});

async function opened() {
  const editing = new Editing(
    new FakeDesk([], {
      'editor.nations': () => ({ ok: { nations: NATIONS } }),
      'editor.read': () => ({ ok: { findings: [], accepted: [], play: null } }),
    }),
  );
  await editing.learnNations();
  editing.show('fictional/small.yaml', TABLE);
  const count = (kind: string): number => editing.scenario?.terrain.filter((one) => one.kind === kind).length ?? 0;
  const east = (id: string): number =>
    Math.max(...(editing.scenario ? nodesOf(editing.scenario, id) : []).map(({ at }) => at.x));
  return { editing, count, east };
}

function paint(
  tool: EditorTool,
  editing: Editing,
  from: readonly [number, number],
  to: readonly [number, number],
  alt = false,
) {
  tool.begin(pointed(...from, alt), editing);
  tool.move?.(pointed((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, alt), editing);
  tool.move?.(pointed(...to, alt), editing);
  tool.end?.(pointed(...to, alt), editing);
}

describe('the brush', () => {
  beforeEach(() => choose({ 'hill shape': 'brush', 'trees by': 'brush', trees: 'wood', 'brush radius': 6 }));

  it('adds to a selected hill stroke upon stroke, and takes from it with Alt', async () => {
    const { editing, count, east } = await opened();
    const tool = new HillTool();
    editing.select(['knoll']);
    const before = east('knoll');
    paint(tool, editing, [70, 45], [80, 45]);
    expect(editing.selection).toEqual(['knoll']);
    paint(tool, editing, [80, 45], [90, 45]);
    expect([count('hill'), editing.document.done]).toEqual([1, 2]);
    expect(east('knoll')).toBeGreaterThan(before + 15);
    const wide = east('knoll');
    paint(tool, editing, [98, 45], [88, 45], true);
    expect(east('knoll')).toBeLessThan(wide - 3);
    expect(editing.text).toContain('name: Knoll');
  });

  it('stays with what it works on when a stroke cuts a piece off', async () => {
    const { editing, count } = await opened();
    editing.select(['wood-1']);
    paint(new TreesTool(), editing, [92, 50], [92, 90], true);
    expect([count('wood'), editing.selection]).toEqual([2, ['wood-1']]);
  });

  it.each([
    ['knoll', new HillTool(), 'Knoll is locked.'],
    ['wood-1', new TreesTool(), 'This wood is locked.'],
  ] as const)('neither adds to %s nor takes from it while it is locked', async (id, tool, told) => {
    const { editing } = await opened();
    const table = new OnTable(editing);
    table.toggleLocked(id);
    for (const alt of [false, true]) {
      editing.select([id]);
      editing.refusal = null;
      tool.begin(pointed(70, 50, alt), editing);
      expect(editing.refusal).toEqual({ sentence: `${told} Unlock it under Layers.` });
      tool.move(pointed(90, 70, alt), editing);
      tool.end(pointed(90, 70, alt), editing);
      expect([editing.text, editing.preview]).toEqual([TABLE, null]);
    }
  });

  it.each([
    ['hills', new HillTool()],
    ['woods', new TreesTool()],
  ])('for %s says below the map that Alt takes away, and nothing of what does not snap', (_, tool) => {
    expect(tool.hints).toContainEqual({ chords: ['Alt'], does: 'take from it' });
    expect(tool.hints.flatMap(({ chords }) => chords)).not.toContain('Ctrl');
  });

  it('paints a new hill where none is selected, and takes nothing from nothing', async () => {
    const { editing, count } = await opened();
    paint(new HillTool(), editing, [20, 45], [30, 45]);
    expect(count('hill')).toBe(2);
    editing.select([]);
    paint(new HillTool(), editing, [20, 45], [30, 45], true);
    expect(editing.refusal?.sentence).toBe('Select the area that the brush is to take from.');
    expect(count('hill')).toBe(2);
  });

  it('shows on the 3D table what it paints by its line, and by the mark of what is selected what it adds to', async () => {
    const { editing } = await opened();
    const table = new OnTable(editing);
    const stroke = (x: number, y: number): void => {
      const tool = new HillTool();
      tool.begin(pointed(x, y), editing);
      tool.move(pointed(x + 10, y), editing);
    };
    stroke(20, 70);
    expect(table.drafted.map(({ layer, closed }) => [layer, closed])).toEqual([['features', true]]);
    editing.preview = null;
    expect(table.drafted).toEqual([]);
    editing.select(['knoll']);
    stroke(70, 45);
    expect([table.drafted, table.chosen.map(({ id }) => id)]).toEqual([[], ['knoll']]);
  });

  it('leaves a wood selected that it has added to', async () => {
    const { editing, count } = await opened();
    const wood = editing.scenario?.terrain.find(({ kind }) => kind === 'wood')?.id ?? '';
    editing.select([wood]);
    paint(new TreesTool(), editing, [78, 70], [70, 70]);
    paint(new TreesTool(), editing, [70, 70], [66, 70]);
    expect([count('wood'), editing.selection]).toEqual([1, [wood]]);
  });
});

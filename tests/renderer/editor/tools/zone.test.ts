/** Entry points, and where those who are selected come on later. */
import { beforeEach, describe, expect, it } from 'vitest';
import { Editing } from '../../../../renderer/editor/editing.svelte';
import { choose } from '../../../../renderer/editor/tools';
import { ZoneTool } from '../../../../renderer/editor/tools/zone.svelte';
import { FakeDesk } from '../../fake-desk';
import { NATIONS, TABLE } from '../small-table';

function opened(...selection: readonly string[]) {
  const editing = new Editing(new FakeDesk([]));
  editing.nations = NATIONS;
  editing.show(null, TABLE);
  editing.select(selection);
  const tool = new ZoneTool(editing);
  const at = (x: number, y: number) =>
    ({ at: { x, y }, things: [], pixel: 0.1, shift: false, alt: false, ctrl: true }) as const;
  const drag = (from: readonly [number, number], to = from): void => {
    tool.move(at(...from), editing);
    tool.begin(at(...from), editing);
    tool.move(at(...to), editing);
    tool.end(at(...to), editing);
  };
  const hover = (x: number, y: number): void => void tool.move(at(x, y), editing);
  return { editing, tool, drag, hover };
}

describe('an arrival', () => {
  beforeEach(() => choose({ zone: 'arrival' }));

  it.each([
    ['a click near an edge, straight in', [[3, 40]], 'arrives: { turn: 2, at: [0, 40], heading: 90 }'],
    [
      'a drag of no more than 3 cm, straight in',
      [
        [3, 40],
        [3, 43],
      ],
      'arrives: { turn: 2, at: [0, 40], heading: 90 }',
    ],
    [
      'a drag of more, its way',
      [
        [3, 40],
        [3, 43.1],
      ],
      'arrives: { turn: 2, at: [0, 40], heading: 0 }',
    ],
    [
      'a drag to the south-east, that way',
      [
        [50, 88],
        [70, 68],
      ],
      'arrives: { turn: 2, at: [50, 90], heading: 135 }',
    ],
  ] as const)('is set by %s', (_, [from, to], written) => {
    const { editing, drag } = opened('blue/first');
    drag(from, to);
    expect(editing.text).toContain(`name: First, type: line infantry, formation: line, ${written}`);
    expect(editing.selection).toEqual(['blue/first']);
  });

  it('takes several units to one place', () => {
    const { editing, drag } = opened('blue/first', 'blue/guns');
    drag([119, 45]);
    expect(editing.text.match(/arrives: \{ turn: 2, at: \[120, 45\], heading: 270 \}/g)).toHaveLength(2);
  });

  it('says who will come on, and asks for somebody where nobody is selected', () => {
    expect(opened('blue/first').tool.note).toBe('First will come on here');
    const { editing, tool, drag } = opened();
    expect(tool.note).toBe('Select who comes on here first');
    drag([3, 40]);
    expect(editing.refusal?.sentence).toBe('Select who comes on there first: units, or a brigade.');
    expect(editing.text).toBe(TABLE);
  });
});

describe('an entry point', () => {
  beforeEach(() => choose({ zone: 'entry' }));

  it('is put on the edge near a click, and selected', () => {
    const { editing, drag } = opened();
    drag([3, 40]);
    expect(editing.text).toContain('entry points:\n  - { name: Western entry, at: [0, 40], heading: 90 }');
    expect(editing.selection).toEqual(['entry/western-entry']);
  });

  it('leads the way it is dragged', () => {
    const { editing, drag } = opened();
    drag([50, 88], [70, 68]);
    expect(editing.text).toContain('{ name: Northern entry, at: [50, 90], heading: 135 }');
  });

  it('is what an arrival near it comes on by, unless its way is dragged', () => {
    const { editing, tool, drag, hover } = opened();
    drag([3, 40]);
    choose({ zone: 'arrival' });
    editing.select(['blue/first']);
    hover(4, 44);
    expect(tool.note).toBe('First will come on by Western entry');
    drag([4, 44]);
    expect(editing.text).toContain('arrives: { turn: 2, entry: Western entry }');
    drag([4, 44], [14, 44]);
    expect(editing.text).toContain('arrives: { turn: 2, at: [0, 44], heading: 90 }');
  });
});

/** What the keys of the editor do, and that every tool has one. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { KeyRing } from '../../../renderer/frame';
import { Editing } from '../../../renderer/editor/editing.svelte';
import { editorKeys } from '../../../renderer/editor/editor-keys';
import { Findings } from '../../../renderer/editor/findings';
import { EditorMemory } from '../../../renderer/editor/memory';
import { OnTable } from '../../../renderer/editor/on-table.svelte';
import { stampKeys } from '../../../renderer/editor/tool-keys';
import { stamps, toolGroups } from '../../../renderer/editor/tools';
import { Tracing } from '../../../renderer/editor/tracing';
import { DEFAULT_SETTINGS } from '../../../electron/desk/api';
import { FakeDesk } from '../fake-desk';
import { NATIONS, TABLE } from './small-table';

function opened() {
  const editing = new Editing(new FakeDesk([]));
  editing.nations = NATIONS;
  editing.show(null, TABLE);
  const table = new OnTable(editing);
  const memory = new EditorMemory({ settings: DEFAULT_SETTINGS, remember: () => undefined });
  const tools = toolGroups(editing, table, new Tracing(editing, memory)).flat();
  const view = { frame: vi.fn(), zoom: vi.fn(), pan: vi.fn(), show: vi.fn(), reveal: vi.fn() };
  const asked = { showChosen: vi.fn(), swap: vi.fn(), find: vi.fn(), name: vi.fn() };
  const take = (id: string): void => void (editing.tool = id);
  const ring = new KeyRing();
  ring.offer(editorKeys({ editing, table, findings: new Findings(editing), tools, view, take, ...asked }));
  ring.offer(stampKeys(editing, take));
  const press = (...chords: readonly string[]): void => {
    for (const chord of chords) ring.run(chord);
  };
  const placeOf = (id: string) => {
    const unit = editing.scenario?.armies.flatMap(({ independents }) => independents).find((one) => one.id === id);
    return unit && 'at' in unit.place ? [unit.place.at.x, unit.place.at.y, unit.place.heading] : null;
  };
  return { editing, table, tools, view, asked, ring, press, placeOf };
}

describe('every tool', () => {
  it('is taken by one key of its own', () => {
    const { editing, tools, ring, press } = opened();
    const chords = tools.map(({ key }) => key);
    expect(new Set(chords).size).toBe(tools.length);
    for (const { id, key, title } of tools) {
      press(key);
      expect(editing.tool, title).toBe(id);
      expect(ring.chordFor('Editor', title, ''), title).toBe(key);
    }
  });

  it('is taken by another key that a person gives it, and no longer by the first', () => {
    const { editing, ring, press } = opened();
    ring.change({ 'Editor: Hill': ['k'] });
    press('h');
    expect(editing.tool).toBe('select');
    press('k');
    expect(editing.tool).toBe('hill');
  });
});

describe('what is selected', () => {
  it('is pushed by the arrows: a centimetre, five, a millimetre', () => {
    const { editing, press, placeOf } = opened();
    editing.select(['blue/first']);
    for (const [chord, place] of [
      ['ArrowRight', [31, 20, 0]],
      ['Shift+ArrowUp', [31, 25, 0]],
      ['Alt+ArrowLeft', [30.9, 25, 0]],
      ['ArrowDown', [30.9, 24, 0]],
    ] as const) {
      press(chord);
      expect(placeOf('blue/first'), chord).toEqual(place);
    }
  });

  it('is turned by 15 degrees or by one, mirrored, duplicated, removed, and all of it undone and done again', () => {
    const { editing, press, placeOf } = opened();
    editing.select(['blue/first']);
    press('e', 'Shift+e', 'Shift+e', 'q', 'Shift+q');
    expect(placeOf('blue/first')).toEqual([30, 20, 1]);
    press('e', 'Shift+h');
    expect(placeOf('blue/first')?.[2]).toBe(344);
    press('Shift+v');
    expect(placeOf('blue/first')?.[2]).toBe(196);
    press('Ctrl+d');
    expect(editing.scenario?.armies[0]?.independents).toHaveLength(3);
    press('Delete');
    expect(editing.scenario?.armies[0]?.independents).toHaveLength(2);
    const after = editing.text;
    const steps = editing.document.done;
    for (let i = 0; i < steps; i += 1) press('Ctrl+z');
    expect(editing.text).toBe(TABLE);
    for (let i = 0; i < steps; i += 1) press('Ctrl+y');
    expect(editing.text).toBe(after);
  });

  it('is shown closely, grouped, hidden and named by its keys', () => {
    const { editing, table, asked, view, press } = opened();
    editing.select(['blue/first', 'knoll']);
    press('Shift+f', 'f', 'F2', '/', 'p');
    for (const call of [asked.showChosen, view.frame, asked.name, asked.find, asked.swap])
      expect(call).toHaveBeenCalledOnce();
    press('Ctrl+g');
    expect(table.withGroup('knoll')).toEqual(['blue/first', 'knoll']);
    press('Ctrl+Shift+g');
    expect(table.withGroup('knoll')).toEqual(['knoll']);
    press('Alt+h');
    expect(table.hidden).toEqual(['blue/first', 'knoll']);
    press('Alt+Shift+h');
    expect([table.hidden, editing.selection]).toEqual([[], ['blue/first', 'knoll']]);
  });
});

it('arrows move the view while nothing is selected, and all is selected layer by layer', () => {
  const { editing, view, press } = opened();
  press('ArrowLeft');
  expect(view.pan).toHaveBeenCalledWith(60, 0);
  press('Ctrl+a');
  expect(editing.selection).toEqual(['blue/first', 'blue/guns', 'red/second']);
  press('Ctrl+a');
  expect(editing.selection).toEqual(['wood-1', 'knoll']);
  press('Escape');
});

describe('stamps', () => {
  beforeEach(() => stamps.refill([]));

  it('are kept by Alt and a number and put down by the number, one for each of nine', () => {
    const { editing, press } = opened();
    for (const [number, id, name] of [
      [1, 'knoll', 'Knoll'],
      [9, 'blue/first', 'First'],
    ] as const) {
      editing.select([id]);
      press(`Alt+${number}`);
      expect([editing.tool, stamps.number, stamps.now?.name]).toEqual(['stamp', number, name]);
    }
    press('1');
    expect([editing.tool, stamps.now?.name]).toEqual(['stamp', 'Knoll']);
    press('5');
    expect(stamps.now).toBeNull();
    editing.select([]);
    press('Alt+5');
    expect(editing.refusal?.sentence).toBe('Select what is to be stamp 5.');
  });
});

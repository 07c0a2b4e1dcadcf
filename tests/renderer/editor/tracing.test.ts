import { describe, expect, it } from 'vitest';
import type { DeskCalls } from '../../../electron/desk/api';
import { DEFAULT_SETTINGS, type Settings } from '../../../electron/desk/api';
import { Editing } from '../../../renderer/editor/editing.svelte';
import { OnTable } from '../../../renderer/editor/on-table.svelte';
import { EditorMemory } from '../../../renderer/editor/memory';
import { stamps, type Pointed } from '../../../renderer/editor/tools';
import { RememberedChoice } from '../../../renderer/editor/tools/drawing/choices.svelte';
import { keepStamp } from '../../../renderer/editor/tools/stamps/keep-stamp';
import { TracingTool } from '../../../renderer/editor/tools/tracing.svelte';
import { bytesOf } from '../../../renderer/editor/tracing/picture-data';
import { listenForDrops, Tracing } from '../../../renderer/editor/tracing';
import { listenToClipboard } from '../../../renderer/editor/clipboard';
import { FakeDesk } from '../fake-desk';
import { NATIONS, TABLE } from './small-table';

const pointed = (x: number, y: number, alt = false): Pointed => ({
  at: { x, y },
  things: [],
  pixel: 0.2,
  shift: false,
  alt,
  ctrl: false,
});
/** Settings that are remembered at once. */
function remembering() {
  const window = {
    settings: DEFAULT_SETTINGS,
    remember(change: Partial<Settings>): void {
      window.settings = { ...window.settings, ...change };
    },
  };
  return window;
}

async function tracing() {
  const kept: DeskCalls['picture.keep']['args'][] = [];
  const editing = new Editing(
    new FakeDesk([], {
      'editor.nations': () => ({ ok: { nations: NATIONS } }),
      'editor.read': () => ({ ok: { findings: [], accepted: [], play: null } }),
      'picture.keep': (args) => {
        kept.push(args);
        return args.name.endsWith('.exe')
          ? { fault: { code: 'not-a-picture', message: 'It is no picture.' } }
          : { ok: { name: 'map.png', width: 400, height: 300 } };
      },
    }),
  );
  await editing.learnNations();
  editing.show('own/small.yaml', TABLE);
  const memory = new EditorMemory(remembering());
  const traced = new Tracing(editing, memory);
  const picture = () => editing.scenario?.table.picture;
  return { editing, traced, tool: new TracingTool(traced), picture, kept, memory };
}
const file = (name: string): File => new File([new Uint8Array([1, 2, 250])], name);

describe('a picture to trace from', () => {
  it('goes to the desk byte for byte, and is laid over the table as one step', async () => {
    const { editing, traced, kept, picture } = await tracing();
    expect(await traced.take(file('Old map.png'))).toBe(true);
    expect([...bytesOf(kept[0]?.base64 ?? '')]).toEqual([1, 2, 250]);
    expect(kept[0]?.name).toBe('Old map.png');
    // The table is 120 by 90 cm and the picture of the same proportions.
    expect(picture()).toEqual({
      file: 'map.png',
      corner: { x: 0, y: 0 },
      width: 120,
      turn: 0,
      mirrored: false,
      opacity: 0.5,
    });
    expect(editing.document.done).toBe(1);
  });

  it('says what the desk says when it is none, and changes nothing', async () => {
    const { editing, traced } = await tracing();
    expect(await traced.take(file('x.exe'))).toBe(false);
    expect(traced).toMatchObject({ refused: 'It is no picture.', fault: null, isOpen: true });
    expect(editing.text).toBe(TABLE);
  });

  it('comes by the clipboard or is dropped onto the window; what was copied on a table is still pasted', async () => {
    const { editing } = await tracing();
    const taken: string[] = [];
    const take = ({ name }: File): void => void taken.push(name);
    const hovers: boolean[] = [];
    const stop = [
      listenToClipboard(editing, new OnTable(editing), take),
      listenForDrops(take, (isOver) => hovers.push(isOver)),
    ];
    const moved = (kind: string, files: readonly File[], text = ''): boolean => {
      const data = { files, types: files.length > 0 ? ['Files'] : [], getData: () => text };
      const event = Object.assign(new Event(kind, { bubbles: true, cancelable: true }), {
        clipboardData: data,
        dataTransfer: data,
      });
      return !document.body.dispatchEvent(event);
    };
    expect(moved('paste', [file('a.png')])).toBe(true);
    expect(moved('paste', [file('b.png')], '/home/me/b.png')).toBe(true);
    expect(moved('paste', [], 'Dear Sir')).toBe(true);
    expect(editing.refusal?.sentence).toContain('The clipboard holds nothing of a scenario');
    const before = editing.text;
    expect(moved('paste', [file('c.png')], 'cockade clipboard: 1\nlabels: [{ text: Here, at: [9, 9] }]')).toBe(true);
    expect(editing.text).not.toBe(before);
    expect(moved('dragover', [file('d.png')])).toBe(true);
    expect(moved('drop', [file('d.png')])).toBe(true);
    // A row of the order of battle, which is dragged too.
    expect(moved('dragover', [])).toBe(false);
    expect(taken).toEqual(['a.png', 'b.png', 'd.png']);
    expect(hovers).toEqual([true, false]);
    for (const end of stop) end();
    expect(moved('drop', [file('e.png')])).toBe(false);
    expect(taken).toHaveLength(3);
  });

  it('is moved, and with Alt turned about its middle, unless it is locked', async () => {
    const { editing, traced, tool, picture } = await tracing();
    await traced.take(file('a.png'));
    const drag = (from: Pointed, to: Pointed): void => {
      tool.begin(from, editing);
      tool.move(to, editing);
      tool.end(to, editing);
    };
    drag(pointed(10, 10), pointed(15, 12));
    expect(picture()?.corner).toEqual({ x: 5, y: 2 });
    traced.loaded = { name: 'map.png', url: '', width: 400, height: 300 };
    // A quarter about the middle, 65 and 47, from its right to below it.
    drag(pointed(85, 47, true), pointed(65, 27, true));
    expect(picture()).toMatchObject({ turn: 90, corner: { x: 20, y: 107 } });
    const before = editing.text;
    traced.lock(true);
    drag(pointed(10, 10), pointed(15, 12));
    expect(editing.text).toBe(before);
    expect(editing.refusal?.sentence).toContain('locked');
  });

  it('is calibrated by two clicks, which Escape takes back before it leaves', async () => {
    const { editing, traced, tool } = await tracing();
    await traced.take(file('a.png'));
    traced.places = [];
    for (const at of [pointed(10, 10), pointed(40, 10)]) {
      tool.begin(at, editing);
      tool.end(at, editing);
    }
    expect(traced.places).toEqual([
      { x: 10, y: 10 },
      { x: 40, y: 10 },
    ]);
    expect(tool.cancel(editing)).toBe(true);
    expect(traced.places).toEqual([]);
    expect(tool.cancel(editing)).toBe(false);
    expect(traced.places).toBeNull();
  });

  it('opens its menu by the key when there is none, and is shown or hidden when there is', async () => {
    const { traced, memory } = await tracing();
    traced.toggle();
    expect(traced.isOpen).toBe(true);
    await traced.take(file('a.png'));
    traced.toggle();
    expect(traced.isShown).toBe(false);
    expect(memory.read('own/small.yaml')).toMatchObject({ shown: false, locked: false });
    expect(memory.read('own/other.yaml')).toBeNull();
  });
});

describe('what the editor remembers', () => {
  it('stamps and choices of tools come back as they were left', async () => {
    const { editing } = await tracing();
    const window = remembering();
    const choice = new RememberedChoice('test', 'Test', [
      { value: 'a', label: 'A' },
      { value: 'b', label: 'B' },
    ]);
    editing.select(['knoll']);
    expect(keepStamp(editing, 3)).toBe(true);
    if (choice.option.kind === 'choice') choice.option.choose('b');
    new EditorMemory(window).keepTools();
    const written: unknown = JSON.parse(JSON.stringify(window.settings.editor));
    expect(written).toEqual(window.settings.editor);
    const before = stamps.all[2];
    stamps.refill([]);
    if (choice.option.kind === 'choice') choice.option.choose('a');
    new EditorMemory(window).goOn();
    expect(stamps.all[2]).toEqual(before);
    expect(stamps.all[2]?.name).toBe('Knoll');
    expect(choice.value).toBe('b');
  });

  it('the unit of the rulers', () => {
    const memory = new EditorMemory(remembering());
    memory.ruler = 'in';
    expect(memory.ruler).toBe('in');
  });
});

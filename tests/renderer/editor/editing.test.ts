import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeskCalls, EditorReading } from '../../../electron/desk/api';
import type { Finding } from '../../../engine/scenario';
import { Editing } from '../../../renderer/editor/editing.svelte';
import { FakeDesk } from '../fake-desk';
import { NATIONS, TABLE } from './small-table';

const findingOf = (message: string): Finding => ({
  file: 'x.yaml',
  line: 1,
  column: 1,
  severity: 'warning',
  code: 'x',
  message,
});
/** Tells the text's title back as a finding. */
function reading({ text }: DeskCalls['editor.read']['args']): { ok: EditorReading } {
  const title = /title: (.*)/.exec(text)?.[1] ?? '';
  return { ok: { findings: [findingOf(title)], accepted: [], play: null } };
}
async function opened() {
  const read = vi.fn(reading);
  const desk = new FakeDesk([], {
    'editor.nations': () => ({ ok: { nations: NATIONS } }),
    'editor.read': read,
  });
  const editing = new Editing(desk);
  await editing.learnNations();
  editing.show('fictional/small.yaml', TABLE);
  return { editing, desk, read };
}
const set = (key: string, value: string, does = `Set ${key}`) => ({
  does,
  edits: [{ do: 'set' as const, path: [key], value }],
});
const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(200);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the scenario file in the editor', () => {
  it('keeps what the file accepts at its thing when an entry before it goes', async () => {
    const { editing } = await opened();
    const accepted = "accept: [{ code: x, field: 'terrain[1].hill', reason: Known. }]\n";
    editing.show('own/small.yaml', TABLE + accepted);
    expect(editing.change({ does: 'Remove it', edits: [{ do: 'remove', path: ['terrain', 0] }] })).toBeNull();
    expect(editing.scenario?.accepts[0]?.field).toBe('terrain[0].hill');
    editing.undo();
    expect(editing.text).toBe(TABLE + accepted);
  });

  it('tells what the next step back and forth does', async () => {
    const { editing } = await opened();
    expect([editing.undoes, editing.redoes]).toEqual([undefined, undefined]);
    editing.change(set('title', 'Larger', 'Name it'));
    editing.change(set('title', 'Largest', 'Name it again'));
    editing.undo();
    expect([editing.undoes, editing.redoes]).toEqual(['Name it', 'Name it again']);
  });

  it('is read at once after every change, and by the desk a moment later', async () => {
    const { editing, read } = await opened();
    expect(editing.scenario?.title).toBe('Small');
    expect(editing.fields['blue/first']).toBe('armies.blue.independents[0]');
    await settled();
    expect([editing.isSettled, editing.reading?.findings[0]?.message]).toEqual([true, 'Small']);
    expect(editing.change(set('title', 'Larger'))).toBeNull();
    expect([editing.scenario?.title, editing.isSettled]).toEqual(['Larger', false]);
    await vi.advanceTimersByTimeAsync(100);
    editing.change(set('title', 'Largest'));
    await vi.advanceTimersByTimeAsync(100);
    expect(read).toHaveBeenCalledTimes(1);
    await settled();
    expect(editing.reading?.findings[0]?.message).toBe('Largest');
    editing.undo();
    expect([editing.scenario?.title, editing.canRedo]).toEqual(['Larger', true]);
    editing.goTo(0);
    expect(editing.text).toBe(TABLE);
  });

  it('knows its armies though a busy machine was too slow to tell the nations at first', async () => {
    const slow = { fault: { code: 'too-slow', message: 'It was given up.' } };
    const nations = vi.fn(() => slow as never);
    nations
      .mockImplementationOnce(() => slow as never)
      .mockImplementationOnce(() => ({ ok: { nations: NATIONS } }) as never);
    const editing = new Editing(new FakeDesk([], { 'editor.nations': nations, 'editor.read': reading }));
    await editing.learnNations();
    editing.show('fictional/small.yaml', TABLE);
    expect(editing.scenario?.armies.map(({ id }) => id)).toEqual(['blue', 'red']);
    await editing.learnNations();
    expect(nations).toHaveBeenCalledTimes(5);
  });

  it('is read again, three times in all, while a busy machine takes too long over it', async () => {
    const { editing, read } = await opened();
    const slow = { fault: { code: 'too-slow', message: 'It was given up.' } };
    read.mockImplementation(() => slow as never);
    editing.show('fictional/small.yaml', TABLE);
    for (let i = 0; i < 6; i += 1) await settled();
    expect(read).toHaveBeenCalledTimes(3);
    expect([editing.isSettled, editing.fault?.code]).toEqual([true, 'too-slow']);
    editing.show('fictional/small.yaml', TABLE);
    await settled();
    read.mockImplementation(reading);
    await settled();
    expect([editing.isSettled, editing.fault, editing.reading?.findings.length]).toEqual([true, null, 1]);
    editing.show('fictional/small.yaml', TABLE);
    await settled();
    read.mockImplementation(() => slow as never);
    editing.change(set('title', 'Larger'));
    const before = read.mock.calls.length;
    for (let i = 0; i < 4; i += 1) await settled();
    expect(read.mock.calls.length - before).toBe(1);
  });

  it('shows no answer to an older text', async () => {
    const { editing, desk } = await opened();
    await settled();
    const call = desk.call.bind(desk);
    vi.spyOn(desk, 'call').mockImplementation(async (name, args) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      return call(name, args);
    });
    editing.change(set('title', 'One'));
    await vi.advanceTimersByTimeAsync(200);
    editing.change(set('title', 'Two'));
    await vi.advanceTimersByTimeAsync(350);
    expect([editing.isSettled, editing.reading?.findings[0]?.message]).toEqual([false, 'Small']);
    await vi.advanceTimersByTimeAsync(600);
    expect([editing.isSettled, editing.reading?.findings[0]?.message]).toEqual([true, 'Two']);
  });

  it('keeps the last table while the text cannot be read, and refuses to change it then', async () => {
    const { editing } = await opened();
    editing.type('title: [');
    await settled();
    expect([editing.isRead, editing.scenario?.title]).toEqual([false, 'Small']);
    expect(editing.change(set('title', 'x'))).toMatch(/cannot be read/);
    expect(editing.attempt(() => set('title', 'x'))).toBe(false);
    expect(editing.refusal?.sentence).toMatch(/cannot be read/);
    expect(editing.text).toBe('title: [');
    editing.undo();
    expect([editing.isRead, editing.text]).toEqual([true, TABLE]);
  });

  it('builds a change on what was typed just before', async () => {
    const { editing } = await opened();
    editing.type(TABLE.replace('title: Small', 'title: Typed'));
    expect(editing.draft()?.scenario.title).toBe('Typed');
    expect(editing.change(set('maker', 'Me'))).toBeNull();
    expect(editing.text).toContain('title: Typed');
  });

  it('takes strokes in a row for one step, and parts them after a pause', async () => {
    const { editing } = await opened();
    editing.type(`${TABLE}#`);
    editing.type(`${TABLE}# a`);
    await vi.advanceTimersByTimeAsync(1500);
    editing.type(`${TABLE}# ab`);
    expect(editing.document.steps).toHaveLength(2);
    editing.undo();
    expect(editing.text).toBe(`${TABLE}# a`);
  });

  it('selects only what there is', async () => {
    const { editing } = await opened();
    editing.select(['blue/first', 'wood-1']);
    editing.toggle(['wood-1']);
    editing.toggle(['blue/first', 'wood-1']);
    expect(editing.selection).toEqual(['blue/first', 'wood-1']);
    editing.change({ does: 'Remove', edits: [{ do: 'remove', path: ['terrain'] }] });
    expect(editing.selection).toEqual(['blue/first']);
  });
});

import { tick } from 'svelte';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../electron/desk/api';
import type { Settings } from '../../../electron/desk/api';
import { Openings } from '../../../renderer/battle/openings.svelte';
import { wishesRemembered } from '../../../renderer/battle/wish-memory';
import { entryOf, FakeDesk } from '../fake-desk';

/** The settings of a window that is closed and opened again. */
function window() {
  const workspace = {
    settings: DEFAULT_SETTINGS,
    remember(change: Partial<Settings>) {
      this.settings = { ...this.settings, ...change };
    },
  };
  return { workspace, memory: wishesRemembered(workspace) };
}
const tables = [{ file: 'own.yaml', rules: 'honours-of-war', why: null }];
async function opened(memory: ReturnType<typeof window>['memory'], file = 'one', known = tables): Promise<Openings> {
  const openings = new Openings(
    new FakeDesk([entryOf({ file })], { 'rules.list': () => ({ ok: { systems: [], tables: known } }) }),
    memory,
  );
  await tick();
  await openings.open(entryOf({ file }));
  return openings;
}

describe('how a scenario was wished fought', () => {
  it('is known when the program is opened again, scenario by scenario', async () => {
    const { memory } = window();
    (await opened(memory)).wish({ scale: '15mm', options: { 'brigade morale': 'on' } });
    (await opened(memory, 'two')).wish({ rules: 'mcnally' });
    expect((await opened(memory)).wishes).toEqual({ scale: '15mm', options: { 'brigade morale': 'on' } });
    expect((await opened(memory, 'two')).wishes).toEqual({ rules: 'mcnally' });
    expect((await opened(memory, 'three')).wishes).toEqual({});
  });

  it('keeps what was wished last', async () => {
    const { memory, workspace } = window();
    const openings = await opened(memory);
    openings.wish({ scale: '15mm' });
    openings.wish({ scale: '10mm' });
    expect(workspace.settings.wishes).toEqual([{ file: 'one', scale: '10mm' }]);
  });

  it('is forgotten of the fifty-first scenario before', () => {
    const { memory } = window();
    for (let i = 0; i <= 50; i++) memory.keep(`file ${i}`, { scale: '15mm' });
    expect(memory.of('file 0')).toEqual({});
    expect(memory.of('file 1')).toEqual({ scale: '15mm' });
  });

  it('asks for no table of values that is no longer there', async () => {
    const { memory } = window();
    memory.keep('one', { scale: '15mm', table: 'own.yaml' });
    expect((await opened(memory)).wishes).toEqual({ scale: '15mm', table: 'own.yaml' });
    expect((await opened(memory, 'one', [])).wishes).toEqual({ scale: '15mm' });
  });
});

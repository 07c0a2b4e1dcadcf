import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openClient, openDesk } from '../../../electron/desk';
import type { Desk } from '../../../electron/desk';
import type { CallName, DeskCalls } from '../../../electron/desk/api';
import { playback } from '../../../engine/battle';
import { systems } from '../../../engine/rules';
import { openMadeFiles } from '../../../electron/host/made-files';
import { folderWith } from '../folder';
import { toyDesk, TOY_FILE, TOY_FILES } from '../toy-desk';

let desk: Desk;
beforeEach(() => {
  desk = openDesk({ ...toyDesk(folderWith(TOY_FILES), folderWith()), output: openMadeFiles().output });
});
afterEach(async () => {
  await desk.close();
});
async function ask<N extends CallName>(name: N, args: DeskCalls[N]['args']): Promise<DeskCalls[N]['result']> {
  const told = await openClient(desk).call(name, args);
  if ('fault' in told) throw new Error(told.fault.message);
  return told.ok as DeskCalls[N]['result'];
}

describe('a desk with a rule system of its own', () => {
  it('lists it beside the others, and its scenario by its title', async () => {
    expect((await ask('rules.list', {})).systems.map(({ id }) => id)).toEqual([...systems.map(({ id }) => id), 'toy']);
    const [entry] = (await ask('library.list', {})).entries;
    expect(entry).toMatchObject({ file: TOY_FILE, systemTitle: 'Toy', findings: { errors: 0 } });
  });

  it('fights it in halves, with all that the drill does, and keeps and opens the record', async () => {
    const { battle, record } = await ask('battle.fight', { file: TOY_FILE, seed: 5, turns: 6 });
    expect(record.system.id).toBe('toy');
    expect(record.vocabulary.loose).toEqual({ guns: { title: 'Loose guns', looks: 'gun' } });
    const halves = record.events.flatMap((event) => (event.do === 'step' && event.halfOf ? [event.halfOf] : []));
    expect([...new Set(halves)]).toEqual(['blue', 'red']);
    const made = new Set(record.events.map((event) => event.do));
    for (const gesture of ['joined', 'known', 'laid', 'razed', 'built', 'went', 'gauge'] as const)
      expect(made, gesture).toContain(gesture);
    const { file } = await ask('battle.keep', { battle, name: 'Toy' });
    const again = await ask('record.open', { file });
    expect(playback(again.record).stateAt(record.events.length)).toEqual(
      playback(record).stateAt(record.events.length),
    );
  });

  it('tells of a unit in its own words', async () => {
    const { battle, record } = await ask('battle.fight', { file: TOY_FILE, seed: 5, turns: 2 });
    const told = await ask('battle.inspect', { battle, event: record.events.length, piece: 'blue line' });
    expect(told.readout?.title).toBe('blue line');
  });
});

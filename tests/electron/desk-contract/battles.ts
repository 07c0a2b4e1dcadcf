/** One battle: fought, kept, opened again and asked about. */
import { expect, it } from 'vitest';
import { emptyRecord, HAMLET } from '../fake-engine';
import { ok } from './connected';
import type { OpenDesk } from './connected';

export function describeBattles(desk: OpenDesk): void {
  it('fights, keeps, opens again and inspects', async () => {
    const { call } = await desk();
    const { battle, record } = ok(await call('battle.fight', { file: 'fictional/hamlet.yaml', seed: 4, turns: 30 }));
    expect(record.dice).toEqual({ from: 'seed', seed: 4 });
    const { file } = ok(await call('battle.keep', { battle, name: '../Our first: battle' }));
    expect(file).toBe('Our first battle.battle.json');
    expect(ok(await call('library.list', {})).records).toEqual([
      {
        file,
        title: 'Our first battle',
        scenario: 'The Hamlet',
        seed: 4,
        leftIn: null,
        at: expect.any(Number) as number,
        turns: 4,
        outcome: 'Red broke.',
        fault: null,
        isGivenUp: false,
      },
    ]);
    const opened = ok(await call('record.open', { file }));
    expect(opened.record).toEqual({ ...emptyRecord(4) });
    const inspected = ok(await call('battle.inspect', { battle: opened.battle, event: 1, piece: 'first' }));
    expect(inspected.readout?.title).toBe('first after 1 of seed 4');
    const explained = ok(await call('battle.explain', { battle: opened.battle, event: 1 }));
    expect(explained.unknown).toEqual(['nothing after 1 of seed 4']);
    expect(ok(await call('battle.plans', { battle: opened.battle })).unknown).toEqual(['no plans of seed 4']);
    expect(await call('battle.stop', { battle })).toEqual({ ok: {} });
    expect(await call('battle.keep', { battle, name: 'again' })).toMatchObject({ fault: { code: 'battle-closed' } });
  });

  it('lays the armies out before the battle, to be read', async () => {
    const { call } = await desk();
    const { battle, record } = ok(await call('battle.lay', { file: 'fictional/hamlet.yaml', turns: 30 }));
    expect(record.events).toEqual([]);
    expect(await call('battle.inspect', { battle, event: 0, piece: 'first' })).toHaveProperty('ok');
    expect(await call('battle.stop', { battle })).toEqual({ ok: {} });
  });

  it('fights a text as it is being edited, and bars one with errors', async () => {
    const { call } = await desk();
    const edited = HAMLET.replace('The Hamlet', 'The Mill');
    for (const file of [null, 'fictional/hamlet.yaml']) {
      const { battle } = ok(await call('battle.fight', { file, text: edited, seed: 4, turns: 30 }));
      expect(battle).not.toBe('');
    }
    const wrong = edited.replace('line infantry', 'wizards');
    const refused = await call('battle.fight', { file: null, text: wrong, seed: 4, turns: 30 });
    expect(refused).toMatchObject({ fault: { code: 'scenario-unfit', line: 12 } });
    expect(await call('battle.fight', { file: null, seed: 4, turns: 30 })).toMatchObject({
      fault: { code: 'unknown-file' },
    });
  });

  it('tells how far a fight is, and that a dead engine was restored', async () => {
    const { bridge, call, threads } = await desk();
    const turns: number[] = [];
    bridge.on('battle.progress', ({ turn }) => turns.push(turn));
    const restored = new Promise((resolve) => void bridge.on('engine.restored', resolve));
    const { battle } = ok(await call('battle.fight', { file: 'fictional/hamlet.yaml', seed: 4, turns: 30 }));
    expect(turns).toEqual([1]);
    await threads[0]?.terminate();
    expect(await restored).toMatchObject({ battle, events: 1 });
    expect(await call('battle.inspect', { battle, event: 0, piece: 'first' })).toHaveProperty('ok');
  });

  it('stops listening when it is told to', async () => {
    const { bridge, call } = await desk();
    let heard = 0;
    const stop = bridge.on('battle.progress', () => (heard += 1));
    stop();
    await call('battle.fight', { file: 'fictional/hamlet.yaml', seed: 4, turns: 30 });
    expect(heard).toBe(0);
  });

  it('lists chronicles, plays one on its scenario, and says why it cannot', async () => {
    const day = (does: string): string =>
      `chronicle: 1\ntitle: The day\nscenario: hamlet\nday: { begins: "06:00", ends: "12:00" }\nstory:\n  - { at: "07:00", who: [First], does: ${does}, caption: They stand. }\n`;
    const { call } = await desk({ 'chronicles/day.yaml': day('hold'), 'chronicles/wrong.yaml': day('sing') });
    expect(ok(await call('chronicle.list', {})).chronicles).toEqual([
      { file: 'chronicles/day.yaml', title: 'The day', scenario: 'hamlet' },
      { file: 'chronicles/wrong.yaml', title: 'The day', scenario: 'hamlet' },
    ]);
    const { chronicled } = ok(await call('chronicle.open', { file: 'chronicles/day.yaml' }));
    expect(chronicled).toMatchObject({ title: 'The day', captions: [{ at: 420, text: 'They stand.' }] });
    expect(await call('chronicle.open', { file: 'chronicles/wrong.yaml' })).toMatchObject({
      fault: { code: 'chronicle-unfit', file: 'chronicles/wrong.yaml', line: 6 },
    });
    expect(await call('chronicle.open', { file: 'chronicles/none.yaml' })).toMatchObject({
      fault: { code: 'unknown-file' },
    });
    const { text } = ok(await call('chronicle.fork', { file: 'chronicles/day.yaml', at: 430 }));
    expect(text).toContain('The Hamlet, from 07:10');
    expect(await call('chronicle.fork', { file: 'chronicles/day.yaml', at: 800 })).toMatchObject({
      fault: { code: 'chronicle-unfit', message: 'The chronicle does not tell of this hour.' },
    });
    expect(await call('chronicle.fork', { file: 'chronicles/none.yaml', at: 430 })).toMatchObject({
      fault: { code: 'unknown-file' },
    });
  });

  it('begins a chronicle of a scenario, reads it while it is written, and keeps it apart from the scenarios', async () => {
    const { call } = await desk();
    const { file } = ok(await call('chronicle.begin', { file: 'fictional/hamlet.yaml' }));
    expect(file).toBe('own/chronicles/hamlet.yaml');
    expect(ok(await call('chronicle.begin', { file: 'fictional/hamlet.yaml' })).file).toBe(
      'own/chronicles/hamlet (2).yaml',
    );
    const { text, stamp } = ok(await call('scenario.text', { file }));
    expect(ok(await call('chronicle.read', { file, text }))).toMatchObject({
      chronicled: { title: 'The Hamlet, hour by hour', hours: [] },
      findings: [],
    });
    const told = text.replace(
      'story: []',
      `story:\n  - { at: '07:00', who: [Nobody], does: hold }\n  - { at: '08:00', who: [First], does: hold }`,
    );
    expect(ok(await call('chronicle.read', { file, text: told }))).toMatchObject({
      chronicled: { hours: [{ from: 360 }, { from: 480 }] },
      findings: [{ code: 'unknown-actor', field: 'story[0].who[0]' }],
    });
    expect(ok(await call('chronicle.read', { file, text: 'chronicle: 1\nscenario: nowhere\n' })).chronicled).toBeNull();
    expect(ok(await call('scenario.save', { file, name: '', folder: '', text: told, expects: stamp }))).toMatchObject({
      file,
    });
    expect(ok(await call('library.list', {})).entries.map((one) => one.file)).not.toContain(file);
    expect(ok(await call('chronicle.list', {})).chronicles.map((one) => one.file)).toContain(file);
    expect(await call('chronicle.begin', { file: 'fictional/none.yaml' })).toMatchObject({
      fault: { code: 'unknown-file' },
    });
  });

  it('copies a chronicle that came along when it is saved', async () => {
    const day = 'chronicle: 1\ntitle: The day\nscenario: hamlet\nday: { begins: "06:00", ends: "12:00" }\nstory: []\n';
    const { call } = await desk({ 'chronicles/day.yaml': day });
    const { text, stamp } = ok(await call('scenario.text', { file: 'chronicles/day.yaml' }));
    expect(text).toBe(day);
    const order = { file: 'chronicles/day.yaml', name: 'The day', folder: '', text: `${day}# mine\n`, expects: stamp };
    expect(ok(await call('scenario.save', order))).toMatchObject({ file: 'own/chronicles/The day.yaml', isCopy: true });
    expect(ok(await call('scenario.text', { file: 'chronicles/day.yaml' })).text).toBe(day);
    expect(ok(await call('chronicle.open', { file: 'own/chronicles/The day.yaml' })).chronicled.title).toBe('The day');
  });

  it('bars a scenario with errors from being fought, and says where they are', async () => {
    const wrong = HAMLET.replace('line infantry', 'wizards');
    const { call } = await desk({ 'fictional/wrong.yaml': wrong });
    const answer = await call('battle.fight', { file: 'fictional/wrong.yaml', seed: 1, turns: 30 });
    expect(answer).toMatchObject({ fault: { code: 'scenario-unfit', file: 'fictional/wrong.yaml', line: 12 } });
  });
}

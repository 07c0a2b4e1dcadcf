/** What the library holds, and what is done with the person’s own files. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { HAMLET } from '../fake-engine';
import { NOWHERE, ok } from './connected';
import type { OpenDesk } from './connected';

export function describeScenarios(desk: OpenDesk): void {
  it('lists the library and opens what it listed', async () => {
    const { call } = await desk({ 'historical/broken.yaml': 'cockade: 1\ntitle: [' });
    const { entries, records } = ok(await call('library.list', {}));
    expect(records).toEqual([]);
    expect(entries.map((entry) => [entry.file, entry.title, entry.findings.errors > 0])).toEqual([
      ['fictional/hamlet.yaml', 'The Hamlet', false],
      ['historical/broken.yaml', 'broken.yaml', true],
    ]);
    expect(entries[0]?.sides).toEqual([
      { id: 'blue', name: 'Blue', nation: 'Prussia', units: 1 },
      { id: 'red', name: 'Red', nation: 'Prussia', units: 1 },
    ]);
    expect(entries[0]?.thumbnail).toMatch(/^<svg[\s>]/);
    expect(entries[1]?.thumbnail).toBeNull();
    // An army of one unit breaks at 0 points.
    expect(entries[0]?.worst).toMatchObject([
      { severity: 'warning', line: 7, column: 3 },
      { severity: 'warning', line: 13, column: 3 },
    ]);
    expect(entries[1]?.worst[0]).toMatchObject({ severity: 'error', line: 2, column: 8 });
    const opened = ok(await call('scenario.open', { file: 'fictional/hamlet.yaml' }));
    expect(opened.text).toBe(HAMLET);
    expect(opened.scenario?.table).toMatchObject({ width: 120, depth: 90, ground: 'summer grass' });
  });

  it('saves, copies, names, versions and bins scenarios of the person’s own', async () => {
    const { bridge, call } = await desk();
    let changes = 0;
    bridge.on('library.changed', () => (changes += 1));
    const { text, stamp } = ok(await call('scenario.open', { file: 'fictional/hamlet.yaml' }));
    const order = { name: 'The Hamlet', folder: '', text: `${text}# mine\n`, expects: stamp };
    const saved = ok(await call('scenario.save', { file: 'fictional/hamlet.yaml', ...order }));
    expect(saved).toMatchObject({ file: 'own/The Hamlet.yaml', isCopy: true });
    const stale = await call('scenario.save', { file: saved.file, ...order, text: 'title: [', expects: stamp });
    expect(stale).toMatchObject({ fault: { code: 'changed-outside', file: saved.file } });
    const broken = ok(
      await call('scenario.save', { file: saved.file, ...order, text: 'title: [', expects: saved.stamp }),
    );
    const { versions } = ok(await call('scenario.versions', { file: saved.file }));
    const version = versions[0]?.version ?? '';
    expect(ok(await call('scenario.version', { file: saved.file, version })).text).toBe(order.text);
    ok(await call('scenario.save', { file: saved.file, ...order, expects: broken.stamp }));
    const { file: copy } = ok(await call('scenario.duplicate', { file: saved.file }));
    expect(ok(await call('scenario.text', { file: copy })).text).toContain("title: 'The Hamlet, copy'\n");
    const followed: unknown[] = [];
    bridge.on('scenario.renamed', (notification) => followed.push(notification));
    const renamed = ok(await call('scenario.rename', { file: copy, title: 'The Mill: again' }));
    expect(renamed.file).toBe('own/The Mill again.yaml');
    const opened = ok(await call('scenario.open', { file: renamed.file }));
    expect([opened.scenario?.title, opened.stamp]).toEqual(['The Mill: again', renamed.stamp]);
    expect(ok(await call('scenario.locate', { stamp: renamed.stamp })).file).toBe(renamed.file);
    expect(ok(await call('scenario.locate', { stamp: 'of nothing' })).file).toBeNull();
    const { file: moved } = ok(await call('scenario.move', { file: renamed.file, folder: 'Mills' }));
    expect(followed).toEqual([
      { from: copy, to: renamed.file },
      { from: renamed.file, to: moved },
    ]);
    const { removed } = ok(await call('scenario.remove', { file: saved.file }));
    const { entries, folders } = ok(await call('library.list', {}));
    expect(entries.map(({ file, folder }) => [file, folder])).toEqual([
      ['fictional/hamlet.yaml', null],
      [moved, 'Mills'],
    ]);
    expect(folders).toEqual(['', 'Mills']);
    expect(ok(await call('scenario.bin', {})).entries).toMatchObject([{ removed, name: 'The Hamlet.yaml' }]);
    expect(ok(await call('scenario.restore', { removed })).file).toBe(saved.file);
    const { path } = ok(await call('scenario.reveal', { file: saved.file }));
    expect(readFileSync(path, 'utf8')).toBe(order.text);
    const place = ok(await call('library.place', { show: false }));
    expect(path.startsWith(place.path)).toBe(true);
    expect(changes).toBeGreaterThanOrEqual(8);
  });

  it('erases what lies in the bin for good, and only that', async () => {
    const { call } = await desk();
    const { text } = ok(await call('scenario.text', { file: 'fictional/hamlet.yaml' }));
    const save = (name: string) => call('scenario.save', { file: null, name, folder: '', text, expects: null });
    const [one, other] = [ok(await save('One')).file, ok(await save('Other')).file];
    const { removed } = ok(await call('scenario.remove', { file: one }));
    const second = ok(await call('scenario.remove', { file: other }));
    expect(ok(await call('scenario.erase', { removed: [removed, 'nothing'] })).erased).toBe(1);
    expect(ok(await call('scenario.bin', {})).entries.map((entry) => entry.removed)).toEqual([second.removed]);
    expect(await call('scenario.restore', { removed })).toHaveProperty('fault');
    expect(await call('scenario.erase', { removed: [NOWHERE] })).not.toMatchObject({ ok: { erased: 1 } });
  });

  it('makes a new battle of what can be chosen, and names what there is instead', async () => {
    const { call } = await desk();
    const choices = ok(await call('scenario.choices', {}));
    expect(choices.kinds.map(({ id }) => id)).toEqual(expect.arrayContaining(['attack-defence', 'bare']));
    const order = {
      kind: 'bare',
      seed: 1,
      size: [120, 90] as [number, number],
      rules: 'honours-of-war',
      scale: '28mm',
      nations: ['prussia', 'prussia'] as [string, string],
      year: null,
      points: 1000,
    };
    const { text } = ok(await call('scenario.make', order));
    const { findings } = ok(await call('editor.read', { text, file: null }));
    expect(findings.filter(({ line }) => line === 1)).toEqual([]);
    expect(text).toMatch(/^cockade: 1\n/);
    expect(await call('scenario.make', { ...order, scale: '7mm' })).toMatchObject({
      fault: { message: 'Honours of War has no figure scale 7mm.' },
    });
  });

  it('copies a scenario with the picture that it is traced from', async () => {
    const { call } = await desk();
    const { text } = ok(await call('scenario.text', { file: 'fictional/hamlet.yaml' }));
    const dot = (colour: string): string =>
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="9" height="9" fill="${colour}"/></svg>`,
      ).toString('base64');
    const traced = text.replace(
      /^table: \{ size: (.*) \}$/m,
      'table: { size: $1, picture: { file: map.svg, corner: [0, 0], width: 40cm } }',
    );
    const save = { file: null, name: 'Traced', folder: 'Mills', text: traced, expects: null };
    const { file } = ok(await call('scenario.save', save));
    ok(await call('picture.keep', { name: 'map.svg', base64: dot('red') }));
    const { file: copy } = ok(await call('scenario.duplicate', { file }));
    const opened = ok(await call('scenario.open', { file: copy }));
    const picture = opened.scenario?.table.picture?.file ?? '';
    expect([picture, opened.findings.map(({ code }) => code)]).toEqual([
      'map.svg',
      expect.not.arrayContaining(['picture-missing']),
    ]);
    expect(ok(await call('picture.open', { name: picture, file: copy })).base64).toBe(dot('red'));
  });
}

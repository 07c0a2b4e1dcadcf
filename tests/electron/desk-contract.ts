import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import type { SpawnThread } from '../../electron/desk';
import type { CallResponse, CallName, DeskBridge, Saved } from '../../electron/desk/api';
import { openPdf } from './desk/exports/reading';
import { emptyRecord, fakeEngine, HAMLET, NATION } from './fake-engine';
import { folderWith } from './folder';
import { printerInProcess } from './printer-in-process';
import { readerInProcess } from './reader-in-process';

export interface Connected {
  readonly bridge: DeskBridge;
  /** A call as a page gone wrong might make it. */
  readonly raw: (name: unknown, args: unknown) => Promise<CallResponse<CallName>>;
  /** What the person finds after saving: the file, or the archive of all. */
  readonly fetched: (saved: Saved) => Promise<Buffer>;
  close(): Promise<void>;
}
export interface DeskFolders {
  readonly scenarios: string;
  readonly user: string;
  readonly spawn: SpawnThread;
  readonly spawnPrinter: SpawnThread;
  readonly spawnReader: SpawnThread;
}
/** Folders of a desk whose threads are not asked for much. */
export const foldersOf = (scenarios: string): DeskFolders => ({
  scenarios,
  user: folderWith(),
  spawn: fakeEngine().spawn,
  spawnPrinter: printerInProcess(),
  spawnReader: readerInProcess(),
});

const NOWHERE = '../../../etc/passwd';

/** What every binding of the desk must do: the same calls, over a socket or over Electron's channel. */
export function describeDesk(binding: string, connect: (folders: DeskFolders) => Promise<Connected>): void {
  describe(`the desk over ${binding}`, () => {
    const open: Connected[] = [];
    afterEach(async () => {
      for (const connected of open.splice(0)) await connected.close();
    });
    async function desk(files: Readonly<Record<string, string>> = {}) {
      const scenarios = folderWith({ 'fictional/hamlet.yaml': HAMLET, 'nations/prussia.yaml': NATION, ...files });
      const { spawn, threads } = fakeEngine();
      const connected = await connect({ ...foldersOf(scenarios), spawn });
      open.push(connected);
      const { bridge, raw, fetched } = connected;
      const call: DeskBridge['call'] = (name, args) => bridge.call(name, args);
      return { bridge, call, raw, fetched, threads };
    }
    const ok = <T>(answer: { readonly ok: T } | { readonly fault: unknown }): T => {
      if ('fault' in answer) throw new Error(JSON.stringify(answer.fault));
      return answer.ok;
    };

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
      expect(entries[0]?.worst).toEqual([]);
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

    it('keeps unsaved work of a window that goes, for the next to recover', async () => {
      const { bridge, call } = await desk();
      const begun: string[] = [];
      bridge.on('editing.begun', ({ document, file }) => void begun.push(`${document} ${file}`));
      const document = 'document-1';
      const file = 'fictional/hamlet.yaml';
      expect(ok(await call('editing.begin', { document, file })).elsewhere).toBe(0);
      expect(ok(await call('editing.begin', { document: 'document-2', file })).elsewhere).toBe(1);
      expect(begun).toEqual([`document-1 ${file}`, `document-2 ${file}`]);
      const entry = { document, file, title: 'The Hamlet', stamp: null, steps: 2, text: 'title: Mine' };
      ok(await call('journal.write', entry));
      expect(ok(await call('recovery.list', {})).works).toEqual([]);
      ok(await call('editing.end', { document }));
      expect(ok(await call('recovery.list', {})).works).toMatchObject([{ document, file, steps: 2 }]);
      expect(ok(await call('recovery.open', { document })).text).toBe('title: Mine');
      ok(await call('recovery.discard', { document }));
      ok(await call('recovery.restore', { document }));
      ok(await call('journal.forget', { document }));
      expect(ok(await call('recovery.list', {})).works).toEqual([]);
      expect(await call('recovery.open', { document })).toMatchObject({ fault: { code: 'unknown-work' } });
    });

    it('reads a text that is being edited: what is wrong with it, how it stands and what it costs', async () => {
      const { call } = await desk();
      const file = 'fictional/hamlet.yaml';
      const { findings, play } = ok(await call('editor.read', { text: HAMLET, file }));
      expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
      expect(play?.state.pieces.map(({ id, where }) => [id, where])).toEqual([
        ['blue/first', { on: { x: 30, y: 20, hx: 0, hy: 1 } }],
        ['red/second', { on: { x: 30, y: 70, hx: 0, hy: -1 } }],
      ]);
      expect(play?.roster.units['blue/first']?.layouts['line']?.length).toBeGreaterThan(0);
      expect(play?.sides.map(({ id, breaksAt, points }) => [id, breaksAt, points?.lines.length])).toEqual([
        ['blue', 0, 1],
        ['red', 0, 1],
      ]);
      const { nations } = ok(await call('editor.nations', {}));
      expect(nations.map(({ id }) => id)).toEqual(['prussia']);
    });

    it('reads a text as far as it goes, saved or not, and names the line of what is wrong', async () => {
      const { call, raw } = await desk();
      const strange = ok(await call('editor.read', { text: HAMLET.replace('line infantry', 'wizards'), file: null }));
      expect(strange.play).toBeNull();
      expect(strange.findings[0]).toMatchObject({ file: 'new scenario', line: 12, severity: 'error' });
      const torn = ok(await call('editor.read', { text: 'cockade: 1\ntitle: [', file: 'own/gone.yaml' }));
      expect(torn.findings[0]?.severity).toBe('error');
      expect(await raw('editor.read', { text: 7, file: null })).toMatchObject({ fault: { code: 'bad-argument' } });
      expect(await raw('editor.read', { text: '' })).toMatchObject({ fault: { code: 'bad-argument' } });
    });

    it('says what every clause of every rule system says, and nothing of a system that it does not know', async () => {
      const { call } = await desk();
      const { systems } = ok(await call('rules.list', {}));
      for (const { id } of systems) {
        const { titles, says } = ok(await call('rules.clauses', { system: id }));
        expect(Object.keys(titles).length).toBeGreaterThan(100);
        expect(Object.keys(titles).filter((clause) => !/^\S.+[.”"]$/s.test(says[clause] ?? ''))).toEqual([]);
      }
      expect(ok(await call('rules.clauses', { system: 'chess' }))).toEqual({ titles: {}, says: {} });
    });

    it('lists the rule systems with their figure scales', async () => {
      const { call } = await desk();
      const { systems } = ok(await call('rules.list', {}));
      expect(systems).toContainEqual({
        id: 'honours-of-war',
        title: 'Honours of War',
        scales: ['28mm', '20mm', '15mm', '10mm', '6mm'],
        grounds: { '28mm': 1, '20mm': 0.7, '15mm': 0.5, '10mm': 1 / 3, '6mm': 0.25 },
        optionalRules: [],
        hasPlaySheet: true,
      });
    });

    it('fights many battles, and has them all when they are asked for again', async () => {
      const { bridge, call } = await desk();
      const heard: string[] = [];
      const seeds: number[] = [];
      bridge.on('balance.setting', ({ run, setting }) => heard.push(`${run} ${setting.title}`));
      bridge.on('balance.games', ({ games }) => seeds.push(...games.map(({ seed }) => seed)));
      const order = { file: 'fictional/hamlet.yaml', seed: 20, games: 30, turns: 30 };
      expect(ok(await call('balance.run', { run: 'first', ...order }))).toEqual({ fought: 30 });
      expect(heard).toEqual(['first The Hamlet']);
      expect(seeds.sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, i) => i + 20));
      seeds.length = 0;
      expect(ok(await call('balance.run', { run: 'again', ...order, games: 40, keptOnly: true })).fought).toBe(30);
      expect(seeds).toHaveLength(30);
      expect(ok(await call('generals.list', {})).generals[0]?.id).toBe('capable');
    });

    it('stops battles that are being fought, and keeps what was told', async () => {
      const { bridge, call } = await desk();
      const order = { run: 'long', file: 'fictional/hamlet.yaml', seed: 1000, games: 5000, turns: 30 };
      bridge.on('balance.games', ({ run }) => void call('balance.stop', { run }));
      expect(await call('balance.run', order)).toMatchObject({ fault: { code: 'balance-stopped' } });
      const kept = ok(await call('balance.run', { ...order, run: 'kept', keptOnly: true })).fought;
      expect(kept).toBeGreaterThan(0);
      expect(kept).toBeLessThan(5000);
    });

    it('fights many battles of a text as it is being edited, of a file or of none', async () => {
      const { bridge, call } = await desk();
      const { text } = ok(await call('scenario.text', { file: 'fictional/hamlet.yaml' }));
      const heard: string[] = [];
      bridge.on('balance.setting', ({ run, setting }) => heard.push(`${run} ${setting.title}`));
      const order = { text: text.replace('The Hamlet', 'The Village'), seed: 1, games: 2, turns: 30 };
      expect(ok(await call('balance.run', { run: 'new', file: null, ...order, aside: true }))).toEqual({ fought: 2 });
      expect(ok(await call('balance.run', { run: 'edited', file: 'fictional/hamlet.yaml', ...order })).fought).toBe(2);
      expect(heard).toEqual(['new The Village', 'edited The Village']);
      const broken = { run: 'broken', file: null, ...order, text: 'title: [' };
      expect(await call('balance.run', broken)).toMatchObject({ fault: { code: 'scenario-unfit' } });
    });

    it('goes on from a turn of an open battle, by its own rules and troops only', async () => {
      const { call } = await desk();
      const { battle } = ok(await call('battle.fight', { file: 'fictional/hamlet.yaml', seed: 4, turns: 30 }));
      const order = {
        run: 'again',
        file: 'fictional/hamlet.yaml',
        seed: 1,
        games: 2,
        turns: 30,
        again: { battle, turn: 2 },
      };
      expect(ok(await call('balance.run', order)).fought).toBe(2);
      expect(await call('balance.run', { ...order, scale: '15mm' })).toMatchObject({ fault: { code: 'unfit-choice' } });
      const gone = { ...order, again: { battle: 'nobody', turn: 2 } };
      expect(await call('balance.run', gone)).toMatchObject({ fault: { code: 'battle-closed' } });
    });

    it('fights, keeps, opens again and inspects', async () => {
      const { call } = await desk();
      const { battle, record } = ok(await call('battle.fight', { file: 'fictional/hamlet.yaml', seed: 4, turns: 30 }));
      expect(record.dice).toEqual({ from: 'seed', seed: 4 });
      const { file } = ok(await call('battle.keep', { battle, name: '../Our first: battle' }));
      expect(file).toBe('Our first battle.battle.json');
      expect(ok(await call('library.list', {})).records).toEqual([
        { file, title: 'Our first battle', turns: 4, outcome: 'Red broke.', fault: null },
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

    it('keeps settings, and refuses those that make no sense', async () => {
      const { call } = await desk();
      const preset = ok(await call('settings.read', {})).settings;
      expect(preset).toEqual({
        quality: 'auto',
        lastSeed: 1,
        speed: 1,
        panelLeft: 200,
        panelRight: 360,
        editorPanels: { small: { left: 232, right: 268 }, large: { left: 336, right: 340 } },
        folded: [],
        tab: 'log',
        captions: true,
        plans: false,
        generals: [],
        recent: [],
        keys: {},
        editor: expect.objectContaining({ ruler: 'ft', stamps: [], tracings: [] }) as unknown,
        print: expect.objectContaining({ tab: 'map', style: 'colour', square: 5, along: [] }) as unknown,
      });
      ok(await call('settings.write', { settings: { lastSeed: 7 } }));
      ok(await call('settings.write', { settings: { recent: ['fictional/hamlet.yaml'] } }));
      const kept = ok(await call('settings.read', {})).settings;
      expect(kept).toEqual({ ...preset, lastSeed: 7, recent: ['fictional/hamlet.yaml'] });
      expect(await call('settings.write', { settings: { speed: -1 } })).toMatchObject({
        fault: { code: 'bad-argument', field: 'settings.speed' },
      });
    });

    it('lists the sheets of a print and shows one', async () => {
      const { call } = await desk();
      const file = 'fictional/hamlet.yaml';
      const tiles = { kind: 'tiles', options: { ratio: 0.25, only: 'all', paper: 'a4', upright: false } } as const;
      const { sheets, glued } = ok(await call('export.sheets', { file, job: tiles }));
      expect(glued).toEqual({ width: 30, height: 22.5, ratio: 0.25, empty: [], remark: null });
      expect(sheets.map(({ place }) => place?.west)).toEqual([undefined, 0, 14.5, 0, 14.5]);
      expect(sheets.map(({ id, width, height }) => [id, width, height])).toEqual([
        ['key', 29.7, 21],
        ['A1', 29.7, 21],
        ['B1', 29.7, 21],
        ['A2', 29.7, 21],
        ['B2', 29.7, 21],
      ]);
      const { svg } = ok(await call('export.preview', { file, job: tiles, sheet: 'B2' }));
      expect(svg).toMatch(/^<svg [^>]*width="297mm" height="210mm"/);
      expect(svg).toContain('<title>Sheet B2</title>');
      expect(svg).not.toContain('<text');
      const whole = ok(await call('export.preview', { file, job: tiles, sheet: null }));
      expect(whole.svg).toMatch(/^<svg [^>]*width="300mm" height="225mm"/);
      const some = ok(await call('export.sheets', { file, job: { ...tiles, without: ['key', 'B1'] } }));
      expect(some.sheets.map(({ id }) => id)).toEqual(['A1', 'A2', 'B2']);
    });
    it('draws for a printer that does not keep its measure, on its paper', async () => {
      const { call } = await desk();
      const map = { kind: 'map', options: {}, stretch: 0.98 } as const;
      const { sheets } = ok(await call('export.sheets', { file: 'fictional/hamlet.yaml', job: map }));
      expect(sheets.map(({ width, height }) => [width.toFixed(3), height.toFixed(3)])).toEqual([['29.700', '21.000']]);
    });
    it('saves the sheets of several jobs in one PDF and tells how far it has come', async () => {
      const { bridge, call, fetched } = await desk();
      const heard: string[] = [];
      bridge.on('export.progress', ({ saving, done, of }) => void heard.push(`${saving} ${done}/${of}`));
      const jobs = [
        { kind: 'map', options: {} },
        { kind: 'roster', options: {}, without: ['red 1'] },
        { kind: 'counters', options: { parts: ['stands'], doubleSided: false } },
      ] as const;
      const order = { saving: 's1', file: 'fictional/hamlet.yaml', jobs, format: 'pdf', dpi: 300, to: 'keep' } as const;
      const saved = ok(await call('export.save', order));
      if (!saved) throw new Error('thought better of');
      expect(saved).toMatchObject({ sheets: 4, names: ['The Hamlet, sheets.pdf'] });
      expect(heard).toEqual(['s1 1/4', 's1 2/4', 's1 3/4', 's1 4/4']);
      expect((await openPdf(await fetched(saved))).numPages).toBe(4);
    });
    it('saves pictures and drawings, one for each sheet', async () => {
      const { call, fetched } = await desk();
      const order = { saving: 's2', file: 'fictional/hamlet.yaml', dpi: 30, to: 'keep' } as const;
      const one = ok(await call('export.save', { ...order, format: 'png', jobs: [{ kind: 'map', options: {} }] }));
      expect(one?.names).toEqual(['The Hamlet, map.png']);
      expect((await fetched(one ?? { sheets: 0, names: [], address: null })).toString('latin1', 1, 4)).toBe('PNG');
      const rosters = ok(
        await call('export.save', { ...order, format: 'svg', jobs: [{ kind: 'roster', options: {} }] }),
      );
      expect(rosters?.sheets).toBe(2);
      const packed = (await fetched(rosters ?? { sheets: 0, names: [], address: null })).toString('latin1');
      expect(packed).toMatch(/^<svg |sheet-blue-1\.svg/);
    });
    it('tells which sheets have changed since they were printed', async () => {
      const { call } = await desk();
      const file = 'fictional/hamlet.yaml';
      const job = { kind: 'roster', options: { style: 'line' } } as const;
      expect(ok(await call('export.changed', { file, job }))).toEqual({ sheets: null });
      ok(await call('export.save', { saving: 's3', file, jobs: [job], format: 'pdf', dpi: 300, to: 'print' }));
      expect(ok(await call('export.changed', { file, job }))).toEqual({ sheets: [] });
      expect(ok(await call('export.changed', { file, job: { kind: 'roster', options: {} } }))).toEqual({
        sheets: null,
      });
    });
    it('gives up what is being saved', async () => {
      const { bridge, call } = await desk();
      const jobs = [{ kind: 'counters', options: {} }] as const;
      const order = { saving: 's4', file: 'fictional/hamlet.yaml', jobs, format: 'png', dpi: 60, to: 'keep' } as const;
      bridge.on('export.progress', () => void call('export.stop', { saving: 's4' }));
      expect(await call('export.save', order)).toMatchObject({ fault: { code: 'export-stopped' } });
      expect(await call('export.stop', { saving: 'never begun' })).toEqual({ ok: {} });
    });
    it.each([
      ['map', { options: { side: 'blue', booklet: true } }, /^The Hamlet/],
      ['boards', { options: { board: '2ft', ratio: 0.1 } }, /^The Hamlet/],
      ['counters', { options: { parts: ['rulers'], side: null }, scale: '15mm' }, /^The Hamlet: counters$/],
      ['roster', { options: { side: 'red', events: false } }, /^The Hamlet: rosters$/],
      ['reference', { options: {}, scale: '15mm' }, /^Honours of War: play sheet, 15mm$/],
    ])('makes the sheets of a %s', async (kind, job, title) => {
      const { raw } = await desk();
      const args = { file: 'fictional/hamlet.yaml', job: { kind, ...job } };
      expect(await raw('export.sheets', args)).toMatchObject({ ok: { title: expect.stringMatching(title) as string } });
    });
    it.each([
      [{ kind: 'poster', options: {} }, 'bad-argument'],
      [{ kind: 'map', options: { booklet: 'yes' } }, 'bad-argument'],
      [{ kind: 'map', options: { troops: {} } }, 'bad-argument'],
      [{ kind: 'map' }, 'bad-argument'],
      [{ kind: 'roster', options: { margin: 5.1 } }, 'bad-argument'],
      [{ kind: 'counters', options: { parts: ['stands', 'flags'] } }, 'bad-argument'],
      [null, 'bad-argument'],
      [{ kind: 'map', options: { side: 'green' } }, 'unknown-side'],
      [{ kind: 'roster', options: { side: 'none' } }, 'unknown-side'],
      [{ kind: 'tiles', options: { troops: 'green' } }, 'unknown-side'],
      [{ kind: 'tiles', options: { sheets: ['Z9'] } }, 'unknown-sheet'],
      [{ kind: 'tiles', options: { ratio: 10, paper: 'a5' } }, 'does-not-fit'],
      [{ kind: 'counters', options: {}, scale: '54mm' }, 'unfit-choice'],
      [{ kind: 'reference', options: {}, rules: 'chess' }, 'unknown-rules'],
      [{ kind: 'templates', options: { list: false } }, 'nothing-to-print'],
    ])('does not print %j: %s', async (job, code) => {
      const { raw } = await desk();
      expect(await raw('export.sheets', { file: 'fictional/hamlet.yaml', job })).toMatchObject({ fault: { code } });
    });
    it('shows only a sheet that there is, of a scenario without errors', async () => {
      const { call } = await desk({ 'fictional/wrong.yaml': HAMLET.replace('line infantry', 'wizards') });
      const job = { kind: 'map', options: {} } as const;
      expect(await call('export.preview', { file: 'fictional/hamlet.yaml', job, sheet: 'Z9' })).toMatchObject({
        fault: { code: 'unknown-sheet' },
      });
      expect(await call('export.preview', { file: 'fictional/wrong.yaml', job, sheet: 'A1' })).toMatchObject({
        fault: { code: 'scenario-unfit', file: 'fictional/wrong.yaml', line: 12 },
      });
      expect(await call('export.sheets', { file: NOWHERE, job })).toMatchObject({ fault: { code: 'unknown-file' } });
    });

    it.each([
      ['scenario.open', { file: NOWHERE }, 'unknown-file'],
      ['scenario.open', { file: 'nations/prussia.yaml' }, 'unknown-file'],
      ['record.open', { file: NOWHERE }, 'unknown-file'],
      ['scenario.open', { file: 7 }, 'bad-argument'],
      ['scenario.open', { file: 'x'.repeat(401) }, 'bad-argument'],
      ['scenario.open', null, 'bad-argument'],
      ['scenario.open', { file: 'fictional/hamlet.yaml', more: 1 }, 'bad-argument'],
      ['battle.fight', { file: 'fictional/hamlet.yaml', seed: 1.5, turns: 30 }, 'bad-argument'],
      ['battle.fight', { file: 'fictional/hamlet.yaml', seed: 1, turns: 0 }, 'bad-argument'],
      ['battle.fight', { file: 'fictional/hamlet.yaml', seed: 1, turns: 201 }, 'bad-argument'],
      ['battle.fight', { file: 'fictional/hamlet.yaml', seed: 1, turns: 9, scale: '54mm' }, 'unfit-choice'],
      ['battle.fight', { file: 'fictional/hamlet.yaml', seed: 1, turns: 9, options: { fog: 'yes' } }, 'unfit-choice'],
      ['battle.fight', { file: 'fictional/hamlet.yaml', seed: 1, turns: 9, options: ['yes'] }, 'bad-argument'],
      ['battle.fight', { file: 'fictional/hamlet.yaml', seed: 1, turns: 9, without: ['Nobody'] }, 'unfit-choice'],
      ['balance.run', { run: 'a', file: 'fictional/hamlet.yaml', seed: 1, games: 5001, turns: 9 }, 'bad-argument'],
      ['balance.run', { run: 'a', file: 'fictional/hamlet.yaml', seed: 1, games: 9, turns: 9, at: 1 }, 'bad-argument'],
      ['battle.inspect', { battle: 'battle-9', event: 0, piece: 'first' }, 'battle-closed'],
      ['scenario.text', { file: NOWHERE }, 'unknown-file'],
      ['scenario.save', { file: `own/${NOWHERE}`, name: 'x', folder: '', text: 'x', expects: null }, 'unknown-file'],
      ['scenario.save', { file: null, name: 'x', folder: '..', text: 'x', expects: null }, 'bad-folder'],
      ['scenario.remove', { file: 'fictional/hamlet.yaml' }, 'unknown-file'],
      ['journal.write', { document: '../x', file: null, title: '', stamp: null, steps: 0, text: '' }, 'bad-argument'],
      ['recovery.open', { document: 'document/1' }, 'bad-argument'],
      ['constructor', {}, 'unknown-call'],
      ['library.burn', {}, 'unknown-call'],
    ])('answers %s with %j by a fault, as data', async (name, args, code) => {
      const { raw } = await desk();
      expect(await raw(name, args)).toMatchObject({ fault: { code } });
    });

    it('bars a scenario with errors from being fought, and says where they are', async () => {
      const wrong = HAMLET.replace('line infantry', 'wizards');
      const { call } = await desk({ 'fictional/wrong.yaml': wrong });
      const answer = await call('battle.fight', { file: 'fictional/wrong.yaml', seed: 1, turns: 30 });
      expect(answer).toMatchObject({ fault: { code: 'scenario-unfit', file: 'fictional/wrong.yaml', line: 12 } });
    });
  });
}

/** Sheets: listed, shown, saved. */
import { expect, it } from 'vitest';
import { openPdf } from '../desk/exports/reading';
import { HAMLET } from '../fake-engine';
import { NOWHERE, ok } from './connected';
import type { OpenDesk } from './connected';

export function describePrinting(desk: OpenDesk): void {
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
    const rosters = ok(await call('export.save', { ...order, format: 'svg', jobs: [{ kind: 'roster', options: {} }] }));
    expect(rosters?.sheets).toBe(2);
    const packed = (await fetched(rosters ?? { sheets: 0, names: [], address: null })).toString('latin1');
    expect(packed).toMatch(/^<svg |sheet-blue-1\.svg/);
  });

  it('sets the report of a battle as a PDF, and nothing that is no report', async () => {
    const { call, raw, fetched } = await desk();
    const { battle } = ok(await call('battle.fight', { file: 'fictional/hamlet.yaml', seed: 4, turns: 2 }));
    const words = {
      title: 'The Hamlet',
      under: 'Blue against Red.',
      outcome: 'Nobody wins.',
      causes: [],
      turns: [{ title: 'Turn 1', moment: 3, story: ['A volley.'], notes: [] }],
      losses: { head: ['', 'hits'], rows: [['Blue', '0']] },
      honours: [],
      luck: 'Even dice.',
    };
    const saved = ok(await call('export.report', { saving: 's5', battle, words }));
    expect(saved).toMatchObject({ sheets: 1, names: ['The Hamlet, report.pdf'] });
    expect((await openPdf(await fetched(saved ?? { sheets: 0, names: [], address: null }))).numPages).toBe(1);
    const wrong = { ...words, luck: 7 };
    expect(await raw('export.report', { saving: 's5', battle, words: wrong })).toMatchObject({
      fault: { code: 'bad-argument' },
    });
    expect(await raw('export.report', { saving: 's5', battle: 'none', words })).toMatchObject({
      fault: { code: expect.any(String) as string },
    });
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
}

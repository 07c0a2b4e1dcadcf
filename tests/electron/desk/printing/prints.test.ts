import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { openLibrary } from '../../../../electron/desk/library';
import { openNotifications } from '../../../../electron/desk/notifications';
import { openPrintedBefore, openPrinter, openPrints, type PrintOutput } from '../../../../electron/desk/printing';
import type { Printer } from '../../../../electron/desk/printing/printer';
import type { Made } from '../../../../electron/desk/printing/tasks';
import { printWork } from '../../../../electron/desk/printing/work';
import { HAMLET, NATION } from '../../fake-engine';
import { folderWith } from '../../folder';
import { printerInProcess } from '../../printer-in-process';

const FILE = 'fictional/hamlet.yaml';
const SOURCE = { file: FILE };
const MAP = { kind: 'map', options: { legend: 'none' } } as const;
const ROSTER = { kind: 'roster', options: {} } as const;
const SAVE = { saving: 's', file: FILE, format: 'pdf', dpi: 300, to: 'keep' } as const;

function opened(output: Partial<PrintOutput> = {}, printer?: Printer) {
  const folder = folderWith({ [FILE]: HAMLET, 'nations/prussia.yaml': NATION });
  const delivered: number[] = [];
  const place = {
    deliver: (files: readonly { bytes: Uint8Array }[]) => {
      delivered.push(...files.map(({ bytes }) => bytes.length));
      return Promise.resolve({ names: ['x.pdf'], address: null });
    },
  };
  const threads: { count: number } = { count: 0 };
  const spawn = printerInProcess();
  const prints = openPrints({
    library: openLibrary(folder),
    printer:
      printer ??
      openPrinter(() => {
        threads.count += 1;
        return spawn();
      }),
    before: openPrintedBefore(folder),
    output: { asArchive: false, keep: () => Promise.resolve(place), print: () => Promise.resolve(place), ...output },
    notifications: openNotifications(),
  });
  const write = (text: string): void => writeFileSync(join(folder, FILE), text);
  return { folder, prints, delivered, threads, write };
}

describe('prints', () => {
  it('are made again when the scenario has changed', async () => {
    const { prints, write } = opened();
    const title = async () => (await prints.sheets(SOURCE, MAP)).title;
    const before = await title();
    expect(before).toContain('The Hamlet');
    expect(await title()).toBe(before);
    write(HAMLET.replace('The Hamlet', 'The Village'));
    expect(await title()).toBe(before.replace('The Hamlet', 'The Village'));
  });

  it('are made again when another job is asked for, or the nation has changed', async () => {
    const { folder, prints } = opened();
    const stands = { kind: 'counters', options: { parts: ['stands'], side: 'blue' } } as const;
    const lines = { ...stands, options: { ...stands.options, style: 'line' } } as const;
    const { svg } = await prints.preview(SOURCE, stands, 'A1');
    expect((await prints.preview(SOURCE, stands, 'A1')).svg).toBe(svg);
    expect((await prints.preview(SOURCE, lines, 'A1')).svg).not.toBe(svg);
    writeFileSync(join(folder, 'nations/prussia.yaml'), NATION.replace('#1b2848', '#20703c'));
    expect((await prints.preview(SOURCE, stands, 'A1')).svg).not.toBe(svg);
  });

  it('know which sheets look otherwise than when they were saved', async () => {
    const { prints, write } = opened();
    await prints.save({ ...SAVE, jobs: [ROSTER] });
    expect(await prints.changed(SOURCE, ROSTER)).toEqual({ sheets: [] });
    write(HAMLET.replace('name: Second', 'name: The Second'));
    expect(await prints.changed(SOURCE, ROSTER)).toEqual({ sheets: ['red 1'] });
    await prints.save({ ...SAVE, jobs: [{ ...ROSTER, without: ['blue 1'] }] });
    expect(await prints.changed(SOURCE, ROSTER)).toEqual({ sheets: [] });
    write(HAMLET);
    expect(await prints.changed(SOURCE, ROSTER)).toEqual({ sheets: ['red 1'] });
  });

  it('show the text that is being edited in place of what the file holds', async () => {
    const { prints } = opened();
    const edited = { file: FILE, text: HAMLET.replace('The Hamlet', 'The Village') };
    expect((await prints.sheets(edited, MAP)).title).toContain('The Village');
    expect((await prints.sheets({ ...edited, file: null }, MAP)).title).toContain('The Village');
    expect((await prints.sheets(SOURCE, MAP)).title).toContain('The Hamlet');
    await prints.save({ ...SAVE, jobs: [ROSTER] });
    const renamed = { file: FILE, text: HAMLET.replace('name: Second', 'name: The Second') };
    expect(await prints.changed(renamed, ROSTER)).toEqual({ sheets: ['red 1'] });
    expect(await prints.changed({ ...renamed, file: null }, ROSTER)).toEqual({ sheets: null });
  });

  it('count as changed that were not among those saved, unless they are left out', async () => {
    const { prints } = opened();
    const blue = { ...ROSTER, without: ['red 1'] };
    await prints.save({ ...SAVE, jobs: [blue] });
    expect(await prints.changed(SOURCE, blue)).toEqual({ sheets: [] });
    expect(await prints.changed(SOURCE, ROSTER)).toEqual({ sheets: ['red 1'] });
  });

  it('are told apart by the printer’s measure they were made for', async () => {
    const { prints } = opened();
    await prints.save({ ...SAVE, jobs: [ROSTER] });
    expect(await prints.changed(SOURCE, { ...ROSTER, stretch: 0.98 })).toEqual({ sheets: null });
    expect(await prints.changed(SOURCE, { ...ROSTER, stretch: 1 })).toEqual({ sheets: [] });
  });

  it('are kept under a name that says what is in the file, a roster under its own', async () => {
    const asked: string[] = [];
    const { prints } = opened({ keep: (name) => (asked.push(name), Promise.resolve(null)) });
    const counters = { kind: 'counters', options: {} } as const;
    for (const jobs of [[MAP], [ROSTER], [MAP, counters], [MAP, ROSTER, counters]])
      await prints.save({ ...SAVE, jobs }).catch(() => null);
    await prints.save({ ...SAVE, format: 'svg', jobs: [ROSTER] }).catch(() => null);
    expect(asked).toEqual([
      'The Hamlet, map.pdf',
      'The Hamlet, roster.pdf',
      'The Hamlet, map and counters.pdf',
      'The Hamlet, sheets.pdf',
      'The Hamlet, roster.svg',
    ]);
  });

  it('of glued sheets change where the table does, and only there', async () => {
    const { prints, write } = opened();
    const tiles = { kind: 'tiles', options: { ratio: 0.25, only: 'all', key: false, paper: 'a5' } } as const;
    await prints.save({ ...SAVE, jobs: [tiles] });
    write(`${HAMLET}terrain:\n  - pond: { outline: { ellipse: { at: [10, 80], radii: [5, 4] } } }\n`);
    const { sheets } = await prints.sheets(SOURCE, tiles);
    expect(sheets.length).toBeGreaterThan(4);
    expect(await prints.changed(SOURCE, tiles)).toEqual({ sheets: ['A1'] });
    const again = { ...tiles, only: ['A1'] };
    expect((await prints.sheets(SOURCE, again)).sheets.map(({ id }) => id)).toEqual(['A1']);
    expect(await prints.preview(SOURCE, again, 'A1')).toEqual(await prints.preview(SOURCE, tiles, 'A1'));
    await prints.save({ ...SAVE, jobs: [again] });
    expect(await prints.changed(SOURCE, tiles)).toEqual({ sheets: [] });
  });

  it('are made in a thread of their own, which ends with them', async () => {
    const { prints, threads, delivered } = opened();
    await prints.sheets(SOURCE, MAP);
    await prints.preview(SOURCE, MAP, 'map');
    expect(threads.count).toBe(1);
    expect(await prints.save({ ...SAVE, jobs: [MAP] })).toEqual({ sheets: 1, names: ['x.pdf'], address: null });
    expect(threads.count).toBe(2);
    expect(delivered).toHaveLength(1);
    expect(delivered[0]).toBeGreaterThan(5000);
  });

  it('are not made when the person thinks better of it, or there is nothing to make', async () => {
    const { prints, threads } = opened({ keep: () => Promise.resolve(null) });
    expect(await prints.save({ ...SAVE, jobs: [MAP] })).toBeNull();
    await expect(prints.save({ ...SAVE, jobs: [] })).rejects.toThrow('There is no sheet to save.');
    expect(threads.count).toBe(0);
    const left = opened();
    const none = { ...ROSTER, without: ['blue 1', 'red 1'] };
    await expect(left.prints.save({ ...SAVE, jobs: [none] })).rejects.toThrow('There is no sheet to save.');
    expect(left.delivered).toEqual([]);
  });

  it('are refused under a name that is being saved already, and can be had again afterwards', async () => {
    const { prints } = opened();
    const first = prints.save({ ...SAVE, jobs: [MAP] });
    await expect(prints.save({ ...SAVE, jobs: [MAP] })).rejects.toThrow('This is being saved already.');
    expect((await first)?.sheets).toBe(1);
    expect((await prints.save({ ...SAVE, jobs: [MAP] }))?.sheets).toBe(1);
  });

  it('are looked at again after their thread has died', async () => {
    const spawn = printerInProcess();
    const threads: ReturnType<typeof spawn>[] = [];
    const printer = openPrinter(() => {
      const thread = spawn();
      threads.push(thread);
      return thread;
    });
    const { scenario } = await openLibrary(folderWith({ [FILE]: HAMLET, 'nations/prussia.yaml': NATION })).open(FILE);
    if (!scenario) throw new Error('no scenario');
    const listing = printer.list({ scenario, job: MAP });
    await threads[0]?.terminate();
    await expect(listing).rejects.toThrow('their thread stopped');
    expect((await printer.list({ scenario, job: MAP })).sheets).toHaveLength(1);
  });

  it('say that their thread died, which is no stop of the person’s', async () => {
    const { prints, kill } = dying();
    const saving = prints.save({ ...SAVE, jobs: [MAP] });
    await kill();
    await expect(saving).rejects.toMatchObject({ fault: { code: 'printing-stopped' } });
  });

  it('are stopped at once, even before the scenario is read', async () => {
    const { prints, delivered, threads } = opened();
    const saving = prints.save({ ...SAVE, jobs: [MAP] });
    prints.stop('s');
    await expect(saving).rejects.toMatchObject({ fault: { code: 'export-stopped' } });
    expect([delivered, threads.count]).toEqual([[], 0]);
  });

  it('are not kept when they are stopped in the moment they are made', async () => {
    let finish: () => void = () => undefined;
    const made = new Promise<Made>(
      (resolve) => (finish = () => resolve({ title: 'x', files: [], sheets: 1, marks: [{}] })),
    );
    const make = vi.fn(() => ({ made, stop: () => finish() })); // too late: it is made already
    const deliver = vi.fn(() => Promise.resolve({ names: [], address: null }));
    const { prints } = opened(
      { keep: () => Promise.resolve({ deliver }) },
      { ...openPrinter(printerInProcess()), make },
    );
    const saving = prints.save({ ...SAVE, jobs: [MAP] });
    await vi.waitFor(() => expect(make).toHaveBeenCalledOnce());
    prints.stop('s');
    await expect(saving).rejects.toMatchObject({ fault: { code: 'export-stopped' } });
    expect(deliver).not.toHaveBeenCalled();
  });

  it('that are made are not told as failed when what is remembered of them cannot be written', async () => {
    const { prints, folder } = opened();
    mkdirSync(join(folder, 'printed.json'));
    expect((await prints.save({ ...SAVE, jobs: [ROSTER] }))?.sheets).toBe(2);
  });

  it('are looked at no longer when the person looks away, or when they take too long', async () => {
    const never = () => new Promise<never>(() => undefined);
    const { scenario } = await openLibrary(folderWith({ [FILE]: HAMLET, 'nations/prussia.yaml': NATION })).open(FILE);
    if (!scenario) throw new Error('no scenario');
    const printer = openPrinter(
      printerInProcess(() => ({ ...printWork(), list: never })),
      50,
    );
    const looking = printer.list({ scenario, job: MAP });
    printer.lookAway();
    await expect(looking).rejects.toMatchObject({ fault: { code: 'looked-away' } });
    await expect(printer.list({ scenario, job: MAP })).rejects.toMatchObject({ fault: { code: 'too-slow' } });
    await printer.close();
  });
});

/** Prints whose threads can be killed as soon as they are there. */
function dying() {
  const spawn = printerInProcess(() => ({ ...printWork(), make: () => new Promise<never>(() => undefined) }));
  const threads: ReturnType<typeof spawn>[] = [];
  const folder = folderWith({ [FILE]: HAMLET, 'nations/prussia.yaml': NATION });
  const place = { deliver: () => Promise.resolve({ names: [], address: null }) };
  const prints = openPrints({
    library: openLibrary(folder),
    printer: openPrinter(() => {
      const thread = spawn();
      threads.push(thread);
      return thread;
    }),
    before: openPrintedBefore(folder),
    output: { asArchive: false, keep: () => Promise.resolve(place), print: () => Promise.resolve(place) },
    notifications: openNotifications(),
  });
  const kill = async (): Promise<void> => {
    await vi.waitFor(() => expect(threads).toHaveLength(1));
    await threads[0]?.terminate();
  };
  return { prints, kill };
}

import { Worker } from 'node:worker_threads';
import { afterAll, describe, expect, it } from 'vitest';
import { openPrinter } from '../../../../electron/desk/printing';
import { hamlet } from '../../fake-engine';
import { inRepository } from '../../programs';
import { openPdf, openPng } from '../exports/reading';

describe('the built printing thread', () => {
  const printer = openPrinter(() => new Worker(inRepository('dist/main/print-worker.js')));
  afterAll(() => printer.close());
  const order = { scenario: hamlet(), jobs: [{ kind: 'map', options: {} }], dpi: 50.8, asArchive: true } as const;
  const made = async (format: 'pdf' | 'svg' | 'png') => {
    const [file] = (await printer.make({ ...order, format }, () => undefined).made).files;
    return Buffer.from(file?.bytes ?? []);
  };

  it('lists and shows sheets', async () => {
    const asked = { scenario: hamlet(), job: order.jobs[0] };
    const { sheets } = await printer.list(asked);
    expect(sheets).toHaveLength(1);
    expect((await printer.preview({ ...asked, sheet: sheets[0]?.id ?? '' })).svg).toMatch(/^<svg /);
  });
  it('makes PDF, SVG and PNG with the faces it carries', async () => {
    const pdf = await openPdf(await made('pdf'));
    const words = (await (await pdf.getPage(1)).getTextContent()).items.map((item) => ('str' in item ? item.str : ''));
    expect(words.join(' ')).toContain('Hamlet');
    expect((await made('svg')).toString()).toContain('IM Fell English');
    const png = await openPng(await made('png'), 20);
    expect([png.width, png.height]).toEqual([594, 420]);
    const ink = Array.from({ length: 400 }, (_, i) => png.at(2 + i * 0.05, 10)[0]);
    expect(Math.min(...ink)).toBeLessThan(200);
  });
  it('is ended at once when the making is stopped', async () => {
    const jobs = [{ kind: 'counters', options: {} }] as const;
    const making = printer.make({ ...order, jobs, format: 'png', dpi: 600 }, () => undefined);
    making.stop();
    await expect(making.made).rejects.toThrow('The export was stopped; nothing was kept.');
  });
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Download, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPdf } from '../electron/desk/exports/reading';
import { AppWindow } from './window';

const ST_ULRICH = 'The Combat of St. Ulrich';
/** Sheets are drawn meanwhile. */
const SOON = { timeout: 30_000 };

describe('printing St. Ulrich in a small window', () => {
  let app: AppWindow;
  beforeAll(async () => {
    app = await AppWindow.open(1280, 720);
  });
  afterAll(async () => {
    await app.close();
  });

  const stated = async (): Promise<string> => (await app.page.locator('.bar strong').textContent()) ?? '';
  const drawn = (picture: Locator): Promise<number> =>
    picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0));
  /** Presses a key or a button that makes files, and waits for them. */
  const made = async (act: () => Promise<void>): Promise<Download> => {
    const [download] = await Promise.all([app.page.waitForEvent('download'), act()]);
    return download;
  };

  it('opens from the library with its map on one sheet', async () => {
    await app.card(ST_ULRICH).click();
    await app.page.keyboard.press('Control+p');
    await expect.poll(stated, SOON).toBe('1 sheet, A4');
    await expect.poll(() => drawn(app.page.getByAltText(`Map of ${ST_ULRICH}`)), SOON).toBeGreaterThan(0);
    expect(await app.page.getByText('1 : 8. One foot of table is 38 mm.').count()).toBe(1);
    expect(await app.sticksOut()).toEqual([]);
    await app.picture('print-map');
  });

  it('shows the table at true size as its sheets are glued', async () => {
    await app.page.getByRole('button', { name: 'True size' }).click();
    await app.page.getByLabel('Paper', { exact: true }).selectOption({ label: 'A2' });
    await expect.poll(stated, SOON).toMatch(/^\d+ sheets and the page map, A2, 1 : 1$/);
    await expect.poll(() => drawn(app.page.getByAltText(/^The whole as it is glued/)), SOON).toBeGreaterThan(0);
    expect(await app.page.getByText('1 829 × 1 219 mm when glued').count()).toBe(1);
    expect(await app.sticksOut()).toEqual([]);
    await app.picture('print-tiles');
  });

  it('leaves a sheet out by keyboard, and prints one page less', async () => {
    const before = Number.parseInt(await stated(), 10);
    await app.page.keyboard.press('ArrowRight');
    await app.page.getByRole('heading', { name: 'Sheet B1' }).waitFor();
    await app.page.keyboard.press('Space');
    await expect.poll(stated, SOON).toMatch(new RegExp(`^${before - 1} sheets`));
    expect(await app.page.getByRole('option', { name: 'Sheet B1, left out' }).count()).toBe(1);
    await app.picture('print-left-out');
    const download = await made(() => app.page.keyboard.press('Control+e'));
    expect(download.suggestedFilename()).toBe(`${ST_ULRICH}, map at true size.pdf`);
    const pdf = await openPdf(await readFile(await download.path()));
    expect(pdf.numPages).toBe(before - 1 + 1); // and the page map
    const [, , width = 0, height = 0] = (await pdf.getPage(2)).view;
    expect([width, height].map((points) => Math.round((points / 72) * 25.4))).toEqual(
      width > height ? [594, 420] : [420, 594],
    );
    await app.page.getByText(`${before} sheets are in ${ST_ULRICH}, map at true size.pdf.`).waitFor();
  });

  it('zooms to the pointer, shows a sheet closely on a double click, and frames all', async () => {
    const box = await app.page.locator('.board').boundingBox();
    if (!box) throw new Error('the sheets cannot be seen');
    const width = async (): Promise<number> =>
      (await app.page.locator('.board .flat').first().boundingBox())?.width ?? 0;
    const whole = await width();
    await app.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await app.page.mouse.wheel(0, -400);
    await expect.poll(width).toBeGreaterThan(whole * 1.5);
    await app.page.keyboard.press('f');
    await expect.poll(width).toBeCloseTo(whole, 0);
    await app.page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
    await expect.poll(width).toBeGreaterThan(whole * 1.2);
    await app.picture('print-near');
    await app.page.keyboard.press('Escape');
    await expect.poll(width).toBeCloseTo(whole, 0);
    await app.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    expect(await app.page.locator('.status .left').textContent()).toMatch(/^Sheet [A-Z]\d, square [A-F][1-4]$/);
  });

  it('saves the map as an SVG', async () => {
    await app.page.getByRole('button', { name: 'One sheet' }).click();
    await expect.poll(stated, SOON).toBe('1 sheet, A2');
    const download = await made(() => app.page.getByRole('button', { name: 'SVG' }).click());
    expect(download.suggestedFilename()).toMatch(/\.svg$/);
    expect(await readFile(await download.path(), 'utf8')).toContain('<svg');
  });

  it('opens the PDF to print it in a tab of its own', async () => {
    const [tab] = await Promise.all([app.page.waitForEvent('popup'), app.page.keyboard.press('Control+p')]);
    expect(tab.url()).toMatch(/\/made\/[\w-]+\/The%20Combat%20of%20St.%20Ulrich%2C%20map\.pdf\?token=/);
    await tab.close();
    await expect.poll(() => app.page.locator('.progress').count(), SOON).toBe(0);
  });

  it('shows counters, rosters and cut-outs in rows', async () => {
    for (const [tab, least] of [
      ['Counters', 5],
      ['Rosters', 3],
      ['Templates', 5],
    ] as const) {
      await app.page.getByRole('tab', { name: tab }).click();
      await expect.poll(() => app.page.locator('.board .sheet img').count(), SOON).toBeGreaterThanOrEqual(least);
      await expect.poll(() => app.page.locator('[aria-busy="true"]').count(), SOON).toBe(0);
      expect(await app.sticksOut()).toEqual([]);
      await app.picture(`print-${tab.toLowerCase()}`);
    }
  });

  it('says what is wrong with a margin, and keeps the sheets there were', async () => {
    await app.page.getByRole('tab', { name: 'Map' }).click();
    await app.page.getByRole('button', { name: 'True size' }).click();
    await app.page.getByLabel('Margin, mm').fill('60');
    expect(await app.page.getByText('From 0 mm to 50 mm.').count()).toBe(1);
    await app.page.getByLabel('Paper', { exact: true }).selectOption({ label: 'A5' });
    await app.page.getByLabel('Margin, mm').fill('50');
    await app.page.getByRole('alert').waitFor();
    expect(await app.page.getByRole('alert').textContent()).toContain('What is shown was made before.');
    expect(await app.page.locator('.board .sheet img').count()).toBeGreaterThan(0);
    await app.picture('print-fault');
    await app.page.getByLabel('Margin, mm').fill('10');
    await expect.poll(() => app.page.getByRole('alert').count(), SOON).toBe(0);
  });

  it('remembers what was chosen for the next time', async () => {
    await app.page.getByLabel('Overlap, mm').fill('15');
    const settings = join(app.userFolder, 'settings.json');
    await expect.poll(() => readFile(settings, 'utf8'), SOON).toMatch(/"overlap": ?1\.5/);
    await app.page.reload();
    await app.card(ST_ULRICH).click();
    await app.page.keyboard.press('Control+p');
    await expect.poll(stated, SOON).toMatch(/^\d+ sheets and the page map, A5, 1 : 1$/);
    expect(await app.page.getByLabel('Overlap, mm').inputValue()).toBe('15 mm');
  });

  it('never complained, and its policy was never broken', () => {
    expect(app.complaints).toEqual([]);
  });
});

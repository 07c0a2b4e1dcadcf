import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHost } from '../../electron/host';
import type { Host } from '../../electron/host';
import { toyDesk, TOY_FILES } from '../electron/toy-desk';
import { AppWindow } from './window';

/** Battles are fought meanwhile. */
const SOON = { timeout: 30_000 };

describe('many battles of the toy in the window', () => {
  let host: Host | undefined;
  let app: AppWindow;
  beforeAll(async () => {
    app = await AppWindow.before(1280, 720, TOY_FILES, async (scenarios, user) => {
      const page = resolve('dist/renderer');
      host = await openHost({ ...toyDesk(scenarios, user), port: 0, token: 'a-token-of-the-test', page });
      return { address: host.address, close: () => host?.close() ?? Promise.resolve() };
    });
  });
  afterAll(async () => {
    await app.close();
  });
  const count = async (): Promise<string> => (await app.page.locator('.how-far h2').textContent()) ?? '';
  const said = async (): Promise<string> => (await app.page.locator('.how-far').textContent()) ?? '';
  const picture = (name: string): Promise<void> => app.picture(`balance-${name}`);

  it('are offered before any was fought', async () => {
    await app.card('A toy war').dblclick();
    await app.page.keyboard.press('Control+6');
    await app.page.getByRole('heading', { name: 'No battle has been fought yet' }).waitFor();
    await app.page.getByLabel('How many battles of each kind').selectOption({ label: '20 battles' });
    expect(await count()).toBe('0 of 20 battles');
    await app.inEverySize((width) => picture(`empty-${width}`));
  });

  it('are fought by one key, and tell who wins, how long it takes and who is lost', async () => {
    await app.page.locator('.how-far h2').click();
    await app.page.keyboard.press('Space');
    await expect.poll(said, SOON).toContain('All are fought and kept');
    expect(await count()).toBe('20 of 20 battles');
    const bar = app.page.getByRole('button', { name: /^Red wins: \d+ of 20 battles$|^Blue wins: \d+ of 20 battles$/ });
    expect(await bar.count()).toBeGreaterThan(0);
    expect(await app.page.getByRole('heading', { name: 'Units lost' }).count()).toBe(1);
    expect(await app.page.locator('.heat rect').count()).toBeGreaterThan(0);
    await app.inEverySize(async (width) => {
      await picture(`fought-${width}`);
      expect(await app.sticksOut()).toEqual([]);
    });
    expect(app.complaints).toEqual([]);
  });

  it('open behind every bar, and Enter watches one', async () => {
    await app.page
      .getByRole('button', { name: /wins: \d+ of 20 battles$/ })
      .first()
      .click();
    const rows = app.page.getByRole('option');
    const seeds = await rows.allTextContents();
    expect(seeds.length).toBeGreaterThan(0);
    await app.page.keyboard.press('ArrowDown');
    const chosen = (await app.page.locator('[role="option"][aria-selected="true"] .seed').textContent()) ?? '';
    await picture('list');
    await app.page.keyboard.press('Enter');
    await app.page.getByRole('slider', { name: 'Timeline' }).waitFor();
    expect(await app.page.locator('header .note').textContent()).toContain(chosen);
    await app.page.keyboard.press('Control+6');
    expect(await count()).toBe('20 of 20 battles');
  });

  it('are set beside the same with one unit less', async () => {
    await app.page.keyboard.press('Escape');
    await app.page.keyboard.press('n');
    await app.page.getByLabel('Unit left out').selectOption({ label: 'Scout' });
    await app.page.getByRole('button', { name: 'Fight it' }).click();
    await expect.poll(said, SOON).toContain('All are fought and kept');
    expect(await count()).toBe('40 of 40 battles');
    const rows = app.page.locator('.right li', { hasText: 'Without Scout' });
    expect(await rows.locator('.verdict').textContent()).toMatch(/[−+]?\d+ ± \d+ (sure|cannot tell)/);
    await picture('variant');
  });

  it('have a table behind them, saved as CSV', async () => {
    await app.page.keyboard.press('Control+e');
    const [download] = await Promise.all([
      app.page.waitForEvent('download'),
      app.page.getByRole('button', { name: 'Save as CSV' }).click(),
    ]);
    const rows = (await readFile(await download.path(), 'utf8')).trim().split('\n');
    expect(rows[0]).toMatch(/^seed,winner,ended,turns/);
    expect(rows).toHaveLength(21);
    await app.page.keyboard.press('Escape');
    expect(await app.sticksOut()).toEqual([]);
    expect(app.complaints).toEqual([]);
  });
});

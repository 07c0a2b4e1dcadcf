/** What is edited is safe from crashes and from other programs, and goes from one window to another. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { startProgram } from '../electron/programs';
import { ST_ULRICH_ALONE } from './built-host';
import { AppWindow } from './window';

const TITLE = 'The Combat of St. Ulrich';
const UNIT = 'blue/regiment-rautenkranz';

describe('what is edited is safe', () => {
  let app: AppWindow;
  let host: ReturnType<typeof startProgram>;
  let scenarios: string;
  const started = async (user: string): Promise<string> => {
    host = startProgram('dist/main/host.js', ['--user', user, '--scenarios', scenarios]);
    return host.lineWith('http://127.0.0.1:');
  };
  beforeAll(async () => {
    app = await AppWindow.before(1280, 720, ST_ULRICH_ALONE, async (folder, user) => {
      scenarios = folder;
      const close = async (): Promise<void> => {
        host.stop();
        await host.ended;
      };
      return { address: await started(user), close };
    });
    // Other windows and tests use the same cores meanwhile.
    app.page.setDefaultTimeout(100_000);
  });
  afterAll(() => app.close());

  const sign = (page: Page) => page.locator(`.editor .map [data-kind="unit"][data-id="${UNIT}"]`).first();
  const place = async (): Promise<string> => (await sign(app.page).getAttribute('transform')) ?? '';
  const edit = async (page: Page): Promise<void> => {
    await page.locator('.card', { hasText: TITLE }).first().click();
    await page.keyboard.press('e');
    await sign(page).waitFor();
  };
  const select = async (page: Page): Promise<void> => {
    await page.getByRole('treeitem', { name: 'Rautenkranz' }).click();
    await page.getByLabel('The plan of the table').focus();
  };
  let moved = '';

  it('is offered again after the program was killed in the middle of it, and taken up where it stood', async () => {
    await edit(app.page);
    const before = await place();
    await select(app.page);
    await app.page.keyboard.press('Shift+ArrowRight');
    await expect.poll(place).not.toBe(before);
    moved = await place();
    await app.page.getByText('Changed, not saved, journal on').waitFor();
    // It is on its way to the disk within half a second; a busy machine takes longer.
    const journal = join(app.userFolder, 'journal');
    const written = (): readonly string[] =>
      readdirSync(journal, { withFileTypes: true })
        // What is still being written has another name, and a kill before it has its own leaves nothing.
        .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
        .map(({ name }) => readFileSync(join(journal, name), 'utf8'));
    await expect.poll(() => written().some((entry) => entry.includes(TITLE))).toBe(true);
    host.kill();
    await host.ended;
    await app.page.goto(await started(app.userFolder));
    await app.page.getByText(`Not saved: “${TITLE}”, 1 step`).waitFor();
    await app.page.getByRole('button', { name: 'Open', exact: true }).first().click();
    await sign(app.page).waitFor();
    await expect.poll(place).toBe(moved);
  });

  it('goes into a file of one’s own, and a change of that by others is shown line by line before it is taken', async () => {
    await app.page.keyboard.press('Control+s');
    await app.page.getByText('Saved as a copy in your own folder').waitFor();
    const own = join(app.userFolder, 'scenarios');
    const [name = ''] = readdirSync(own).filter((file) => file.endsWith('.yaml'));
    const text = readFileSync(join(own, name), 'utf8');
    const [title = ''] = /^title: .*$/m.exec(text) ?? [];
    writeFileSync(join(own, name), text.replace(title, 'title: Written elsewhere'));
    await app.page.getByText('The file was changed by another program or window').waitFor();
    await app.page.getByRole('button', { name: 'Difference' }).click();
    const sheet = app.page.getByRole('dialog');
    await sheet.getByText('title: Written elsewhere').waitFor();
    await sheet.getByText(title).waitFor();
    await app.page.keyboard.press('Escape');
    await app.page.getByRole('button', { name: 'Reload' }).click();
    await app.page.locator('header', { hasText: 'Written elsewhere' }).first().waitFor();
    expect(await place()).toBe(moved);
    await app.page.keyboard.press('Control+z');
    await app.page.locator('header', { hasText: TITLE }).first().waitFor();
  });

  it('keeps what stood in the file before each save, shows how it differs, and takes it back as one step', async () => {
    await app.page.keyboard.press('Control+s');
    await app.page.getByText('Saved', { exact: false }).first().waitFor();
    await select(app.page);
    await app.page.keyboard.press('Shift+ArrowDown');
    await expect.poll(place).not.toBe(moved);
    const later = await place();
    await app.page.keyboard.press('Control+s');
    await app.page.getByRole('button', { name: 'Saved', exact: true }).waitFor();
    await app.page.getByRole('button', { name: 'Versions before' }).click();
    const list = app.page.getByRole('dialog');
    await expect.poll(() => list.getByRole('button').count()).toBeGreaterThan(1);
    await list.getByRole('button').first().click();
    await app.page.getByRole('dialog').getByText('Rautenkranz').first().waitFor();
    await app.picture('editor-version-1280');
    await app.page.getByRole('button', { name: 'Take this version' }).click();
    await expect.poll(place).toBe(moved);
    await app.page.getByRole('tab', { name: 'History' }).click();
    await app.page
      .getByText(/Go back to before the save of/)
      .first()
      .waitFor();
    await app.page.getByLabel('The plan of the table').focus();
    await app.page.keyboard.press('Control+z');
    await expect.poll(place).toBe(later);
  });

  it('is copied in one window and pasted into another', async () => {
    const opening = app.page.waitForEvent('popup');
    await app.page.evaluate(() => void window.open(location.href));
    const other = await opening;
    await edit(other);
    const units = (): Promise<number> => other.locator('.editor .map [data-kind="unit"]').count();
    const before = await units();
    await select(app.page);
    await app.page.keyboard.press('Control+c');
    await other.bringToFront();
    await other.getByLabel('The plan of the table').focus();
    await other.keyboard.press('Control+v');
    await expect.poll(units).toBe(before + 1);
    await other.close();
  });
});

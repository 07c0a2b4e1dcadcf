/** What is done to files in the library, with the way back, also while one of them is open in the editor. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBuiltHost } from './built-host';
import { AppWindow } from './window';

const TITLE = 'The Combat of St. Ulrich';

describe('the library', () => {
  let app: AppWindow;
  beforeAll(async () => {
    app = await AppWindow.before(1280, 720, {}, (_scenarios, user) => openBuiltHost(user));
    // Other windows and tests use the same cores meanwhile.
    app.page.setDefaultTimeout(60_000);
  });
  afterAll(() => app.close());

  const own = (): readonly string[] =>
    readdirSync(join(app.userFolder, 'scenarios')).filter((name) => name.endsWith('.yaml'));
  const view = (name: string): Promise<void> => app.page.getByText(name, { exact: true }).first().click();
  /** From the menu of a card. */
  async function act(title: string, does: string): Promise<void> {
    const card = app.page.locator('.card', { has: app.page.getByText(title, { exact: true }) });
    await card.scrollIntoViewIfNeeded();
    await card.hover();
    await app.page.getByRole('button', { name: `More with ${title}`, exact: true }).click();
    await app.page.getByRole('dialog').getByRole('button', { name: does }).click();
  }

  it('duplicates a scenario that came along, and the copy, each under a name of its own', async () => {
    await act(TITLE, 'Duplicate');
    await app.card(`${TITLE}, copy`).waitFor();
    await act(`${TITLE}, copy`, 'Duplicate');
    await app.card(`${TITLE}, copy 2`).waitFor();
    expect(own()).toHaveLength(2);
  });

  it('renames one, title and file', async () => {
    await act(`${TITLE}, copy 2`, 'Rename…');
    await app.page.getByLabel('Title and file name').fill('The Ford');
    await app.page.keyboard.press('Enter');
    await app.card('The Ford').waitFor();
    await expect.poll(own).toContain('The Ford.yaml');
  });

  it('deletes one to the bin though it is open, and undo makes all of it as it was', async () => {
    await app.card('The Ford').click();
    await app.page.keyboard.press('e');
    await app.page.getByText('As in the file').waitFor();
    await view('Library');
    await act('The Ford', 'Delete');
    await app.page.getByText('The Ford is in the bin.').waitFor();
    await app.page.getByText('was moved or removed').waitFor();
    expect(own()).not.toContain('The Ford.yaml');
    await app.page.getByRole('button', { name: 'Undo', exact: true }).click();
    await app.card('The Ford').waitFor();
    await app.page.getByText('was moved or removed').waitFor({ state: 'detached' });
    await view('Editor');
    await app.page.getByText('As in the file').waitFor();
    expect(app.complaints).toEqual([]);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRecord } from '../../electron/desk/record-text';
import { verifyRecord } from '../../engine/analysis';
import { systemById } from '../../engine/rules';
import { AppWindow } from './window';

const RAUTENKRANZ = 'blue/regiment-rautenkranz';
/** No two dice beside one another are the same: throws that tie are thrown again. */
const THROWS = '425316425316';

/** Two people fight at a table of their own; the window writes it down from what they drag and type. */
describe('St. Ulrich recorded from a real table', () => {
  let app: AppWindow;
  let dragged = false;

  beforeAll(async () => {
    app = await AppWindow.open(1280, 720);
    app.page.setDefaultTimeout(90_000);
  });
  afterAll(async () => {
    await app.close();
  });

  /** Drags a block of the plan by so many px. */
  async function drag(unit: string, by: number): Promise<void> {
    const { mouse } = app.page;
    const block = await app.page.locator(`.plan [data-id="${unit}"]`).first().boundingBox();
    if (!block) throw new Error(`${unit} cannot be seen`);
    const [x, y] = [block.x + block.width / 2, block.y + block.height / 2];
    await mouse.move(x, y);
    await mouse.down();
    await mouse.move(x + by / 2, y, { steps: 3 });
    await mouse.move(x + by, y, { steps: 3 });
    await mouse.up();
  }

  it('takes dragged bases and typed dice, and nothing else, to the end', async () => {
    const { page } = app;
    await app.card('The Combat of St. Ulrich').dblclick();
    for (const side of ['The Advance Guard of Bernau', 'The Rearguard of Lindenau'])
      await page.getByLabel(`Who plays ${side}`).first().selectOption('A real table');
    await page.getByRole('button', { name: 'Typed in' }).click();
    await page.getByLabel('Last turn').fill('1');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Fight/ }).click();
    for (let typed = 0; ;) {
      const card = page.locator('section.decision, section.acting, section.dice, section.end').first();
      const kind = (await card.getAttribute('class')) ?? '';
      if (kind.includes('end')) break;
      if (kind.includes('dice')) {
        const words = (await card.locator('header').textContent()) ?? '';
        const many = ['one', 'two', 'three', 'four', 'five', 'six'].findIndex((word) => words.includes(`Roll ${word}`));
        await app.typeDice(THROWS.slice(typed % 6).slice(0, many + 1));
        typed += 1;
        continue;
      }
      if (!dragged && /Move Regiment Rautenkranz/.test((await card.textContent()) ?? '')) {
        const before = (await app.blocks())[RAUTENKRANZ];
        await drag(RAUTENKRANZ, 60);
        await expect.poll(async () => (await app.blocks())[RAUTENKRANZ]).not.toBe(before);
        dragged = true;
      }
      await page.keyboard.press(kind.includes('acting') ? 'Space' : 'Enter');
      await app.nextFrame();
    }
    expect(dragged).toBe(true);
  });

  it('selects no words of the map while a base is dragged', async () => {
    expect(await app.page.evaluate(() => getSelection()?.toString() ?? '')).toBe('');
  });

  it('is kept as a record that verifies', async () => {
    await app.page.getByRole('button', { name: 'Keep it' }).click();
    await app.page.getByRole('button', { name: 'Kept', exact: true }).waitFor();
    const folder = join(app.userFolder, 'battles');
    const [file = ''] = readdirSync(folder).filter((name) => name.endsWith('.json'));
    const record = readRecord(readFileSync(join(folder, file), 'utf8'), file);
    const system = systemById(record.system.id);
    expect(system && verifyRecord(record, system)).toMatchObject({ verified: true });
    expect(record.events.some((event) => event.do === 'moved' && event.movers[0]?.id === RAUTENKRANZ)).toBe(true);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppWindow } from './window';

const ST_ULRICH = 'The Combat of St. Ulrich';
const RAUTENKRANZ = 'blue/regiment-rautenkranz';

/** A new player's first battle, to its end: nothing is read but what the window says. */
describe('St. Ulrich fought by hand against a general, seed 7', () => {
  let app: AppWindow;
  const title = async (): Promise<string> => (await app.page.locator('.cards h2').first().textContent()) ?? '';
  /** Answers with Enter until the card asks what is looked for. */
  const until = async (what: RegExp): Promise<void> => {
    for (let i = 0; i < 30; i += 1) {
      await app.page.locator('section.decision, section.acting').first().waitFor();
      if (what.test(await title())) return;
      await app.page.keyboard.press((await app.page.locator('section.acting').count()) > 0 ? 'Space' : 'Enter');
      await app.page.waitForTimeout(120);
    }
    throw new Error(`nobody was asked ${String(what)}; the card says “${await title()}”`);
  };

  /** Where all blocks stand once what is being shown has been shown. */
  const atRest = async (): Promise<Readonly<Record<string, string>>> => {
    await app.page.keyboard.press('Space');
    await app.nextFrame();
    return app.blocks();
  };

  /** Answers with Enter until the battle is over. */
  const toTheEnd = async (): Promise<void> => {
    const { page } = app;
    for (let i = 0; i < 150; i += 1) {
      await page.locator('section.decision, section.acting, section.end').first().waitFor();
      if ((await page.locator('section.end').count()) > 0) return;
      await page.keyboard.press((await page.locator('section.acting').count()) > 0 ? 'Space' : 'Enter');
      await page.waitForTimeout(60);
    }
    throw new Error(`the battle does not end; the card says “${await title()}”`);
  };

  beforeAll(async () => {
    app = await AppWindow.open(1280, 720);
  });
  afterAll(async () => {
    await app.close();
  });

  it('shows the armies before the battle, and a unit that is clicked', async () => {
    await app.card(ST_ULRICH).dblclick();
    await app.page.getByRole('group', { name: 'The table' }).waitFor();
    await app.page.locator(`.plan [data-id="${RAUTENKRANZ}"]`).first().click();
    await app.page.getByRole('heading', { name: 'Regiment Rautenkranz' }).waitFor();
    await app.page.getByLabel('Who plays The Advance Guard of Bernau').selectOption('A person, at this screen');
    await app.page.getByLabel('Seed').fill('7');
    await app.page.getByLabel('Last turn').fill('2');
    expect(await app.sticksOut()).toEqual([]);
  });

  it('asks one thing after another on its card, and lets the general act', async () => {
    await app.page.keyboard.press('Escape');
    await app.page.getByRole('button', { name: /^Fight/ }).click();
    await app.page.locator('.decision').waitFor();
    expect(await app.page.locator('.decision').textContent()).toContain('Bernau decides');
    await until(/which unit moves/);
    expect(await app.page.locator('.log .line').count()).toBeGreaterThan(1);
    await app.picture('play-which-unit');
    expect(await app.sticksOut()).toEqual([]);
  });

  it('moves a unit by a click on the plan, and takes it back', async () => {
    await app.page.locator('.choices button', { hasText: 'Regiment Rautenkranz' }).click();
    await app.page.keyboard.press('Enter');
    await until(/Move Regiment Rautenkranz/);
    const before = (await app.blocks())[RAUTENKRANZ];
    const block = await app.page.locator(`.plan [data-id="${RAUTENKRANZ}"]`).first().boundingBox();
    if (!block) throw new Error('the unit cannot be seen');
    const [x, y] = [block.x + block.width + 60, block.y + block.height / 2];
    await app.page.mouse.move(x, y);
    await app.page.locator('.marks .base').first().waitFor();
    await app.picture('play-ghost');
    await app.page.mouse.click(x, y);
    await expect.poll(async () => (await app.blocks())[RAUTENKRANZ]).not.toBe(before);
    await expect.poll(async () => app.page.locator('.decision').count()).toBe(1);
    await app.page.keyboard.press('Backspace');
    await expect.poll(async () => (await app.blocks())[RAUTENKRANZ]).toBe(before);
  });

  it('moves it by keys alone, and says in words why it goes no farther', async () => {
    await until(/Move Regiment Rautenkranz/);
    const before = (await app.blocks())[RAUTENKRANZ];
    await app.page.keyboard.press('Alt+ArrowUp');
    await app.page.getByRole('button', { name: /^March/ }).waitFor();
    for (let step = 0; step < 20; step += 1) await app.page.keyboard.press('Alt+ArrowUp');
    await app.page.locator('.marks .refusal').waitFor();
    expect(await app.page.locator('.marks .refusal').textContent()).toMatch(/\S+ \S+.*\./);
    expect(await app.isOverTable(app.page.locator('.marks .refusal'))).toBe(true);
    await app.picture('play-refused');
    await app.page.keyboard.press('Enter');
    await expect.poll(async () => (await app.blocks())[RAUTENKRANZ]).not.toBe(before);
  });

  it('keeps what happened last in sight in its log, however much room the card takes', async () => {
    const isSeen = (): Promise<boolean> =>
      app.page.evaluate(() => {
        const [line, list] = ['.log .line.now', '.log .list'].map((path) => document.querySelector(path));
        const [inner, outer] = [line?.getBoundingClientRect(), list?.getBoundingClientRect()];
        return inner !== undefined && outer !== undefined && inner.top >= outer.top && inner.bottom <= outer.bottom;
      });
    await expect.poll(isSeen).toBe(true);
    await app.page.setViewportSize({ width: 1280, height: 540 });
    await expect.poll(isSeen).toBe(true);
    await app.page.setViewportSize({ width: 1280, height: 720 });
    await expect.poll(isSeen).toBe(true);
  });

  it('is left, found in the library and fought on where it stood', async () => {
    await until(/Move |which unit/);
    const at = await title();
    const blocks = await atRest();
    await app.page.getByRole('button', { name: /^Leave the fight/ }).click();
    await app.page.keyboard.press('Control+1');
    await app.page.getByRole('button', { name: 'Fight on' }).first().click();
    await app.page.locator('.decision').waitFor();
    expect(await title()).toBe(at);
    expect(await atRest()).toEqual(blocks);
  });

  it('is fought to its end by one key, and watched again from its record', async () => {
    await toTheEnd();
    expect(await app.page.locator('section.end').textContent()).toMatch(/2 turns/);
    await app.picture('play-end');
    await app.page.keyboard.press('Enter');
    await app.page.getByRole('slider', { name: 'Timeline' }).waitFor();
  });

  it('never complained, and its policy was never broken', () => {
    expect(app.complaints).toEqual([]);
  });
});

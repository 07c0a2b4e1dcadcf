import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBuiltHost, ST_ULRICH_ALONE } from './built-host';
import { AppWindow } from './window';

/** The same combat under a book that hides who stands in a wood, with a regiment of Lindenau in the Otter Wood. */
const AMBUSH = readFileSync('scenarios/fictional/st-ulrich.yaml', 'utf8')
  .replace('title: The Combat of St. Ulrich', 'title: The Otter Wood')
  .replace('system: honours-of-war, scale: 28mm', 'system: mcnally, scale: 25mm')
  .replace(
    'wood: { name: Otter Wood, outline: { smooth: [[158, 6], [176, 4], [181, 18], [168, 27], [155, 19]] } }',
    'wood: { name: Otter Wood, outline: { rectangle: { at: [168, 20], size: [28, 36] } } }',
  )
  .replace(
    'name: Regiment Alt-Lindenau, type: line infantry, at: [112, 46]',
    'name: Regiment Alt-Lindenau, type: line infantry, at: [168, 20]',
  )
  .concat('\nevents:\n  - { turn: 1, text: The miller knows of a ford., told to: red }\n');
const MESSAGE = 'The miller knows of a ford.';
const HIDDEN = 'red/regiment-alt-lindenau';

/** Two persons before one screen, of whom one has troops that the other has not found. */
describe('a battle of two persons with a hidden unit', () => {
  let app: AppWindow;

  beforeAll(async () => {
    app = await AppWindow.before(1280, 720, ST_ULRICH_ALONE, (scenarios, user) => {
      mkdirSync(join(user, 'scenarios'), { recursive: true });
      writeFileSync(join(user, 'scenarios', 'otter-wood.yaml'), AMBUSH);
      return openBuiltHost(user, scenarios);
    });
    app.page.setDefaultTimeout(90_000);
  });
  afterAll(async () => {
    await app.close();
  });

  /** Answers with Enter until the screen is handed over, or the other side is asked without that. */
  async function untilHandedOver(): Promise<void> {
    const { page } = app;
    for (let i = 0; i < 60; i += 1) {
      await page.locator('.curtain, section.decision, section.acting').first().waitFor();
      if ((await page.locator('.curtain').count()) > 0) return;
      await page.keyboard.press((await page.locator('section.acting').count()) > 0 ? 'Space' : 'Enter');
      await page.waitForTimeout(120);
    }
    throw new Error('the screen was not handed over');
  }
  const asked = async (): Promise<string> => {
    await app.page.locator('section.decision, section.acting').first().waitFor();
    return (await app.page.locator('.cards .who').first().textContent()) ?? '';
  };

  it('shows each side what it may see, and nothing while the screen goes from one to the other', async () => {
    const { page } = app;
    await app.card('The Otter Wood').dblclick();
    for (const side of ['The Advance Guard of Bernau', 'The Rearguard of Lindenau'])
      await page.getByLabel(`Who plays ${side}`).selectOption('A person, at this screen');
    await page.getByLabel('Seed').fill('7');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Fight/ }).click();
    await page.locator('section.decision, .curtain').first().waitFor();
    const seen: Record<string, boolean> = {};
    const read: Record<string, boolean> = {};
    for (let turns = 0; turns < 3; turns += 1) {
      if ((await page.locator('.curtain').count()) > 0) {
        await app.picture(`play-curtain-${turns}`);
        // Nothing of the table, the log or the roster lies open behind it.
        const field = await page.locator('.play').boundingBox();
        const curtain = await page.locator('.curtain').boundingBox();
        expect(curtain).toEqual(field);
        expect(await page.locator('.curtain').evaluate((node) => getComputedStyle(node).opacity)).toBe('1');
        // Nor does it say what one of them alone was told.
        expect(await page.locator('.curtain').textContent()).not.toContain(MESSAGE);
        const { x = 0, y = 0, width = 0, height = 0 } = curtain ?? {};
        for (const [across, down] of [
          [0.1, 0.2],
          [0.5, 0.95],
          [0.9, 0.5],
        ] as const) {
          const at = { left: x + width * across, top: y + height * down };
          expect(
            await page.evaluate(
              ({ left, top }) => document.elementFromPoint(left, top)?.closest('.curtain') !== null,
              at,
            ),
          ).toBe(true);
        }
        await page.keyboard.press('Enter');
        await expect.poll(() => page.locator('.curtain').count()).toBe(0);
      }
      const who = await asked();
      const side = /Lindenau/.test(who) ? 'red' : 'blue';
      seen[side] = HIDDEN in (await app.blocks());
      read[side] = ((await page.locator('.play').textContent()) ?? '').includes(MESSAGE);
      await app.picture(`play-seen-by-${side}`);
      await untilHandedOver();
    }
    expect(seen).toEqual({ blue: false, red: true });
    expect(read).toEqual({ blue: false, red: true });
  }, 200_000);

  it('never complained', () => {
    expect(app.complaints).toEqual([]);
  });
});

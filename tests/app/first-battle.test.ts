import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { broughtAlong, openBuiltHost } from './built-host';
import { AppWindow } from './window';

/** The notes of a first battle, in any order. */
const NOTES = [
  'How it is won',
  'Nothing is lost by trying',
  'One order for all of them',
  'Point, then click',
  'The chances are exact',
  'The other side acts',
  'This card asks, you answer',
];

/** Somebody who has never fought with this program, and has no mouse. */
describe('a first battle, by keys alone from the library to its end', () => {
  let app: AppWindow;

  beforeAll(async () => {
    app = await AppWindow.before(1280, 720, broughtAlong('kutzdorf', 'st-ulrich'), (scenarios, user) => {
      const file = join(user, 'settings.json');
      const settings: unknown = JSON.parse(readFileSync(file, 'utf8'));
      const play = { players: ['general', 'person'], dice: 'seed', turns: 30, practice: false, taught: false };
      writeFileSync(file, JSON.stringify({ ...Object(settings), lastSeed: 1, play }));
      return openBuiltHost(user, scenarios);
    });
    app.page.setDefaultTimeout(90_000);
  });
  afterAll(async () => {
    await app.close();
  });

  const press = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) await app.page.keyboard.press(key);
    await app.nextFrame();
  };
  const title = async (): Promise<string> => (await app.page.locator('.cards h2').first().textContent()) ?? '';
  /** Goes on by Tab until the focus stands on what has this name. */
  async function tabTo(name: string): Promise<void> {
    for (let i = 0; i < 60; i += 1) {
      const isThere = await app.page.evaluate((wanted) => {
        const { activeElement } = document;
        const label = activeElement?.getAttribute('aria-label') ?? activeElement?.closest('label')?.textContent ?? '';
        return label.trim().startsWith(wanted) || (activeElement?.textContent ?? '').trim() === wanted;
      }, name);
      if (isThere) return;
      await app.page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not come to “${name}”`);
  }
  /** Opens the scenario from the library. */
  async function find(): Promise<void> {
    await app.card('The Combat of St. Ulrich').waitFor();
    await press('/');
    await app.page.keyboard.type('ulrich');
    await app.page.locator('.card').nth(1).waitFor({ state: 'detached' });
    await press('Enter');
    await app.page.getByRole('group', { name: 'The table' }).waitFor();
  }
  /** Does what the card says until it is over, or something is seen. */
  async function fightOn(isDone: () => Promise<boolean>): Promise<void> {
    const cards = app.page.locator('section.decision, section.acting, section.end');
    for (let i = 0; i < 1500; i += 1) {
      const card = (await cards.first().getAttribute('class')) ?? '';
      if (card.includes('end') || (await isDone())) return;
      await press(card.includes('acting') ? 'Space' : 'Enter');
    }
    throw new Error('the battle does not end');
  }

  it('is found, set up and begun', async () => {
    await find();
    await tabTo('Last turn');
    await press('Control+a');
    await app.page.keyboard.type('4');
    await press('Escape', 'F9');
    await app.page.locator('section.decision, section.acting').first().waitFor();
    await app.page.locator('.plan').first().waitFor();
  });

  it('tells of each thing when it is there, one note after another, and then no more', async () => {
    const { page } = app;
    const note = page.getByRole('complementary', { name: 'A first battle' });
    const read = new Set<string>();
    /** Reads the note and goes on to the next in one breath: while the general acts, a note may change between two. */
    const next = (): Promise<string> =>
      page.evaluate(() => {
        const words = document.querySelector('aside[aria-label="A first battle"] strong')?.textContent ?? '';
        if (words !== '') document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', bubbles: true }));
        return words;
      });
    await fightOn(async () => {
      while ((await note.count()) > 0) {
        expect(await app.sticksOut()).toEqual([]);
        await app.picture(`first-battle-${read.size}`);
        const words = await next();
        if (words === '') break;
        expect(read).not.toContain(words);
        read.add(words);
        await app.nextFrame();
      }
      return NOTES.every((one) => read.has(one));
    });
    expect([...read].sort()).toEqual(NOTES);
    const isKept = (): boolean => /"taught": ?true/.test(readFileSync(join(app.userFolder, 'settings.json'), 'utf8'));
    await expect.poll(isKept).toBe(true);
  });

  it('moves a unit by keys before it ends, and is watched again', async () => {
    const { page } = app;
    let moved = '';
    let walked = 0;
    await fightOn(async () => {
      const asked = await title();
      if (moved === '' && /^Move (?!Captain)/.test(asked)) {
        for (let i = 0; i < 3; i += 1) await press('Alt+ArrowUp');
        const button = page.locator('.decision .main');
        if (/^\s*March/.test((await button.textContent()) ?? '')) {
          moved = asked;
          const before = await app.blocks();
          await press('Enter');
          const walkers = async (): Promise<number> =>
            Object.entries(await app.blocks()).filter(([unit, at]) => before[unit] !== at).length;
          await expect.poll(walkers).toBe(1);
          walked = await walkers();
        }
      }
      return false;
    });
    expect(moved).not.toBe('');
    expect(walked).toBe(1);
    await press('Enter');
    await page.getByRole('slider', { name: 'Timeline' }).waitFor();
  }, 300_000);

  it('is practised, where a die that was seen is taken back too', async () => {
    const { page } = app;
    await press('Control+1');
    await find();
    await tabTo('Practice');
    await press('Space', 'Escape', 'F9');
    await page.locator('section.decision, section.acting').first().waitFor();
    await fightOn(async () => /chooses a brigade/.test(await title()));
    const asked = await title();
    /** Command dice that stand in the log. */
    const seen = async (): Promise<number> =>
      (await page.locator('.log .line').allTextContents()).filter((line) => / on \d\./.test(line)).length;
    const before = await seen();
    await fightOn(async () => (await seen()) > before && (await page.locator('section.decision').count()) > 0);
    expect(await title()).not.toBe(asked);
    for (let i = 0; i < 8 && (await title()) !== asked; i += 1) {
      await press('Backspace');
      await page.waitForTimeout(300);
    }
    expect([await title(), await seen()]).toEqual([asked, before]);
  });

  it('never complained', () => {
    expect(app.complaints).toEqual([]);
  });
});

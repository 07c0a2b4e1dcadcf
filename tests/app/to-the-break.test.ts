import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRecord } from '../../electron/desk/record-text';
import { verifyRecord } from '../../engine/analysis';
import type { BattleRecord } from '../../engine/battle';
import { die } from '../../engine/battle/dice';
import { systemById } from '../../engine/rules';
import { AppWindow } from './window';

const ST_ULRICH = 'The Combat of St. Ulrich';
/** Keys of one battle; it takes some 130 answers. */
const MOST_STEPS = 1500;
/** One in which the attackers win, in a few turns. */
const SEED = 9;
const ENDS = { ended: true, winner: 'blue', reason: 'The Rearguard of Lindenau is broken' } as const;
/** How many dice a card asks for. */
const WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** The battle of a new player who defends the bridge of St. Ulrich and presses Enter, from the set-up to the break of an army. */
describe(`St. Ulrich fought by hand until an army breaks, seed ${SEED}`, () => {
  let app: AppWindow;
  let asked = '';
  let fought: BattleRecord;
  /** Dice that were typed in. */
  let thrown = 0;

  /** Sets the battle up by mouse: the defender is a person, the attacker a general. */
  async function setUp(dice: 'Thrown here' | 'Typed in' = 'Thrown here', lastTurn = '30'): Promise<void> {
    const { page } = app;
    await app.card(ST_ULRICH).dblclick();
    await page.getByRole('group', { name: 'The table' }).waitFor();
    await page.getByLabel('Who plays The Advance Guard of Bernau').selectOption('A computer general');
    await page.getByLabel('Who plays The Rearguard of Lindenau').selectOption('A person, at this screen');
    await page.getByRole('button', { name: dice }).click();
    if (dice === 'Thrown here') await page.getByLabel('Seed').fill(String(SEED));
    await page.getByLabel('Last turn').fill(lastTurn);
    await page.keyboard.press('Escape');
    await page.keyboard.press('F9');
  }

  /** Types what the dice of the seed would have shown, and waits until they are taken. */
  async function typeDice(): Promise<void> {
    const words = (await app.page.locator('section.dice header').textContent()) ?? '';
    const count = 1 + WORDS.findIndex((word) => words.includes(`Roll ${word} `));
    const dice = Array.from({ length: count }, (_, i) => die(SEED, thrown + i, 6));
    await app.typeDice(dice.join(''));
    thrown += count;
  }

  /** Does what the card says, by key: Enter gives the answer it offers. */
  async function fightOn(isDone: () => Promise<boolean>): Promise<void> {
    const { page } = app;
    const cards = page.locator('section.decision, section.acting, section.dice, section.end');
    for (let i = 0; i < MOST_STEPS; i += 1) {
      const card = (await cards.first().getAttribute('class')) ?? '';
      if (card.includes('end') || (await isDone())) return;
      if (card.includes('dice')) await typeDice();
      else await page.keyboard.press(card.includes('acting') ? 'Space' : 'Enter');
      await app.nextFrame();
    }
    throw new Error('the battle does not end');
  }
  const neverDone = (): Promise<boolean> => Promise.resolve(false);
  const title = async (): Promise<string> => (await app.page.locator('.cards h2').first().textContent()) ?? '';

  /** Keeps the battle that has ended, and reads it from the person's folder. */
  async function kept(): Promise<BattleRecord> {
    const folder = join(app.userFolder, 'battles');
    const before = new Set(existsSync(folder) ? readdirSync(folder) : []);
    await app.page.getByRole('button', { name: 'Keep it' }).click();
    await app.page.getByRole('button', { name: 'Kept', exact: true }).waitFor();
    const [file] = readdirSync(folder).filter((name) => !before.has(name) && name.endsWith('.json'));
    if (file === undefined) throw new Error('nothing was kept');
    return readRecord(readFileSync(join(folder, file), 'utf8'), file);
  }

  beforeAll(async () => {
    app = await AppWindow.open(1280, 720);
    // Two tables are laid and a general thinks, on cores that others use meanwhile.
    app.page.setDefaultTimeout(90_000);
  });
  afterAll(async () => {
    await app.close();
  });

  it('tells before a shot whom it would strike, what is added to the dice and what may follow', async () => {
    await setUp();
    const { page } = app;
    const rows = page.locator('section.modifiers');
    await fightOn(async () => {
      if (!/fires: at whom/.test(await title())) return false;
      await rows.waitFor();
      return (await rows.locator('.value').count()) > 0;
    });
    await page.locator('section.chances li').first().waitFor();
    const target = /^\d+\s*([^,]+),/.exec((await page.locator('.choices button').first().textContent()) ?? '')?.[1];
    await page.locator('.marks .chosen').first().waitFor();
    const note = page.locator('.marks .note');
    expect(await note.locator('strong').textContent()).toBe(target?.trim());
    expect(await app.isOverTable(note)).toBe(true);
    expect(await page.locator('section.modifiers').textContent()).toMatch(/HIT-\d\d/);
    asked = await title();
    await app.picture('play-shot');
  });

  it('is advised, and does what was advised by the same key', async () => {
    const { page } = app;
    await page.keyboard.press('h');
    await page.locator('section.advice li').first().waitFor();
    expect(await page.locator('section.advice .reason').count()).toBeGreaterThan(0);
    expect(await title()).toBe(asked);
    await page.keyboard.press('h');
    await expect.poll(async () => page.locator('section.advice').count()).toBe(0);
    await expect.poll(async () => page.locator('.log').textContent()).toMatch(/fires at/);
  });

  it('ends when the army is broken', async () => {
    await fightOn(neverDone);
    expect(await app.page.locator('section.end').textContent()).toContain('The Rearguard of Lindenau is broken');
    fought = await kept();
    expect(fought.outcome).toMatchObject(ENDS);
    expect(fought.outcome.turns).toBeLessThan(30);
    await app.picture('play-broken');
  });

  it('is left late, fought on by hand to another end, and stands beside what it was', async () => {
    const { page } = app;
    const left = fought.outcome.turns - 2;
    await page.getByRole('button', { name: 'Watch it again' }).click();
    await page.getByRole('slider', { name: 'Timeline' }).waitFor();
    await page.keyboard.press('Control+Home');
    for (let turn = 1; turn < left; turn++) await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Play on from here' });
    await sheet.getByLabel('Who plays The Advance Guard of Bernau').selectOption('A computer general');
    await sheet.getByLabel('Who plays The Rearguard of Lindenau').selectOption('A person, at this screen');
    await sheet.getByLabel('Seed').fill('4');
    await sheet.getByRole('button', { name: 'Play on', exact: true }).click();
    await page.locator('section.decision, section.acting').first().waitFor();
    await fightOn(neverDone);
    const end = (await page.locator('section.end').textContent()) ?? '';
    const turns = /(\d+) turns/.exec(end)?.[1];
    expect(Number(turns)).toBeGreaterThanOrEqual(left);
    await page.getByRole('button', { name: 'Watch it again' }).click();
    await page.getByRole('button', { name: 'More with this battle' }).click();
    const menu = page.getByRole('dialog', { name: 'More with this battle' });
    await menu.getByText('Compare branches', { exact: true }).click();
    const rows = page.getByRole('dialog', { name: 'Branches side by side' }).locator('tbody');
    expect(await rows.locator('th').allTextContents()).toEqual([
      expect.stringContaining('The battle as it was'),
      expect.stringMatching(
        new RegExp(
          `^From Turn (${left - 1}|${left}), .*capable general against a person.*Parts at Turn (${left}|${left + 1})`,
          's',
        ),
      ),
    ]);
    expect(await rows.last().textContent()).toContain(`after ${turns} turns`);
    await app.picture('play-branches');
    await page.keyboard.press('Escape');
  });

  it('is the same battle when its dice are typed in, one throw after another', async () => {
    const { page } = app;
    await page.keyboard.press('Control+1');
    await setUp('Typed in', '2');
    await fightOn(neverDone);
    await app.picture('play-typed');
    const typed = await kept();
    expect(thrown).toBeGreaterThan(10);
    expect(typed.dice).toEqual({ from: 'people' });
    const played = typed.events.slice(
      0,
      typed.events.findIndex((event) => event.do === 'over'),
    );
    expect(fought.events.slice(0, played.length)).toEqual(played);
    const system = systemById(typed.system.id);
    expect(system && verifyRecord(typed, system)).toMatchObject({ verified: true });
  });

  it('never complained', () => {
    expect(app.complaints).toEqual([]);
  });
});

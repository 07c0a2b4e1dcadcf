import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppWindow } from './window';

const ST_ULRICH = 'The Combat of St. Ulrich';

/** Sounds of the window go into buffers that are rendered at once, so that they can be measured. */
async function listen(app: AppWindow): Promise<void> {
  await app.page.addInitScript(`
    window.heard = [];
    window.AudioContext = function () {
      const context = new OfflineAudioContext(1, 44100 * 6, 44100);
      context.close = () => Promise.resolve();
      window.heard.push(context);
      return context;
    };`);
  await app.page.reload();
}

/** What a person does with a battle that is over, with mouse and keyboard. */
describe('St. Ulrich watched afterwards, seed 7', () => {
  let app: AppWindow;
  beforeAll(async () => {
    app = await AppWindow.open(1280, 720);
    app.page.setDefaultTimeout(60_000);
    await listen(app);
    await app.card(ST_ULRICH).dblclick();
    await app.page.getByRole('group', { name: 'The table' }).waitFor();
    await app.page.getByLabel('Seed').fill('7');
    await app.page.getByRole('button', { name: /^Fight/ }).click();
    await app.page.getByRole('slider', { name: 'Timeline' }).waitFor({ timeout: 100_000 });
    await app.page.getByRole('button', { name: 'Pause', exact: true }).click();
  });
  afterAll(async () => {
    await app.close();
  });
  const press = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) await app.page.keyboard.press(key);
    await app.nextFrame();
  };
  const picture = (name: string): Promise<void> => app.picture(`afterwards-${name}`);
  /** An act of the transport: a chip where there is room, else a line of the menu. */
  async function act(name: string): Promise<void> {
    const chip = app.page.locator('.chips').getByRole('button', { name, exact: true });
    if ((await chip.count()) > 0) return chip.first().click();
    await app.page.getByRole('button', { name: 'More with this battle' }).click();
    const menu = app.page.getByRole('dialog', { name: 'More with this battle' });
    await menu.getByText(name, { exact: true }).click();
  }
  /** Who has the camera, as the transport says it; the table has the focus afterwards. */
  async function camera(): Promise<string> {
    const chip = app.page.getByRole('button', { name: /Follow the action|You have the camera/ }).first();
    const isInMenu = (await chip.count()) === 0;
    if (isInMenu) await app.page.getByRole('button', { name: 'More with this battle' }).click();
    const words = (await chip.textContent()) ?? '';
    if (isInMenu) await press('Escape');
    await app.page.getByRole('group', { name: 'The table' }).focus();
    return words;
  }
  /** To just before the first line of the log with these words that reads so. */
  async function before(words: string, sentence: RegExp): Promise<void> {
    await app.page.getByRole('tab', { name: 'Log' }).click();
    await app.goToLine(words, sentence);
    await press('ArrowLeft');
  }

  /** How loud what was played since the last time is at its loudest, 0 to 1; null where nothing was. */
  const loudest = (): Promise<number | null> =>
    app.page.evaluate<number | null>(`(async () => {
      const [context] = window.heard;
      window.heard = [];
      if (!context) return null;
      const samples = (await context.startRendering()).getChannelData(0);
      return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    })()`);

  it('is silent until it is asked for sound, and then volleys, cannon, drums and hooves are heard', async () => {
    await before('battery fires', /Battery fires at/);
    await press('Space');
    await app.page.waitForTimeout(500);
    await press('Space');
    expect(await loudest()).toBeNull();
    await press('m');
    const kinds: readonly (readonly [string, RegExp])[] = [
      ['alt-lindenau fires at', /Alt-Lindenau fires at/],
      ['battery fires at', /Battery fires at/],
      ['hohenwalde moves', /Hohenwalde moves/],
      ['brackwitz dragoons move', /Brackwitz Dragoons .*move/],
    ];
    for (const [words, sentence] of kinds) {
      await before(words, sentence);
      await press('Space');
      await expect.poll(() => app.page.evaluate('window.heard.length')).toBeGreaterThan(0);
      await press('Space');
      expect([words, await loudest()]).toEqual([words, expect.toSatisfy((most: number) => most > 0.05 && most <= 1)]);
      // What is turned off and on again opens a loudspeaker of its own.
      await press('m', 'm');
    }
    await press('m');
  });

  it('is marked, with words that stand over the table, toured, and a mark that is taken away comes back', async () => {
    await before('battery fires', /Battery fires at/);
    await press('b');
    const words = app.page.locator('.notes textarea');
    await words.first().fill('Here it began.');
    expect(await app.page.locator('.caption').textContent()).toContain('Here it began.');
    await app.page.getByRole('group', { name: 'The table' }).focus();
    await press('Shift+ArrowRight', 'Shift+ArrowRight', 'b');
    expect(await words.count()).toBe(2);
    await app.inEverySize((width) => picture(`marks-${width}`));
    const last = await app.cursor();
    await app.page.getByRole('button', { name: 'Tour', exact: true }).click();
    await expect.poll(async () => (await app.cursor()).at).toBeLessThan(last.at);
    await expect.poll(() => app.cursor(), { timeout: 15_000 }).toEqual(last);
    await app.page.getByRole('button', { name: 'Remove this mark' }).first().click();
    expect(await words.count()).toBe(1);
    await app.page.locator('.notes').getByRole('button', { name: 'Undo' }).click();
    expect(await words.first().inputValue()).toBe('Here it began.');
  });

  it('is followed by the camera until a person takes it, who gives it back by V', async () => {
    await app.page.getByRole('group', { name: 'The table' }).focus();
    await press('p');
    await app.tableStands();
    await expect.poll(camera).toContain('Follow the action');
    await press('v', 'x', 'e');
    await expect.poll(camera).toContain('You have the camera');
    await press('v');
    await expect.poll(camera).toContain('Follow the action');
    await press('v', 'p');
  });

  it('is left at turn 2 by two generals with other dice, and stands beside what it left', async () => {
    await press('Control+Home', 'Shift+ArrowRight', 'Shift+ArrowRight', 'Enter');
    const sheet = app.page.getByRole('dialog', { name: 'Play on from here' });
    for (const list of await sheet.getByRole('combobox').all()) await list.selectOption('A computer general');
    await sheet.getByLabel('Seed').fill('5');
    await picture('play-on');
    await sheet.getByRole('button', { name: 'Play on', exact: true }).click();
    await app.page.getByText('The branch is fought.').waitFor({ timeout: 120_000 });
    await act('Compare branches');
    const branches = app.page.getByRole('dialog', { name: 'Branches side by side' });
    expect(await branches.locator('tbody th').allTextContents()).toEqual([
      expect.stringContaining('The battle as it was'),
      expect.stringMatching(/^From Turn 2, .*Parts at Turn/),
    ]);
    await picture('branches');
    await branches.getByRole('button', { name: 'Watch it' }).click();
    await app.page.getByRole('slider', { name: 'Timeline' }).waitFor();
    // Where there is room the act is a chip, else a line of the menu.
    await app.inEverySize(async () => {
      await act('Compare branches');
      await branches.locator('tbody.now th').first().waitFor();
      await app.page.keyboard.press('Escape');
      await branches.waitFor({ state: 'detached' });
    });
    await act('Compare branches');
    expect(await branches.locator('tbody.now th').first().textContent()).toContain('The battle as it was');
    await branches.getByRole('button', { name: 'Watch it' }).click();
  });

  it('has what it left as a thinner line of its timeline, and the other way round', async () => {
    const track = app.page.getByRole('slider', { name: 'Timeline' });
    const left = track.getByRole('button', { name: /^The battle as it was\. .* Parts at Turn \d/ });
    await left.waitFor();
    await picture('branch-on-timeline');
    const wide = (await left.boundingBox())?.width ?? 0;
    await left.click({ position: { x: wide / 2, y: 9 } });
    const branch = track.getByRole('button', { name: /^From Turn 2, / });
    await branch.waitFor();
    expect((await app.cursor()).at).toBeGreaterThan(0);
    // Enter belongs to a button that was reached by keys, not to one that was only clicked.
    await press('Tab');
    await branch.focus();
    await press('Enter');
    await left.waitFor();
    expect(app.complaints).toEqual([]);
  });

  it('is kept, named, put away and brought back, with seed and result', async () => {
    await app.page.getByRole('button', { name: 'Keep battle' }).click();
    await app.page.getByRole('button', { name: 'Kept', exact: true }).waitFor();
    await press('Control+1');
    const kept = app.page.getByRole('region', { name: 'Battles kept' });
    const recent = app.page.getByRole('region', { name: 'Fought lately, not kept' });
    expect(await recent.locator('li').count()).toBeGreaterThan(0);
    expect(await recent.locator('li').count()).toBeLessThanOrEqual(5);
    expect(await kept.locator('li').textContent()).toMatch(/is broken, \d+ turns|was the last/);
    expect(await kept.locator('li').textContent()).toMatch(/branch of turn 2, seed 5, today at \d+:\d\d/);
    const menu = async (line: string): Promise<void> => {
      await kept.getByRole('button', { name: /^More with the battle/ }).click();
      await app.page
        .getByRole('dialog', { name: /^What to do with/ })
        .getByText(line, { exact: true })
        .click();
    };
    await menu('Rename…');
    await app.page.getByLabel('Name').fill('The other bridge');
    await press('Enter');
    await kept.getByText('The other bridge', { exact: true }).waitFor();
    const copy = app.page.waitForEvent('download');
    await menu('Save a copy');
    expect((await copy).suggestedFilename()).toBe('The other bridge.battle.json');
    await picture('kept');
    await menu('Delete');
    await kept.waitFor({ state: 'detached' });
    await app.page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
    await kept.getByText('The other bridge', { exact: true }).click();
    await app.page.getByRole('slider', { name: 'Timeline' }).waitFor();
    expect(app.complaints).toEqual([]);
  });
});

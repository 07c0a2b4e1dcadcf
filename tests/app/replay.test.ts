import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppWindow } from './window';

const ST_ULRICH = 'The Combat of St. Ulrich';

describe('a fight at St. Ulrich, seed 7, in a small window', () => {
  let app: AppWindow;
  beforeAll(async () => {
    app = await AppWindow.open(1280, 720, 'table');
  });
  afterAll(async () => {
    await app.close();
  });

  it('lists the scenario with its map', async () => {
    await app.card(ST_ULRICH).waitFor();
    const map = app.page.getByRole('img', { name: `Map of ${ST_ULRICH}` });
    expect(await map.locator('text').count()).toBeGreaterThan(1);
    expect((await map.locator('> svg').boundingBox())?.width).toBeGreaterThan(200);
    expect(await app.card(ST_ULRICH).textContent()).toContain('6 × 4 ft');
    expect(await app.sticksOut()).toEqual([]);
    await app.picture('library');
  });

  it('fights to the end on the table that it laid at the click, and plays the film', async () => {
    await app.noteTableOfFight();
    await app.fight(ST_ULRICH, 7);
    expect(await app.isTableOfFight()).toBe(true);
    await expect.poll(async () => (await app.cursor()).at).toBeGreaterThan(0);
    await app.page.keyboard.press('Space');
    const { at, of } = await app.cursor();
    expect(of).toBeGreaterThan(50);
    await app.nextFrame();
    expect((await app.cursor()).at).toBe(at);
    expect(await app.page.getByRole('button', { name: 'Play', exact: true }).count()).toBe(1);
    await app.picture('replay');
    expect(await app.sticksOut()).toEqual([]);
  });

  it('swaps the table for the plan and back', async () => {
    await app.page.keyboard.press('p');
    expect(Object.keys(await app.blocks())).toHaveLength(9);
    expect(await app.page.locator('canvas').isVisible()).toBe(false);
    await app.page.keyboard.press('p');
    await app.tableStands();
    await app.page.getByRole('button', { name: 'Plan', exact: true }).click();
  });

  it('folds its own panel with F7, and brings it back', async () => {
    const log = app.page.getByRole('region', { name: 'Log' });
    expect(await log.isVisible()).toBe(true);
    await app.page.keyboard.press('F7');
    await expect.poll(() => log.isVisible()).toBe(false);
    await app.page.keyboard.press('F7');
    await expect.poll(() => log.isVisible()).toBe(true);
  });

  it('follows the drag of the cursor in both directions', async () => {
    await app.drag(0.05, 0.1);
    const early = await app.cursor();
    const before = await app.blocks();
    await app.drag(0.1, 0.9);
    const late = await app.cursor();
    const after = await app.blocks();
    expect(late.at).toBeGreaterThan(early.at + 50);
    expect(after).not.toEqual(before);
    await app.drag(0.9, 0.1);
    expect(await app.cursor()).toEqual(early);
    expect(await app.blocks()).toEqual(before);
    await app.picture('plan');
  });

  it('steps by event and by turn', async () => {
    const { at } = await app.cursor();
    await app.page.keyboard.press('ArrowRight');
    expect((await app.cursor()).at).toBe(at + 1);
    await app.page.keyboard.press('ArrowLeft');
    expect((await app.cursor()).at).toBe(at);
    // Well inside the first turn: where a turn ends, the next key would already be in the one after.
    await app.page.keyboard.press('Control+Home');
    for (let event = 0; event < 3; event += 1) await app.page.keyboard.press('ArrowRight');
    const turn = await app.turn();
    await app.page.keyboard.press('Shift+ArrowRight');
    await app.page.keyboard.press('ArrowRight');
    expect(await app.turn()).toBe(turn + 1);
    await app.page.keyboard.press('Control+End');
    expect(await app.cursor()).toMatchObject({ at: (await app.cursor()).of });
  });

  it('goes to the moment of a line, and opens its reasons and the clause behind one', async () => {
    await app.page.keyboard.press('Control+Home');
    const line = await app.lookFor('fires at');
    const reasons = line.locator('.reasons li');
    const { at } = await app.cursor();
    await line.locator('.text').click();
    expect((await app.cursor()).at).not.toBe(at);
    expect(await reasons.count()).toBe(0);
    await line.locator('.unfold').click();
    expect(await reasons.count()).toBeGreaterThan(1);
    await reasons.locator('.clause').first().click();
    const clause = app.page.getByRole('note');
    expect(await clause.locator('strong').textContent()).not.toBe('This clause has no title here');
    expect(await clause.locator('.id').textContent()).toMatch(/^HOW-/);
    await app.picture('reasons');
    await app.page.keyboard.press('Escape');
    expect(await clause.count()).toBe(0);
    await app.page.getByLabel('Look for words or clauses').fill('');
  });

  it('shows the card of a unit that is clicked', async () => {
    await app.page.keyboard.press('Control+Home');
    await app.page.locator('.plan [data-id="blue/regiment-rautenkranz"]').first().click();
    await app.page.getByRole('heading', { name: 'Regiment Rautenkranz' }).waitFor();
    await expect.poll(() => app.page.locator('.unit dl div').count()).toBeGreaterThan(1);
    await app.picture('unit');
    await app.page.keyboard.press('Escape');
    expect(await app.page.locator('section.unit').count()).toBe(0);
  });

  it('shows the card of a unit that is clicked on the table, and closes it on a click beside', async () => {
    await app.page.getByRole('button', { name: 'Table', exact: true }).click();
    const die = app.page.locator('.badge').first();
    for (let turn = 0; turn < 9 && (await die.count()) === 0; turn += 1) {
      await app.page.keyboard.press('Shift+ArrowRight');
      await app.nextFrame();
    }
    const box = await die.boundingBox();
    if (!box) throw new Error('no unit has hits');
    for (let down = 24; down < 90 && (await app.page.locator('section.unit').count()) === 0; down += 6) {
      await app.page.mouse.click(box.x + 8, box.y + down);
      await app.nextFrame();
    }
    expect(await app.page.locator('section.unit').count()).toBe(1);
    await app.picture('unit-on-table');
    const canvas = await app.page.locator('canvas').boundingBox();
    if (!canvas) throw new Error('the table cannot be seen');
    await app.page.mouse.click(canvas.x + canvas.width / 2, canvas.y + canvas.height - 12);
    await app.nextFrame();
    expect(await app.page.locator('section.unit').count()).toBe(0);
  });

  it('changes the drawing and the captions in the settings by keyboard, and gives the focus back to the table', async () => {
    await app.page.keyboard.press('Control+,');
    const settings = app.page.getByRole('dialog', { name: 'Settings' });
    await expect.poll(() => settings.locator(':focus').textContent()).toBe('Low');
    const captions = settings.getByRole('group', { name: 'Captions' });
    await captions.getByRole('button', { name: 'Off' }).press('Enter');
    expect(await app.page.getByRole('button', { name: 'Captions' }).getAttribute('aria-pressed')).toBe('false');
    await app.page.keyboard.press('Escape');
    expect(await settings.count()).toBe(0);
    expect(await app.page.locator(':focus').getAttribute('aria-label')).toBe('The table');
  });

  it('jumps from turning point to turning point', async () => {
    await app.page.keyboard.press('Control+Home');
    await app.page.keyboard.press('c');
    const first = await app.cursor();
    await app.page.keyboard.press('c');
    expect((await app.cursor()).at).toBeGreaterThan(first.at);
  });

  it('lists its keys and finds one', async () => {
    await app.page.keyboard.press('?');
    const sheet = app.page.getByRole('dialog', { name: 'Keys' });
    await expect.poll(() => sheet.locator('input:focus').count()).toBe(1);
    await app.page.keyboard.type('next turn');
    expect(await sheet.locator('li').allTextContents()).toEqual([
      expect.stringContaining('Next turn'),
      expect.anything(),
    ]);
    await app.picture('keys');
    await app.page.keyboard.press('Escape');
    await expect.poll(() => sheet.count()).toBe(0);
  });

  it('keeps the battle and opens it again', async () => {
    const { of } = await app.cursor();
    await app.page.getByRole('button', { name: 'Keep battle' }).click();
    await app.page.getByRole('button', { name: 'Kept' }).waitFor();
    await app.page.keyboard.press('Control+1');
    await app.page.locator('.records button').first().click();
    await app.page.getByRole('slider', { name: 'Timeline' }).waitFor();
    expect(await app.cursor()).toEqual({ at: 0, of });
  });

  it('never complained, and its policy was never broken', () => {
    expect(app.complaints).toEqual([]);
  });
});

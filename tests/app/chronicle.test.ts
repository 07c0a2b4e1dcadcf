/** A short chronicle written from nothing with mouse and keyboard, saved, recovered and played. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Locator } from 'playwright-core';
import { AppWindow } from './window';

const UNIT = 'blue/leib-regiment';
const ENEMY = 'red/chevreul-dragoons';

describe('a chronicle from nothing', () => {
  let app: AppWindow;
  beforeAll(async () => {
    app = await AppWindow.open(1280, 720);
    app.page.setDefaultTimeout(100_000);
  });
  afterAll(async () => {
    await app.close();
  });

  const written = (): string => readFileSync(join(app.userFolder, 'scenarios/chronicles/st-ulrich.yaml'), 'utf8');
  const block = (id: string): Locator => app.page.locator(`.plan [data-id="${id}"]`);
  const panel = (): Locator => app.page.getByRole('complementary', { name: 'The story' });
  const line = (words: string): Locator => panel().locator('button.entry', { hasText: words });
  async function middle(what: Locator): Promise<{ readonly x: number; readonly y: number }> {
    const box = await what.boundingBox();
    if (!box) throw new Error('it cannot be seen');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
  async function drag(from: { readonly x: number; readonly y: number }, dx: number, dy: number): Promise<void> {
    const { mouse } = app.page;
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(from.x + dx / 2, from.y + dy / 2, { steps: 3 });
    await mouse.move(from.x + dx, from.y + dy, { steps: 3 });
    await mouse.up();
  }
  /** The day is laid out as the text tells it. */
  async function laid(): Promise<void> {
    await app.nextFrame();
    await app.page.getByText('Laying the day out').waitFor({ state: 'detached' });
  }
  async function press(chord: string, times = 1): Promise<void> {
    for (let i = 0; i < times; i += 1) await app.page.keyboard.press(chord);
    await app.nextFrame();
  }
  async function save(): Promise<string> {
    await press('Control+s');
    await panel().getByText('Saved', { exact: true }).waitFor();
    return written();
  }
  let blank = '';
  let whole = '';

  it('begins beside the scenario from its card', async () => {
    await app.card('Combat of St. Ulrich').click({ button: 'right' });
    await app.page.getByRole('button', { name: 'Tell its story' }).first().click();
    await panel().getByText('Nothing is told yet').waitFor();
    blank = written();
    expect(blank).toMatch(/^chronicle: 1\ntitle: .*St\. Ulrich, hour by hour.*\nscenario: st-ulrich\nday: /);
    await block(UNIT).waitFor();
  });

  it('records where a regiment began and where it stood an hour later', async () => {
    await drag(await middle(block(UNIT)), 0, -40);
    await line('Leib-Regiment').waitFor();
    await laid();
    await press('Escape');
    await press('Shift+ArrowRight', 12);
    await drag(await middle(block(UNIT)), 140, 0);
    await line('march').waitFor();
    await laid();
    const text = await save();
    expect(text).toMatch(/begins:\n {2}- \{ who: \[Leib-Regiment\], at: \[42, 8\d(\.\d)?\], facing: 90 \}\n/);
    expect(text).toMatch(/- \{ at: '06:\d\d', until: '07:00', who: \[Leib-Regiment\], does: march, along: \[\[/);
  });

  it('leads the way by another point, turns the front and sets the hours on the bar', async () => {
    await press('ArrowLeft');
    await line('march').click();
    await line('march').click();
    await app.page.locator('.marks .middle').first().click();
    await laid();
    await drag(await middle(app.page.getByLabel('Point 1 of the way')), 0, 50);
    await laid();
    await drag(await middle(app.page.locator('.marks .turn')), -60, -90);
    await laid();
    const bar = await app.page.locator('.bars .bar').boundingBox();
    if (!bar) throw new Error('there is no bar');
    await drag({ x: bar.x + bar.width - 1, y: bar.y + bar.height / 2 }, 40, 0);
    await laid();
    const text = await save();
    expect(text).toMatch(/until: '07:1[05]', .* along: \[\[[\d., ]+\], \[[\d., ]+\]\], facing: \d+ \}/);
  });

  it('adds what the enemy does from the list of deeds, and tells it in the form', async () => {
    await press('Escape');
    const there = await middle(block(ENEMY));
    await app.page.mouse.click(there.x, there.y);
    await press('.');
    await app.page.getByRole('button', { name: 'charge', exact: true }).click();
    await line('charge').waitFor();
    await laid();
    const form = panel().locator('.opened');
    await form.getByLabel('Chapter').fill('The hussars');
    await form.getByLabel('Chapter').press('Enter');
    await form.getByLabel('Caption').fill('The hussars ride at the regiment.');
    await form.getByLabel('Caption').press('Tab');
    await form.getByLabel('They run').check({ force: true });
    await form.getByLabel('How sure').selectOption({ label: 'medium' });
    await laid();
    whole = await save();
    expect(whole).toMatch(/who: \[.*\], does: charge, along: \[\[.*\]\], against: \[.*\], chapter: The hussars,/);
    expect(whole).toContain('results: { routed: true }, confidence: medium');
    // Nothing in the form makes the window itself scroll.
    expect(await app.page.evaluate(() => document.scrollingElement?.scrollTop)).toBe(0);
    await app.picture('chronicle-written');
  });

  it('takes every step back to the letter, and forward again', async () => {
    const undo = panel().getByRole('button', { name: /^Undo/ });
    while ((await undo.getAttribute('aria-disabled')) !== 'true') await press('Control+z');
    expect(await save()).toBe(blank);
    const redo = panel().getByRole('button', { name: /^Redo/ });
    while ((await redo.getAttribute('aria-disabled')) !== 'true') await press('Control+y');
    await laid();
    expect(await save()).toBe(whole);
  });

  it('keeps what was not saved, and takes it up again', async () => {
    await line('charge').click();
    await press('Alt+ArrowRight');
    await panel().getByText('Not saved').waitFor();
    await press('Control+1');
    const left = app.page.getByRole('region', { name: /Unsaved work on .*St\. Ulrich, hour by hour/ });
    await left.getByRole('button', { name: 'Open' }).click();
    await panel().getByText('Not saved').waitFor();
    await press('Control+z');
    await panel().getByText('Saved', { exact: true }).waitFor();
    expect(written()).toBe(whole);
  });

  it('is watched: who was dragged there is there at that hour', async () => {
    await press('Control+e');
    await panel().getByText('The hussars ride at the regiment.').waitFor();
    await press('Home');
    const before = (await app.blocks())[UNIT];
    await press('5');
    await press('Space');
    await app.page.getByLabel('Pause').waitFor();
    await app.page.getByText('The hussars ride at the regiment.').nth(1).waitFor();
    await press('Space');
    await expect.poll(async () => (await app.blocks())[UNIT]).not.toBe(before);
    expect(await app.sticksOut()).toEqual([]);
    expect(app.complaints).toEqual([]);
  });
});

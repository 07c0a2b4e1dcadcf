import type { CDPSession, Page } from 'playwright-core';
import { inBuiltWindow } from './built-window';
import { most } from './figures';
import type { Figure } from './figures';

/** A battle of Lobositz is fought and its table laid within that time, ms. */
const PATIENCE = 300_000;
const SEED = '3';
/** The same way there and back, in so many places of the cursor; the first time nothing is measured. */
const PLACES = 60;
/** Left and right of the time axis, px. */
const MARGINS = { left: 124, right: 142 } as const;
/** What our script may take of a frame, ms. */
const BUDGET = 8;

interface Costs {
  readonly script: number;
  readonly page: number;
}

/**
 * Runs in the page: every draw is asked for as ever, but of no vertices. Drawn by software, a frame of this table takes a
 * second or more on a busy machine, and the way there and back is 120 frames.
 */
const DRAW_NOTHING = `(() => {
  const context = WebGL2RenderingContext.prototype;
  const draws = { drawArrays: 2, drawElements: 1, drawArraysInstanced: 2, drawElementsInstanced: 1, drawRangeElements: 3 };
  for (const [name, count] of Object.entries(draws)) {
    const draw = context[name];
    context[name] = function (...given) {
      given[count] = 0;
      return draw.apply(this, given);
    };
  }
})()`;

/**
 * What dragging the cursor through Lobositz, there and back, costs a frame in time of the processor: our script, and beside it
 * style and layout of the page. The drawing itself is left out, as a graphics card would do it beside our script.
 */
export async function scrubbingFigures(): Promise<readonly Figure[]> {
  const costs = await inBuiltWindow(async (page) => {
    page.setDefaultTimeout(PATIENCE);
    await page.locator('.card', { hasText: 'Lobositz' }).first().dblclick();
    await page.getByLabel('Seed').fill(SEED);
    // Before anybody has chosen, a person plays one side.
    for (const player of await page.getByLabel(/^Who plays/).all()) await player.selectOption('A computer general');
    await page.getByRole('button', { name: /^Fight/ }).click();
    await page.getByRole('slider', { name: 'Timeline' }).waitFor();
    await page.waitForFunction("document.querySelector('.replay .wait') === null");
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await scrubbed(page, session);
    const table = await scrubbed(page, session);
    await page.keyboard.press('p');
    await scrubbed(page, session);
    return { table, plan: await scrubbed(page, session) };
  }, DRAW_NOTHING);
  if (!costs) return [];
  return [
    most('script of a frame while scrubbing Lobositz on the table', costs.table.script, 'ms', BUDGET),
    most('script of a frame while scrubbing Lobositz on the plan', costs.plan.script, 'ms', BUDGET),
    most('style and layout of such a frame on the table', costs.table.page, 'ms', null),
  ];
}

/** Of every frame drawn while the cursor is dragged from the beginning to the end and back. */
async function scrubbed(page: Page, session: CDPSession): Promise<Costs> {
  const box = await page.getByRole('slider', { name: 'Timeline' }).boundingBox();
  if (!box) throw new Error('the timeline cannot be seen');
  const to = (share: number): Promise<void> =>
    page.mouse.move(box.x + MARGINS.left + share * (box.width - MARGINS.left - MARGINS.right), box.y + 60);
  await to(0);
  await page.mouse.down();
  const before = await spent(session);
  for (let place = 1; place <= PLACES; place += 1) {
    await to(1 - Math.abs(1 - (2 * place) / PLACES));
    await page.evaluate('new Promise((next) => requestAnimationFrame(next))');
  }
  const after = await spent(session);
  await page.mouse.up();
  return { script: (after.script - before.script) / PLACES, page: (after.page - before.page) / PLACES };
}

/** Since the page was opened, ms of the processor. */
async function spent(session: CDPSession): Promise<Costs> {
  const { metrics } = await session.send('Performance.getMetrics');
  const ms = (name: string): number => 1000 * (metrics.find((one) => one.name === name)?.value ?? 0);
  return { script: ms('ScriptDuration'), page: ms('LayoutDuration') + ms('RecalcStyleDuration') };
}

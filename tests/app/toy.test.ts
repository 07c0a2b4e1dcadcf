import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHost } from '../../electron/host';
import { toyDesk, TOY_FILES } from '../electron/toy-desk';
import { AppWindow } from './window';

/** Words of the one book there is, which must not be seen in a battle of another. */
const OF_ANOTHER_BOOK = /Honours of War|HOW-|\bhits?\b|broken off|done for/i;

/** The window of a desk that knows the toy beside the books. */
function openToy(): Promise<AppWindow> {
  return AppWindow.before(1280, 720, TOY_FILES, async (scenarios, user) => {
    const page = resolve('dist/renderer');
    const host = await openHost({ ...toyDesk(scenarios, user), port: 0, token: 'a-token-of-the-test', page });
    return { address: host.address, close: () => host.close() };
  });
}

describe('a battle of the toy in the window', () => {
  let app: AppWindow;
  beforeAll(async () => {
    app = await openToy();
  });
  afterAll(async () => {
    await app.close();
  });

  const back = async (): Promise<void> => {
    await app.page.keyboard.press('ArrowLeft');
    await app.nextFrame();
  };
  const onPlan = (id: string) => app.page.locator(`.plan [data-id="${id}"]`);
  const ground = (): Promise<string> => app.page.locator('.plan [data-layer="ground"]').innerHTML();
  const picture = (name: string): Promise<void> => app.picture(`toy-${name}`);

  it('is fought from its card', async () => {
    await app.card('A toy war').waitFor();
    await app.fight('A toy war', 5);
    await app.page.keyboard.press('Space');
    expect((await app.cursor()).of).toBeGreaterThan(50);
  });

  it('shows what lies loose, and whose it is, on plan and table', async () => {
    await app.goToLine('blue leaves guns behind');
    expect(await onPlan('blue guns').getAttribute('data-side')).toBe('1');
    await onPlan('blue guns').click();
    await app.page.getByRole('heading', { name: 'Loose guns' }).waitFor();
    expect(await app.page.locator('section.unit').textContent()).toContain('belongs to Blue');
    await picture('guns');
    await app.page.keyboard.press('Escape');
    await back();
    expect(await onPlan('blue guns').count()).toBe(0);
  });

  it('scrubs through a hidden unit that springs up, and back', async () => {
    await app.goToLine('blue scout springs up');
    expect(await onPlan('blue scout').count()).toBe(1);
    await picture('scout');
    await back();
    expect(await onPlan('blue scout').count()).toBe(0);
  });

  it('tells of groups that join and split, and of both halves of a turn', async () => {
    await app.goToLine('red line joins the group');
    await app.goToLine('red line leaves the group');
    expect(await app.page.locator('.line', { hasText: 'blue line' }).count()).toBeGreaterThan(0);
  });

  it('takes stands off one by one, counted in its own words', async () => {
    await app.goToLine('loses a stand');
    await app.page.locator('.plan [data-kind="unit"]').first().hover();
    await app.page.locator('.floats > .tag').waitFor();
    expect(await app.page.locator('.floats > .tag').textContent()).toMatch(/pips?/);
    await picture('stand');
  });

  it('draws a bridge blown up and trestles thrown, there and back', async () => {
    await app.goToLine('The bridge is blown up');
    const broken = await ground();
    await back();
    const standing = await ground();
    expect(broken).not.toBe(standing);
    await app.page.keyboard.press('ArrowRight');
    await app.nextFrame();
    expect(await ground()).toBe(broken);
    await picture('bridge');
    await app.page.getByRole('button', { name: 'Table', exact: true }).click();
    await app.tableStands();
    await app.goToLine('The bridge is blown up');
    await picture('bridge-table');
    await app.goToLine('Trestles are thrown');
    await picture('trestles-table');
    await app.goToLine('The trestles are set alight');
    await picture('fire-table');
  });

  it('shows nothing of another book, fits the window and never complained', async () => {
    for (const key of ['Control+Home', 'Control+End']) {
      await app.page.keyboard.press(key);
      await app.nextFrame();
      expect(await app.page.locator('.replay').textContent()).not.toMatch(OF_ANOTHER_BOOK);
    }
    await app.inEverySize(async (width) => {
      await picture(`end-table-${width}`);
      expect(await app.sticksOut()).toEqual([]);
    });
    expect(app.complaints).toEqual([]);
  });
});

describe('the toy fought by hand in the window, with dice that are typed in', () => {
  let app: AppWindow;
  beforeAll(async () => {
    app = await openToy();
  });
  afterAll(async () => {
    await app.close();
  });

  it('is answered card by card, in every form, until its last turn', async () => {
    const { page } = app;
    await app.card('A toy war').dblclick();
    await page.getByLabel('Who plays Blue').selectOption('A person, at this screen');
    await page.getByRole('button', { name: 'Typed in' }).click();
    await page.getByLabel('Last turn').fill('3');
    await page.getByRole('button', { name: /^Fight/ }).click();
    const cards = page.locator('section.decision, section.acting, section.dice, section.end');
    const asked = new Set<string>();
    let thrown = 0;
    for (let i = 0; i < 300; i += 1) {
      const card = (await cards.first().getAttribute('class')) ?? '';
      if (card.includes('end')) break;
      if (card.includes('dice')) {
        if (thrown === 0) await app.picture('toy-typed-die');
        await app.typeDice('6');
        thrown += 1;
      } else if (card.includes('acting')) await page.keyboard.press('Space');
      else {
        const title = (await page.locator('.cards h2').first().textContent()) ?? '';
        if (!asked.has(title)) await app.picture(`toy-by-hand-${asked.size}`);
        asked.add(title);
        await page.keyboard.press('1');
        await page.keyboard.press('Enter');
      }
      await app.nextFrame();
    }
    await page.locator('section.end').waitFor();
    await app.picture('toy-by-hand-end');
    expect([...asked].map((title) => title.replace(/^drill /, '')).sort()).toEqual([
      ...['allot', 'bearing', 'march', 'moment', 'place', 'span', 'volley'],
    ]);
    expect(thrown).toBeGreaterThan(0);
    expect(await page.locator('.play').textContent()).not.toMatch(OF_ANOTHER_BOOK);
    expect(app.complaints).toEqual([]);
  });
});

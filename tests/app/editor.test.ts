import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Locator } from 'playwright-core';
import { AppWindow } from './window';

const TITLE = 'The Combat of St. Ulrich';

interface Spot {
  readonly x: number;
  readonly y: number;
}

describe('the editor of scenarios, with mouse and keyboard', () => {
  let app: AppWindow;
  beforeAll(async () => {
    app = await AppWindow.open(1280, 720);
  });
  afterAll(() => app.close());

  const sign = (id: string): Locator => app.page.locator(`.editor .map [data-id="${id}"]`).first();
  /** Signs are drawn anew now and then: one just taken away has no place. */
  async function middleOf(id: string): Promise<Spot> {
    let box = await sign(id).boundingBox();
    for (let i = 0; i < 20 && !box; i += 1) box = await sign(id).boundingBox();
    if (!box) throw new Error(`${id} is not on the plan`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
  /** Of the table, cm. */
  async function spot(x: number, y: number): Promise<Spot> {
    const box = await app.page.locator('.editor .board .shade').boundingBox();
    if (!box) throw new Error('the table cannot be seen');
    return { x: box.x + (x / 182.88) * box.width, y: box.y + box.height - (y / 121.92) * box.height };
  }
  async function drag(from: Spot, to: Spot): Promise<void> {
    const { mouse } = app.page;
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
    await mouse.move(to.x, to.y);
  }
  const place = async (id: string): Promise<string | null> => sign(id).getAttribute('transform');
  const units = (): Promise<number> => app.page.locator('.editor .map [data-kind="unit"]').count();
  const press = (key: string): Promise<void> => app.page.keyboard.press(key);
  const plan = (): Locator => app.page.getByLabel('The plan of the table');
  const steps = async (): Promise<void> => {
    await app.nextFrame();
    await app.nextFrame();
  };
  const UNIT = 'blue/regiment-rautenkranz';

  it('opens from a card of the library by one key', async () => {
    await app.card(TITLE).click();
    await press('e');
    await sign(UNIT).waitFor();
    await app.page.getByText('Everything is fine under Honours of War').waitFor();
  });

  it('moves a unit with the mouse, tells how it lies, and takes the move back', async () => {
    const before = await place(UNIT);
    const from = await middleOf(UNIT);
    await drag(from, { x: from.x + 70, y: from.y + 55 });
    await app.page.locator('.editor .note', { hasText: 'cm from' }).waitFor();
    await app.picture('editor-drag-1280');
    await app.page.mouse.up();
    await steps();
    expect(await place(UNIT)).not.toBe(before);
    await press('Control+z');
    await steps();
    expect(await place(UNIT)).toBe(before);
    await press('Control+y');
    await press('Control+z');
    await steps();
    expect(await place(UNIT)).toBe(before);
  });

  it('turns and nudges what is selected by keys', async () => {
    const at = await middleOf(UNIT);
    const before = await place(UNIT);
    await app.page.mouse.click(at.x, at.y);
    await press('e');
    await press('Shift+ArrowRight');
    await steps();
    expect(await place(UNIT)).not.toBe(before);
    await press('Control+z');
    await press('Control+z');
    await steps();
    expect(await place(UNIT)).toBe(before);
  });

  it('copies through the clipboard, duplicates and removes', async () => {
    const count = await units();
    const at = await middleOf(UNIT);
    await app.page.mouse.click(at.x, at.y);
    await press('Control+c');
    await press('Control+v');
    await expect.poll(units).toBe(count + 1);
    await press('Control+d');
    await expect.poll(units).toBe(count + 2);
    await press('Delete');
    await press('Control+z');
    await press('Control+z');
    await press('Control+z');
    await expect.poll(units).toBe(count);
  });

  it('drags a hill, whose slopes follow when it rests, and reshapes a wood by its node', async () => {
    const hills = app.page.locator('.editor [data-layer="hills"]').first();
    const slopes = await hills.innerHTML();
    const hill = await spot(78, 96);
    await drag(hill, { x: hill.x + 40, y: hill.y + 20 });
    await app.page.mouse.up();
    await expect.poll(() => hills.innerHTML()).not.toBe(slopes);
    await press('Control+z');
    await expect.poll(() => hills.innerHTML()).toBe(slopes);
    const woods = app.page.locator('.editor [data-layer="woods"]').first();
    const trees = await woods.innerHTML();
    const wood = await spot(168, 15);
    await app.page.mouse.click(wood.x, wood.y);
    const node = await spot(158, 6);
    await drag(node, { x: node.x - 20, y: node.y - 8 });
    await app.page.mouse.up();
    await expect.poll(() => woods.innerHTML()).not.toBe(trees);
    await press('Control+z');
    await expect.poll(() => woods.innerHTML()).toBe(trees);
  });

  it('selects with a box and by double click, finds by name, and offers a menu', async () => {
    const marks = app.page.locator('.editor .marks .halo');
    await drag(await spot(100, 5), await spot(126, 95));
    await app.page.mouse.up();
    expect(await marks.count()).toBe(6);
    const at = await middleOf('blue/regiment-hohenwalde');
    await app.page.mouse.dblclick(at.x, at.y);
    expect(await marks.count()).toBe(5);
    await press('/');
    await app.page.keyboard.type('otter');
    await press('Enter');
    expect(await marks.count()).toBe(1);
    await press('f');
    const wood = await spot(168, 15);
    await app.page.mouse.click(wood.x, wood.y, { button: 'right' });
    await app.page.getByRole('menuitem', { name: 'Turn half round' }).waitFor();
    await press('Escape');
    await plan().focus();
    await press('Escape');
    expect(await marks.count()).toBe(0);
  });

  it('lets a unit come on later: where it is dragged from at the edge, and the way it is dragged', async () => {
    const at = await middleOf(UNIT);
    await app.page.mouse.click(at.x, at.y);
    await press('z');
    await app.page
      .getByRole('toolbar', { name: 'What the tool makes' })
      .getByRole('combobox', { name: 'Kind' })
      .selectOption({ label: 'Arrival' });
    await drag(await spot(2, 30), await spot(40, 68));
    await app.page.locator('.editor .note', { hasText: 'Regiment Rautenkranz will come on here' }).waitFor();
    await app.picture('editor-arrival-1280');
    await app.page.mouse.up();
    const inspector = app.page.getByRole('region', { name: 'Inspector' });
    await expect.poll(() => inspector.getByLabel('Comes on at, east').inputValue()).toBe('0 cm');
    expect(await inspector.getByLabel('In turn').inputValue()).toBe('2');
    expect(await sign(UNIT).count()).toBe(0);
    await app.page.locator('.editor text', { hasText: 'Turn 2: Regiment Rautenkranz' }).first().waitFor();
    await press('v');
    await press('Control+z');
    await sign(UNIT).waitFor();
  });

  it('shows the same on the 3D table, where the same tool selects', async () => {
    await press('p');
    await app.page.locator('.editor .wait').waitFor({ state: 'detached', timeout: 60_000 });
    await app.page.mouse.click(640, 320); // the road
    await expect.poll(() => app.page.locator('.editor .marks .halo').count()).toBeGreaterThan(0);
    await app.picture('editor-table-1280');
  });

  it('draws works and places an entry on the 3D table, and moves what it made there', async () => {
    const inspector = app.page.getByRole('region', { name: 'Inspector' });
    const kind = (): Locator =>
      app.page.getByRole('toolbar', { name: 'What the tool makes' }).getByRole('combobox', { name: 'Kind' });
    await press('x');
    await kind().selectOption({ label: 'Entrenchment' });
    for (const [x, y] of [
      [440, 380],
      [520, 370],
      [580, 420],
    ] as const) {
      await app.page.mouse.move(x, y);
      await app.page.mouse.click(x, y);
    }
    await press('Enter');
    await inspector.getByText('Entrenchment').first().waitFor();
    await kind().selectOption({ label: 'Redoubt' });
    await drag({ x: 640, y: 380 }, { x: 690, y: 410 });
    await app.page.mouse.up();
    await inspector.getByText('Redoubt').first().waitFor();
    await press('z');
    await kind().selectOption({ label: 'Entry' });
    await app.page.mouse.move(318, 400);
    await app.page.mouse.click(318, 400);
    await inspector.getByText('Where troops come on').waitFor();
    const north = inspector.getByLabel('Position, north');
    const before = await north.inputValue();
    await press('v');
    await drag({ x: 318, y: 400 }, { x: 330, y: 325 });
    await app.page.mouse.up();
    await expect.poll(() => north.inputValue()).not.toBe(before);
    await app.picture('editor-works-1280');
    for (let i = 0; i < 4; i += 1) await press('Control+z');
    await press('p');
    await plan().waitFor();
    await app.page.getByText('Everything is fine under Honours of War').waitFor();
  });

  it('edits the file as text: the selection is followed both ways, strokes are one step, letters take no tools', async () => {
    await press('y');
    const at = await middleOf(UNIT);
    await app.page.mouse.click(at.x, at.y);
    await app.page.locator('.cm-chosen', { hasText: 'Rautenkranz' }).waitFor();
    // Long lines go on in further rows: its first is clicked.
    await app.page.locator('.cm-line', { hasText: 'Rautenkranz' }).click({ position: { x: 30, y: 6 } });
    await press('ArrowUp');
    const name = app.page.getByRole('region', { name: 'Inspector' }).getByLabel('Name');
    await expect.poll(() => name.inputValue()).toBe('Regiment Hohenwalde');
    for (const key of ['Control+Home', 'ArrowDown', 'End', 'End']) await press(key);
    await app.page.keyboard.type(' by River and Road');
    await app.page.getByText(`${TITLE} by River and Road`).first().waitFor();
    expect(await app.page.locator('.editor [aria-pressed="true"][title^="Select"]').count()).toBe(1);
    await press('Control+z');
    await app.page.getByText(`${TITLE} by River and Road`).first().waitFor({ state: 'detached' });
    await app.picture('editor-text-1280');
    await app.page.getByRole('button', { name: 'Order of battle' }).click();
  });

  it('goes into a battle and back by one key, with the document as it was', async () => {
    const document = async (): Promise<readonly (string | null)[]> => [
      await app.page.locator('footer .right').innerText(),
      ...(await app.page
        .locator('.editor .map [data-kind="unit"]')
        .evaluateAll((signs) => signs.map((one) => one.getAttribute('transform')))),
    ];
    await press('y');
    const at = await middleOf(UNIT);
    await app.page.mouse.click(at.x, at.y);
    await press('Alt+h');
    await sign(UNIT).waitFor({ state: 'detached' });
    const before = await document();
    await press('F9');
    await app.page.getByRole('slider', { name: 'Timeline' }).waitFor({ timeout: 100_000 });
    await press('F9');
    await plan().waitFor();
    expect(await document()).toEqual(before);
    // As it was left: the text is open, and what was hidden is.
    await app.page.locator('.cm-content').waitFor();
    expect(await sign(UNIT).count()).toBe(0);
    await press('Alt+Shift+h');
    await sign(UNIT).waitFor();
    await app.page.getByRole('button', { name: 'Order of battle' }).click();
  });

  it('fights battles in the background as the settings have it, until the next change', async () => {
    const chosen = (label: 'On' | 'Off'): Promise<void> =>
      app.page
        .getByRole('group', { name: 'Battles while editing' })
        .getByRole('button', { name: label, exact: true })
        .click();
    const strip = app.page.getByRole('region', { name: 'Balance' });
    await strip.getByText('Your settings have them off').waitFor();
    await app.page.getByRole('button', { name: 'Settings' }).click();
    await chosen('On');
    await strip.getByText(/^Fighting battles in the background|of 20 battles so far/).waitFor();
    await chosen('Off');
    await strip.getByText('Your settings have them off').waitFor();
    await press('Escape');
  });

  it('fits the window, small and large, and never complained', async () => {
    expect(await app.sticksOut()).toEqual([]);
    await app.picture('editor-1280');
    await app.page.setViewportSize({ width: 1920, height: 1080 });
    await app.nextFrame();
    expect(await app.sticksOut()).toEqual([]);
    await app.picture('editor-1920');
    await app.page.setViewportSize({ width: 1000, height: 700 });
    await app.nextFrame();
    expect(await app.sticksOut()).toEqual([]);
    // Nothing lies over them where the panels are drawers.
    for (const name of [/^Select/, /^Fight/, /^Open Order of battle/, /^Open Inspector/])
      await app.page.getByRole('button', { name }).first().click({ trial: true, timeout: 5000 });
    expect(app.complaints).toEqual([]);
  });
});

import type { Locator, Page } from 'playwright-core';

/** A place of the table, cm. */
export type Spot = readonly [x: number, y: number];

/** What one gesture takes somebody who does it for the first time, s: to look for it, and to do it. */
const SECONDS = { click: 3, drag: 5, key: 2.5, letter: 0.3 } as const;

/** Somebody before the editor with a mouse and a keyboard, whose gestures are counted. */
export class Person {
  readonly gestures = { click: 0, drag: 0, key: 0, letter: 0 };

  /** The table is so many cm wide and deep. */
  constructor(
    readonly page: Page,
    readonly table: { readonly width: number; readonly depth: number },
  ) {}

  /** Clicks, drags and keys; a word that is typed is one key besides its letters. */
  get count(): number {
    const { click, drag, key } = this.gestures;
    return click + drag + key;
  }

  get seconds(): number {
    const { click, drag, key, letter } = this.gestures;
    return click * SECONDS.click + drag * SECONDS.drag + key * SECONDS.key + letter * SECONDS.letter;
  }

  async press(...chords: readonly string[]): Promise<void> {
    for (const chord of chords) {
      this.gestures.key += 1;
      await this.page.keyboard.press(chord);
    }
  }

  async type(words: string): Promise<void> {
    this.gestures.key += 1;
    this.gestures.letter += words.length;
    await this.page.keyboard.type(words);
  }

  async click(what: Locator): Promise<void> {
    this.gestures.click += 1;
    await what.click();
  }

  /** Opens a list and chooses from it. */
  async choose(list: Locator, label: string): Promise<void> {
    this.gestures.click += 2;
    await list.selectOption({ label });
  }

  /** What the tool makes: a list, or words side by side. */
  async option(name: string, label: string): Promise<void> {
    const strip = this.page.getByRole('toolbar', { name: 'What the tool makes' });
    const list = strip.getByRole('combobox', { name, exact: true });
    const words = strip.getByRole('group', { name, exact: true }).getByRole('button', { name: label, exact: true });
    await list.or(words).first().waitFor();
    if ((await list.count()) > 0) await this.choose(list, label);
    else await this.click(words);
  }

  /** Clicks on the table, node by node. */
  async points(...spots: readonly Spot[]): Promise<void> {
    for (const spot of spots) {
      const { x, y } = await this.#onScreen(spot);
      this.gestures.click += 1;
      await this.page.mouse.move(x, y);
      await this.page.mouse.click(x, y);
    }
  }

  async drag(from: Spot, to: Spot): Promise<void> {
    const [a, b] = [await this.#onScreen(from), await this.#onScreen(to)];
    const { mouse } = this.page;
    this.gestures.drag += 1;
    await mouse.move(a.x, a.y);
    await mouse.down();
    await mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2);
    await mouse.move(b.x, b.y);
    await mouse.up();
  }

  /** Names what is selected. */
  async name(words: string): Promise<void> {
    await this.press('F2');
    await this.page.locator('input[aria-label="Name"]:focus').waitFor();
    await this.type(words);
    await this.press('Enter');
  }

  async #onScreen([x, y]: Spot): Promise<{ readonly x: number; readonly y: number }> {
    const box = await this.page.locator('.editor .board .shade').boundingBox();
    if (!box) throw new Error('the table cannot be seen');
    const { width, depth } = this.table;
    return { x: box.x + (x / width) * box.width, y: box.y + box.height - (y / depth) * box.height };
  }
}

/** The built app in a real browser: the host in a process of its own, Chromium before it, and verbs a player would use. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { chromium, type Browser, type Locator, type Page } from 'playwright-core';
import type { Settings } from '../../electron/desk/api';
import { openBuiltHost, ST_ULRICH_ALONE, type OpenedHost } from './built-host';

const SOFTWARE_GL = [
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-gpu-rasterization',
  // Put together by the processor, which has to draw it all anyhow, a picture takes a third of the time less.
  '--disable-gpu-compositing',
];

type StartHost = (scenarios: string, user: string) => Promise<OpenedHost>;

export class AppWindow {
  /** What the page complained about, its policy included. */
  readonly complaints: string[] = [];

  private constructor(
    readonly page: Page,
    private readonly browser: Browser,
    private readonly host: OpenedHost,
    private readonly folder: string,
  ) {
    page.on('console', (message) => {
      if (message.type() === 'error') this.complaints.push(message.text());
    });
    page.on('pageerror', (error) => this.complaints.push(error.message));
  }

  /** Before the built host, whose library has St. Ulrich. */
  static open(width: number, height: number, looksAt?: Settings['picture']): Promise<AppWindow> {
    const start: StartHost = (scenarios, user) => openBuiltHost(user, scenarios);
    return AppWindow.before(width, height, ST_ULRICH_ALONE, start, looksAt);
  }

  /** Where what the person made is kept. */
  get userFolder(): string {
    return join(this.folder, 'user');
  }

  /**
   * Before a host that is given a folder with these scenario files, and one of the person's own. Battles are looked at as
   * plans, which are drawn at once; a table is laid only where a test asks for it.
   */
  static async before(
    width: number,
    height: number,
    files: Readonly<Record<string, string>>,
    start: StartHost,
    looksAt: Settings['picture'] = 'plan',
  ): Promise<AppWindow> {
    const executablePath = process.env.CHROMIUM;
    if (!executablePath) throw new Error('Set CHROMIUM to the path of a Chromium.');
    const folder = mkdtempSync(join(tmpdir(), 'cockade-app-'));
    const play = { players: ['general', 'general'], dice: 'seed', turns: 30, practice: false, taught: true };
    // Battles in the editor's background would take the cores that other windows need: a test that is about them has them on.
    const settings = { quality: 'low', picture: looksAt, lastSeed: 3, panelRight: 340, play, backgroundBattles: false };
    const written = Object.entries(files).map(([name, text]): [string, string] => [`scenarios/${name}`, text]);
    written.push(['user/settings.json', JSON.stringify(settings)]);
    for (const [name, text] of written) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    const host = await start(join(folder, 'scenarios'), join(folder, 'user'));
    const browser = await chromium.launch({ executablePath, args: SOFTWARE_GL });
    const page = await browser.newPage({ viewport: { width, height } });
    const app = new AppWindow(page, browser, host, folder);
    await page.goto(host.address);
    return app;
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.host.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  card(title: string): Locator {
    return this.page.locator('.card', { hasText: title });
  }

  async fight(title: string, seed: number): Promise<void> {
    await this.card(title).dblclick();
    await this.page.getByLabel('Seed').fill(String(seed));
    await this.page.getByRole('button', { name: /^Fight/ }).click();
    // Two generals think of every move of the battle, on cores that other windows use meanwhile.
    await this.page.getByRole('slider', { name: 'Timeline' }).waitFor({ timeout: 100_000 });
  }

  /** Counts the tables that are laid from now on: each has a canvas of its own. */
  noteTableOfFight(): Promise<void> {
    return this.page.evaluate(() => {
      const { dataset } = document.body;
      dataset['tables'] = '0';
      HTMLCanvasElement.prototype.setAttribute = function (name, value) {
        if (value === 'The table in three dimensions') dataset['tables'] = String(Number(dataset['tables']) + 1);
        Element.prototype.setAttribute.call(this, name, value);
      };
    });
  }
  /** The replay shows the one table that was laid. */
  isTableOfFight(): Promise<boolean> {
    return this.page.evaluate(
      () => document.querySelector('.replay canvas') !== null && document.body.dataset['tables'] === '1',
    );
  }

  /** The 3D table is shown with its troops: until then whoever takes its camera takes that of an empty room. */
  async tableStands(): Promise<void> {
    const options = { timeout: 60_000 };
    await this.page.locator('canvas').waitFor(options);
    await this.page.getByText('Building the table').waitFor({ ...options, state: 'hidden' });
  }

  /** The event the cursor stands on, and how many there are. */
  async cursor(): Promise<{ readonly at: number; readonly of: number }> {
    const words = (await this.page.locator('.when .count').textContent()) ?? '';
    const [, at, of] = /event (\d+) of (\d+)/.exec(words) ?? [];
    return { at: Number(at), of: Number(of) };
  }

  /** The turn the cursor stands in. */
  async turn(): Promise<number> {
    const words = await this.page.getByLabel('Jump to turn and phase').locator('option:checked').textContent();
    return Number(/^Turn (\d+)/.exec(words ?? '')?.[1]);
  }

  /** Drags the cursor of the timeline between two shares of its turns, and holds it there until `held` is done. */
  async drag(from: number, to: number): Promise<void> {
    const box = await this.page.getByRole('slider', { name: 'Timeline' }).boundingBox();
    if (!box) throw new Error('the timeline cannot be seen');
    const x = (share: number): number => box.x + 124 + share * (box.width - 124 - 142);
    await this.page.mouse.move(x(from), box.y + 60);
    await this.page.mouse.down();
    await this.page.mouse.move(x(to), box.y + 60, { steps: 8 });
    await this.page.mouse.up();
    await this.nextFrame();
  }

  /** Places of the blocks on the plan, by unit. */
  async blocks(): Promise<Readonly<Record<string, string>>> {
    return this.page.evaluate(() =>
      Object.fromEntries(
        [...document.querySelectorAll('.plan [data-kind="unit"]')].map((block) => [
          block.getAttribute('data-id') ?? '',
          block.getAttribute('transform') ?? '',
        ]),
      ),
    );
  }

  /** The first line of the log that says this: its words are looked for, and none but those that fit are listed. */
  async lookFor(words: string, sentence: string | RegExp = words): Promise<Locator> {
    await this.page.getByLabel('Look for words or clauses').fill(words);
    const line = this.page.locator('.line', { hasText: sentence }).first();
    await line.waitFor();
    return line;
  }
  /** Seeks to the first line of the log that says this, and gives the keys back to the table. */
  async goToLine(words: string, sentence?: RegExp): Promise<void> {
    const line = await this.lookFor(words, sentence);
    await line.locator('.text').click();
    await this.page.getByLabel('Look for words or clauses').fill('');
    await this.page.getByRole('group', { name: 'The table' }).focus();
    await this.nextFrame();
  }

  /** Looks at the window in each of the sizes it is made for, and leaves it as small as it was. */
  async inEverySize(look: (width: number) => Promise<void>): Promise<void> {
    for (const [width, height] of [
      [1920, 1080],
      [1280, 720],
    ] as const) {
      await this.page.setViewportSize({ width, height });
      await this.nextFrame();
      await look(width);
    }
  }

  nextFrame(): Promise<void> {
    return this.page.evaluate(
      () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
    );
  }

  /** For people to look at, where the environment names a folder for them: each takes as long as a test of its own. */
  async picture(name: string): Promise<void> {
    const folder = process.env.PICTURES;
    if (folder) await this.page.screenshot({ path: join(folder, `${name}.png`) });
  }

  /** Types dice in and enters them, until the card has taken them. */
  async typeDice(dice: string): Promise<void> {
    const field = await this.page.getByLabel('Dice', { exact: true }).elementHandle();
    await field?.fill(dice);
    while (await field?.evaluate((node) => node.isConnected)) {
      await field?.press('Enter').catch(() => undefined);
      await this.nextFrame();
    }
  }

  /** It is seen, and wholly within the picture of the table. */
  async isOverTable(what: Locator): Promise<boolean> {
    const [box, table] = [await what.boundingBox(), await this.page.locator('.play > .field').boundingBox()];
    if (!box || !table) return false;
    const [right, bottom] = [table.x + table.width, table.y + table.height];
    return box.x >= table.x && box.y >= table.y && box.x + box.width <= right && box.y + box.height <= bottom;
  }

  /** Buttons, fields and texts that stick out of the window. */
  async sticksOut(): Promise<readonly string[]> {
    return this.page.evaluate(() =>
      [...document.querySelectorAll('button, input, select, h1, h2')]
        .filter((element) => !element.closest('.list, .track, .filters, main, .scroll, .detail, .cards'))
        .filter((element) => {
          const box = element.getBoundingClientRect();
          if (box.width === 0 || getComputedStyle(element).opacity === '0') return false;
          return box.left < 0 || box.top < 0 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5;
        })
        .map((element) => element.textContent || element.getAttribute('aria-label') || element.tagName),
    );
  }
}

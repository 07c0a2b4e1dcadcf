import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProgram } from '../electron/programs';
import { ST_ULRICH_ALONE } from './built-host';
import { AppWindow } from './window';

const ST_ULRICH = 'The Combat of St. Ulrich';
const TOKEN = 'a-token-of-this-test';

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port);
        else reject(new Error('no port'));
      });
    });
  });

/** The program behind the window ends without a word, and another one takes its place. */
describe('a fight by hand whose host is killed', () => {
  let app: AppWindow;
  let port = 0;
  let [user, scenarios] = ['', ''];
  let host: ReturnType<typeof startProgram> | null = null;

  async function startHost(): Promise<string> {
    host = startProgram('dist/main/host.js', [
      ...['--user', user, '--scenarios', scenarios, '--port', String(port), '--token', TOKEN],
    ]);
    return host.lineWith('http://127.0.0.1:');
  }

  beforeAll(async () => {
    port = await freePort();
    app = await AppWindow.before(1280, 720, ST_ULRICH_ALONE, async (shelf, folder) => {
      [scenarios, user] = [shelf, folder];
      const address = await startHost();
      const close = async (): Promise<void> => {
        host?.stop();
        await host?.ended;
      };
      return { address, close };
    });
    app.page.setDefaultTimeout(90_000);
  });
  afterAll(async () => {
    await app.close();
  });
  const title = async (): Promise<string> => (await app.page.locator('.cards h2').first().textContent()) ?? '';

  it('says that the connection is lost and what to do, and goes on where it was once the program is back', async () => {
    const { page } = app;
    await app.card(ST_ULRICH).dblclick();
    await page.getByLabel('Who plays The Advance Guard of Bernau').selectOption('A person, at this screen');
    await page.getByLabel('Seed').fill('7');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Fight/ }).click();
    for (let asked = 0; asked < 4;) {
      await page.locator('section.decision, section.acting').first().waitFor();
      const acts = (await page.locator('section.acting').count()) > 0;
      if (!acts) asked += 1;
      await page.keyboard.press(acts ? 'Space' : 'Enter');
      await app.nextFrame();
    }
    await page.keyboard.press('Space');
    await page.locator('section.decision').waitFor();
    const [asked, blocks] = [await title(), await app.blocks()];
    expect(asked).not.toBe('');

    host?.kill();
    const lost = page.locator('section.lost');
    await lost.waitFor();
    expect(await lost.textContent()).toContain('start it again: the fight waits in the library');
    await page.keyboard.press('Enter');
    await app.nextFrame();
    expect(await page.locator('section.acting').count()).toBe(0);
    await app.picture('play-lost-desk');
    expect(await app.sticksOut()).toEqual([]);

    await startHost();
    await page.locator('section.decision').waitFor();
    expect([await title(), await lost.count(), await page.locator('.toast.error').count()]).toEqual([asked, 0, 0]);
    expect(await app.blocks()).toEqual(blocks);
  });
});

import { existsSync, readFileSync } from 'node:fs';
import { _electron } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { BRIDGE_NAME } from '../../../electron/desk/api';
import { folderWith } from '../folder';
import { inRepository } from '../programs';

function binary(): string | null {
  const name = inRepository('node_modules/electron/path.txt');
  if (!existsSync(name)) return null;
  const path = inRepository(`node_modules/electron/dist/${readFileSync(name, 'utf8')}`);
  return existsSync(path) ? path : null;
}
const path = binary();
const hasDisplay = process.platform !== 'linux' || Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY);
const missing = path === null ? 'Electron’s binary has not been fetched' : hasDisplay ? null : 'there is no display';

describe('real Electron', { timeout: 60_000 }, () => {
  it.skipIf(missing !== null)(
    `opens the window and its desk answers${missing ? ` (skipped: ${missing})` : ''}`,
    async () => {
      const app = await _electron.launch({
        executablePath: path ?? '',
        args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), inRepository('.')],
        env: { ...process.env, COCKADE_DATA: folderWith() },
      });
      try {
        const window = await app.firstWindow();
        expect(await window.title()).toBe('Cockade');
        const asked = `window.${BRIDGE_NAME}.call('library.list', {}).then((answer) => answer.ok.entries.map((entry) => entry.title))`;
        expect(await window.evaluate(asked)).toContain('The Combat of St. Ulrich');
        expect(await window.evaluate('typeof require + typeof process')).toBe('undefinedundefined');
      } finally {
        await app.close();
      }
    },
  );
});

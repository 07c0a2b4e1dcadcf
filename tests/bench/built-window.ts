import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { chromium, type Page } from 'playwright-core';
import { openHost } from '../../electron/host';
import { inRepository } from './inputs';

const FLAGS = [
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-gpu-rasterization',
];

/** Measures the built window, drawn by software; nothing where there is no Chromium. `begin` runs in the page before its own script. */
export async function inBuiltWindow<Measured>(
  measure: (page: Page) => Promise<Measured>,
  begin: string | null = null,
): Promise<Measured | null> {
  const executablePath = process.env.CHROMIUM;
  if (!executablePath) return null;
  const user = mkdtempSync(join(tmpdir(), 'cockade-bench-'));
  const host = await openHost({
    port: 0,
    token: 'bench',
    user,
    scenarios: inRepository('scenarios'),
    page: inRepository('dist/renderer'),
    spawn: () => new Worker(inRepository('dist/main/engine-worker.js')),
    spawnPrinter: () => new Worker(inRepository('dist/main/print-worker.js')),
    spawnReader: () => new Worker(inRepository('dist/main/read-worker.js')),
  });
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
    if (begin !== null) await page.addInitScript(begin);
    await page.goto(host.address);
    return await measure(page);
  } finally {
    await browser.close();
    await host.close();
    rmSync(user, { recursive: true, force: true });
  }
}

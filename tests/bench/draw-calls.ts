import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { chromium } from 'playwright-core';
import { openHost } from '../../electron/host';
import { most } from './figures';
import type { Figure } from './figures';
import { inRepository } from './inputs';

const FLAGS = [
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-gpu-rasterization',
];

const FRAMES = 30;
const LONGEST_WAIT_MS = 90_000;

/** Runs in the page: counts the draws of each frame that end on the screen, those of the shadow pass left out. */
const COUNT_DRAWS = `(() => {
  const frames = (window.drawsOfFrames = []);
  const context = WebGL2RenderingContext.prototype;
  let offScreen = false;
  let draws = 0;
  const bind = context.bindFramebuffer;
  context.bindFramebuffer = function (target, buffer) {
    if (target !== context.READ_FRAMEBUFFER) offScreen = buffer !== null;
    return bind.call(this, target, buffer);
  };
  for (const name of ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced', 'drawRangeElements']) {
    const draw = context[name];
    context[name] = function (...given) {
      if (!offScreen) draws += 1;
      return draw.apply(this, given);
    };
  }
  const next = () => {
    if (draws > 0) frames.push(draws);
    draws = 0;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
})()`;

/** The most draw calls of a frame while Lobositz begins in the built window; nothing where there is no Chromium. */
export async function drawCallFigures(): Promise<readonly Figure[]> {
  const executablePath = process.env.CHROMIUM;
  if (!executablePath) return [];
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
    await page.addInitScript(COUNT_DRAWS);
    await page.goto(host.address);
    await page.getByText('Lobositz', { exact: true }).first().click();
    await page.keyboard.press('F9');
    let draws: readonly number[] = [];
    for (let waited = 0; draws.length < FRAMES && waited < LONGEST_WAIT_MS; waited += 500) {
      await page.waitForTimeout(500);
      draws = await page.evaluate<number[]>('window.drawsOfFrames');
    }
    return [most('draw calls of a frame, Lobositz, without shadows', Math.max(...draws), 'calls', 120)];
  } finally {
    await browser.close();
    await host.close();
    rmSync(user, { recursive: true, force: true });
  }
}

import { inBuiltWindow } from './built-window';
import { most } from './figures';
import type { Figure } from './figures';

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

/** The most draw calls of a frame while Lobositz begins in the built window. */
export async function drawCallFigures(): Promise<readonly Figure[]> {
  const highest = await inBuiltWindow(async (page) => {
    await page.getByText('Lobositz', { exact: true }).first().click();
    await page.keyboard.press('F9');
    let draws: readonly number[] = [];
    for (let waited = 0; draws.length < FRAMES && waited < LONGEST_WAIT_MS; waited += 500) {
      await page.waitForTimeout(500);
      draws = await page.evaluate<number[]>('window.drawsOfFrames');
    }
    return Math.max(...draws);
  }, COUNT_DRAWS);
  return highest === null ? [] : [most('draw calls of a frame, Lobositz, without shadows', highest, 'calls', 120)];
}

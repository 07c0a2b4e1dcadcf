/** `npm run bench`: the budgets of the design, measured here and now. */
import { bundled, carryOut, ensureBuilt, ensurePackages, findChromium } from './set-up/index.mjs';

await carryOut(async () => {
  await ensurePackages(console.error);
  await ensureBuilt(console.error, ['renderer', 'worker']);
  process.env.CHROMIUM ??= findChromium() ?? '';
  await bundled('tests/bench/index.ts', 'bench', ['playwright-core']);
});

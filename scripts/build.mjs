/** `npm run build`: everything under dist/, afresh. */
import { rmSync } from 'node:fs';
import { carryOut, ensureBuilt, ensurePackages, inRepository } from './set-up/index.mjs';

await carryOut(async () => {
  await ensurePackages(console.error);
  rmSync(inRepository('dist'), { recursive: true, force: true });
  await ensureBuilt(console.error);
});

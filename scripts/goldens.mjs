/** `npm run goldens -- [seeds] [--write]`: are the battles of the shipped scenarios still those that were kept? */
import { bundled, carryOut, ensurePackages } from './set-up/index.mjs';

await carryOut(async () => {
  await ensurePackages(console.error);
  await bundled('tests/goldens/run.ts', 'goldens');
});

/** `npm run strength -- [games] [scenario...]`: how strong the shipped general is against those of the pool. */
import { bundled, carryOut, ensurePackages } from './set-up/index.mjs';

await carryOut(async () => {
  await ensurePackages(console.error);
  await bundled('tests/strength/run.ts', 'strength');
});

/** `npm run puzzles -- [--games N] [--write] [NAME...]`: tactical positions, whether the general solves them and whether they are right. */
import { bundled, carryOut, ensurePackages } from './set-up/index.mjs';

await carryOut(async () => {
  await ensurePackages(console.error);
  await bundled('tests/puzzles/run.ts', 'puzzles');
});

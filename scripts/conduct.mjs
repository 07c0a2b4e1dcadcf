/** `npm run conduct -- [battles] [scenario...]`: what of the general's conduct would make a wargamer wince, counted. */
import { bundled, carryOut, ensurePackages } from './set-up/index.mjs';

await carryOut(async () => {
  await ensurePackages(console.error);
  await bundled('tests/strength/conduct/run.ts', 'conduct');
});

/** `npm run tournament -- [--games N] [--only WORD,WORD] [--champion ID]`: the computer general against a pool, on many tables. */
import { bundled, carryOut, ensurePackages } from './set-up/index.mjs';

await carryOut(async () => {
  await ensurePackages(console.error);
  await bundled('tests/tournament/run.ts', 'tournament');
});

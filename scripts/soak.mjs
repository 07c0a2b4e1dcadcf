/** `npm run soak -- [system | files] [count] [first seed]`: wild battles of every rule system and damaged files, looked through for faults. */
import { bundled, carryOut, ensurePackages } from './set-up/index.mjs';

await carryOut(async () => {
  await ensurePackages(console.error);
  await bundled('tests/soak/run.ts', 'soak');
});

/** `npm run build`: everything under dist/, afresh. */
import { rmSync } from 'node:fs';
import { ensureBuilt, ensurePackages, inRepository } from './set-up/index.mjs';

await ensurePackages(console.error);
rmSync(inRepository('dist'), { recursive: true, force: true });
await ensureBuilt(console.error);

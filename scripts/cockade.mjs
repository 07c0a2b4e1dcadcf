#!/usr/bin/env node
/** `npx cockade`: the command line, built first when it is stale. Set-up speaks on stderr: stdout is the command's. */
import { pathToFileURL } from 'node:url';
import { carryOut, ensureBuilt, ensurePackages, inRepository } from './set-up/index.mjs';

await carryOut(async () => {
  await ensurePackages(console.error);
  await ensureBuilt(console.error, ['worker', 'cli']);
});
await import(pathToFileURL(inRepository('dist/main/cli.js')).href);

/**
 * `npm run bench [-- --against COMMIT] [--only battles|systems|generals|dragging|scrubbing]`: the budgets of the design, measured here and now; the battles
 * also with the engine of an older commit, in the same run.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  bundle,
  bundled,
  carryOut,
  ensureBuilt,
  ensurePackages,
  findChromium,
  inRepository,
  repository,
} from './set-up/index.mjs';

const git = (...words) => execFileSync('git', words, { cwd: repository, stdio: ['ignore', 'ignore', 'inherit'] });
const TREE = 'dist/against/tree';
const FIGHTING = 'tests/bench/fighting';

/** Lays the older commit out below dist/, and bundles its engine with this commit's program that fights. */
async function bundleOlder(commit) {
  git('worktree', 'add', '--force', '--detach', TREE, commit);
  cpSync(inRepository(FIGHTING), inRepository(`${TREE}/${FIGHTING}`), { recursive: true });
  await bundle(`${TREE}/${FIGHTING}/process.ts`, 'dist/against/program/fighting.js');
}
function clearOlder() {
  rmSync(inRepository('dist/against'), { recursive: true, force: true });
  git('worktree', 'prune');
}

await carryOut(async () => {
  const { values } = parseArgs({ options: { against: { type: 'string' }, only: { type: 'string' } } });
  await ensurePackages(console.error);
  await ensureBuilt(console.error, ['renderer', 'worker', 'printer', 'reader']);
  process.env.CHROMIUM ??= findChromium() ?? '';
  clearOlder();
  try {
    if (values.against !== undefined) await bundleOlder(values.against);
    await bundle(`${FIGHTING}/process.ts`, 'dist/fighting/fighting.js');
    await bundle('tests/bench/desk/process.ts', 'dist/bench-desk/bench-desk.js');
    await bundled('tests/bench/index.ts', 'bench', ['playwright-core']);
  } finally {
    clearOlder();
  }
});

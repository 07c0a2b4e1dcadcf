#!/usr/bin/env node
/**
 * `npm run mutants -- [book] [count] [seed]`: breaks a sample of the numbers and conditions of a rule book, one at a time, in
 * a copy of the code, and tells how many the book's tests notice. For each it runs the tests that could, the likeliest
 * first. What is found is kept in dist/mutants: a run that was stopped goes on where it was, and what has changed since is
 * tried anew.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFile, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { carryOut, ensurePackages, inRepository } from './set-up/index.mjs';

const [book = 'honours-of-war', count = '60', seed = '1'] = process.argv.slice(2);
const CODE = `engine/rules/${book}/`;
/** In the repository, so that packages are found; a copy, so that a run that is killed leaves nothing broken behind. */
const COPY = 'dist/mutants/copy';
const FOUND = `dist/mutants/${book}.jsonl`;
const COPIED = [
  ...['engine', 'tests', 'scenarios', 'generators', 'drawing', 'editing', 'electron', 'renderer', 'scripts', 'docs'],
  ...['package.json', 'svelte.config.js', 'tsconfig.json', 'vite.config.ts', 'vite.node.config.ts', 'vitest.config.ts'],
];
/** A mutant that makes a loop endless is noticed as well, ms. */
const LONGEST = 5 * 60 * 1000;

await carryOut(async () => {
  await ensurePackages(console.error);
  const { mutated, mutationsOf, sampleOf } = await import('./set-up/mutations.mjs');
  const { importsOf, noticingTests } = await import('./set-up/noticing.mjs');
  const texts = await sources();
  const imports = importsOf(texts);
  const places = [...texts.keys()]
    .filter((path) => path.startsWith(CODE) && !path.startsWith(`${CODE}clauses/`))
    .sort();
  if (places.length === 0) throw new Error(`There is no rule book “${book}” in engine/rules.`);
  const sites = places.flatMap((path) => mutationsOf(path, texts.get(path)));
  const chosen = sampleOf(sites, Number(count), Number(seed));
  console.log(`${chosen.length} of ${sites.length} places in ${CODE}, seed ${seed}`);
  await copyTree();
  const known = await foundBefore();
  const rows = [];
  for (const [number, site] of chosen.entries()) {
    const text = texts.get(site.path);
    const key = keyOf(site, text);
    const row = known.get(key) ?? { key, ...(await tried(site, text, number)) };
    if (!known.has(key)) await appendFile(inRepository(FOUND), `${JSON.stringify(row)}\n`);
    rows.push({ site, ...row });
    console.log(`${String(number + 1).padStart(3)}  ${lineOf({ site, ...row })}`);
  }
  const survivors = rows.filter(({ by }) => by === null);
  console.log(`\n${rows.length - survivors.length} of ${rows.length} noticed.`);
  for (const row of survivors) console.log(`  ${lineOf(row)}`);

  /** Breaks one place of the copy, runs its tests and mends it. */
  async function tried(site, text, number) {
    const stages = noticingTests({ site, book, texts, imports });
    if (number === 0 && (await failure(stages[0])) !== null)
      throw new Error(`The tests of ${site.path} fail as they are: mend them first.`);
    const file = inRepository(`${COPY}/${site.path}`);
    const start = Date.now();
    await writeFile(file, mutated(text, site));
    try {
      let by = null;
      for (const tests of stages) by ??= await failure(tests);
      return { by, seconds: Math.round((Date.now() - start) / 1000) };
    } finally {
      await writeFile(file, text);
    }
  }
});

function lineOf({ site, by, seconds }) {
  const place = `${site.path.slice(CODE.length)}:${site.line}`;
  return `${by === null ? 'SURVIVED' : 'noticed '}  ${place}  ${site.was} → ${site.by}  ${by ?? ''} (${seconds} s)`;
}

/** A place is told apart by the file as it stands and where in it something else is put. */
function keyOf(site, text) {
  return createHash('sha256').update(`${site.path} ${site.from} ${site.by} ${text}`).digest('hex').slice(0, 16);
}

/** Every source of the engine and its tests by its path. */
async function sources() {
  const found = new Map();
  for (const folder of ['engine', 'tests'])
    for (const entry of await readdir(inRepository(folder), { recursive: true })) {
      const path = `${folder}/${entry.replaceAll('\\', '/')}`;
      if (path.endsWith('.ts')) found.set(path, await readFile(inRepository(path), 'utf8'));
    }
  return found;
}

async function copyTree() {
  await rm(inRepository(COPY), { recursive: true, force: true });
  await mkdir(inRepository(COPY), { recursive: true });
  for (const path of COPIED) await cp(inRepository(path), inRepository(`${COPY}/${path}`), { recursive: true });
}

/** What earlier runs have found, by key. */
async function foundBefore() {
  const text = await readFile(inRepository(FOUND), 'utf8').catch(() => '');
  return new Map(text.split('\n').flatMap((line) => (line ? [[JSON.parse(line).key, JSON.parse(line)]] : [])));
}

/** The first of some test files that fails in the copy, or “never ends”; null when all pass. */
async function failure(tests) {
  if (tests.length === 0) return null;
  const report = inRepository('dist/mutants/report.json');
  await rm(report, { force: true });
  const options = ['--root', '.', '--project', 'unit', '--bail', '1', '--reporter', 'json', '--outputFile', report];
  const run = spawn(process.execPath, [inRepository('node_modules/vitest/vitest.mjs'), 'run', ...options, ...tests], {
    cwd: inRepository(COPY),
    stdio: 'ignore',
  });
  let isEndless = false;
  const timer = setTimeout(() => {
    isEndless = true;
    run.kill('SIGKILL');
  }, LONGEST);
  const code = await new Promise((resolve, reject) => {
    run.once('error', reject);
    run.once('exit', resolve);
  });
  clearTimeout(timer);
  if (code === 0) return null;
  if (isEndless) return 'never ends';
  const { testResults = [] } = JSON.parse(await readFile(report, 'utf8').catch(() => '{}'));
  const failed = testResults.find(({ status }) => status === 'failed');
  return failed ? failed.name.replaceAll('\\', '/').split('/tests/').at(-1) : 'does not load';
}

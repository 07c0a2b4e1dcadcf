#!/usr/bin/env node
/**
 * `npm run mutants -- [book] [count] [seed]`: breaks a sample of the numbers and conditions of a rule book, one at a time,
 * and tells how many the book's tests notice. Slow: each takes as long as the tests that import the file.
 */
import { spawn } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { carryOut, ensurePackages, inRepository } from './set-up/index.mjs';

const [book = 'honours-of-war', count = '60', seed = '1'] = process.argv.slice(2);
const CODE = `engine/rules/${book}`;
const TESTS = `tests/engine/rules/${book}`;
/** A mutant that makes a loop endless is noticed as well, ms. */
const LONGEST = 10 * 60 * 1000;

await carryOut(async () => {
  await ensurePackages(console.error);
  const { mutated, mutationsOf, sampleOf } = await import('./set-up/mutations.mjs');
  const texts = new Map();
  for (const path of await sources()) texts.set(path, await readFile(inRepository(path), 'utf8'));
  const sites = [...texts].flatMap(([path, text]) => mutationsOf(path, text));
  const chosen = sampleOf(sites, Number(count), Number(seed));
  console.log(`${chosen.length} of ${sites.length} places in ${CODE}, seed ${seed}`);
  const survivors = [];
  for (const site of chosen) {
    const text = texts.get(site.path);
    const restore = () => writeFile(inRepository(site.path), text);
    const leave = () => void restore().then(() => process.exit(130));
    process.once('SIGINT', leave);
    await writeFile(inRepository(site.path), mutated(text, site));
    const noticed = await fails(site.path).finally(restore);
    process.off('SIGINT', leave);
    const told = `${site.path}:${site.line}  ${site.was} → ${site.by}`;
    console.log(`${noticed ? 'noticed ' : 'SURVIVED'}  ${told}`);
    if (!noticed) survivors.push(told);
  }
  console.log(`\n${chosen.length - survivors.length} of ${chosen.length} noticed.`);
  for (const survivor of survivors) console.log(`  ${survivor}`);
});

/** Sources of the book without the sentences of its clauses. */
async function sources() {
  const names = await readdir(inRepository(CODE), { recursive: true });
  const paths = names.map((name) => `${CODE}/${name.replaceAll('\\', '/')}`);
  return paths.filter((path) => path.endsWith('.ts') && !path.startsWith(`${CODE}/clauses/`)).sort();
}

/** Does a test of the book that imports the file fail, or never end? */
function fails(path) {
  const args = ['related', path, '--run', '--project', 'unit', '--dir', TESTS, '--bail', '1', '--reporter', 'dot'];
  const run = spawn(process.execPath, [inRepository('node_modules/vitest/vitest.mjs'), ...args], {
    cwd: inRepository('.'),
    stdio: 'ignore',
  });
  const timer = setTimeout(() => run.kill('SIGKILL'), LONGEST);
  return new Promise((resolve, reject) => {
    run.once('error', reject);
    run.once('exit', (code) => {
      clearTimeout(timer);
      resolve(code !== 0);
    });
  });
}

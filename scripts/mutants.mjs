#!/usr/bin/env node
/**
 * `npm run mutants -- [book] [count] [seed]`: breaks a sample of the numbers and conditions of a rule book, one at a time, and
 * tells how many the book's tests notice. With a file or folder of the book, or `all`, in place of the count every one there
 * is broken, and what no test notices is listed.
 *
 * Nothing is written over: the tests are bundled with a switch at every place. They run once whole, which tells who asks for
 * which place; then for each place those that do are loaded anew with it broken, the likeliest first, until one fails.
 */
import { readdir, readFile, rm } from 'node:fs/promises';
import { carryOut, ensurePackages, inRepository } from './set-up/index.mjs';

const [book = 'honours-of-war', what = '60', seed = '1'] = process.argv.slice(2);
const CODE = `engine/rules/${book}/`;
const TESTS = `tests/engine/rules/${book}/`;
/** Of its own, so that two may be tried beside each other. */
const FOLDER = `dist/mutants/${book}-${process.pid}`;
/** Tests that ask for places this often play out all chances: they are tried only for the code they stand beside. */
const MANY = 1e6;

await carryOut(async () => {
  await ensurePackages(console.error);
  const { placesOf, sampleOf } = await import('./mutants/places.mjs');
  const { bundleTests } = await import('./mutants/bundle.mjs');
  const { measure, tryAll } = await import('./mutants/trying.mjs');
  const { isLikely } = await import('./mutants/likely.mjs');
  const texts = await sources();
  const tests = [...texts].flatMap(([path, text]) => (isTest(path, text) ? [path] : []));
  const places = [...texts].flatMap(([path, text]) => (isBreakable(path) ? placesOf(path, text) : []));
  if (places.length === 0) throw new Error(`There is no rule book “${book}” in engine/rules.`);
  const isSample = /^\d+$/.test(what);
  const chosen = isSample
    ? sampleOf(places, Number(what), Number(seed))
    : places.filter(({ path }) => what === 'all' || path.startsWith(CODE + what));
  console.log(`${chosen.length} of ${places.length} places in ${CODE}${isSample ? `, seed ${seed}` : ''}`);

  await bundleTests({ folder: FOLDER, tests, places });
  const { failing, groups, asking } = await measure(inRepository(FOLDER), [...tests.keys()]);
  if (failing !== undefined) throw new Error(`${tests[failing]} fails as it is: mend it first.`);
  const numbers = new Map(places.map((place, number) => [place, number]));
  const jobs = chosen.map((site) => {
    const place = numbers.get(site);
    const asked = [...(asking.get(place) ?? [])].map((index) => {
      const group = groups[index];
      return { ...group, isLikely: isLikely(tests[group.script], site, { book, texts }) };
    });
    const tried = asked.filter((group) => group.isLikely || group.asked < MANY);
    tried.sort((a, b) => b.isLikely - a.isLikely || a.ms - b.ms);
    return { site, place, groups: tried };
  });
  // What nobody asks for comes first, then what few do.
  jobs.sort((a, b) => a.groups.length - b.groups.length);
  const survivors = [];
  await tryAll(inRepository(FOLDER), jobs, ({ site }, by) => {
    if (by === null) survivors.push(site);
    if (isSample || by === null) console.log(lineOf(site, by === null ? by : (tests[by]?.slice(TESTS.length) ?? by)));
  });
  await rm(inRepository(FOLDER), { recursive: true });
  console.log(`\n${chosen.length - survivors.length} of ${chosen.length} noticed.`);
  survivors.sort((a, b) => chosen.indexOf(a) - chosen.indexOf(b));
  for (const site of survivors) console.log(`  ${lineOf(site, null)}`);
});

/** Every source of the book and its tests by its path. */
async function sources() {
  const found = new Map();
  for (const folder of [CODE, TESTS])
    for (const entry of (await readdir(inRepository(folder), { recursive: true }).catch(() => [])).sort()) {
      const path = folder + entry.replaceAll('\\', '/');
      if (path.endsWith('.ts')) found.set(path, await readFile(inRepository(path), 'utf8'));
    }
  return found;
}

function isBreakable(path) {
  return path.startsWith(CODE) && !path.startsWith(`${CODE}clauses/`);
}

/** Whole battles are left out, and tests that put another module in place of a real one. */
function isTest(path, text) {
  return path.endsWith('.test.ts') && !path.startsWith(`${TESTS}battles/`) && !text.includes('vi.mock(');
}

function lineOf({ path, line, was, by }, noticedBy) {
  const place = `${path.slice(CODE.length)}:${line}`;
  return `${noticedBy === null ? 'SURVIVED' : 'noticed '}  ${place}  ${was} → ${by}  ${noticedBy ?? ''}`.trimEnd();
}

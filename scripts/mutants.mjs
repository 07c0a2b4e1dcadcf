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
  const numbers = new Map(places.map((place, number) => [place, number]));
  const isNear = (script) => chosen.some((site) => isLikely(tests[script], site, { book, texts }));
  const scripts = [...tests.keys()];
  // Of one file most is noticed by the tests beside it, and to run all the others takes long.
  const rounds =
    isSample || what === 'all' ? [scripts] : [scripts.filter(isNear), scripts.filter((script) => !isNear(script))];
  let survivors = chosen;
  for (const [index, round] of rounds.entries()) {
    const isLast = index === rounds.length - 1;
    const trials = await jobsOf(survivors, round);
    survivors = [];
    await tryAll(inRepository(FOLDER), trials, ({ site }, by) => {
      if (by === null) survivors.push(site);
      const result = by === null ? 'SURVIVED' : 'noticed ';
      if (isSample || (by === null && isLast))
        console.log(`${result}  ${lineOf(site)}  ${tests[by]?.slice(TESTS.length) ?? by ?? ''}`.trimEnd());
    });
    survivors.sort((a, b) => numbers.get(a) - numbers.get(b));
    if (!isLast) {
      console.log(`${survivors.length} not noticed by the tests beside them:`);
      for (const site of survivors) console.log(`  ${lineOf(site)}`);
    }
  }
  await rm(inRepository(FOLDER), { recursive: true });
  console.log(`\n${chosen.length - survivors.length} of ${chosen.length} noticed.`);
  for (const site of survivors) console.log(`SURVIVED  ${lineOf(site)}`);

  /** Which groups of tests to try each place with, the likeliest and quickest first. */
  async function jobsOf(sites, round) {
    const { failing, groups, asking } = await measure(inRepository(FOLDER), round);
    if (failing !== undefined) throw new Error(`${tests[failing]} fails as it is: mend it first.`);
    return sites.map((site) => {
      const place = numbers.get(site);
      const asked = [...(asking.get(place) ?? [])].map((group) => ({
        ...groups[group],
        isLikely: isLikely(tests[groups[group].script], site, { book, texts }),
      }));
      const tried = asked.filter((group) => group.isLikely || group.asked < MANY);
      return { site, place, groups: tried.sort((a, b) => b.isLikely - a.isLikely || a.ms - b.ms) };
    });
  }
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

function lineOf({ path, line, was, by }) {
  return `${path.slice(CODE.length)}:${line}  ${was} → ${by}`;
}

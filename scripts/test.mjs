/**
 * `npm test`: set-up, format, lint, exports that nothing uses, types, build and every test. Each step says how it went; a
 * step that fails counts as one failure and the others still run. The last line is always `N passed, N failed`.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import {
  ensureBuilt,
  ensureChromium,
  ensurePackages,
  hasRedis,
  inRepository,
  runNpm,
  runPackage,
} from './set-up/index.mjs';

const counts = { passed: 0, failed: 0, skipped: 0 };
const began = performance.now();
const say = (line) => console.log(`  ${line}`);

/** Runs one step and reports it; a step throws a sentence, or gives {code, output} of a program. */
async function step(title, work) {
  const start = performance.now();
  let trouble = null;
  try {
    const result = await work();
    if (result && result.code !== 0) trouble = result.output.trim();
  } catch (error) {
    trouble = error.message;
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(trouble === null ? `ok      ${title} (${seconds} s)` : `FAILED  ${title} (${seconds} s)\n${trouble}`);
  if (trouble !== null) counts.failed += 1;
  return trouble === null;
}

/** Counts from Vitest's own report; a file that could not be loaded has no tests and counts as one failure. */
function countTests(code, report) {
  const before = counts.failed;
  for (const file of report.testResults) {
    const failed = file.assertionResults.filter((test) => test.status === 'failed').length;
    counts.passed += file.assertionResults.filter((test) => test.status === 'passed').length;
    counts.skipped += file.assertionResults.filter(
      (test) => test.status === 'skipped' || test.status === 'pending',
    ).length;
    counts.failed += file.status === 'failed' ? Math.max(failed, 1) : failed;
  }
  if (code !== 0 && counts.failed === before) counts.failed += 1;
}
async function vitest(projects, env) {
  const report = inRepository('dist/tests/report.json');
  mkdirSync(inRepository('dist/tests'), { recursive: true });
  rmSync(report, { force: true });
  const chosen = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await runPackage('vitest/vitest.mjs', ['run', ...chosen, ...reporters], { show: 'here', env });
  try {
    countTests(code, JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    console.log('FAILED  tests: Vitest ended without a report');
    counts.failed += 1;
  }
}

function finish() {
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`${seconds} s in all, ${counts.skipped} tests skipped for reasons told in their names`);
  console.log(`${counts.passed} passed, ${counts.failed} failed`);
  process.exit(counts.failed === 0 ? 0 : 1);
}

if (!(await step('packages', () => ensurePackages(say)))) finish();
let chromium = null;
await step('a Chromium for the tests of the window', async () => void (chromium = await ensureChromium(say)));
await step(
  'a redis-server for the tests of the queue, which are skipped without',
  async () => void (await hasRedis(say)),
);
await Promise.all([
  step('format', () => runPackage('oxfmt/bin/oxfmt', ['--check', '.'])),
  step('lint of components and scripts', () => runPackage('eslint/bin/eslint.js', ['.', '--max-warnings', '0'])),
  step('lint and types', () => runPackage('oxlint/bin/oxlint', ['--type-aware', '--type-check'])),
  step('exports and files that nothing uses', () => runPackage('knip/bin/knip.js', ['--no-progress'])),
  step('types of components', () => runNpm(['run', '--silent', 'types:components'])),
]);
await step('build', () => ensureBuilt(say));
await vitest(
  ['unit', 'mocked', 'component', 'mocked component', ...(chromium ? ['app'] : [])],
  chromium ? { CHROMIUM: chromium } : {},
);
finish();

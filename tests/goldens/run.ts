/**
 * `npm run goldens -- [seeds] [--write]`: fights the kept scenarios with seeds 1 to 200, or to as many as are given, a
 * process for each scenario, and names every seed whose checksum differs from the one kept; `--write` keeps them anew.
 */
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { inRepository, scenarioAt } from '../bench/inputs';
import { BATTLES, checksumOf, goldenFile, readGoldens } from './battles';

const ALL_SEEDS = 200;
const MOST_NAMED = 12;
/** Set in the process of one scenario: its name. */
const ONE = 'COCKADE_GOLDEN';

const words = process.argv.slice(2);
const seeds = Number(words.find((word) => /^\d+$/.test(word)) ?? ALL_SEEDS);
const writes = words.includes('--write');
const one = process.env[ONE];

if (one) process.exitCode = writes ? keep(one) : compare(one);
else process.exitCode = await inProcesses(Object.keys(BATTLES));

function fought(name: string): readonly string[] {
  const path = BATTLES[name];
  if (!path) throw new Error(`no scenario “${name}” is kept`);
  const scenario = scenarioAt(path);
  return Array.from({ length: seeds }, (_, i) => checksumOf(scenario, i + 1));
}

function keep(name: string): number {
  writeFileSync(inRepository(goldenFile(name)), `${fought(name).join('\n')}\n`);
  console.log(`${name}: ${seeds} checksums kept`);
  return 0;
}

function compare(name: string): number {
  const kept = readGoldens(readFileSync(inRepository(goldenFile(name)), 'utf8'));
  const changed = fought(name).flatMap((checksum, i) => (checksum === kept[i] ? [] : [i + 1]));
  console.log(`${name}: ${seeds - changed.length} of ${seeds} battles as kept`);
  if (changed.length === 0) return 0;
  const more = changed.length > MOST_NAMED ? ', …' : '';
  console.log(`  other battles: seeds ${changed.slice(0, MOST_NAMED).join(', ')}${more}`);
  return 1;
}

/** As many at a time as there are cores; 1 when any of them differs. */
async function inProcesses(names: string[]): Promise<number> {
  let code = 0;
  const lane = async (): Promise<void> => {
    for (let name = names.pop(); name; name = names.pop()) code = Math.max(code, await inProcess(name));
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), names.length) }, lane));
  return code;
}

function inProcess(name: string): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [fileURLToPath(import.meta.url), ...words], {
      stdio: 'inherit',
      env: { ...process.env, [ONE]: name },
    });
    child.on('error', () => resolve(1)).on('exit', (code) => resolve(code ?? 1));
  });
}

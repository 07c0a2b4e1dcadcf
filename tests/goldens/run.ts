/**
 * `npm run goldens -- [seeds] [--write]`: fights the kept scenarios with seeds 1 to 200, or to as many as are given, a few
 * seeds to a process and a process to each core, and names every seed whose checksum differs from the one kept; `--write`
 * keeps them anew.
 */
import { fork } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { inRepository, scenarioAt } from '../bench/inputs';
import { BATTLES, checksumOf, goldenFile, readGoldens } from './battles';

const ALL_SEEDS = 200;
const MOST_NAMED = 12;
/** So many battles to a process: few enough that all cores are done at about the same time. */
const BATCH = 10;

interface Batch {
  readonly name: string;
  readonly first: number;
  readonly last: number;
}

if (process.send) process.once('message', fight);
else process.exitCode = await fightAll(process.argv.slice(2));

function fight({ name, first, last }: Batch): void {
  const scenario = scenarioAt(pathOf(name));
  const checksums = Array.from({ length: last - first + 1 }, (_, i) => checksumOf(scenario, first + i));
  process.send?.(checksums, () => process.disconnect());
}

function pathOf(name: string): string {
  const path = BATTLES[name];
  if (!path) throw new Error(`no scenario “${name}” is kept`);
  return path;
}

/** 1 when a battle differs from the one kept. */
async function fightAll(words: readonly string[]): Promise<number> {
  const seeds = Number(words.find((word) => /^\d+$/.test(word)) ?? ALL_SEEDS);
  const names = Object.keys(BATTLES);
  const fought = new Map(names.map((name) => [name, new Array<string>(seeds)]));
  const batches = names.flatMap((name) => batchesOf(name, seeds));
  const lane = async (): Promise<void> => {
    for (let batch = batches.shift(); batch; batch = batches.shift())
      fought.get(batch.name)?.splice(batch.first - 1, BATCH, ...(await inProcess(batch)));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
  const tell = words.includes('--write') ? keep : compare;
  return Math.max(...[...fought].map(([name, checksums]) => tell(name, checksums)));
}

function batchesOf(name: string, seeds: number): readonly Batch[] {
  return Array.from({ length: Math.ceil(seeds / BATCH) }, (_, i) => {
    return { name, first: i * BATCH + 1, last: Math.min((i + 1) * BATCH, seeds) };
  });
}

function inProcess(batch: Batch): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url));
    child.once('message', (checksums: readonly string[]) => resolve(checksums));
    child.once('error', reject);
    child.once('exit', () =>
      reject(new Error(`${batch.name}, seeds ${batch.first} to ${batch.last}: nothing came back`)),
    );
    child.send(batch);
  });
}

function keep(name: string, checksums: readonly string[]): number {
  writeFileSync(inRepository(goldenFile(name)), `${checksums.join('\n')}\n`);
  console.log(`${name}: ${checksums.length} checksums kept`);
  return 0;
}

function compare(name: string, checksums: readonly string[]): number {
  const kept = readGoldens(readFileSync(inRepository(goldenFile(name)), 'utf8'));
  const changed = checksums.flatMap((checksum, i) => (checksum === kept[i] ? [] : [i + 1]));
  console.log(`${name}: ${checksums.length - changed.length} of ${checksums.length} battles as kept`);
  if (changed.length === 0) return 0;
  const more = changed.length > MOST_NAMED ? ', …' : '';
  console.log(`  other battles: seeds ${changed.slice(0, MOST_NAMED).join(', ')}${more}`);
  return 1;
}

/** A change that alters a battle is noticed here and kept on purpose (`npm run goldens -- --write`), never by accident. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { scenarioAt } from '../bench/inputs';
import { BATTLES, checksumOf, goldenFile, readGoldens } from './battles';

/** The whole 200 are compared by `npm run goldens`. Whole battles take long on a busy machine, hence the time given. */
const SEEDS = [1, 2];

describe.each(Object.entries(BATTLES))('the battles of %s', (name, path) => {
  it('are those that were kept', () => {
    const kept = readGoldens(readFileSync(goldenFile(name), 'utf8'));
    expect(kept).toHaveLength(200);
    const scenario = scenarioAt(path);
    expect(SEEDS.map((seed) => checksumOf(scenario, seed))).toEqual(kept.slice(0, SEEDS.length));
  }, 240_000);
});

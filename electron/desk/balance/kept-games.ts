import { createHash } from 'node:crypto';
import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { GameSummary } from '../../../engine/analysis/report';
import { readText, writeAtomically } from '../documents';
import { isMissing } from '../faults';
import { sweepLeftovers, TEXT } from '../leftovers';

/** Battles that were fought, by the key of their kind. */
export interface KeptGames {
  /** In the order of their seeds, each once. What cannot be read is left out, and fought again. */
  load(key: string): Promise<readonly GameSummary[]>;
  keep(key: string, games: readonly GameSummary[]): Promise<void>;
}

/** Kinds of battle that are kept; the one least recently used goes for the next. */
const MOST_KINDS = 200;
const LARGEST = 50e6;

/** A folder for each kind, and in it a file for each lot of battles that were fought together. */
export function openKeptGames(folder: string): KeptGames {
  return {
    async load(key) {
      const place = join(folder, key);
      const names = await namesIn(place);
      const lots = await Promise.all(
        names.filter((name) => name.endsWith('.json')).map((name) => lotIn(join(place, name))),
      );
      const bySeed = new Map(lots.flat().map((game) => [game.seed, game]));
      const now = new Date();
      if (names.length > 0) await utimes(place, now, now).catch(() => undefined);
      return [...bySeed.values()].sort((a, b) => a.seed - b.seed);
    },
    async keep(key, games) {
      const [first] = games;
      if (!first) return;
      const place = join(folder, key);
      const text = JSON.stringify(games);
      const sum = sumOf(text);
      const isNew = (await namesIn(place)).length === 0;
      await writeAtomically(join(place, `${first.seed}-${games.length}-${sum.slice(0, 8)}.json`), `${sum}\n${text}\n`);
      if (!isNew) return;
      await sweepLeftovers(place, TEXT);
      await forgetOldest(folder);
    },
  };
}

const namesIn = (place: string): Promise<readonly string[]> =>
  readdir(place).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });

const sumOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The shape of what the sum does not say: that these are summaries at all. */
const lot = v.array(v.looseObject({ seed: v.number(), outcome: v.looseObject({ turns: v.number() }) }));

/** A file that was cut short or changed has another sum. */
async function lotIn(path: string): Promise<readonly GameSummary[]> {
  const text = await readText(path, LARGEST).catch(() => '');
  const [sum = '', body = ''] = text.split('\n');
  if (sum !== sumOf(body)) return [];
  const games: unknown = JSON.parse(body);
  return v.is(lot, games) ? (games as unknown as readonly GameSummary[]) : []; // its sum says that we wrote it
}

async function forgetOldest(folder: string): Promise<void> {
  const kinds = await Promise.all(
    (await namesIn(folder)).map(async (name) => {
      const path = join(folder, name);
      return {
        path,
        used: await stat(path).then(
          ({ mtimeMs }) => mtimeMs,
          () => 0,
        ),
      };
    }),
  );
  const old = kinds.sort((a, b) => b.used - a.used).slice(MOST_KINDS);
  for (const { path } of old) await rm(path, { recursive: true, force: true }).catch(() => undefined);
}

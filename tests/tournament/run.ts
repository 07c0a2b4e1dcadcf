/**
 * `npm run tournament -- [--games N] [--only WORD,WORD] [--champion ID] [--seed N]`: the champion, by default the general
 * who fights where none is named, against each of the pool on each table, every seed from both sides. A line for each
 * cell: the score with its interval, both seats, stalls, and a sequential test of what is asked of him.
 */
import { parseArgs } from 'node:util';
import { GENERALS } from '../../engine/generals';
import { HEADINGS, lineOf, sumOf } from './cells';
import { LEVEL, TARGETS } from './entrants';
import type { PairResult } from './pair';
import { playPairs, servesPairs } from './players';
import { TABLES } from './tables';

/** Seeds that no general was tuned on. */
const FIRST_SEED = 50_001;
const GAMES = 400;
/** A battle still open after so many turns has stalled. */
const TURNS = 25;

if (!servesPairs()) await play();

async function play(): Promise<void> {
  const { values } = parseArgs({
    options: {
      games: { type: 'string' },
      only: { type: 'string' },
      champion: { type: 'string' },
      seed: { type: 'string' },
    },
  });
  const champion = values.champion ?? GENERALS[0]?.id ?? '';
  const [pairs, firstSeed] = [Math.ceil(Number(values.games ?? GAMES) / 2), Number(values.seed ?? FIRST_SEED)];
  const only = values.only?.split(',') ?? [];
  const isWanted = (word: string, among: readonly string[]): boolean =>
    !only.some((one) => among.includes(one)) || only.includes(word);
  const everybody = new Set([...Object.keys(TARGETS), ...GENERALS.map(({ id }) => id)]);
  const opponents = [...everybody].filter((id) => id !== champion);
  const known = [...TABLES, ...opponents];
  const stranger = only.find((word) => !known.includes(word));
  if (stranger !== undefined || !Number.isInteger(pairs) || !Number.isInteger(firstSeed))
    throw new Error(`--games and --seed take whole numbers; --only takes some of ${known.join(', ')}.`);

  console.log(`${champion}, seeds ${firstSeed} to ${firstSeed + pairs - 1} from both sides, ${TURNS} turns`);
  console.log(HEADINGS);
  const all = new Map<string, PairResult[]>();
  for (const opponent of opponents.filter((one) => isWanted(one, opponents)))
    for (const table of TABLES.filter((one) => isWanted(one, TABLES))) {
      const orders = Array.from({ length: pairs }, (_, i) => ({
        table,
        champion,
        opponent,
        seed: firstSeed + i,
        turns: TURNS,
      }));
      const results = await playPairs(orders, new URL(import.meta.url));
      const target = TARGETS[opponent] ?? LEVEL;
      console.log(lineOf(table, opponent, sumOf(results, target), target));
      all.set(opponent, [...(all.get(opponent) ?? []), ...results]);
    }
  for (const [opponent, results] of all) {
    const target = TARGETS[opponent] ?? LEVEL;
    console.log(lineOf('all', opponent, sumOf(results, target), target));
  }
}

import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { GameSummary } from '../../../engine/analysis/report';
import type { RuleSystem } from '../../../engine/rules';
import { fightGames } from '../engine';
import type { SpawnThread } from '../threads';
import { keyOf } from './job';
import type { BalanceJob } from './job';
import { openKeptGames } from './kept-games';
import { openOneThread } from './one-thread';
import type { Fighters } from './one-thread';

export interface BalanceOrder {
  readonly job: BalanceJob;
  readonly seeds: readonly number[];
  /** Battles as they become known: first all that were fought before, then each as it ends. */
  readonly onGames: (games: readonly GameSummary[]) => void;
  /** Stops; what was fought is kept. The order is rejected with `TaskCancelled`. */
  readonly signal?: AbortSignal;
  /** Fights all of them again. */
  readonly afresh?: boolean;
  /** Fights none. */
  readonly keptOnly?: boolean;
  /** Others than the threads of this machine. */
  readonly fighters?: Fighters;
  /** In one thread beside all else; nothing is kept but of what goes on from a record, which no edit changes. */
  readonly inBackground?: boolean;
}

/** Many battles of a kind: those fought before from the disk, the others over all cores. */
export interface Balance {
  run(order: BalanceOrder): Promise<void>;
  close(): Promise<void>;
}

export interface BalanceMeans {
  /** The person's own folder. */
  readonly user: string;
  readonly spawn: SpawnThread;
  readonly systems?: readonly RuleSystem[];
  readonly threads?: number;
  /** How long a battle aside that was given up may go on to its end, ms. */
  readonly grace?: number;
}

const GRACE_MS = 60_000;
/** So many battles are written down together. */
const LOT = 50;

export function openBalance({
  user,
  spawn,
  systems,
  threads = availableParallelism(),
  grace = GRACE_MS,
}: BalanceMeans): Balance {
  const kept = openKeptGames(join(user, 'balance'));
  const here: Fighters = (games) => fightGames(spawn, { ...games, threads });
  const beside = openOneThread(spawn, grace);
  return {
    close: () => beside.close(),
    async run({ job, seeds, onGames, signal, inBackground = false, ...order }) {
      const { afresh = false, keptOnly = false, fighters = inBackground ? beside.fight : here } = order;
      if (inBackground && !job.from)
        return beside.fight({ order: { ...job, seeds }, onGame: (game) => onGames([game]), signal });
      const key = keyOf(job, systems);
      const wanted = new Set(seeds);
      const known = afresh ? [] : (await kept.load(key)).filter(({ seed }) => wanted.has(seed));
      if (known.length > 0) onGames(known);
      for (const { seed } of known) wanted.delete(seed);
      if (wanted.size === 0 || keptOnly) return;
      let unwritten: GameSummary[] = [];
      let writing = Promise.resolve();
      const write = (): Promise<void> => {
        const lot = unwritten.toSorted((a, b) => a.seed - b.seed);
        unwritten = [];
        return (writing = writing.then(() => kept.keep(key, lot)));
      };
      const onGame = (game: GameSummary): void => {
        onGames([game]);
        unwritten.push(game);
        if (unwritten.length >= LOT) void write().catch(() => undefined); // told when all are written
      };
      try {
        await fighters({ order: { ...job, seeds: [...wanted] }, onGame, signal });
      } finally {
        await write();
      }
    },
  };
}

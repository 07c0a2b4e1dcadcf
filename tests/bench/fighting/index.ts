/**
 * What battles cost, in processes of their own: this commit's, and beside it an older commit's, which take turns so that
 * other work on the machine falls on both alike.
 */
import { median, most } from '../figures';
import type { Figure } from '../figures';
import { inRepository, LOBOSITZ, ST_ULRICH } from '../inputs';
import { startFighter, type Fighter } from './fighter';
import type { Cost, FightingOrder } from './orders';

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];
/** Battles of all seeds before any is measured: until then it is the compiler's work that is measured. */
const WARMING_ROUNDS = 20;
const ROUNDS = 3;
const UNITS = [20, 40, 80, 160, 320];

/** A commit's processes, all started alike. */
export interface Contender {
  readonly program: string;
  readonly folder: string;
}
const THIS_COMMIT: Contender = { program: inRepository('dist/fighting/fighting.js'), folder: inRepository('.') };

/** Figures of this commit; `before` of each is the older commit's. */
export async function fightingFigures(older: Contender | null): Promise<readonly Figure[]> {
  const contenders = [THIS_COMMIT, ...(older ? [older] : [])];
  const start = (): readonly Fighter[] => contenders.map(({ program, folder }) => startFighter(program, folder));
  const cold = async (file: string): Promise<readonly Cost[]> => {
    const fighters = start();
    const costs = await inTurn(fighters, { file, seeds: [1] });
    fighters.forEach((fighter) => fighter.stop());
    return costs;
  };
  const figure = (what: string, unit: string, budget: number | null, measured: readonly number[]): Figure => ({
    ...most(what, measured[0] ?? 0, unit, budget),
    before: measured[1] ?? null,
  });

  const coldUlrich = await cold(ST_ULRICH);
  const coldLobositz = await cold(LOBOSITZ);
  const fighters = start();
  const warm = async (file: string): Promise<readonly (readonly Cost[])[]> => {
    for (let round = 0; round < WARMING_ROUNDS; round += 1) await inTurn(fighters, { file, seeds: SEEDS });
    const rounds: (readonly Cost[])[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await inTurn(fighters, { file, seeds: SEEDS }));
    return contenders.map((_, i) => rounds.flatMap((costs) => costs[i] ?? []));
  };
  const ulrich = await warm(ST_ULRICH);
  const lobositz = await warm(LOBOSITZ);
  const ulrichBytes = await inTurn(fighters, { file: ST_ULRICH, seeds: [1, 2], countBytes: true });
  const lobositzBytes = await inTurn(fighters, { file: LOBOSITZ, seeds: [1], countBytes: true });
  const growth: (readonly Cost[])[] = [];
  for (const units of UNITS) growth.push(await inTurn(fighters, { units, seeds: [1] }));
  fighters.forEach((fighter) => fighter.stop());

  const aTurn = ({ ms, turns }: Cost): number => ms / turns;
  const aDecision = ({ bytes, decisions }: Cost): number => bytes / decisions / 1000;
  const medianOf = (costs: readonly (readonly Cost[])[], of: (cost: Cost) => number): number[] =>
    costs.map((rounds) => median(rounds.map(of)));
  return [
    figure(
      'the first St. Ulrich of a process',
      'ms',
      null,
      coldUlrich.map(({ ms }) => ms),
    ),
    figure(
      'the first Lobositz of a process',
      'ms',
      null,
      coldLobositz.map(({ ms }) => ms),
    ),
    figure(
      'St. Ulrich, warm, mean of 8 seeds',
      'ms',
      12,
      medianOf(ulrich, ({ ms }) => ms / SEEDS.length),
    ),
    figure(
      'Lobositz, warm, mean of 8 seeds',
      'ms',
      null,
      medianOf(lobositz, ({ ms }) => ms / SEEDS.length),
    ),
    figure('a turn of Lobositz, warm', 'ms', 8, medianOf(lobositz, aTurn)),
    figure('allocated for a decision at St. Ulrich', 'kB', null, ulrichBytes.map(aDecision)),
    figure('allocated for a decision at Lobositz', 'kB', null, lobositzBytes.map(aDecision)),
    ...UNITS.map((units, i) => figure(`a turn of ${units} units`, 'ms', null, (growth[i] ?? []).map(aTurn))),
    figure(
      'growth with the number of units n: the exponent of n',
      '',
      1.15,
      contenders.map((_, i) => exponentOf(UNITS.map((units, at) => [units, aTurn(growth[at]?.[i] ?? NO_COST)]))),
    ),
  ];
}
const NO_COST: Cost = { ms: 0, bytes: 0, turns: 1, decisions: 1 };

/** The same order to each, one after the other. */
async function inTurn(fighters: readonly Fighter[], order: FightingOrder): Promise<readonly Cost[]> {
  const costs: Cost[] = [];
  for (const fighter of fighters) costs.push(await fighter.fight(order));
  return costs;
}

/** Of the power that fits best: the slope of the line through the logarithms. */
function exponentOf(points: readonly (readonly [number, number])[]): number {
  const logs = points.map(([x, y]) => [Math.log(x), Math.log(y)] as const);
  const mean = (axis: 0 | 1): number => logs.reduce((sum, log) => sum + log[axis], 0) / logs.length;
  const [meanX, meanY] = [mean(0), mean(1)];
  const across = logs.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  return across / logs.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
}

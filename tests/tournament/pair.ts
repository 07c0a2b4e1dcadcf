/** One seed fought twice, with sides changed. */
import { fightBetween } from '../../engine/analysis';
import type { Points } from '../../engine/analysis/pairs';
import { systemById } from '../../engine/rules';
import type { Scenario } from '../../engine/scenario';
import { entrantNamed } from './entrants';
import { tableNamed } from './tables';

export interface PairOrder {
  readonly table: string;
  readonly champion: string;
  readonly opponent: string;
  readonly seed: number;
  /** After so many turns a battle has stalled. */
  readonly turns: number;
}
export interface PairResult {
  /** The champion's points on the first side, and on the second. */
  readonly points: readonly [Points, Points];
  readonly draws: number;
  readonly stalls: number;
}

const laid = new Map<string, Scenario>();

export function playPair(order: PairOrder): PairResult {
  const scenario = laid.get(order.table) ?? tableNamed(order.table);
  laid.set(order.table, scenario);
  const [first, second] = [0, 1].map((own) => play(scenario, own, order));
  if (!first || !second) throw new Error('a pair is two battles');
  const both = [first, second];
  return {
    points: [first.points, second.points],
    draws: both.filter(({ ended, points }) => ended && points === 0.5).length,
    stalls: both.filter(({ ended }) => !ended).length,
  };
}

/** `own` is the champion's side. */
function play(scenario: Scenario, own: number, { champion, opponent, seed, turns }: PairOrder) {
  const system = systemById(scenario.rules.system);
  if (!system) throw new Error(`there is no rule system “${scenario.rules.system}”`);
  const generals = [champion, opponent].map((name) => entrantNamed(name)(system, seed));
  const { battle, roster } = fightBetween(
    { scenario, system, seed, turns },
    ({ sides }) =>
      new Map(
        sides.flatMap(({ seat }, side) => {
          const general = generals[side === own ? 0 : 1];
          return general ? [[seat, general] as const] : [];
        }),
      ),
  );
  const { over } = battle.state;
  const points: Points = !over || over.winner === null ? 0.5 : over.winner === roster.sides[own]?.id ? 1 : 0;
  return { points, ended: over !== null };
}

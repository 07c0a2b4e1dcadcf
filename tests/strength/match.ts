/** Two generals against each other, each from both sides of a scenario. */
import { wilson } from '../../engine/analysis/report';
import { openBattle } from '../../engine/battle';
import type { Seat } from '../../engine/battle';
import type { ComputerGeneral } from '../../engine/generals';
import type { RuleSystem } from '../../engine/rules/system';
import type { Scenario } from '../../engine/scenario';
import { groundOf } from '../../engine/terrain';

export interface Tally {
  wins: number;
  losses: number;
  /** Ended with nobody the winner. */
  draws: number;
  /** Still open after the last turn. */
  open: number;
}

/** Turns after which a battle counts as open. */
const TURNS = 30;

/** Each seed is fought twice: the first side under the one general, then under the other. */
export function match(
  scenario: Scenario,
  system: RuleSystem,
  one: ComputerGeneral,
  other: ComputerGeneral,
  seeds: readonly number[],
): Tally {
  const tally: Tally = { wins: 0, losses: 0, draws: 0, open: 0 };
  const seats = scenario.armies.map(({ id }) => id);
  for (const seed of seeds)
    for (const own of seats) {
      const winner = winnerOf(scenario, system, seed, (seat) => (seat === own ? one : other));
      if (winner === undefined) tally.open++;
      else if (winner === null) tally.draws++;
      else if (winner === own) tally.wins++;
      else tally.losses++;
    }
  return tally;
}

/** The seat that has won; null for nobody, undefined when the battle is still open. */
function winnerOf(
  scenario: Scenario,
  system: RuleSystem,
  seed: number,
  generalOf: (seat: Seat) => ComputerGeneral,
): Seat | null | undefined {
  const { roster, state } = system.prepare(scenario);
  const dice = { from: 'seed', seed } as const;
  const battle = openBattle({ script: system, ground: groundOf(scenario), roster, start: state, dice, turns: TURNS });
  while (!battle.ended)
    for (const decision of [...battle.pending]) {
      const question = battle.question(decision.kind);
      if (!question) throw new Error(`no question ${decision.kind}`);
      const choice = generalOf(decision.seat).choose(battle.view(decision.seat), decision, question);
      const refusal = battle.submit(decision.seat, choice);
      if (refusal) throw new Error(`${decision.kind}: the answer is refused: ${refusal.sentence}`);
    }
  return battle.state.over?.winner ?? (battle.state.over ? null : undefined);
}

/** The share of points the first general won, 0 to 1, half of one for a battle that nobody won, and where it lies with 95 % confidence. */
export function scoreOf({ wins, losses, draws, open }: Tally): {
  readonly score: number;
  readonly interval: readonly [number, number];
} {
  const games = wins + losses + draws + open;
  const points = wins + (draws + open) / 2;
  return { score: points / Math.max(1, games), interval: wilson(points, games) };
}

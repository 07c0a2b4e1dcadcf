/** How a scenario ends a battle that no army's breaking has ended: objectives and the last turn (HOW-BREAK-06 to 08). */
import type { Field, Id } from '../../../battle';
import type { VictoryCondition } from '../../../scenario';
import { holderOf, objectiveCounts } from './breaking';
import type { Reckoning } from './breaking';

export interface Ending {
  /** Null: a draw. */
  readonly winner: Id | null;
  readonly why: string;
  readonly clause: Id;
  readonly label: string;
}

/** Objectives attained come before those missed, and both before the count of the last turn; null while the battle goes on. */
export function endingByScenario(field: Field, reckonings: readonly Reckoning[]): Ending | null {
  return objectivesAttained(field) ?? objectivesMissed(field) ?? lastTurn(field, reckonings);
}

/** Has a side its objectives at the end of this turn, in time? Both in the same turn draw (HOW-BREAK-07). */
function objectivesAttained(field: Field): Ending | null {
  const { turn } = field.state.at;
  const { conditions } = field.ground.scenario.victory;
  const attained = conditions.filter(({ by, ...condition }) => turn <= (by ?? Infinity) && holdsAll(field, condition));
  const [side, ...others] = new Set(attained.map((condition) => condition.side));
  if (side === undefined) return null;
  if (others.length > 0) return ending(null, 'Both sides hold their objectives', 'In the same turn');
  const names = attained.flatMap(({ holds }) => holds.map((id) => objectiveNamed(field, id)?.name ?? id));
  return ending(side, `${sideNamed(field, side)} holds its objectives`, [...new Set(names)].join(', '));
}

/** Held by a unit of its own, even behind its own line, in the turns in which they count (HOW-OBJ-03). */
function holdsAll(field: Field, { side, holds }: Pick<VictoryCondition, 'side' | 'holds'>): boolean {
  const view = field.view(side);
  return holds.every((id) => {
    const objective = objectiveNamed(field, id);
    return objective !== undefined && objectiveCounts(view, objective) && holderOf(view, objective) === side;
  });
}

/** A side that had to hold objectives by a turn, or by the last, and never did loses; both at once draw (HOW-BREAK-07). */
function objectivesMissed(field: Field): Ending | null {
  const { turn } = field.state.at;
  const { conditions, turns } = field.ground.scenario.victory;
  const missed = conditions.filter(({ orLoses, by }) => orLoses && turn >= (by ?? turns ?? Infinity));
  const [side, ...others] = new Set(missed.map((condition) => condition.side));
  if (side === undefined) return null;
  const label = `The limit was turn ${turn}`;
  if (others.length > 0) return ending(null, 'Both sides have missed their objectives', label);
  const winner = field.roster.sides.find(({ id }) => id !== side)?.id ?? null;
  return ending(winner, `${sideNamed(field, side)} has missed its objectives`, label);
}

/** After the last turn: the fewer points lost, or as the scenario has it (HOW-BREAK-06). */
function lastTurn(field: Field, reckonings: readonly Reckoning[]): Ending | null {
  const { turns, then } = field.ground.scenario.victory;
  if (turns === null || field.state.at.turn < turns) return null;
  const clause = 'HOW-BREAK-06';
  const over = `Turn ${turns} was the last`;
  if (then === 'draw') return { winner: null, why: `${over}: a draw`, clause, label: 'The scenario' };
  if (then !== 'points')
    return { winner: then, why: `${over}: ${sideNamed(field, then)} has held out`, clause, label: 'The scenario' };
  const label = reckonings.map(({ side, points }) => `${side.name} lost ${points}`).join(', ');
  const [best, next] = reckonings.toSorted((a, b) => a.points - b.points);
  if (!best || !next || best.points === next.points)
    return { winner: null, why: `${over}: points are equal`, clause, label };
  return { winner: best.side.id, why: `${over}: ${best.side.name} has lost fewer points`, clause, label };
}

const ending = (winner: Id | null, why: string, label: string): Ending => ({
  winner,
  why,
  clause: 'HOW-BREAK-07',
  label,
});
const objectiveNamed = ({ roster }: Field, objective: Id) => roster.objectives.find(({ id }) => id === objective);
const sideNamed = ({ roster }: Field, side: Id): string => roster.sides.find(({ id }) => id === side)?.name ?? side;

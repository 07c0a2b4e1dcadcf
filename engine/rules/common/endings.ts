/**
 * How a battle ends: an army that has lost too much, the objectives of the scenario, its last turn. A book counts the
 * losses, says who holds an objective and lends its clauses.
 */
import { does } from '../../battle';
import type { Field, Id, RosterObjective, RosterSide } from '../../battle';
import { levelInWords } from '../../scenario';
import type { VictoryCondition } from '../../scenario';
import { objectiveCounts } from './objectives';

export interface Ending {
  /** Null: a draw. */
  readonly winner: Id | null;
  /** The army of the loser is broken. */
  readonly broken?: true;
  readonly why: string;
  readonly clause: Id;
  readonly label: string;
}

/** What a side has lost at the end of a turn, in what its book counts, and the loss that breaks it. */
export interface SideLosses {
  readonly side: RosterSide;
  readonly lost: number;
  readonly breaksAt: number;
}

/** What a book says of endings; an object made once. */
export interface EndingRules {
  readonly clauses: {
    readonly broken: Id;
    readonly bothBroken: Id;
    readonly objectives: Id;
    readonly lastTurn: Id;
  };
  /** What losses are counted in: "points". */
  readonly counted: string;
  /** What is said when nobody has come off better; that what is counted is equal where it is left out. */
  readonly undecided?: string;
  /** Who wins when both armies break in the same turn; null: a draw. */
  readonly whenBothBreak: (losses: readonly SideLosses[]) => Id | null;
  /** Who has come off better when the last turn leaves it to the losses; null: a draw. */
  readonly betterOff: (losses: readonly SideLosses[]) => Id | null;
  /** What decides when nobody has come off better after the last turn; null: a draw. */
  readonly whenEven?: (field: Field) => Pick<Ending, 'winner' | 'why' | 'label'> | null;
  /** The side that holds an objective now. */
  readonly holder: (field: Field, objective: RosterObjective) => Id | null;
}

/** A broken army comes before objectives, but for those that win whatever is lost, those attained before those missed, and the last turn after all; null while the battle goes on. */
export function endingOf(field: Field, losses: readonly SideLosses[], rules: EndingRules): Ending | null {
  return (
    objectivesAttained(field, rules, ({ whateverIsLost }) => whateverIsLost === true) ??
    brokenArmies(losses, rules) ??
    objectivesAttained(field, rules, () => true) ??
    objectivesMissed(field, rules) ??
    lastTurn(field, losses, rules)
  );
}

/** Ends the battle, and tells how great the victory is where the scenario has levels of it. */
export function overBy(field: Field, ending: Ending, rules: EndingRules): void {
  const { winner, clause, label } = ending;
  const level = winner === null ? null : levelOf(field, winner, ending, rules);
  const why = level === null ? ending.why : `${ending.why}; ${levelInWords(level)}`;
  const verdict = winner === null ? 'The battle is drawn.' : `${does(sideNamed(field, winner), 'wins')}.`;
  field.emit({ do: 'over', winner, why }, { text: `${why}. ${verdict}`, reasons: [{ clause, label }] });
}

/** The last level of which all is true; null without any. */
function levelOf(field: Field, winner: Id, { broken }: Ending, { holder }: EndingRules): string | null {
  const held = (id: Id): boolean => {
    const objective = objectiveNamed(field, id);
    return objective !== undefined && holder(field, objective) === winner;
  };
  const lead = leadOf(field, winner, holder);
  const level = field.ground.scenario.victory.levels?.findLast(
    (one) => (!one.broken || broken === true) && one.holds.every(held) && (one.lead === null || lead >= one.lead),
  );
  return level?.name ?? null;
}

/** By how many points the objectives a side holds are worth more than those of the other. */
function leadOf(field: Field, side: Id, holder: EndingRules['holder']): number {
  return field.roster.objectives.reduce((lead, objective) => {
    const by = holder(field, objective);
    return by === null ? lead : lead + (by === side ? objective.points : -objective.points);
  }, 0);
}

/** An army that has lost what breaks it loses. */
function brokenArmies(losses: readonly SideLosses[], { clauses, counted, whenBothBreak }: EndingRules): Ending | null {
  const [first, ...others] = losses.filter(({ lost, breaksAt }) => lost >= breaksAt);
  if (!first) return null;
  const label = `${first.lost} of ${first.breaksAt} ${counted} lost`;
  if (others.length > 0)
    return { winner: whenBothBreak(losses), why: 'Both armies are broken', clause: clauses.bothBroken, label };
  const winner = losses.find((one) => one !== first)?.side.id ?? null;
  return { winner, why: `${does(first.side.name, 'is')} broken`, clause: clauses.broken, label, broken: true };
}

/** Has a side its objectives at the end of this turn, in time? Both in the same turn draw. */
function objectivesAttained(
  field: Field,
  rules: EndingRules,
  among: (condition: VictoryCondition) => boolean,
): Ending | null {
  const { turn } = field.state.at;
  const clause = rules.clauses.objectives;
  const { conditions } = field.ground.scenario.victory;
  const attained = conditions.filter(
    (condition) => among(condition) && turn <= (condition.by ?? Infinity) && holdsAll(field, condition, rules),
  );
  const [side, ...others] = new Set(attained.map((condition) => condition.side));
  if (side === undefined) return null;
  if (others.length > 0)
    return { winner: null, why: 'Both sides hold their objectives', clause, label: 'In the same turn' };
  const names = attained.flatMap(({ holds }) => holds.map((id) => objectiveNamed(field, id)?.name ?? id));
  const label = [...new Set(names)].join(', ');
  return { winner: side, why: `${does(sideNamed(field, side), 'holds')} its objectives`, clause, label };
}

/** Held even behind its own line, in the turns in which they count. */
function holdsAll(field: Field, { side, holds }: VictoryCondition, { holder }: EndingRules): boolean {
  return holds.every((id) => {
    const objective = objectiveNamed(field, id);
    return objective !== undefined && objectiveCounts(field, objective) && holder(field, objective) === side;
  });
}

/** A side that had to hold objectives by a turn, or by the last, and never did loses; both at once draw. */
function objectivesMissed(field: Field, { clauses }: EndingRules): Ending | null {
  const { turn } = field.state.at;
  const clause = clauses.objectives;
  const { conditions, turns } = field.ground.scenario.victory;
  const missed = conditions.filter(({ orLoses, by }) => orLoses && turn >= (by ?? turns ?? Infinity));
  const [side, ...others] = new Set(missed.map((condition) => condition.side));
  if (side === undefined) return null;
  const label = `The limit was turn ${turn}`;
  if (others.length > 0) return { winner: null, why: 'Both sides have missed their objectives', clause, label };
  const winner = field.roster.sides.find(({ id }) => id !== side)?.id ?? null;
  return { winner, why: `${does(sideNamed(field, side), 'has')} missed its objectives`, clause, label };
}

/** After the last turn: a draw, a side that needed only to last, or the one that has come off better. */
function lastTurn(field: Field, losses: readonly SideLosses[], rules: EndingRules): Ending | null {
  const { clauses, counted, betterOff, holder } = rules;
  const { turns, then } = field.ground.scenario.victory;
  if (turns === null || field.state.at.turn < turns) return null;
  const clause = clauses.lastTurn;
  const over = `Turn ${turns} was the last`;
  if (then === 'draw') return { winner: null, why: over, clause, label: 'The scenario' };
  if (then === 'objectives') {
    const [first, second] = field.roster.sides;
    const lead = first ? leadOf(field, first.id, holder) : 0;
    const winner = (lead > 0 ? first : lead < 0 ? second : undefined)?.id ?? null;
    const points = `${Math.abs(lead)} more in objectives`;
    if (winner === null) return { winner, why: `${over}: neither side holds more`, clause, label: 'The scenario' };
    return { winner, why: `${over}: ${does(sideNamed(field, winner), 'holds')} more`, clause, label: points };
  }
  if (then !== 'points')
    return {
      winner: then,
      why: `${over}: ${does(sideNamed(field, then), 'has')} held out`,
      clause,
      label: 'The scenario',
    };
  const label = losses.map(({ side, lost }) => `${side.name} lost ${lost}`).join(', ');
  const winner = betterOff(losses);
  if (winner === null) {
    const even = rules.whenEven?.(field);
    if (even) return { ...even, why: `${over}: ${even.why}`, clause };
    return { winner, why: `${over}: ${rules.undecided ?? `${counted} are equal`}`, clause, label };
  }
  return { winner, why: `${over}: ${does(sideNamed(field, winner), 'has')} lost fewer ${counted}`, clause, label };
}

/** The side that has lost least; null when two have. */
export function leastLost(losses: readonly { readonly side: { readonly id: Id }; readonly lost: number }[]): Id | null {
  const [best, next] = losses.toSorted((a, b) => a.lost - b.lost);
  return best && next && best.lost !== next.lost ? best.side.id : null;
}

const objectiveNamed = ({ roster }: Field, objective: Id): RosterObjective | undefined =>
  roster.objectives.find(({ id }) => id === objective);
const sideNamed = ({ roster }: Field, side: Id): string => roster.sides.find(({ id }) => id === side)?.name ?? side;

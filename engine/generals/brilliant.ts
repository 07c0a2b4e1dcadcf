/**
 * The brilliant general: the capable one, who once a step plays this turn and the next out in his head with each of a few
 * stances and takes the best. He knows no more than his seat does and rolls dice of his own; how much he plays out is
 * bounded by the number of units, so that a seed repeats.
 */
import { copyState, openBattle, stepStartOf } from '../battle';
import type { BattleState, Decision, Seat, View } from '../battle';
import { factOfPair } from '../facts';
import type { RuleSystem } from '../rules/system';
import { capableGeneral } from './capable';
import type { ExplainingGeneral } from './capable';
import { AS_PLANNED, DRAWS_UP, HOLDS, PRESSES, STRIKES } from './plan';
import type { Stance } from './plan';
import { EVEN, tempered } from './temper';

/** `effort`: units on the table times the battles played out with each stance. */
export function brilliantGeneral(system: RuleSystem, effort = EFFORT, temper = EVEN): ExplainingGeneral {
  const stances = STANCES.map((stance) => tempered(stance, temper));
  const plain = capableGeneral(system, tempered(AS_PLANNED, temper));
  const bounds = { system, effort, stances };
  const bent = new Map(stances.map((stance) => [stance, capableGeneral(system, stance)]));
  const bestOf = (view: View): ExplainingGeneral => bent.get(bestStance(stepStartOf(view), view.seat, bounds)) ?? plain;
  const generalFor = (view: View, decision: Decision): ExplainingGeneral =>
    isMove(view, decision) ? bestOf(view) : plain;
  return {
    title: 'brilliant general',
    isSlow: true,
    plan: (view) => bestOf(view).plan(view),
    choose: (view, decision, question) => generalFor(view, decision).choose(view, decision, question),
    explain: (view, decision, question) => generalFor(view, decision).explain(view, decision, question),
  };
}

/** The plain one first. */
const STANCES: readonly Stance[] = [AS_PLANNED, PRESSES, DRAWS_UP, HOLDS, STRIKES];

/** Is it about the move of a unit? Only for these is it worth while to look ahead. */
const isMove = ({ state }: View, { form }: Decision): boolean =>
  form.form === 'march' && form.movers.some((id) => state.pieces.some((piece) => piece.id === id));

/** The stance that comes out best, the plain one unless another is better by a margin. */
const bestStance = factOfPair(
  ['places', 'step'],
  (start: View, seat: Seat, { system, effort, stances }: Bounds): Stance => {
    const runs = Math.max(LEAST_RUNS, Math.min(MOST_RUNS, Math.round(effort / Math.max(1, start.state.pieces.length))));
    const [plain = AS_PLANNED] = stances;
    let best = plain;
    let most = -Infinity;
    for (const stance of stances) {
      let sum = stance === plain ? MARGIN * runs : 0;
      for (let run = 0; run < runs; run++) sum += valueOf(playedOut(start, seat, system, stance, run), seat, system);
      if (sum <= most) continue;
      best = stance;
      most = sum;
    }
    return best;
  },
);

interface Bounds {
  readonly system: RuleSystem;
  readonly effort: number;
  /** The plain one first. */
  readonly stances: readonly Stance[];
}
const EFFORT = 80;
const LEAST_RUNS = 1;
const MOST_RUNS = 8;
/** Turns played out after the present one. */
const AHEAD = 1;
/** Army points by which another stance must be better. */
const MARGIN = 0.1;

/** The position after this turn and the next, with a stance for the rest of this step and plain generals from then on. */
function playedOut(start: View, seat: Seat, system: RuleSystem, stance: Stance, run: number): View {
  const { turn, step } = start.state.at;
  const battle = openBattle({
    script: system,
    ground: start.ground,
    roster: start.roster,
    start: copyState(start.state),
    dice: { from: 'seed', seed: OWN_DICE + turn * 1000 + run },
    turns: turn + AHEAD,
  });
  const [own, plain] = [capableGeneral(system, stance), capableGeneral(system)];
  const isNow = ({ at }: BattleState): boolean => at.turn === turn && at.step === step;
  while (!battle.ended)
    for (const decision of [...battle.pending]) {
      const question = battle.question(decision.kind);
      if (!question) throw new Error(`no question ${decision.kind}`);
      const general = decision.seat === seat && isNow(battle.state) ? own : plain;
      battle.submit(decision.seat, general.choose(battle.view(decision.seat), decision, question));
    }
  return battle.view(seat);
}
/** Seeds that no battle is fought with. */
const OWN_DICE = 7_000_000_000;

/** How a position stands for a seat, in army points: what each side has left, and how near it is to breaking. */
function valueOf(view: View, seat: Seat, system: RuleSystem): number {
  const { over, pieces } = view.state;
  let value = over === null || over.winner === null ? 0 : over.winner === seat ? VICTORY : -VICTORY;
  for (const side of view.roster.sides) {
    const sign = side.seat === seat ? 1 : -1;
    const { lost, breaksAt } = system.standing(view, side.seat);
    value -= (sign * BREAKING * lost) / Math.max(1, breaksAt);
    for (const piece of pieces) if (piece.seat === side.seat) value += sign * LEFT * system.worth(view, piece.id);
  }
  return value;
}
const VICTORY = 6;
/** What a side that breaks has lost, and what a point on the table counts. */
const BREAKING = 7.5;
const LEFT = 0.5;

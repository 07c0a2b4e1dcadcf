/** Does the sensible answer bring more than the foolish one, when capable generals fight on? */
import { choicesOf } from '../../engine/battle';
import type { AnyQuestion, Battle, Seat } from '../../engine/battle';
import { capableGeneral, whoIsAsked } from '../../engine/generals';
import { endOf } from '../../engine/geometry';
import { honoursOfWar as system } from '../../engine/rules/honours-of-war';
import { matches } from './matching';
import { positionsOf } from './position';
import type { Position } from './position';
import type { Puzzle, PuzzleAnswer } from './puzzle';

const general = capableGeneral(system);

/** The general's own answer. */
export const answerTo = ({ battle, decision, question }: Position) =>
  general.choose(battle.view(decision.seat), decision, question);

/** The same question with these answers only. */
function narrowed(
  { question, listed, battle, decision, times, unit }: Position,
  told: readonly PuzzleAnswer[],
): AnyQuestion {
  const view = battle.view(decision.seat);
  const list = listed.filter((choice) => told.some((one) => matches(one, choice, view, unit, times)));
  return { ...question, choices: () => ({ list }) };
}

/** The answers of the list that are as told. */
export const offered = (position: Position, told: readonly PuzzleAnswer[]) =>
  choicesOf(narrowed(position, told), position.battle.view(position.decision.seat), position.decision).list;

export interface Confirmation {
  readonly games: number;
  /** How much more the sensible answer brings, army points, and the half of its 95 % interval. */
  readonly gain: number;
  readonly half: number;
}

/** Each seed is fought on with either answer. */
export function confirm(puzzle: Puzzle, games: number): Confirmation {
  const gains = positionsOf(puzzle, games).map((position) => {
    const [good, bad] = [puzzle.sensible, puzzle.foolish].map((told) => playedOut(position, told));
    return (good ?? 0) - (bad ?? 0);
  });
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / games;
  const variance = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / Math.max(1, games - 1);
  return { games, gain: mean, half: 1.96 * Math.sqrt(variance / games) };
}

/** The unit goes on as told this turn and the next, as far as it may; for the rest capable generals decide. */
function playedOut(position: Position, told: readonly PuzzleAnswer[]): number {
  const { decision, unit, times } = position;
  const battle = position.battle.backTo(position.battle.entries.length);
  const last = battle.state.at.turn + 1;
  while (!battle.ended)
    for (const open of [...battle.pending]) {
      const asked = battle.question(open.kind);
      if (!asked) throw new Error(`no question ${open.kind}`);
      const view = battle.view(open.seat);
      const who = whoIsAsked(view, open);
      const isHis = open.kind === decision.kind && (who.unit ?? who.command) === unit && battle.state.at.turn <= last;
      const listed = isHis ? asked.choices(view, open.about).list : [];
      const question = isHis
        ? narrowed({ ...position, question: asked, battle, decision: open, listed, times }, told)
        : asked;
      const has = question === asked || question.choices(view, open.about).list.length > 0;
      battle.submit(open.seat, general.choose(view, open, has ? question : asked));
    }
  return valueOf(battle, decision.seat);
}

/** How a battle has come out for a seat, in army points. */
function valueOf(battle: Battle, seat: Seat): number {
  const view = battle.view(seat);
  const { over, pieces } = battle.state;
  let value = over === null || over.winner === null ? 0 : over.winner === seat ? VICTORY : -VICTORY;
  for (const side of view.roster.sides) {
    const sign = side.seat === seat ? 1 : -1;
    const { lost, breaksAt } = system.standing(view, side.seat);
    value -= (sign * BREAKING * lost) / Math.max(1, breaksAt);
    for (const piece of pieces) if (piece.seat === side.seat) value += sign * system.worth(view, piece.id);
  }
  return value;
}
const VICTORY = 4;
const BREAKING = 3;

/** What the general weighed, the best first, for who writes a puzzle. */
export function weighedIn({ battle, decision, question }: Position): readonly string[] {
  const { weighed, plan } = general.explain(battle.view(decision.seat), decision, question);
  return [
    ...plan.map(({ sentence }) => sentence),
    ...weighed
      .slice(0, 8)
      .map(({ label, score, choice, parts }) =>
        [
          score.toFixed(2),
          label,
          ...('march' in choice ? [JSON.stringify(endOf(choice.march))] : []),
          JSON.stringify(parts),
        ].join(' '),
      ),
  ];
}

import type { Id } from '../../battle';
import type { Point } from '../../geometry';
import type { GameSummary, Setting, TurningPoint } from '../report';

type LossesByTurn = Pick<GameSummary, 'outcome' | 'lostByTurn' | 'units' | 'objectives'>;

/** All objectives together weigh as much as this share of what breaks an army. */
const OBJECTIVES_WEIGH = 0.5;

/** The turn in which the winner gained most on the loser, by losses and objectives; null when nobody won. */
export function turningOf(
  setting: Setting,
  told: LossesByTurn,
  middleOfHits: (side: Id, turn: number) => Point | null,
): TurningPoint | null {
  const { winner, turns } = told.outcome;
  const loser = setting.sides.find(({ id }) => id !== winner)?.id;
  if (winner === null || loser === undefined) return null;
  let best = { turn: turns, gain: -Infinity };
  for (let turn = 1; turn <= turns; turn++) {
    const gain =
      lossIn(setting, told, loser, turn) - lossIn(setting, told, winner, turn) + taken(setting, told, winner, turn);
    if (gain > best.gain + 1e-9) best = { turn, gain };
  }
  const { turn } = best;
  const objective = told.objectives.find((change) => change.turn === turn && change.side === winner)?.id ?? null;
  const ofLoser = new Set(setting.units.filter(({ side }) => side === loser).map(({ id }) => id));
  const unit = told.units.find((loss) => loss.turn === turn && ofLoser.has(loss.id))?.id ?? null;
  return { turn, unit: objective === null ? unit : null, objective, at: middleOfHits(loser, turn) };
}

/** What a side lost in a turn, as a share of what breaks it. */
function lossIn({ sides }: Setting, { lostByTurn }: LossesByTurn, side: Id, turn: number): number {
  const lost = lostByTurn[side] ?? [];
  const breaksAt = sides.find(({ id }) => id === side)?.breaksAt ?? 1;
  return ((lost[turn - 1] ?? 0) - (lost[turn - 2] ?? 0)) / Math.max(1, breaksAt);
}

/** What a side gained in a turn by objectives taken, less those it lost. */
function taken({ objectives }: Setting, told: LossesByTurn, side: Id, turn: number): number {
  const all = objectives.reduce((sum, { points }) => sum + points, 0);
  return told.objectives
    .filter((change) => change.turn === turn && change.side !== null)
    .reduce((sum, change) => {
      const points = objectives.find(({ id }) => id === change.id)?.points ?? 0;
      return sum + ((change.side === side ? points : -points) * OBJECTIVES_WEIGH) / Math.max(1, all);
    }, 0);
}

/** Marches worth offering: straight on, wheels, small turns, back (MCN-MOVE-06 to 08). */
import type { MarchChoice, Refusal, View } from '../../../battle';
import type { Leg, Path, Pose } from '../../../geometry';
import { listMoves, moveToward, turnBy } from '../../../tabletop';
import type { ListedMove, MoveRules } from '../../../tabletop';
import { isRefusal, refuse } from '../../common';
import { troopAt, troopOf } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { FREE_TURN, leftOf, measureMarch, measureTurn, runLengths, WHEEL_RADIUS } from './allowance';
import type { Allowance } from './allowance';

const SHARES = [1, 0.5] as const;
const moves = (beside: number): readonly ListedMove[] => {
  const turn = (side: 'left' | 'right', degrees: number): ListedMove => ({
    turn: side,
    about: 'centre',
    degrees: [degrees],
    shares: SHARES,
  });
  const wheel = (side: 'left' | 'right', degrees: number): ListedMove => ({
    turn: side,
    about: { beside },
    degrees: [degrees],
    shares: [1],
  });
  return [
    { run: 0, shares: SHARES },
    turn('left', 15),
    turn('right', 15),
    turn('left', FREE_TURN),
    turn('right', FREE_TURN),
    wheel('left', 20),
    wheel('right', 20),
    { run: 180, shares: SHARES },
  ];
};

export function marchesOf(view: View, about: Allowance): readonly Path[] {
  const troop = troopOf(view, about.unit);
  if (troop.inside || leftOf(about) <= 0) return [];
  return listMoves(moves(WHEEL_RADIUS * troop.traits.inch), rulesFor(view, about, troop));
}

/** A turn about the centre and a run as far toward a place as it can go. */
export function marchToward(view: View, about: Allowance, to: Pose): Path | Refusal {
  const troop = troopOf(view, about.unit);
  const path = troop.inside ? null : moveToward(rulesFor(view, about, troop), 'centre', SHARES, to);
  return path ?? refuse('MCN-MOVE-01', `${troop.traits.unit.name} cannot get nearer.`);
}

/** A small turn on the spot; a larger one goes round its circle (MCN-MOVE-07, 08). */
export function turnFrom(view: View, about: Allowance, side: 'left' | 'right', degrees: number, from?: Pose): Leg {
  const troop = troopOf(view, about.unit);
  const isSmall = about.turned + degrees <= FREE_TURN;
  const { box } = from ? troopAt(troop, from) : troop;
  return turnBy(box, isSmall ? 'centre' : { beside: WHEEL_RADIUS * troop.traits.inch }, side, degrees);
}

const rulesFor = (view: View, about: Allowance, troop: Troop): MoveRules<Allowance> => ({
  box: troop.box,
  left: leftOf(about),
  start: about,
  isTurnFree: () => true,
  afterTurn: (turn) => {
    const after = measureTurn(view, about, troop, turn);
    return isRefusal(after) ? null : after;
  },
  runs: (now, from, direction, shares, most) =>
    runLengths(view, now, from === troop.box.pose ? troop : troopAt(troop, from), direction, shares, most),
  isAllowed: (path) => !isRefusal(measureMarch(view, about, path)),
});

export const marchChoice = ({ unit }: Allowance, march: Path): MarchChoice => ({ march, movers: [unit] });

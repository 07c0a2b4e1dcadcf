/** What a leg takes from the allowance (HOW-MOVE-01, 03, 08). */
import type { Refusal, View } from '../../../battle';
import { exceeds } from '../../../geometry';
import type { Point } from '../../../geometry';
import type { Cm } from '../../../scenario';
import { refuse } from '../../common';
import { SHARES } from '../troops/nations';
import { flankDeduction } from '../troops/traits';
import { isColumn } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { amended, moveOf } from './allowance';
import type { Allowance } from './allowance';
import { isOnRoad } from './ground-cost';
import { measuredWords } from '../lengths';

/** Only guns and wagons have a road move, and only for a whole normal move on the road (HOW-TERR-12). */
export const keepsRoad = (view: View, troop: Troop, direction: Point, length: Cm): boolean =>
  isGuns(troop) && isOnRoad(view, troop, direction, length);

/** Pays a cost; the deduction for flank and rear comes off the whole normal move, once (HOW-MOVE-03, HOW-MOVE-08). */
export function spend(troop: Troop, allowance: Allowance, cost: Cm, toFlank: boolean): Allowance | Refusal {
  const normal = moveOf(troop, allowance);
  const share = toFlank ? deductionOf(troop) : 0;
  const spent = allowance.spent + cost + share * normal;
  if (exceeds(spent, normal)) return tooFar(spent, normal);
  return amended(allowance, { spent, deducted: allowance.deducted || toFlank });
}

/** Limbered guns and wagons go at half rate to flank and rear; deployed guns have their own measure. */
function deductionOf(troop: Troop): number {
  if (isGuns(troop)) return isColumn(troop) ? 0.5 : 0;
  return SHARES[flankDeduction(troop.traits)];
}

export const tooFar = (spent: Cm, normal: Cm): Refusal =>
  refuse('HOW-MOVE-01', `Too far. This move costs ${measuredWords(spent)}; the unit has ${measuredWords(normal)}.`);

export const isGuns = (troop: Troop): boolean => troop.traits.kind === 'artillery' || troop.traits.kind === 'transport';

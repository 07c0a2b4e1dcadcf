/** One march: its legs measured one after another, and what bans the whole (HOW-MOVE, HOW-TERR-02, 03). */
import type { Refusal, View } from '../../../battle';
import { fact } from '../../../facts';
import { pathOf } from '../../../geometry';
import type { Leg, Path, Pose } from '../../../geometry';
import { isRefusal, refuse } from '../../common';
import { troopAt } from '../troops/troop';
import { unitOf } from './allowance';
import type { Allowance } from './allowance';
import { banOf } from './bans';
import { measureStraight } from './straight';
import { measureTurn } from './wheel';

/** What a march makes of the allowance. */
export interface Marched {
  readonly path: Path;
  readonly allowance: Allowance;
}

/** A march checked leg by leg, or why it is not allowed; worked out once for who checks it and who carries it out. */
export function measureMarch(view: View, allowance: Allowance, path: Path): Marched | Refusal {
  const known = lastMarch(view);
  if (known.last?.allowance !== allowance || known.last.path !== path)
    known.last = { allowance, path, result: measureLegs(view, allowance, path) };
  return known.last.result;
}
/** The last march of this position. */
const lastMarch = fact(['places', 'formations', 'marks', 'ground', 'step'], (): { last: MarchMeasured | null } => ({
  last: null,
}));
interface MarchMeasured {
  readonly allowance: Allowance;
  readonly path: Path;
  readonly result: Marched | Refusal;
}

function measureLegs(view: View, allowance: Allowance, path: Path): Marched | Refusal {
  let troop = unitOf(view, allowance);
  let now = allowance;
  for (const leg of path.legs) {
    const next =
      leg.kind === 'straight'
        ? measureStraight(view, now, troop, leg)
        : leg.kind === 'place'
          ? null
          : measureTurn(view, now, troop, leg);
    if (!next) return refuse('HOW-MOVE-01', 'A unit marches in straight lines and wheels.');
    if (isRefusal(next)) return next;
    now = next;
    troop = troopAt(troop, leg.to);
  }
  const banned = banOf(view, allowance, path, troop);
  return banned ?? { path, allowance: now };
}

/** A path of an optional turn and a straight part. */
export const marchPath = (from: Pose, turn: Leg | null, ahead: Leg | null): Path =>
  pathOf(from, [...(turn ? [turn] : []), ...(ahead ? [ahead] : [])]);

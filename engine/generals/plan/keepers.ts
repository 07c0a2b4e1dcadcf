/** Who sees to which objective. */
import type { Id, View } from '../../battle';
import type { Point } from '../../geometry';
import type { ObjectiveNow, RuleSystem } from '../../rules/system';
import type { Force, Forces } from '../forces';
import { leastDistance, nearestOf } from './nearest';
import { isOfTheLine } from './slots';

/** An objective that one unit sees to, and where. */
interface Keep {
  readonly at: Point;
  /** The objective, where the side has it already. */
  readonly keeps: ObjectiveNow | null;
  /** To take it decides the battle. */
  readonly decides: boolean;
}

/**
 * Who sees to each objective, and where. Of what the side has: of its units that hold it the fit battalion that stands
 * nearest, a battery only where there is none, a spent battalion only where nobody else is and it is in houses. Of what nobody
 * has: the nearest foot, if it is nearer than any of the enemy's. What decides the battle when it is taken: whoever stands there.
 */
export function keepersOf(view: View, system: RuleSystem, { own, enemies, front }: Forces): ReadonlyMap<Id, Keep> {
  const keepers = new Map<Id, Keep>();
  const isFree = ({ id, isSpent }: Force): boolean => !isSpent && !keepers.has(id);
  const foot = own.filter(isOfTheLine);
  const guns = own.filter(({ arm }) => arm === 'guns');
  const theirFoot = enemies.filter(isOfTheLine);
  for (const objective of system.objectives(view)) {
    const { at, holder, heldBy } = objective;
    const isOurs = holder === view.seat;
    const decides = !isOurs && decidesBattle(view, system, objective);
    // In houses a spent battalion lasts longer than anywhere it could go.
    const isLeft = (unit: Force): boolean => unit.pose === null && heldBy.includes(unit.id) && !keepers.has(unit.id);
    const isOnIt = (unit: Force): boolean => isFree(unit) && heldBy.includes(unit.id);
    // Nobody walks past a battalion that is nearer to it; horse and guns beside it do not keep it from him.
    const walk = decides ? WALK * front : Math.min(WALK * front, leastDistance(theirFoot, at));
    const best = isOurs
      ? (nearestOf(foot.filter(isOnIt), at) ?? nearestOf(guns.filter(isOnIt), at) ?? nearestOf(foot.filter(isLeft), at))
      : nearestOf(foot.filter(isFree), at, walk);
    if (best) keepers.set(best.id, { at: isOurs ? best.at : at, keeps: isOurs ? objective : null, decides });
  }
  return keepers;
}
/** To what the side has not got a unit goes so far, in fronts. */
const WALK = 4;

/** Is a side so near to breaking that the loss of an objective it still has, or has not lost yet, breaks it? */
function decidesBattle(view: View, system: RuleSystem, { owner, holder, points }: ObjectiveNow): boolean {
  return view.roster.sides.some(({ seat }) => {
    if ((owner !== null && owner !== seat) || (holder !== null && holder !== seat)) return false;
    const { lost, breaksAt } = system.standing(view, seat);
    return lost < breaksAt && lost + points >= breaksAt;
  });
}

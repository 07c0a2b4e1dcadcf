/** Which units a leader reaches with his orders, from the place of his figure. */
import type { Id } from '../battle';
import { TOLERANCE } from '../geometry';
import type { Point } from '../geometry';
import type { Cm } from '../scenario';
import { areWithin, distanceTo } from './body';
import type { Body } from './body';

export interface CommandReach {
  /** From the figure to the nearest edge of a unit. */
  readonly radius: Cm;
  /** From one unit to the next, nearest edges, where orders are passed on. */
  readonly link: Cm;
}

/** Units within the radius of a place, and those that a chain of any number of links joins to one of them. */
export function reachedFrom(at: Point, units: readonly Body[], { radius, link }: CommandReach): ReadonlySet<Id> {
  const chain = units.filter((unit) => distanceTo(at, unit) <= radius + TOLERANCE);
  const reached = new Set(chain.map(({ id }) => id));
  // Units are added while the chain is walked: each passes the order on in its turn.
  for (const from of chain)
    for (const unit of units)
      if (!reached.has(unit.id) && areWithin(from, unit, link + TOLERANCE)) {
        reached.add(unit.id);
        chain.push(unit);
      }
  return reached;
}

/** What is left of a charger's path when part of it is done. */
import { legTo, pathOf, poseOnLeg } from '../../../geometry';
import type { Leg, Path } from '../../../geometry';
import type { Cm } from '../../../scenario';

/** The path from `gone` cm on. */
export function beyond(path: Path, gone: Cm): Path {
  let from = path.from;
  let left = Math.max(0, gone);
  for (const [i, leg] of path.legs.entries()) {
    if (left < leg.length - SPECK) {
      const at = poseOnLeg(from, leg, left / leg.length);
      const rest: Leg = legTo(leg, leg.to, leg.length - left);
      return pathOf(at, [rest, ...path.legs.slice(i + 1)]);
    }
    left -= leg.length;
    from = leg.to;
  }
  return pathOf(from, []);
}
const SPECK: Cm = 1e-6;

/** Where guns go that attack. */
import type { View } from '../../battle';
import type { RuleSystem } from '../../rules/system';
import type { Force, Forces } from '../forces';
import { BOLD } from './goal';
import type { Goal } from './goal';
import { gunSiteFor } from './gun-sites';
import { bestOf } from './targets';
import type { Target } from './targets';
import { whomToFace } from './whom-to-face';

/** Guns need no place in the line: each goes to the nearest site, and where it finds none for the nearest enemy. */
export function gunGoal(
  view: View,
  system: RuleSystem,
  unit: Force,
  targets: readonly Target[],
  forces: Forces,
): Omit<Goal, 'pull'> | null {
  const { enemies, front } = forces;
  const site = gunSiteFor(view, system, unit, forces);
  if (site) return { at: site.at, near: NEAR_SITE * front, front: site.enemy.at, boldness: BOLD };
  const target = bestOf(targets, unit.at, front);
  if (!target) return null;
  const facing = whomToFace(enemies, unit.at, front);
  return { at: target.at, near: GUN_RANGE * unit.reach.fire, front: facing, boldness: BOLD };
}

/** A site is reached within this, in fronts. */
const NEAR_SITE = 0.3;
/** Where they find none they come within this share of their reach. */
const GUN_RANGE = 0.45;

/** Troops in the way of a shot: gaps, hidden targets and fire over the heads of friends (HOW-FIRE-09, 10, HOW-ARTY-08, 09). */
import type { Id, Reason, Refusal, View } from '../../../battle';
import { exceeds, fallsShort, frontCentre, gap, TOLERANCE } from '../../../geometry';
import type { Box } from '../../../geometry';
import type { Cm } from '../../../scenario';
import {
  areaUnder,
  areWithin,
  bodiesBetween,
  distanceBetween,
  gapTowards,
  isInStrip,
  isMoreThanHalf,
  shareHiddenBy,
  standsIn,
  stripTo,
  widthSeenPast,
} from '../../../tabletop';
import { isHill } from '../ground/kinds';
import type { Ammunition, ShellSafety } from '../troops/ordnance';
import { friendsOf, isDoneFor, troopsOn } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { measuredWords } from '../lengths';
import type { Shot } from './shot';
import { originOf } from './firing-zone';

/** How a shot gets past other troops. */
export interface ShotPassage {
  /** Share of the target hidden by units of either side; 0 when the fire passes overhead, or a narrow gap bars it anyhow. */
  readonly hidden: number;
  /** The clause that lets it pass over the heads of friends; null when it does not. */
  readonly overhead: Id | null;
  /** Width of a gap between friends too narrow to fire through; null when there is none. */
  readonly narrowGap: Cm | null;
  readonly isBarred: boolean;
}

const CLEAR: ShotPassage = { hidden: 0, overhead: null, narrowGap: null, isBarred: false };

/**
 * What stands between a firer and its target, and whether the fire may pass (HOW-FIRE-09, HOW-FIRE-10). Shell alone is
 * thrown over friends on the level, and minds no narrow gap (HOW-ARTY-17).
 */
export function passage(view: View, firer: Troop, origin: Box, target: Troop, ammunition?: Ammunition): ShotPassage {
  const others = bodiesBetween(troopsOn(view), firer, origin, target, isInTheWay);
  if (others.length === 0) return CLEAR;
  const friends = others.filter((other) => other.side === firer.side);
  const shell = ammunition === 'shell' ? (firer.traits.ordnance?.overhead ?? null) : null;
  if (firer.traits.gun && friends.length > 0) {
    const overhead = overheadBy(view, firer, origin, target, shell);
    if (overhead) return { ...CLEAR, overhead };
    if (shell && mayThrowOverhead(view, firer, origin, target, friends, shell))
      return { ...CLEAR, overhead: 'HOW-ARTY-17' };
  }
  const gap = shell ? Infinity : gapTowards(origin, target, friends);
  const narrowGap = fallsShort(gap, origin.width / 2) ? gap : null;
  if (narrowGap !== null) return { ...CLEAR, narrowGap, isBarred: true };
  const hidden = shareHiddenBy(frontCentre(origin), target, others);
  return { hidden, overhead: null, narrowGap, isBarred: isMoreThanHalf(hidden) };
}

/** Why a barred passage is barred, in a sentence. */
export function barredBy(firer: Troop, origin: Box, target: Troop, { hidden, narrowGap }: ShotPassage): Refusal {
  const { name } = firer.traits.unit;
  if (narrowGap !== null)
    return {
      clause: 'HOW-FIRE-09',
      sentence: `Too narrow a gap to fire through. Between friends it must be half the frontage of ${name}, ${measuredWords(origin.width / 2)}; it is ${measuredWords(narrowGap)}.`,
      reasons: [],
    };
  return {
    clause: 'HOW-FIRE-10',
    sentence: `Other troops hide ${target.traits.unit.name} from ${name}. No fire at a target more than half hidden by troops; ${Math.round(hidden * 100)}% is.`,
    reasons: [],
  };
}

/** Hides nothing and narrows no gap: who is Done For, and who is in houses. */
const isInTheWay = (troop: Troop): boolean => !troop.inside && !isDoneFor(troop);

// Overhead (HOW-ARTY-08, 09, 17) -------------------------------------------------------------------------------

/**
 * The clause by which guns may fire over the friends that stand in the strip of fire: down from a hill, or up at one; null
 * when they may not. Shell needs no more than guns.
 */
function overheadBy(view: View, firer: Troop, origin: Box, target: Troop, shell: ShellSafety | null): Id | null {
  const ownHill = areaUnder(view.ground, origin, isHill);
  const hill = ownHill ?? areaUnder(view.ground, target.box, isHill);
  if (!hill) return null;
  const { distances } = firer.traits.scale;
  const safe = distances[shell?.hills ?? 'cm15'];
  const under = friendsInStrip(view, firer, origin, target);
  if (under.length === 0) return null;
  const isUnsafe = (friend: Troop): boolean =>
    areWithin(friend, target, safe) && fallsShort(distanceBetween(friend, target), safe);
  if (friendsOf(view, firer).some(isUnsafe)) return null;
  const clears = (friend: Troop): boolean =>
    !standsIn(view.ground, friend.box, hill) &&
    (ownHill ? exceeds(fromGun(origin, friend), distances.cm10) : !fallsShort(fromGun(origin, friend), safe));
  if (!under.every(clears)) return null;
  return ownHill ? 'HOW-ARTY-08' : 'HOW-ARTY-09';
}

/** That a shot goes over friends, for the log and before it is fired; nothing of a ball that rolls on. */
export function overheadReasons(view: View, { firer, target, ammunition, face, grazing }: Shot): readonly Reason[] {
  if (grazing) return [];
  const { overhead } = passage(view, firer, originOf(firer, face), target, ammunition);
  return overhead === null ? [] : [{ clause: overhead, label: 'Over the heads of friends' }];
}

const fromGun = (origin: Box, friend: Troop): Cm => Math.min(...friend.boxes.map((box) => gap(box, origin)));

/** May shell go over friends on the level: they keep off gun and target, and 4 cm of the target are seen past them (HOW-ARTY-17, 23)? */
function mayThrowOverhead(
  view: View,
  firer: Troop,
  origin: Box,
  target: Troop,
  between: readonly Troop[],
  { level }: ShellSafety,
): boolean {
  if (areaUnder(view.ground, origin, isHill)?.id !== areaUnder(view.ground, target.box, isHill)?.id) return false;
  const { distances } = firer.traits.scale;
  const safe = distances[level];
  if (!friendsInStrip(view, firer, origin, target).every((friend) => exceeds(fromGun(origin, friend), safe)))
    return false;
  if (friendsOf(view, firer).some((friend) => areWithin(friend, target, safe + TOLERANCE))) return false;
  return !fallsShort(widthSeenPast(origin, target, between), distances.cm4);
}

const friendsInStrip = (view: View, firer: Troop, origin: Box, target: Troop): readonly Troop[] => {
  const strip = stripTo(origin, target);
  return friendsOf(view, firer).filter((friend) => !friend.inside && isInStrip(friend, strip));
};

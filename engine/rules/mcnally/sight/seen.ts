/** What may be seen: woods, hills and houses that hide (MCN-VIS-01 to 03). */
import { sightLimit } from '../../../battle';
import type { View } from '../../../battle';
import { memo } from '../../../facts';
import { boundsMeet, boundsOf, corners, gap, meetingsWith, nearestPointOf } from '../../../geometry';
import type { Box, Point } from '../../../geometry';
import type { Cm } from '../../../scenario';
import type { Ground, GroundArea } from '../../../terrain';
import { isHillBetween } from '../ground/hills';
import { areaKind, isWood } from '../ground/kinds';
import { isMarked } from '../troops/troop';
import type { Troop } from '../troops/troop';

/** How far troops in a wood of this density are seen, cm (MCN-VIS-01). */
export function detection(troop: Troop, density: 'dense' | 'open'): Cm {
  const { traits } = troop;
  const isStill = traits.class === 'OO' && !isMarked(troop, 'moved') && !isMarked(troop, 'stirred in a wood');
  return traits.house.detection[isStill ? 'still' : 'stirring'][density] * traits.inch;
}

const woodsOf = memo(({ areas }: Ground): readonly GroundArea[] => areas.filter(isWood));
const blocksOf = memo(({ blocks }: Ground) =>
  blocks.map(({ id, box }) => ({ id, box, bounds: boundsOf(corners(box)) })),
);
const hasHills = memo(({ areas }: Ground): boolean => areas.some(({ kind }) => kind === 'hill'));

/** The wood a base stands in with its middle; null in the open. */
export function densityAt({ ground }: Pick<View, 'ground'>, { pose }: Box): 'dense' | 'open' | null {
  const woods = woodsOf(ground);
  if (woods.length === 0) return null;
  const [area] = ground.areasAt(pose, woods);
  return area ? (areaKind(area) === 'dense wood' ? 'dense' : 'open') : null;
}

/** Can a base be seen past the ground from a place? No farther than the scenario lets anybody see; woods by their range, hills by their contours, houses not at all. */
export function isSeenOver(view: View, from: Box, eye: Point, observer: Troop, target: Troop, base: Box): boolean {
  const { ground } = view;
  const limit = sightLimit(view.state);
  if (limit !== null && gap(from, base) > limit + SLACK) return false;
  const inWood = densityAt(view, base);
  if (inWood && gap(from, base) > detection(target, inWood) + SLACK) return false;
  if (isWoodBetween(ground, eye, target, base)) return false;
  // Past this no line to the base goes: most blocks lie elsewhere.
  const about = boundsOf([eye, ...corners(base)]);
  const blocks = blocksOf(ground).filter(
    ({ id, bounds }) => boundsMeet(about, bounds) && id !== observer.inside?.id && id !== target.inside?.id,
  );
  if (blocks.length === 0 && !hasHills(ground)) return true;
  return [base.pose, ...corners(base)].every(
    (point) => !isHillBetween(ground, eye, point) && blocks.every(({ box }) => !passesThrough(box, eye, point)),
  );
}

/** Does the line to a base cross more wood than its unit is seen through? */
function isWoodBetween(ground: Ground, eye: Point, target: Troop, base: Box): boolean {
  const woods = woodsOf(ground);
  if (woods.length === 0) return false;
  const through = ground.trace(eye, nearestPointOf(base, eye)).filter(({ area }) => woods.includes(area));
  if (through.length === 0) return false;
  const isDense = through.some(({ area }) => areaKind(area) === 'dense wood');
  const wood = through.reduce((sum, { from: enters, to }) => sum + to - enters, 0);
  return wood > detection(target, isDense ? 'dense' : 'open') + SLACK;
}
const SLACK: Cm = 0.003;

/** Does a line enter a footprint, and not only touch it? */
function passesThrough(box: Box, from: Point, to: Point): boolean {
  const meetings = meetingsWith(box, from, to);
  const [enters] = meetings;
  const leaves = meetings.at(-1);
  return enters !== undefined && leaves !== undefined && leaves - enters > SLACK;
}

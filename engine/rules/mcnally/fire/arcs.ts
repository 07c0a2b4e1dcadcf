/** Arcs and ranges, base by base (MCN-FIRE-02, 03, 05, 11, MCN-TERR-12). */
import type { View } from '../../../battle';
import { memo } from '../../../facts';
import { along, corners, exceeds, facing, fallsShort, pointGap, poseAt, seenFrom, TOLERANCE } from '../../../geometry';
import type { Box } from '../../../geometry';
import type { Cm } from '../../../scenario';
import { faceBox, FACES } from '../../../tabletop';
import { baseBoxes } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { isInClosedWork } from '../works/strength';

/** The halves of each side of a building, without depth, facing out: what each base there fires from and is fired at on. */
export const halfSides = memo((block: Box): readonly Box[] =>
  FACES.flatMap((face) => {
    const { pose, width, depth } = faceBox(block, face);
    return [-width / 4, width / 4].map((sideways) => ({
      pose: poseAt(along(pose, depth / 2, sideways), facing(pose)),
      width: width / 2,
      depth: 0,
    }));
  }),
);

/** Who is in houses does, and foot in a closed work (MCN-TERR-02, MCN-DEF-07). */
export const firesAllRound = (view: Pick<View, 'state' | 'roster' | 'ground'>, troop: Troop): boolean =>
  troop.inside !== null || (troop.traits.isFoot && isInClosedWork(view, troop.box));

/** Bases in the front rank: those that fire. Of houses and of foot in a closed work every side (MCN-DEF-07). */
export function firingBases(view: Pick<View, 'state' | 'roster' | 'ground'>, troop: Troop): readonly Box[] {
  return firesAllRound(view, troop) ? halfSides(troop.box) : frontRank(troop);
}
const frontRank = memo((troop: Troop): readonly Box[] => {
  const bases = baseBoxes(troop);
  const front = Math.max(...bases.map(({ pose }) => seenFrom(troop.box.pose, pose).ahead));
  return bases.filter(({ pose }) => !fallsShort(seenFrom(troop.box.pose, pose).ahead, front));
});
/** Every base that may be aimed at. */
export const targetBases = (troop: Troop): readonly Box[] => (troop.inside ? halfSides(troop.box) : baseBoxes(troop));

/** Is all of a base straight ahead of another or within 45 degrees to either side of that? */
export const isInArc = ({ pose, width, depth }: Box, target: Box): boolean =>
  corners(target).every((corner) => {
    const seen = seenFrom(pose, corner);
    const ahead = seen.ahead - depth / 2;
    return ahead >= -TOLERANCE && !exceeds(Math.abs(seen.right), width / 2 + ahead);
  });

/** Does a footprint surely lie outside the arc, all of it to one side? */
export function isOutOfArc({ pose, width, depth }: Box, target: Box): boolean {
  let [isBehind, isLeft, isRight] = [true, true, true];
  for (const corner of corners(target)) {
    const seen = seenFrom(pose, corner);
    const ahead = seen.ahead - depth / 2;
    const sideways = width / 2 + ahead + TOLERANCE;
    isBehind &&= ahead < -TOLERANCE;
    isRight &&= seen.right > sideways;
    isLeft &&= -seen.right > sideways;
  }
  return isBehind || isLeft || isRight;
}

/** Is any part of a footprint in the arc, no farther than a range? */
export const touchesArc = ({ pose, width, depth }: Box, target: Box, range: Cm): boolean =>
  corners(target).some((corner) => {
    const seen = seenFrom(pose, corner);
    const ahead = seen.ahead - depth / 2;
    return ahead > TOLERANCE && Math.abs(seen.right) < width / 2 + ahead && ahead <= range;
  });

/** To the farthest point of a base: the range to it, cm. */
export const rangeToBase = (from: Box, target: Box): Cm =>
  corners(target).reduce((most, corner) => Math.max(most, pointGap(corner, from)), 0);

/** Which band a range is in, from 0; -1 beyond the last. A range equal to a limit is in the nearer band (MCN-FIRE-05). */
export const bandOf = (range: Cm, limits: readonly number[], inch: Cm): number =>
  limits.findIndex((limit) => range <= limit * inch + RANGE_SLACK);
/** A thousandth of an inch (MCN-SCALE-05). */
const RANGE_SLACK: Cm = 0.00254;

/** Where a shot is fired from and how far it carries: front or face, firing zone, range (HOW-SECT-03, 04, HOW-FIRE-06, 22). */
import type { View } from '../../../battle';
import {
  fireZone,
  frontCentre,
  poseAt,
  pointGap,
  shareInZone,
  touchesZone,
  rightOf,
  sectorOfPoint,
  corners,
  seenFrom,
  sectorShares,
} from '../../../geometry';
import type { Box, FireZone, Point, Sector } from '../../../geometry';
import type { Cm } from '../../../scenario';
import { isDoneFor, opponentsOf, troopsOn } from '../troops/troop';
import type { Troop } from '../troops/troop';

/** Faces of a block, clockwise from its front. */
export const FACES = [0, 1, 2, 3] as const;
const SECTOR_OF_FACE: readonly Sector[] = ['front', 'right', 'rear', 'left'];
const ALL_FACES = 0b1111;

/** The rectangle a unit fires from: its footprint, or its block turned so that the face it uses is in front. */
export function standOf(firer: Troop, face?: number): Box {
  return firer.inside && face !== undefined ? faceBox(firer.box, face) : firer.box;
}

const turnedBlocks = new WeakMap<Box, readonly Box[]>();

/** A block seen with `face` to the front. */
export function faceBox(block: Box, face: number): Box {
  let turned = turnedBlocks.get(block);
  if (!turned) {
    turned = turnedBy(block);
    turnedBlocks.set(block, turned);
  }
  return turned[face] ?? block;
}

function turnedBy(block: Box): readonly Box[] {
  let ahead: Point = { x: block.pose.hx, y: block.pose.hy };
  return FACES.map((face) => {
    const [width, depth] = face % 2 === 0 ? [block.width, block.depth] : [block.depth, block.width];
    const box: Box = { pose: poseAt(block.pose, ahead), width, depth };
    ahead = rightOf(ahead);
    return box;
  });
}

/** Degrees by which a zone opens at each front corner, usually and for light infantry and faces (HOW-SECT-03, 04). */
export const OPENINGS = { usual: 30, wide: 45 } as const;
export const openingOf = (firer: Troop): number =>
  firer.inside || firer.traits.kind === 'light infantry' ? OPENINGS.wide : OPENINGS.usual;

/** Pieces made for canister alone (HOW-ARTY-22). */
export const hasCanisterOnly = ({ traits }: Pick<Troop, 'traits'>): boolean =>
  traits.ordnance?.loads.every((load) => load === 'canister') ?? false;

/** The greatest range of a unit's weapon, cm; 0 when it has none. */
export function reachOf({ traits }: Pick<Troop, 'traits'>): Cm {
  if (traits.gun) return traits.scale.guns[traits.gun][hasCanisterOnly({ traits }) ? 'canister' : 'long'];
  return traits.smallArm ? traits.scale.smallArms[traits.smallArm].long : 0;
}

export const zoneOf = (firer: Troop, face?: number, range: Cm = reachOf(firer)): FireZone =>
  fireZone(standOf(firer, face), openingOf(firer), range);

/** Tangents of the two openings. */
const TAN_30 = 0.5773502691896257;

export type Look = 'in' | 'out' | 'unsure';

/** Is a footprint in the zone with its every part, with none, or must it be looked at closely? Only what is certain is told. */
export function lookInto(stand: Box, opening: number, range: Cm, { pose, width, depth }: Box): Look {
  const x = pose.x - stand.pose.x - (stand.pose.hx * stand.depth) / 2;
  const y = pose.y - stand.pose.y - (stand.pose.hy * stand.depth) / 2;
  const radius = Math.sqrt(width * width + depth * depth) / 2 + SLACK;
  const far = Math.sqrt(x * x + y * y);
  if (far > range + radius) return 'out';
  const ahead = x * stand.pose.hx + y * stand.pose.hy;
  const right = Math.abs(x * stand.pose.hy - y * stand.pose.hx);
  const tangent = opening === 30 ? TAN_30 : 1;
  // How far the centre lies inside the side line, measured square to it.
  const inside = (stand.width / 2 + ahead * tangent - right) / Math.sqrt(1 + tangent * tangent);
  if (ahead < -radius || inside < -radius) return 'out';
  return ahead > radius && inside > radius && far + radius < range ? 'in' : 'unsure';
}
const SLACK = 0.02;

/** Is any part of the unit in the firing zone (HOW-FIRE-07)? */
export function isInZone(firer: Troop, face: number | undefined, target: Troop, range: Cm = reachOf(firer)): boolean {
  const stand = standOf(firer, face);
  const opening = openingOf(firer);
  return target.boxes.some((box) => {
    const look = lookInto(stand, opening, range, box);
    return look === 'unsure' ? touchesZone(fireZone(stand, opening, range), box) : look === 'in';
  });
}

/** Is at least half of the footprint in the firing zone (HOW-HIT-08, HOW-TGT-03)? */
export function isHalfInZone(firer: Troop, face: number | undefined, box: Box): boolean {
  const stand = standOf(firer, face);
  const look = lookInto(stand, openingOf(firer), reachOf(firer), box);
  return look === 'unsure' ? shareInZone(zoneOf(firer, face), box) >= AT_LEAST_HALF : look === 'in';
}
const AT_LEAST_HALF = 0.5 - 1e-6;

/** From the middle of the front to the nearest point of the target, limbers included (HOW-FIRE-06). */
export function rangeFrom(stand: Box, target: Troop): Cm {
  const eye = frontCentre(stand);
  let range = Infinity;
  for (const box of target.boxes) range = Math.min(range, pointGap(eye, box));
  return range;
}

/** The sector of the target in which more than half of the attacker stands; front when none (HOW-SECT-05, HOW-SECT-07). */
export function sectorOfAttack(target: Troop, attacker: Box): Sector {
  if (target.inside) return SECTOR_OF_FACE[faceTowards(target.box, frontCentre(attacker))] ?? 'front';
  if (isSquarelyAhead(target.box, attacker)) return 'front';
  const [first, ...others] = corners(attacker).map((corner) => sectorOfPoint(target.box, corner));
  if (first && others.every((sector) => sector === first)) return first;
  const shares = sectorShares(target.box, attacker);
  if (shares.rear > HALF) return 'rear';
  if (shares.left > HALF) return 'left';
  return shares.right > HALF ? 'right' : 'front';
}
/** Quick look: the whole attacker is in the front sector, whatever way it is turned. */
function isSquarelyAhead({ pose, width, depth }: Box, attacker: Box): boolean {
  const x = attacker.pose.x - pose.x;
  const y = attacker.pose.y - pose.y;
  const ahead = x * pose.hx + y * pose.hy - depth / 2;
  const right = Math.abs(x * pose.hy - y * pose.hx) - width / 2;
  const radius = Math.sqrt(attacker.width * attacker.width + attacker.depth * attacker.depth) / 2;
  return ahead > radius && ahead - right > radius * Math.SQRT2;
}

/** "More than half", free of rounding. */
const HALF = 0.5 + 1e-6;

// Blocks (HOW-BUA-11, HOW-FIRE-22) ----------------------------------------------------------------------------------

/** The face first crossed by a line from a point to the middle of the block; through a corner: front or rear. */
export function faceTowards(block: Box, from: Point): number {
  const { ahead, right } = seenFrom(block.pose, from);
  if (Math.abs(ahead) * block.width >= Math.abs(right) * block.depth) return ahead >= 0 ? 0 : 2;
  return right > 0 ? 1 : 3;
}

/** Units of one side in one block, in roster order. */
export const companionsOf = (view: View, troop: Troop): readonly Troop[] =>
  troopsOn(view).filter(
    (other) => other.inside?.id === troop.inside?.id && troop.inside && other.side === troop.side && !isDoneFor(other),
  );

/** The faces a unit in a block defends, as bits: all when alone or with the other arm, else two each (HOW-BUA-11, 12). */
export function facesHeld(view: View, troop: Troop): number {
  const { where, marks } = troop.piece;
  if ('inside' in where && where.face !== undefined) return 1 << where.face;
  const chosen = marks['holds faces'];
  if (typeof chosen === 'number') return chosen;
  const together = companionsOf(view, troop);
  const [first, second] = together;
  if (!first || !second || (first.traits.gun === null) !== (second.traits.gun === null)) return ALL_FACES;
  return first.id === troop.id ? 0b0011 : 0b1100;
}

/** The units that defend a face of the block in which `troop` stands, foot first. */
export function defendersOf(view: View, troop: Troop, face: number): readonly Troop[] {
  const holders = companionsOf(view, troop).filter((one) => (facesHeld(view, one) & (1 << face)) !== 0);
  return holders.toSorted((a, b) => Number(a.traits.gun !== null) - Number(b.traits.gun !== null));
}

/** Faces on which a unit in a block has fought or fires this turn, and `now` one more, as bits (HOW-BUA-13). */
export function facesInUse(view: View, troop: Troop, now?: number): number {
  let faces = bitsOf(troop, 'faces') | (now === undefined ? 0 : 1 << now);
  for (const enemy of opponentsOf(view, troop)) faces |= 1 << faceTowards(troop.box, enemy.box.pose);
  return faces;
}

export const bitsOf = ({ piece }: Troop, mark: string): number => {
  const bits = piece.marks[mark];
  return typeof bits === 'number' ? bits : 0;
};

/** How many of the four faces are among the bits. */
export const countFaces = (faces: number): number => FACES.filter((face) => (faces & (1 << face)) !== 0).length;

/** Where a shot is fired from and how far it carries: front or face, firing zone, range (HOW-SECT-03, 04, HOW-FIRE-06, 22). */
import type { View } from '../../../battle';
import { fireZone, frontCentre } from '../../../geometry';
import type { Box, FireZone, Sector } from '../../../geometry';
import type { Cm } from '../../../scenario';
import { arcOf, faceBox, faceTowards, isHalfInArc, SECTOR_OF_FACE, sectorHolding, touchesArc } from '../../../tabletop';
import type { Arc } from '../../../tabletop';
import { isDoneFor, opponentsOf, troopsOn } from '../troops/troop';
import type { Troop } from '../troops/troop';

const ALL_FACES = 0b1111;

/** The rectangle a unit fires from: its footprint, or its block turned so that the face it uses is in front. */
export function standOf(firer: Troop, face?: number): Box {
  return firer.inside && face !== undefined ? faceBox(firer.box, face) : firer.box;
}

/** Degrees by which a zone opens at each front corner, usually and for light infantry and faces (HOW-SECT-03, 04). */
export const OPENINGS = { usual: 30, wide: 45 } as const;
const USUAL = arcOf(OPENINGS.usual);
const WIDE = arcOf(OPENINGS.wide);
export const arcFor = (firer: Troop): Arc => (firer.inside || firer.traits.kind === 'light infantry' ? WIDE : USUAL);

/** Pieces made for canister alone (HOW-ARTY-22). */
export const hasCanisterOnly = ({ traits }: Pick<Troop, 'traits'>): boolean =>
  traits.ordnance?.loads.every((load) => load === 'canister') ?? false;

/** The greatest range of a unit's weapon, cm; 0 when it has none. */
export function reachOf({ traits }: Pick<Troop, 'traits'>): Cm {
  if (traits.gun) return traits.scale.guns[traits.gun][hasCanisterOnly({ traits }) ? 'canister' : 'long'];
  return traits.smallArm ? traits.scale.smallArms[traits.smallArm].long : 0;
}

export const zoneOf = (firer: Troop, face?: number, range: Cm = reachOf(firer)): FireZone =>
  fireZone(standOf(firer, face), arcFor(firer).opening, range);

/** Is any part of the unit in the firing zone (HOW-FIRE-07)? */
export const isInZone = (firer: Troop, face: number | undefined, target: Troop, range: Cm = reachOf(firer)): boolean =>
  touchesArc(standOf(firer, face), arcFor(firer), range, target.boxes);

/** Is at least half of the footprint in the firing zone (HOW-HIT-08, HOW-TGT-03)? */
export const isHalfInZone = (firer: Troop, face: number | undefined, box: Box): boolean =>
  isHalfInArc(standOf(firer, face), arcFor(firer), reachOf(firer), box);

/** The sector of the target in which more than half of the attacker stands; front when none (HOW-SECT-05, HOW-SECT-07). */
export const sectorOfAttack = (target: Troop, attacker: Box): Sector =>
  target.inside
    ? (SECTOR_OF_FACE[faceTowards(target.box, frontCentre(attacker))] ?? 'front')
    : sectorHolding(target.box, attacker);

// Blocks (HOW-BUA-11, HOW-FIRE-22) ----------------------------------------------------------------------------------

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

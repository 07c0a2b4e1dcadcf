/** Where a shot is fired from and how far it carries: front or face, firing zone, range (HOW-SECT-03, 04, HOW-FIRE-06, 22). */
import { fireZone, frontCentre } from '../../../geometry';
import type { Box, FireZone, Sector } from '../../../geometry';
import type { Cm } from '../../../scenario';
import { arcOf, faceBox, faceTowards, isHalfInArc, SECTOR_OF_FACE, sectorHolding, touchesArc } from '../../../tabletop';
import type { Arc } from '../../../tabletop';
import { areInOneBlock } from '../troops/troop';
import type { Troop } from '../troops/troop';

/** The rectangle a unit fires from: its footprint, or its block turned so that the face it uses is in front. */
export function originOf(firer: Troop, face?: number): Box {
  return face === undefined ? firer.box : faceBox(firer.box, face);
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
  fireZone(originOf(firer, face), arcFor(firer).opening, range);

/** Is any part of the unit in the firing zone (HOW-FIRE-07)? An enemy in the same houses always is (HOW-BUA-21). */
export const isInZone = (firer: Troop, face: number | undefined, target: Troop, range: Cm = reachOf(firer)): boolean =>
  areInOneBlock(firer, target) || touchesArc(originOf(firer, face), arcFor(firer), range, target.boxes);

/** Is at least half of the footprint in the firing zone (HOW-HIT-08, HOW-TGT-03)? */
export const isHalfInZone = (firer: Troop, face: number | undefined, box: Box): boolean =>
  isHalfInArc(originOf(firer, face), arcFor(firer), reachOf(firer), box);

/** The sector of the target in which more than half of the attacker stands; front when none (HOW-SECT-05, HOW-SECT-07). */
export const sectorOfAttack = (target: Troop, attacker: Box): Sector =>
  target.inside
    ? (SECTOR_OF_FACE[faceTowards(target.box, frontCentre(attacker))] ?? 'front')
    : sectorHolding(target.box, attacker);

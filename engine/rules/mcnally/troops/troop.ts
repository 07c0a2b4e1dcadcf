/** A unit on the table as the rules look at it: its piece, its traits and its footprint, worked out once a position. */
import { factOfPiece, inFormation } from '../../../battle';
import type { Cm, Id, Piece, View } from '../../../battle';
import { fact, memo } from '../../../facts';
import { gap, isFarFrom, poseAt } from '../../../geometry';
import type { Box, Pose } from '../../../geometry';
import { boxesOf, hullOf, listsOf } from '../../../tabletop';
import type { Body, BodyLists } from '../../../tabletop';
import type { GroundBlock } from '../../../terrain';
import { isColumn } from './layouts';
import { traitsIn } from './traits';
import type { Traits } from './traits';
import { STRENGTH } from './vocabulary';

export interface Troop extends Body {
  readonly traits: Traits;
}

/** Every unit on the table, in roster order. */
export const troopsOn = fact(['places', 'formations', 'ground'], (view: View): readonly Troop[] =>
  view.state.pieces.map((piece) => troopFrom(view, piece)).filter((troop) => troop !== null),
);

export const findTroop = (view: View, id: Id): Troop | null => troopsById(view).get(id) ?? null;
export function troopOf(view: View, id: Id): Troop {
  const troop = findTroop(view, id);
  if (!troop) throw new Error(`${id} is not on the table`);
  return troop;
}
const troopsById = fact(
  ['places', 'formations', 'ground'],
  (view: View): ReadonlyMap<Id, Troop> => new Map(troopsOn(view).map((troop) => [troop.id, troop])),
);

const lists = fact(['places', 'formations', 'ground', 'commands'], (view: View): BodyLists<Troop> =>
  listsOf(troopsOn(view)),
);
export const enemiesOf = (view: View, side: Id): readonly Troop[] => lists(view).against(side);
export const unitsOf = (view: View, side: Id): readonly Troop[] => lists(view).ofSide(side);
export const friendsOf = (view: View, troop: Troop): readonly Troop[] =>
  unitsOf(view, troop.side).filter(({ id }) => id !== troop.id);

const troopFrom = factOfPiece((view: View, piece: Piece): Troop | null => {
  const traits = traitsIn(view.roster).get(piece.id);
  if (!traits) throw new Error(`${piece.id} is not in the roster`);
  const inside = 'inside' in piece.where ? view.ground.block(piece.where.inside) : null;
  const box = inside ? inside.box : 'on' in piece.where ? footprint(traits, piece.formation, piece.where.on) : null;
  return box && { id: piece.id, side: traits.unit.side, piece, traits, box, boxes: [box], inside };
});

/** The rectangle all its bases cover with its centre at `pose`. */
export function footprint({ unit }: Traits, formation: Id, pose: Pose): Box {
  const bases = unit.layouts[formation] ?? Object.values(unit.layouts)[0] ?? [];
  const { width, depth } = hullOf(bases);
  return { pose: poseAt(pose, { x: pose.hx, y: pose.hy }), width, depth };
}

/** The same unit elsewhere, or in another formation. */
export function troopAt(troop: Troop, pose: Pose, formation = troop.piece.formation): Troop {
  const box = footprint(troop.traits, formation, pose);
  const piece = formation === troop.piece.formation ? troop.piece : inFormation(troop.piece, formation);
  return { id: troop.id, side: troop.side, piece, traits: troop.traits, box, boxes: [box], inside: null };
}
/** The same unit in a block of houses. */
export const troopInside = (troop: Troop, block: GroundBlock): Troop => ({
  ...troop,
  box: block.box,
  boxes: [block.box],
  inside: block,
});
/** The rectangle of each of its bases; of one in a building none. */
export const baseBoxes = memo(({ traits, piece, box, inside }: Troop): readonly Box[] =>
  inside ? [] : boxesOf(traits.unit.layouts[piece.formation] ?? [], box.pose),
);

// States (MCN-MORALE-04) --------------------------------------------------------------------------------------------

export const isMarked = ({ piece }: { readonly piece: Piece }, mark: string): boolean =>
  piece.marks[mark] !== undefined;
export const isShaken = ({ piece }: { readonly piece: Piece }): boolean => piece.marks['shaken'] !== undefined;
export const isRouting = ({ piece }: { readonly piece: Piece }): boolean => piece.marks['routing'] !== undefined;
export const pointsOf = ({ piece }: { readonly piece: Piece }): number => piece.gauges[STRENGTH] ?? 0;

export const isInColumn = ({ piece }: { readonly piece: Piece }): boolean => isColumn(piece.formation);
/** Infantry, cavalry or artillery: what counts as a fighting unit (MCN-SEQ-08). */
export const isCombat = ({ traits }: Troop): boolean => traits.class !== 'WAG';
/** Foot and crews without their guns move as foot (MCN-UNIT-04). */
export const isFoot = (troop: Troop): boolean => troop.traits.isFoot || isMarked(troop, 'guns left');

/** Nearest edges are no farther apart than rounding: they touch. */
const CONTACT: Cm = 0.1;
export const touches = (one: Pick<Body, 'box'>, other: Pick<Body, 'box'>): boolean =>
  !isFarFrom(one.box, other.box, CONTACT) && gap(one.box, other.box) <= CONTACT;
export const enemiesTouching = (view: View, troop: Troop): readonly Troop[] =>
  enemiesOf(view, troop.side).filter((enemy) => touches(troop, enemy));
/** Routers, and wagons that stand for good, fight nobody and hold nobody (MCN-MELEE-01, MCN-SURR-04). */
export const fights = (troop: Troop): boolean => !isRouting(troop) && !isMarked(troop, 'immobile');
/** Is it in contact with an enemy who fights? */
export const isHeldInMelee = (view: View, troop: Troop): boolean => enemiesTouching(view, troop).some(fights);

/** With the strength it has now, or had before the loss that the same dice caused (MCN-MORALE-03). */
export const basicMorale = (troop: Troop, strength = pointsOf(troop)): number => strength + troop.traits.moraleModifier;

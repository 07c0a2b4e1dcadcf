/**
 * A unit on the table as the rules look at it: its piece, its traits and its footprint. Troops are worked out once per
 * position and shared by every rule that asks.
 */
import type { Field, Id, Piece, View } from '../../../battle';
import { factOfPiece, inFormation, pieceOf } from '../../../battle';
import { fact } from '../../../facts';
import type { Box, Pose } from '../../../geometry';
import { boxesOf, hullOf, listsOf } from '../../../tabletop';
import type { Body, BodyLists, Hull } from '../../../tabletop';
import type { GroundBlock } from '../../../terrain';
import { DISMOUNTED } from './layouts';
import { registerOf } from './traits';
import type { UnitKind, Register, Traits } from './traits';

/**
 * Its box is a deployed battery's gun base, a block for a unit inside it (HOW-SECT-02); its boxes have the limber behind as
 * well (HOW-UNIT-02), and distances are measured to them (HOW-SCALE-02, HOW-SCALE-17).
 */
export interface Troop extends Body {
  readonly traits: Traits;
}

/** Every unit on the table, Done For ones included until they are removed, in roster order. */
export const troopsOn = fact(['places', 'formations', 'ground'], (view: View): readonly Troop[] =>
  view.state.pieces.map((piece) => troopFrom(view, piece)).filter((troop) => troop !== null),
);

export function troopOf(view: View, id: Id): Troop {
  const troop = findTroop(view, id);
  if (!troop) throw new Error(`${id} is not on the table`);
  return troop;
}

export function findTroop(view: View, id: Id): Troop | null {
  return troopsById(view).get(id) ?? null;
}
const troopsById = fact(
  ['places', 'formations', 'ground'],
  (view: View): ReadonlyMap<Id, Troop> => new Map(troopsOn(view).map((troop) => [troop.id, troop])),
);

/** Units that count, for friend and enemy: all but Done For ones (HOW-SCALE-17). */
export const troopsLeft = fact(
  ['places', 'formations', 'ground', 'commands', 'mark done for'],
  (view: View): BodyLists<Troop> => listsOf(troopsOn(view).filter((troop) => !isDoneFor(troop))),
);

export const enemiesOf = (view: View, side: Id): readonly Troop[] => troopsLeft(view).against(side);

/** Other units of its own side. */
export const friendsOf = (view: View, troop: Troop): readonly Troop[] =>
  troopsLeft(view)
    .ofSide(troop.side)
    .filter((other) => other.id !== troop.id);

export const registerIn = (view: View): Register => registerOf(view.roster);

/** Kept until a unit stands elsewhere or otherwise: what is known of its footprint then stays known. */
const troopFrom = factOfPiece((view: View, piece: Piece): Troop | null => {
  const usual = registerIn(view).traits.get(piece.id)?.as(piece.formation);
  if (!usual) throw new Error(`${piece.id} is not in the roster`);
  // Guns are left when a unit retreats: it stands elsewhere before anybody asks again.
  const traits = piece.marks['guns left'] === undefined ? usual : (usual.withoutGuns ?? usual);
  const inside = 'inside' in piece.where ? view.ground.block(piece.where.inside) : null;
  const boxes = inside ? [inside.box] : 'on' in piece.where ? footprint(traits, piece.formation, piece.where.on) : [];
  const [box] = boxes;
  return box ? { id: piece.id, side: traits.unit.side, piece, traits, box, boxes, inside } : null;
});

/** The footprint of a unit in a formation with its centre at `pose`: one rectangle, two for a deployed battery. */
export function footprint(traits: Traits, formation: string, pose: Pose): readonly Box[] {
  if (formation === 'deployed') return boxesOf(traits.unit.layouts[formation] ?? [], pose);
  const { width, depth } = hullIn(traits, formation);
  return [{ pose, width, depth }];
}

/** Width and depth of a formation; of a deployed battery, of its gun base. Nothing in a formation that the unit cannot take. */
export const hullIn = ({ hulls }: Traits, formation: string): Hull => hulls[formation] ?? NO_BASES;
const NO_BASES = hullOf([]);

/** A troop as it would be elsewhere or in another formation. */
export function troopAt(troop: Troop, pose: Pose, formation = troop.piece.formation): Troop {
  const boxes = footprint(troop.traits, formation, pose);
  const [box = troop.box] = boxes;
  const isSame = formation === troop.piece.formation;
  const piece = isSame ? troop.piece : inFormation(troop.piece, formation);
  const traits = isSame ? troop.traits : troop.traits.as(formation);
  return { id: troop.id, side: troop.side, piece, traits, box, boxes, inside: null };
}

/** The same unit inside a block of houses (HOW-SECT-02). */
export const troopIn = (troop: Troop, inside: GroundBlock): Troop => ({ ...withBox(troop, inside.box), inside });

/** The same unit with another footprint in place of all of its own. */
export const withBox = ({ id, side, piece, traits, inside }: Troop, box: Box): Troop => ({
  id,
  side,
  piece,
  traits,
  box,
  boxes: [box],
  inside,
});

// States (HOW-UNIT-03, HOW-UNIT-04) ---------------------------------------------------------------------------------

export const hitsOf = ({ piece }: { piece: Piece }): number => piece.gauges['hits'] ?? 0;
export const isMarked = ({ piece }: { piece: Piece }, mark: string): boolean => piece.marks[mark] !== undefined;
// Asked so often that each reads its own mark by name.
export const isDoneFor = ({ piece }: { piece: Piece }): boolean => piece.marks['done for'] !== undefined;
export const isBrokenOff = ({ piece }: { piece: Piece }): boolean => piece.marks['broken off'] !== undefined;
export const isReforming = ({ piece }: { piece: Piece }): boolean => piece.marks['reforming'] !== undefined;
/** Red: lost its morale and not yet green again. */
export const isRed = (troop: { piece: Piece }): boolean => isBrokenOff(troop) || isReforming(troop);
/** The column of the movement table a unit uses: a crew without guns goes as light infantry (HOW-MOVE-11). */
export const goesAs = ({ piece, traits }: Troop): UnitKind =>
  piece.formation === 'crew' ? 'light infantry' : traits.kind;
/** Cavalry that has dismounted (HOW-UNIT-09). */
export const isOnFoot = ({ piece }: { piece: Piece }): boolean => piece.formation === DISMOUNTED;
/** The formation in which a unit of foot or horse fights as it is now. */
export const lineOf = (troop: { piece: Piece }): string => (isOnFoot(troop) ? DISMOUNTED : 'line');
export const isColumn = (troop: { piece: Piece }): boolean =>
  troop.piece.formation === 'march column' || isLimbered(troop);
export const isLimbered = ({ piece }: { piece: Piece }): boolean => piece.formation === 'limbered';
/** It moves no more of its own this turn: it evaded or charged, stands to its fire, or friends passed through it (HOW-PERF-13, HOW-INTER-03). */
export const isFixed = (troop: { piece: Piece }): boolean => FIXED_BY.some((mark) => isMarked(troop, mark));
const FIXED_BY = ['evaded', 'stands', 'charged', 'passed through'] as const;
export const isDeployed = ({ piece }: { piece: Piece }): boolean => piece.formation === 'deployed';

/** Are the two in one block of houses? */
export const areInOneBlock = (one: Troop, other: Troop): boolean =>
  one.inside !== null && one.inside.id === other.inside?.id;

/** Units that have made contact with `troop`, and the one it has made contact with (HOW-FIRE-08). */
export const opponentsOf = (view: View, troop: Troop): readonly Troop[] =>
  isInMelee(view, troop)
    ? troopsOn(view).filter((other) => hasStruck(other, troop.id) || hasStruck(troop, other.id))
    : NOBODY;
/** Has a unit made contact with another? */
export const hasStruck = ({ piece: { marks } }: Troop, id: Id): boolean =>
  marks['in contact'] === id || marks['in contact too'] === id;
const NOBODY: readonly Troop[] = [];
export const isInMelee = (view: View, troop: Troop): boolean =>
  troop.piece.marks['in contact'] !== undefined || unitsStruck(view).has(troop.id);

/** Units that an enemy has made contact with. */
const unitsStruck = fact(
  ['places', 'formations', 'ground', 'mark in contact', 'mark in contact too'],
  (view: View): ReadonlySet<unknown> =>
    new Set(troopsOn(view).flatMap(({ piece: { marks } }) => [marks['in contact'], marks['in contact too']])),
);

/** The view of the seat that owns a unit. */
export const viewOf = (field: Field, id: Id): View => field.view(pieceOf(field.state, id).seat);

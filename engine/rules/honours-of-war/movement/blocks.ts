/** Into and out of built-up blocks (HOW-BUA-04 to 08). */
import { does } from '../../../battle';
import type { Field, Id, Refusal, View } from '../../../battle';
import { along, exceeds, facing, fallsShort, firstTouch, gap, poseAt, straight, times } from '../../../geometry';
import type { Box, Leg, Path, Pose } from '../../../geometry';
import type { Cm } from '../../../scenario';
import { outwardFrom } from '../../../tabletop';
import type { GroundBlock } from '../../../terrain';
import { isInfantry } from '../troops/traits';
import { hullIn, isDeployed, troopAt, viewOf, lineOf } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { amended, moveOf, unitOf } from './allowance';
import type { Allowance } from './allowance';
import { placeRefused } from './standing-room';
import { isRefusal, refuse } from '../../common';
import { banOf } from './bans';
import { CLOSED } from '../ground/areas';
import { CAPACITY, movementDeclared, occupantsOf } from './houses';
import { isIrregular, MUST_FORM_UP } from './irregular-line';
import { marchPath } from './march';
import { measureTurn } from './wheel';
import { wheelToward } from './reach';
import { runAlong } from './run';
import { CONTACT } from '../troops/scales';
import { measuredWords } from '../lengths';

/** Who may hold houses: foot of all kinds and guns (HOW-BUA-05). */
export const mayOccupy = (troop: Troop): boolean => isInfantry(troop.traits) || isBattery(troop);
const isBattery = ({ traits }: Troop): boolean => traits.kind === 'artillery';

/** The path that brings a unit into a block with half its move in hand, or why there is none (HOW-BUA-06). */
export function entryPath(view: View, allowance: Allowance, block: GroundBlock): Path | Refusal {
  const troop = unitOf(view, allowance);
  if (troop.inside) return refuse('HOW-BUA-07', 'Leave the houses first.');
  if (isIrregular(troop)) return MUST_FORM_UP;
  if (!mayOccupy(troop)) return refuse('HOW-BUA-05', 'Only foot and guns occupy houses.');
  if (movementDeclared(view, block)?.[troop.traits.kind] === CLOSED)
    return refuse('HOW-BUA-05', 'The scenario closes these houses to it.');
  const inside = occupantsOf(view, block.id);
  if (inside.some((other) => other.side !== troop.side))
    return refuse('HOW-BUA-19', 'The enemy holds the block: charge it.');
  if (inside.length >= CAPACITY) return refuse('HOW-BUA-04', 'Two units hold the block: it is full.');
  if (isBattery(troop)) return gunsEnter(allowance, troop, block);
  const half = moveOf(troop, allowance) / 2;
  if (exceeds(gap(troop.box, block.box), half)) return refuse('HOW-BUA-06', 'The houses are out of reach.');
  const ahead = entryBy(view, allowance, troop, block, null);
  const turn = wheelToward(troop, block.box.pose, 90);
  return isRefusal(ahead) && turn ? entryBy(view, allowance, troop, block, turn) : ahead;
}

/** Straight on, or after a wheel toward the middle of the block. */
function entryBy(view: View, allowance: Allowance, troop: Troop, block: GroundBlock, turn: Leg | null): Path | Refusal {
  const half = moveOf(troop, allowance) / 2;
  const turnedTo = turn ? measureTurn(view, allowance, troop, turn) : allowance;
  if (isRefusal(turnedTo)) return turnedTo;
  const ahead = approach(view, turnedTo, turn ? troopAt(troop, turn.to) : troop, block.box, block.id);
  if (isRefusal(ahead)) return ahead;
  const spent = turnedTo.spent + ahead.cost;
  if (exceeds(spent, half))
    return refuse(
      'HOW-BUA-06',
      `Half the move must be left at the houses: ${measuredWords(half)}; ${measuredWords(2 * half - spent)} would be.`,
    );
  const path = marchPath(troop.box.pose, turn, ahead.leg);
  return banOf(view, allowance, path, troopAt(troop, block.box.pose)) ?? path;
}

/** Guns halt at the edge and go in with a turn of their own (HOW-BUA-08). */
function gunsEnter(allowance: Allowance, troop: Troop, block: GroundBlock): Path | Refusal {
  const touches = troop.boxes.some((box) => !exceeds(gap(box, block.box), CONTACT));
  if (touches && isFresh(allowance)) return marchPath(troop.box.pose, null, null);
  return refuse('HOW-BUA-08', 'Guns halt at the edge of the houses and occupy them next turn.');
}

const isFresh = ({ move, spent, changed }: Allowance): boolean => move === 1 && !exceeds(spent, 0) && !changed;

/** Straight on to touch a block. */
function approach(
  view: View,
  allowance: Allowance,
  from: Troop,
  target: Box,
  block: Id,
): { leg: Leg | null; cost: Cm } | Refusal {
  const direction = facing(from.box.pose);
  const most = moveOf(from, allowance);
  if (!exceeds(gap(from.box, target), CONTACT)) return { leg: null, cost: 0 };
  const touch = firstTouch(from.box, times(direction, most), target);
  if (touch === null) return refuse('HOW-BUA-06', 'The houses are out of reach.');
  const run = runAlong(view, from, direction, touch, {
    normal: most,
    ignoreBlock: block,
    attacks: true,
    wading: allowance.wading,
  });
  if (fallsShort(run.most, touch)) return run.refused() ?? refuse('HOW-BUA-06', 'The way to the houses is barred.');
  return { leg: straight(from.box.pose, touch, direction), cost: run.cost(touch) };
}

/** Goes in; the rest of the normal move is used up. */
export function enterBlock(field: Field, allowance: Allowance, block: GroundBlock, path: Path): Allowance {
  const troop = unitOf(viewOf(field, allowance.unit), allowance);
  const guns = isBattery(troop);
  if (path.legs.length > 0) field.emit({ do: 'moved', movers: [{ id: troop.id, path }], manner: 'march' });
  if (guns && !isDeployed(troop))
    field.emit({ do: 'formed', id: troop.id, formation: 'deployed', to: troop.box.pose, bases: null });
  field.emit(
    { do: 'went', id: troop.id, to: { inside: block.id } },
    {
      text: `${does(troop.traits.unit.name, 'occupies')} ${blockName(field, block)}.`,
      reasons: [
        guns
          ? { clause: 'HOW-BUA-08', label: 'A turn of its own' }
          : { clause: 'HOW-BUA-06', label: 'Half its move was left at the houses' },
      ],
    },
  );
  return spentOn(field, allowance, allowance.travelled + path.length);
}

/** The line outside a face, pointing outward and touching the houses (HOW-BUA-07). */
function exitPose(troop: Troop, block: GroundBlock, face: number, formation: string): Pose {
  const outward = outwardFrom(block.box, face);
  const { depth } = hullIn(troop.traits, formation);
  return poseAt(along(poseAt(block.box.pose, outward), block.box.depth / 2 + depth / 2 + CONTACT, 0), outward);
}

/** Why a unit cannot leave by a face in this move; null when it can. It takes a whole normal move, of guns the activation. */
export function mayLeave(view: View, allowance: Allowance, face: number): Refusal | null {
  const troop = unitOf(view, allowance);
  if (exceeds(allowance.spent, 0)) return refuse('HOW-BUA-07', 'Leaving the houses takes a whole normal move.');
  if (isBattery(troop) && !isFresh(allowance))
    return refuse('HOW-BUA-08', 'Guns leave houses with a turn of their own.');
  const refused = exitRefused(view, troop, face);
  if (refused || !troop.inside) return refused;
  return banOf(view, allowance, marchPath(troop.box.pose, null, null), outside(troop, troop.inside, face));
}

/** Why there is no room outside a face; null when there is. */
export function exitRefused(view: View, troop: Troop, face: number): Refusal | null {
  const own = troop.inside;
  if (!own) return refuse('HOW-BUA-07', 'It is not in a block.');
  return placeRefused(view, outside(troop, own, face), own.id);
}

/** Foot comes out in line, guns limbered. */
export function outside(troop: Troop, block: GroundBlock, face: number): Troop {
  const formation = isBattery(troop) ? 'limbered' : lineOf(troop);
  return troopAt(troop, exitPose(troop, block, face, formation), formation);
}

export function leaveBlock(field: Field, allowance: Allowance, face: number): Allowance {
  const troop = unitOf(viewOf(field, allowance.unit), allowance);
  if (!troop.inside) throw new Error(`${troop.id} is in no block`);
  const after = outside(troop, troop.inside, face);
  field.emit(
    { do: 'formed', id: troop.id, formation: after.piece.formation, to: after.box.pose, bases: null },
    {
      text: `${does(troop.traits.unit.name, 'leaves')} ${blockName(field, troop.inside)}.`,
      reasons: [{ clause: 'HOW-BUA-07', label: 'Set up outside; the rest of the move is used up' }],
    },
  );
  return spentOn(field, allowance, allowance.travelled);
}

/** The normal move is used up; of guns the whole activation (HOW-BUA-06 to 08). */
function spentOn(field: Field, allowance: Allowance, travelled: Cm): Allowance {
  const troop = unitOf(viewOf(field, allowance.unit), allowance);
  return amended(allowance, {
    spent: moveOf(troop, allowance),
    moves: isBattery(troop) ? allowance.move : allowance.moves,
    travelled,
  });
}

/** The village that a block is part of, by its name. */
export const blockName = (field: Field, block: GroundBlock): string => {
  const feature = field.ground.scenario.terrain.find(({ id }) => id === block.bua);
  return feature?.name ?? 'the houses';
};

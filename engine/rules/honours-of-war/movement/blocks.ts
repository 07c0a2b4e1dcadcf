/** Into and out of built-up blocks (HOW-BUA-04 to 08). */
import type { Field, Id, Refusal, View } from '../../../battle';
import { along, facing, firstTouch, gap, poseAt, rightOf, straight, times } from '../../../geometry';
import type { Box, Leg, Path, Pose } from '../../../geometry';
import type { Cm } from '../../../scenario';
import type { GroundBlock } from '../../../terrain';
import { hullOf, isDoneFor, troopAt, troopsOn, viewOf } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { moveOf, unitOf } from './allowance';
import type { Allowance } from './allowance';
import { CONTACT, placeRefused } from './formation-change';
import { isRefusal, marchPath, measureTurn, refuse } from './march';
import { wheelToward } from './reach';
import { runAlong } from './run';

/** Faces of a block, numbered clockwise from its north side when it is not turned (HOW-BUA-11). */
export const FACES = [0, 1, 2, 3] as const;
/** At most two units in a block, both sides together (HOW-BUA-04). */
const CAPACITY = 2;

export const occupantsOf = (view: View, block: Id): readonly Troop[] =>
  troopsOn(view).filter((troop) => troop.inside?.id === block && !isDoneFor(troop));

/** Who may hold houses: foot of all kinds and guns (HOW-BUA-05). Guns need a turn of their own (HOW-BUA-08). */
export const mayOccupy = (troop: Troop): boolean =>
  troop.traits.kind === 'close order' || troop.traits.kind === 'light infantry';

/** The path that brings a unit into a block with half its move in hand, or why there is none (HOW-BUA-06). */
export function entryPath(view: View, allowance: Allowance, block: GroundBlock): Path | Refusal {
  const troop = unitOf(view, allowance);
  if (!mayOccupy(troop)) return refuse('HOW-BUA-05', 'Only foot occupies houses.');
  const inside = occupantsOf(view, block.id);
  if (inside.some((other) => other.side !== troop.side))
    return refuse('HOW-BUA-19', 'The enemy holds the block: charge it.');
  if (inside.length >= CAPACITY) return refuse('HOW-BUA-04', 'Two units hold the block: it is full.');
  const half = moveOf(troop, allowance) / 2;
  if (gap(troop.box, block.box) > half) return refuse('HOW-BUA-06', 'The houses are out of reach.');
  const turn = wheelToward(troop, block.box.pose, 90);
  const turnedTo = turn ? measureTurn(view, allowance, troop, turn) : allowance;
  if (isRefusal(turnedTo)) return turnedTo;
  const from = turn ? troopAt(troop, turn.to) : troop;
  const ahead = approach(view, turnedTo, from, block.box, block.id);
  if (isRefusal(ahead)) return ahead;
  const spent = turnedTo.spent + ahead.cost;
  if (spent > half)
    return refuse(
      'HOW-BUA-06',
      `Half the move must be left at the houses: ${half.toFixed(1)} cm; ${(2 * half - spent).toFixed(1)} cm would be.`,
    );
  return marchPath(troop.box.pose, turn, ahead.leg);
}

/** Straight on to touch a block. */
function approach(
  view: View,
  allowance: Allowance,
  from: Troop,
  target: Box,
  block: Id,
): { leg: Leg | null; cost: Cm } | Refusal {
  const way = facing(from.box.pose);
  const most = moveOf(from, allowance);
  if (gap(from.box, target) <= CONTACT) return { leg: null, cost: 0 };
  const touch = firstTouch(from.box, times(way, most), target);
  if (touch === null) return refuse('HOW-BUA-06', 'The houses are out of reach.');
  const run = runAlong(view, from, way, touch, { normal: most, ignoreBlock: block });
  if (run.most < touch - CONTACT) return run.stop?.refusal ?? refuse('HOW-BUA-06', 'The way to the houses is barred.');
  return { leg: touch > 0 ? straight(from.box.pose, touch, way) : null, cost: run.cost(touch) };
}

/** Goes in; the rest of the normal move is used up. */
export function enterBlock(field: Field, allowance: Allowance, block: GroundBlock, path: Path): Allowance {
  const troop = unitOf(viewOf(field, allowance.unit), allowance);
  if (path.legs.length > 0) field.emit({ do: 'moved', movers: [{ id: troop.id, path }], manner: 'march' });
  field.emit(
    { do: 'went', id: troop.id, to: { inside: block.id } },
    {
      text: `${troop.traits.unit.name} occupies ${nameOf(field, block)}.`,
      reasons: [{ clause: 'HOW-BUA-06', label: 'Half its move was left at the houses' }],
    },
  );
  return { ...allowance, spent: moveOf(troop, allowance), travelled: allowance.travelled + path.length };
}

/** The line outside a face, pointing outward and touching the houses (HOW-BUA-07). */
export function exitPose(troop: Troop, block: GroundBlock, face: number, formation: string): Pose {
  const outward = faceDirection(block, face);
  const { depth } = hullOf(troop.traits, formation);
  return poseAt(along(poseAt(block.box.pose, outward), block.box.depth / 2 + depth / 2 + CONTACT, 0), outward);
}

/** Why a unit cannot come out by a face; null when it can. */
export function exitRefused(view: View, troop: Troop, face: number): Refusal | null {
  if (!troop.inside) return refuse('HOW-BUA-07', 'It is not in a block.');
  const formation = troop.traits.kind === 'artillery' ? 'deployed' : 'line';
  const after = troopAt(troop, exitPose(troop, troop.inside, face, formation), formation);
  const own = troop.inside;
  const others: View = {
    ...view,
    ground: { ...view.ground, blocks: view.ground.blocks.filter(({ id }) => id !== own.id) },
  };
  return placeRefused(others, after, troop);
}

export function leaveBlock(field: Field, allowance: Allowance, face: number): Allowance {
  const troop = unitOf(viewOf(field, allowance.unit), allowance);
  if (!troop.inside) throw new Error(`${troop.id} is in no block`);
  const formation = troop.traits.kind === 'artillery' ? 'deployed' : 'line';
  field.emit(
    { do: 'formed', id: troop.id, formation, to: exitPose(troop, troop.inside, face, formation), bases: null },
    {
      text: `${troop.traits.unit.name} leaves ${nameOf(field, troop.inside)}.`,
      reasons: [{ clause: 'HOW-BUA-07', label: 'Set up outside; the rest of the move is used up' }],
    },
  );
  return { ...allowance, spent: moveOf(troop, allowance) };
}

/** Outward from a face: 0 along the block's heading, then clockwise. */
export function faceDirection(block: GroundBlock, face: number) {
  const ahead = facing(block.box.pose);
  const right = rightOf(ahead);
  return face === 0 ? ahead : face === 1 ? right : face === 2 ? times(ahead, -1) : times(right, -1);
}

const nameOf = (field: Field, block: GroundBlock): string => {
  const feature = field.ground.scenario.terrain.find(({ id }) => id === block.bua);
  return feature?.name ?? 'the houses';
};

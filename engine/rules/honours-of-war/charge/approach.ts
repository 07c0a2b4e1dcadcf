/** How a charge reaches its target: a wheel, a straight run into contact, and the place it is lined up (HOW-CHG-03, 14). */
import { remembered } from '../../../battle';
import type { Id, Refusal, View } from '../../../battle';
import {
  along,
  distance,
  facing,
  firstTouch,
  gap,
  isFarFrom,
  leftOf,
  overlaps,
  pathOf,
  place,
  plus,
  poseAlong,
  poseAt,
  rightOf,
  straight,
  times,
  TOLERANCE,
} from '../../../geometry';
import type { Box, Leg, Path, Point, Pose, Sector } from '../../../geometry';
import type { Cm } from '../../../scenario';
import { canSee } from '../fire/sight';
import { leftOf as allowanceLeft, moveOf, unitOf } from '../movement/allowance';
import type { Allowance } from '../movement/allowance';
import { FACES, faceDirection } from '../movement/blocks';
import { measureTurn } from '../movement/wheel';
import { isRefusal, refuse } from '../refusals';
import { wheelToward } from '../movement/reach';
import { runAlong } from '../movement/run';
import { CONTACT } from '../troops/scales';
import { enemiesOf, footprint, hullIn, isDoneFor, isMarked, troopAt, troopsOn } from '../troops/troop';
import { isInRiver } from '../movement/water';
import type { Troop } from '../troops/troop';
import { isFaceTaken, isSectorTaken } from '../troops/contact';
import { chargeBarred, mustTakeAnother, sectorOf } from './eligibility';

/** A charge that can be made. */
export interface Approach {
  readonly charger: Id;
  readonly target: Id;
  readonly sector: Sector;
  /** The face of a block that is struck. */
  readonly face: number | null;
  /** Wheel and straight run to contact; without the lining up. */
  readonly path: Path;
  readonly linedUp: Pose;
  /** Its whole path of this activation to contact, and the part that counts for its bonus (HOW-CHG-05). */
  readonly distance: Cm;
  readonly runIn: Cm;
  /** This normal move began in a fordable river (HOW-TERR-21). */
  readonly outOfRiver: boolean;
  /** It began its activation in another sector: the target may turn without a roll (HOW-FLANK-06). */
  readonly roundTheFlank: boolean;
}

/** Every charge a unit can make now. */
export function chargesOf(view: View, allowance: Allowance): readonly Approach[] {
  const charger = unitOf(view, allowance);
  const { kind } = charger.traits;
  if (kind === 'artillery' || kind === 'transport' || !mayAdvance(allowance)) return [];
  return remembered(view, `charges ${keyOf(allowance)}`, () =>
    enemiesOf(view, charger.side)
      .map((target) => approach(view, allowance, target))
      .filter((found): found is Approach => !isRefusal(found)),
  );
}

/** Marks that change what may be charged without anything moving are few: they are part of the key. */
const keyOf = ({ unit, move, spent, performance, turnedNear }: Allowance): string =>
  `${unit} ${move} ${spent} ${performance} ${turnedNear}`;

/** Why a unit cannot charge that one; null when it can. */
export function canCharge(view: View, allowance: Allowance, target: Id): Refusal | null {
  if (chargesOf(view, allowance).some((found) => found.target === target)) return null;
  const troop = enemiesOf(view, unitOf(view, allowance).side).find(({ id }) => id === target);
  if (!troop) return refuse('HOW-CHG-01', 'There is no such enemy on the table.');
  const found = approach(view, allowance, troop);
  return isRefusal(found) ? found : null;
}

const mayAdvance = ({ performance }: Allowance): boolean => performance !== 'Poor' && performance !== 'Feeble';

/** The charge of the unit on one enemy, or what stops it. */
export function approach(view: View, allowance: Allowance, target: Troop): Approach | Refusal {
  const charger = unitOf(view, allowance);
  const rest = allowanceLeft(charger, allowance);
  if (!mayAdvance(allowance)) return refuse('HOW-PERF-04', 'On a poor performance nobody advances.');
  if (charger.inside) return refuse('HOW-BUA-07', 'Leave the houses first.');
  if (isFarFrom(charger.box, target.box, rest))
    return refuse('HOW-CHG-01', `${target.traits.unit.name} is out of reach.`);
  const [startBox = charger.box] = footprint(charger.traits, allowance.startFormation, allowance.start);
  const sector = sectorOf(target, startBox);
  const barred =
    chargeBarred(view, charger, target, sector) ??
    (isMarked(charger, 'fired') ? refuse('HOW-CHG-19', 'A unit that has fired does not charge.') : null) ??
    mustTakeAnother(view, charger, target, startBox);
  if (barred) return barred;
  const edges = target.inside
    ? FACES.map((face) => ({ face, edge: blockEdge(target, face) }))
    : [{ face: null, edge: edgeOf(target, sector) }];
  let refusal: Refusal | null = null;
  for (const { face, edge } of edges.toSorted(
    (a, b) => distance(charger.box.pose, a.edge.middle) - distance(charger.box.pose, b.edge.middle),
  )) {
    if (target.inside ? isFaceTaken(view, target, face) : isSectorTaken(view, target, sector)) {
      refusal ??= refuse('HOW-CHG-13', `Another unit already fights ${target.traits.unit.name} on that side.`);
      continue;
    }
    for (const share of AIMS) {
      const aim = plus(edge.middle, times(edge.along, share * edge.width));
      const found = reachContact(view, allowance, charger, target, aim);
      if (isRefusal(found)) {
        refusal ??= found;
        continue;
      }
      const linedUp = lineUp(view, charger, target, edge, endPose(found.path));
      if (!linedUp || !halfArrives(charger, linedUp, rest)) continue;
      const [firstBox = charger.box] = footprint(charger.traits, allowance.firstFormation, allowance.first);
      return {
        charger: charger.id,
        target: target.id,
        sector,
        face,
        path: found.path,
        linedUp,
        distance: allowance.travelled + found.path.length,
        runIn: found.clearFrom > 0 ? found.path.length - found.clearFrom : allowance.runIn + found.path.length,
        outOfRiver: allowance.wading !== null,
        roundTheFlank: allowance.move > 1 && ROUND[sectorOf(target, firstBox)] < ROUND[sector],
      };
    }
  }
  return (
    refusal ??
    refuse('HOW-CHG-03', `There is no room to bring half the unit into contact with ${target.traits.unit.name}.`)
  );
}
/** How far round a sector lies: from the front into the flank, from the flank into the rear (HOW-FLANK-05). */
const ROUND = { front: 0, left: 1, right: 1, rear: 2 } as const satisfies Record<Sector, number>;
/** Points of the target's edge that are tried, as shares of it off its middle. */
const AIMS = [0, 0.3, -0.3] as const;

const endPose = (path: Path): Pose => path.legs.at(-1)?.to ?? path.from;

/** One edge of a target: its middle, the way out of it and the way along it. */
export interface Edge {
  readonly middle: Point;
  readonly outward: Point;
  readonly along: Point;
  readonly width: Cm;
}

/** The edge that faces a sector; the rear of a deployed battery is its limber's (HOW-UNIT-02). */
export function edgeOf(target: Troop, sector: Sector): Edge {
  const box = sector === 'rear' ? (target.boxes.at(-1) ?? target.box) : target.box;
  const ahead = facing(box.pose);
  switch (sector) {
    case 'front':
      return edge(box.pose, ahead, box.depth / 2, box.width);
    case 'rear':
      return edge(box.pose, times(ahead, -1), box.depth / 2, box.width);
    case 'left':
      return edge(box.pose, leftOf(ahead), box.width / 2, box.depth);
    case 'right':
      return edge(box.pose, rightOf(ahead), box.width / 2, box.depth);
  }
}

function blockEdge(target: Troop, face: number): Edge {
  if (!target.inside) throw new Error(`${target.id} is in no block`);
  return edge(target.box.pose, faceDirection(target.inside, face), target.box.depth / 2, target.box.width);
}

const edge = (centre: Point, outward: Point, reach: Cm, width: Cm): Edge => ({
  middle: plus(centre, times(outward, reach)),
  outward,
  along: rightOf(outward),
  width,
});

/** Wheels toward a point, then goes straight until it touches the target. */
function reachContact(
  view: View,
  allowance: Allowance,
  charger: Troop,
  target: Troop,
  aim: Point,
): { path: Path; clearFrom: Cm } | Refusal {
  const turn = wheelToward(charger, aim, 90);
  const turnedTo = turn ? measureTurn(view, allowance, charger, turn) : allowance;
  if (isRefusal(turnedTo)) return turnedTo;
  const from = turn ? troopAt(charger, turn.to) : charger;
  const way = facing(from.box.pose);
  const normal = moveOf(charger, allowance);
  const most = normal - turnedTo.spent;
  const touch = touchOf(from.box, way, most, target);
  if (touch === null)
    return refuse('HOW-CHG-01', `${target.traits.unit.name} is out of reach: ${most.toFixed(1)} cm are left.`);
  const { wading } = allowance;
  const options = { normal, wading, ignore: [target.id], ...(target.inside ? { ignoreBlock: target.inside.id } : {}) };
  const run = runAlong(view, from, way, touch, options);
  if (run.most < touch - 0.01) return run.refused() ?? refuse('HOW-CHG-01', 'The way is barred.');
  // Defences the target lines are fought over, not crossed.
  const cost = run.cost(touch, DEFENDED);
  if (cost > most + 0.01)
    return refuse('HOW-CHG-01', `The charge costs ${cost.toFixed(1)} cm; ${most.toFixed(1)} cm are left.`);
  const legs: Leg[] = [...(turn ? [turn] : []), ...(touch > 0 ? [straight(from.box.pose, touch, way)] : [])];
  const path = pathOf(charger.box.pose, legs);
  const seen = firstSight(view, charger, target, path);
  if (seen === null) return refuse('HOW-CHG-02', `${target.traits.unit.name} is not seen before contact.`);
  const crossed = run.lastObstacle(touch);
  return { path, clearFrom: Math.max(seen, crossed > 0 ? (turn?.length ?? 0) + crossed : 0) };
}

/** A target in contact with a line, and a hair for rounding (HOW-SCALE-18). */
const DEFENDED = 0.12;

/** How far along the path the charger first sees its target, looked for at its legs and at quarters of the way (HOW-CHG-02). */
function firstSight(view: View, charger: Troop, target: Troop, path: Path): Cm | null {
  const turned = path.legs[0]?.kind === 'wheel' ? path.legs[0].length : 0;
  const way = path.length - turned;
  const places = [0, ...[0, 0.25, 0.5, 0.75, 1].map((share) => turned + share * way)];
  return places.find((at) => canSee(view, troopAt(charger, poseAlong(path, at)), target)) ?? null;
}

function touchOf(box: Box, way: Point, most: Cm, target: Troop): Cm | null {
  let touch: Cm | null = null;
  for (const other of target.boxes) {
    if (gap(box, other) <= CONTACT) return 0;
    const found = firstTouch(box, times(way, most + TOLERANCE), other);
    if (found !== null && (touch === null || found < touch)) touch = found;
  }
  return touch;
}

/** Flush with the edge, centred on it as far as there is free space; null without room (HOW-CHG-14). */
export function lineUp(
  view: View,
  charger: Troop,
  target: Troop,
  { middle, outward, along: way, width }: Edge,
  touched: Pose,
): Pose | null {
  const hull = hullIn(charger.traits, charger.piece.formation);
  const heading = times(outward, -1);
  const offset = (touched.x - middle.x) * way.x + (touched.y - middle.y) * way.y;
  const most = Math.min((hull.width + width) / 2 - hull.width / 2, Math.max(hull.width, width) / 2);
  for (const shift of SHIFTS.toSorted((a, b) => Math.abs(a) - Math.abs(b) || (offset < 0 ? a - b : b - a))) {
    const centre = plus(plus(middle, times(outward, hull.depth / 2)), times(way, shift * most));
    const pose = poseAt(centre, heading);
    if (isFree(view, troopAt(charger, pose), target)) return pose;
  }
  return null;
}
const SHIFTS = [0, 0.25, -0.25, 0.5, -0.5, 0.75, -0.75, 1, -1] as const;

function isFree(view: View, placed: Troop, target: Troop): boolean {
  if (isInRiver(view, placed)) return false;
  for (const box of placed.boxes) {
    if (!view.ground.holds(box)) return false;
    for (const block of view.ground.blocks)
      if (block.id !== target.inside?.id && overlaps(block.box, box)) return false;
    for (const other of troopsOn(view)) {
      if (other.id === placed.id || other.id === target.id || other.inside || isDoneFor(other)) continue;
      if (other.boxes.some((own) => overlaps(own, box))) return false;
    }
  }
  return true;
}

/** At least half of the front rank reaches its place within the move (HOW-CHG-03). */
function halfArrives(charger: Troop, linedUp: Pose, rest: Cm): boolean {
  const bases = charger.traits.unit.layouts[charger.piece.formation] ?? [];
  const front = Math.max(...bases.map(({ y }) => y));
  const leading = bases.filter(({ y }) => y > front - 0.01);
  const arrive = leading.filter(
    ({ x, y }) => distance(along(charger.box.pose, y, x), along(linedUp, y, x)) <= rest + 0.01,
  );
  return arrive.length * 2 >= leading.length;
}

/** The lining up as the last leg of the move. */
export const withLineUp = (path: Path, linedUp: Pose): Path => ({
  from: path.from,
  legs: [...path.legs, place(linedUp)],
  length: path.length,
});

/** How a charge reaches its target: a wheel, a straight run into contact, and the place it is lined up (HOW-CHG-03, 14). */
import { does } from '../../../battle';
import type { Id, Refusal, View } from '../../../battle';
import { factOf } from '../../../facts';
import {
  along,
  distance,
  endOf,
  exceeds,
  facing,
  fallsShort,
  isFarFrom,
  pathOf,
  plus,
  poseAlong,
  straight,
  times,
  TOLERANCE,
} from '../../../geometry';
import type { Leg, Path, Point, Pose, Sector } from '../../../geometry';
import type { Cm } from '../../../scenario';
import {
  edgeOf,
  edgeOfBody,
  evenMoments,
  FACES,
  isNearBox,
  lineUp,
  offsetOn,
  SECTOR_OF_FACE,
  touchOfBody,
} from '../../../tabletop';
import type { Edge } from '../../../tabletop';
import { canSee } from '../fire/sight';
import { leftOf as allowanceLeft, moveOf, unitOf } from '../movement/allowance';
import type { Allowance } from '../movement/allowance';
import { isIrregular, MUST_FORM_UP } from '../movement/irregular-line';
import { measureTurn } from '../movement/wheel';
import { keptIn } from '../movement/bans';
import { isRefusal, refuse } from '../../common';
import { wheelToward } from '../movement/reach';
import { runAlong } from '../movement/run';
import type { MarchRunOptions, MeasuredRun } from '../movement/run';
import { CONTACT } from '../troops/scales';
import { areInOneBlock, enemiesOf, footprint, hullIn, isInMelee, isMarked, troopAt } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { isFaceTaken, isSectorTaken } from '../troops/contact';
import { ASIDE, hasRoomToFight } from './room';
import { isBeside } from './second-target';
import { chargeBarred, mustTakeAnother, sectorOf } from './eligibility';
import { approachWithin } from './within-houses';
import { measuredWords } from '../lengths';
import type { Approach } from './possible-charge';

/** Every charge a unit can make now. */
export const chargesOf = factOf(
  ['places', 'figures', 'formations', 'marks', 'ground', 'step'],
  (view: View, allowance: Allowance): readonly Approach[] =>
    enemiesOf(view, unitOf(view, allowance).side)
      .map((target) => approach(view, allowance, target))
      .filter((found): found is Approach => !isRefusal(found)),
);

/** Why a unit cannot charge that one; null when it can. */
export function canCharge(view: View, allowance: Allowance, target: Id): Refusal | null {
  if (chargesOf(view, allowance).some((found) => found.target === target)) return null;
  const troop = enemiesOf(view, unitOf(view, allowance).side).find(({ id }) => id === target);
  if (!troop) return refuse('HOW-CHG-01', 'There is no such enemy on the table.');
  const found = approach(view, allowance, troop);
  return isRefusal(found) ? found : null;
}

const mayAdvance = ({ performance }: Allowance): boolean =>
  performance !== 'Poor' && performance !== 'Feeble' && performance !== 'Broken';

/** The charge of the unit on one enemy, or what stops it; out of turn it answers that one, whoever else stands nearer. */
export function approach(view: View, allowance: Allowance, target: Troop, outOfTurn = false): Approach | Refusal {
  const charger = unitOf(view, allowance);
  const rest = allowanceLeft(charger, allowance);
  if (!mayAdvance(allowance)) return refuse('HOW-PERF-04', 'On a poor performance nobody advances.');
  if (areInOneBlock(charger, target)) return approachWithin(view, allowance, charger, target);
  if (charger.inside) return refuse('HOW-BUA-07', 'Leave the houses first.');
  if (isIrregular(charger)) return MUST_FORM_UP;
  if (isFarFrom(charger.box, target.box, rest))
    return refuse('HOW-CHG-01', `${does(target.traits.unit.name, 'is')} out of reach.`);
  const [startBox = charger.box] = footprint(charger.traits, allowance.startFormation, allowance.start);
  const sector = sectorOf(target, startBox);
  const barred =
    chargeBarred(view, charger, target, sector) ??
    firedAlready(view, charger, target) ??
    (outOfTurn ? null : mustTakeAnother(view, charger, target, startBox));
  if (barred) return barred;
  const edges = target.inside
    ? FACES.map((face) => ({ face, edge: edgeOf(target.box, SECTOR_OF_FACE[face]) }))
    : [{ face: null, edge: edgeOfBody(target, sector) }];
  let refusal: Refusal | null = null;
  for (const { face, edge } of edges.toSorted(
    (a, b) => distance(charger.box.pose, a.edge.middle) - distance(charger.box.pose, b.edge.middle),
  )) {
    if (target.inside ? isFaceTaken(view, target, face) : isSectorTaken(view, target, sector)) {
      refusal ??= refuse('HOW-CHG-13', `Another unit already fights ${target.traits.unit.name} on that side.`);
      continue;
    }
    for (const share of AIMS) {
      const aim = share === null ? null : plus(edge.middle, times(edge.along, share * edge.width));
      const found = reachContact(view, allowance, charger, target, aim);
      if (isRefusal(found)) {
        refusal ??= found;
        continue;
      }
      const linedUp = placeAgainst(view, charger, target, edge, endOf(found.path));
      if (!linedUp || !halfArrives(charger, linedUp, rest)) continue;
      const kept = keptIn(view, charger, linedUp);
      if (kept) {
        refusal ??= kept;
        continue;
      }
      const [firstBox = charger.box] = footprint(charger.traits, allowance.firstFormation, allowance.first);
      return {
        charger: charger.id,
        target: target.id,
        sector,
        face,
        path: found.path,
        linedUp,
        distance: allowance.travelled + found.path.length,
        spent: found.spent,
        runIn: found.clearFrom > 0 ? found.path.length - found.clearFrom : allowance.runIn + found.path.length,
        outOfRiver: allowance.wading !== null,
        roundTheFlank: allowance.move > 1 && ROUND_FROM[sector].includes(sectorOf(target, firstBox)),
      };
    }
  }
  return (
    refusal ??
    refuse('HOW-CHG-03', `There is no room to bring half the unit into contact with ${target.traits.unit.name}.`)
  );
}
/** Its fire of the turn bars a charge, and crossing fire the way into a melee (HOW-CHG-19, HOW-CCHG-12). */
function firedAlready(view: View, charger: Troop, target: Troop): Refusal | null {
  if (isMarked(charger, 'crossing fire') && isInMelee(view, target))
    return refuse('HOW-CCHG-12', 'A unit that has used crossing fire does not reinforce a melee.');
  return isMarked(charger, 'fired') ? refuse('HOW-CHG-19', 'A unit that has fired does not charge.') : null;
}

/** Whence a charger has come round into a sector: from the front into the flank, from the flank into the rear (HOW-FLANK-05). */
const ROUND_FROM: Readonly<Record<Sector, readonly Sector[]>> = {
  front: [],
  left: ['front'],
  right: ['front'],
  rear: ['front', 'left', 'right'],
};
/**
 * Points of the target's edge that are tried, as shares of it off its middle; the last, null, is straight ahead: of two
 * lines close together the target itself stands in the way of every wheel.
 */
const AIMS = [0, 0.3, -0.3, null] as const;

/** Wheels toward a point, where there is one to aim at, then goes straight until it touches the target. */
function reachContact(
  view: View,
  allowance: Allowance,
  charger: Troop,
  target: Troop,
  aim: Point | null,
): { path: Path; clearFrom: Cm; spent: Cm } | Refusal {
  const turn = aim && wheelToward(charger, aim, 90);
  const turnedTo = turn ? measureTurn(view, allowance, charger, turn) : allowance;
  if (isRefusal(turnedTo)) return turnedTo;
  const from = turn ? troopAt(charger, turn.to) : charger;
  const direction = facing(from.box.pose);
  const normal = moveOf(charger, allowance);
  const most = normal - turnedTo.spent;
  const by = times(direction, most + TOLERANCE);
  const touched = isNearBox(target, from.box, CONTACT) ? 0 : touchOfBody(from.box, by, target);
  if (touched === null)
    return refuse(
      'HOW-CHG-01',
      `${does(target.traits.unit.name, 'is')} out of reach: ${measuredWords(most)} are left.`,
    );
  const { wading } = allowance;
  const options: MarchRunOptions = {
    normal,
    wading,
    attacks: true,
    ignore: [target.id],
    ...(target.inside ? { ignoreBlock: target.inside.id } : {}),
  };
  const { touch, run } = upTo(view, allowance, charger, from, target, touched, options);
  if (fallsShort(run.most, touch)) return run.refused() ?? refuse('HOW-CHG-01', 'The way is barred.');
  // Defences the target lines are fought over, not crossed.
  const cost = run.cost(touch, DEFENDED);
  if (exceeds(cost, most))
    return refuse('HOW-CHG-01', `The charge costs ${measuredWords(cost)}; ${measuredWords(most)} are left.`);
  const legs: Leg[] = [...(turn ? [turn] : []), ...(touch > 0 ? [straight(from.box.pose, touch, direction)] : [])];
  const path = pathOf(charger.box.pose, legs);
  const seen = firstSight(view, charger, target, path);
  if (seen === null) return refuse('HOW-CHG-02', `${does(target.traits.unit.name, 'is')} not seen before contact.`);
  const crossed = run.lastObstacle(touch);
  return {
    path,
    clearFrom: Math.max(seen, crossed > 0 ? (turn?.length ?? 0) + crossed : 0),
    spent: turnedTo.spent + cost,
  };
}

/** The run to contact: with the target, or with one beside it that it takes on too (HOW-CHG-15). */
function upTo(
  view: View,
  allowance: Allowance,
  charger: Troop,
  from: Troop,
  target: Troop,
  touch: Cm,
  options: MarchRunOptions,
): { readonly touch: Cm; readonly run: MeasuredRun } {
  const direction = facing(from.box.pose);
  const run = runAlong(view, from, direction, touch, options);
  const other = run.stop?.kind === 'body' && run.stop.body.side !== charger.side ? run.stop.body : null;
  if (!fallsShort(run.most, touch) || !other || !isBeside(view, allowance, charger, target, other))
    return { touch, run };
  const first = Math.min(touch, touchOfBody(from.box, times(direction, touch), other) ?? touch);
  const ignore = [target.id, other.id];
  return { touch: first, run: runAlong(view, from, direction, first, { ...options, ignore }) };
}

/** A target in contact with a line, and a hair for rounding (HOW-SCALE-18). */
const DEFENDED = 0.12;

/** How far along the path the charger first sees its target, looked for at its legs and at quarters of the way (HOW-CHG-02). */
function firstSight(view: View, charger: Troop, target: Troop, path: Path): Cm | null {
  const turned = path.legs[0]?.kind === 'wheel' ? path.legs[0].length : 0;
  const run = path.length - turned;
  const places = [0, ...evenMoments(run, 4).map((at) => turned + at)];
  return places.find((at) => canSee(view, troopAt(charger, poseAlong(path, at)), target)) ?? null;
}

/** Flush with the edge, centred on it as far as there is room, on the side it has come from first; null without room (HOW-CHG-14). */
export function placeAgainst(view: View, charger: Troop, target: Troop, edge: Edge, touched: Pose): Pose | null {
  const { depth } = hullIn(charger.traits, charger.piece.formation);
  const shares = offsetOn(edge, touched) < 0 ? LEFT_FIRST : ASIDE;
  const offsets = shares.map((share) => (share * edge.width) / 2);
  return lineUp(edge, depth, offsets, (pose) => hasRoomToFight(view, troopAt(charger, pose), target));
}
const LEFT_FIRST = ASIDE.map((share) => -share);

/** At least half of the front rank reaches its place within the move (HOW-CHG-03). */
function halfArrives(charger: Troop, linedUp: Pose, rest: Cm): boolean {
  const bases = charger.traits.unit.layouts[charger.piece.formation] ?? [];
  const front = Math.max(...bases.map(({ y }) => y));
  const leading = bases.filter(({ y }) => !fallsShort(y, front));
  const arrive = leading.filter(
    ({ x, y }) => !exceeds(distance(along(charger.box.pose, y, x), along(linedUp, y, x)), rest),
  );
  return arrive.length * 2 >= leading.length;
}

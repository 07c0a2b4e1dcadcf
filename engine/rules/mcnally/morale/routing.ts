/** Routs: how a unit begins to run, and how it runs on (MCN-ROUT). */
import { does } from '../../../battle';
import type { Cm, Field, Id, Reason, Rule, View } from '../../../battle';
import {
  boundsOf,
  corners,
  dot,
  exceeds,
  facing,
  gap,
  length as lengthOf,
  minus,
  movedBy,
  plus,
  poseAt,
  times,
  TOLERANCE,
  turned,
  unit,
} from '../../../geometry';
import type { Point, Pose } from '../../../geometry';
import { distanceToEdge } from '../../../tabletop';
import { nameOf } from '../../common';
import { carryGenerals, generalsWith } from '../generals/with-unit';
import { inches } from '../lengths';
import { forcedPath, forcedRun } from '../movement/forced';
import { isInWater } from '../movement/ground-cost';
import type { ForcedRun } from '../movement/forced';
import { routMoveOf } from '../movement/rates';
import { enemiesOf, findTroop, footprint, isMarked, troopAt, troopOf } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { lose, remove } from './losses';
import { refugeFor } from './refuge';
import { surrenders } from './surrender';

/** Routs a unit and makes its first move at once (MCN-ROUT-07). */
export function* rout(field: Field, id: Id, cause: Id | null, reasons: readonly Reason[]): Rule<void> {
  const troop = findTroop(field.whole, id);
  if (!troop) return;
  const text = `${does(nameOf(field, id), 'routs')}.`;
  if (isMarked(troop, 'shaken')) field.emit({ do: 'mark', id, mark: 'shaken', value: null }, { reasons });
  field.emit({ do: 'mark', id, mark: 'routing', value: 1 }, { text, reasons });
  field.emit({ do: 'mark', id, mark: 'fresh router', value: field.state.at.halfOf ?? '' }, { reasons });
  if (cause !== null) field.emit({ do: 'mark', id, mark: 'routed by', value: cause }, { reasons });
  if (troop.traits.class === 'WAG') {
    field.emit(
      { do: 'mark', id, mark: 'immobile', value: 1 },
      {
        text: `${does(nameOf(field, id), 'stays')} where it is.`,
        reasons: [{ clause: 'MCN-ROUT-10', label: 'Wagons that rout do not move again' }],
      },
    );
    return;
  }
  if (troop.traits.class === 'ART' && !isMarked(troop, 'guns left')) leaveGuns(field, troop);
  yield* routMove(field, id, true);
}

/** The crew runs and its guns stay (MCN-ROUT-09). */
function leaveGuns(field: Field, troop: Troop): void {
  const reasons = [{ clause: 'MCN-ROUT-09', label: 'The crew leaves its guns' }];
  const { id } = troop;
  const { pose } = troop.box;
  field.emit({ do: 'laid', id: `${id} guns`, thing: { kind: 'guns', at: pose, owner: troop.side } }, { reasons });
  field.emit(
    { do: 'formed', id, formation: 'crew', to: crewPlace(field.whole, troop), bases: null },
    { text: `${does(nameOf(field, id), 'leaves')} its guns.`, reasons },
  );
  field.emit({ do: 'mark', id, mark: 'guns left', value: 1 }, { reasons });
}

/** Where its guns stand; as far in from the edge of the table as it needs, which is wider than guns on their limbers. */
function crewPlace({ ground }: View, { traits, box: { pose } }: Troop): Pose {
  const { minX, maxX, minY, maxY } = boundsOf(corners(footprint(traits, 'crew', pose)));
  return movedBy(pose, {
    x: Math.max(0, -minX) - Math.max(0, maxX - ground.width),
    y: Math.max(0, -minY) - Math.max(0, maxY - ground.depth),
  });
}

/** One rout move; the edge holds it, and costs a point when it is no first move (MCN-ROUT-03 to 07). */
export function* routMove(field: Field, id: Id, isFirst: boolean): Rule<void> {
  const view = field.whole;
  const troop = findTroop(view, id);
  if (!troop || isMarked(troop, 'immobile')) return;
  const { side } = troop;
  const rout = routFrom(view, field.view(side), troop);
  if (rout.atEdge) {
    if (!isFirst) yield* lose(field, id, 1, null, [{ clause: 'MCN-ROUT-03', label: 'At the table edge' }]);
    return;
  }
  if (!rout.run) {
    tellStuck(field, id);
    if (!isFirst && hasEnemyNear(view, troop)) yield* surrenders(field, id, side);
    return;
  }
  const generals = generalsWith(view, troop);
  const reasons = [{ clause: 'MCN-ROUT-04', label: 'Away from the enemy, toward cover' }];
  field.emit(
    {
      do: 'moved',
      movers: [{ id, path: forcedPath(troop.box.pose, rout.run.start.box.pose, rout.run.run, rout.run.direction) }],
      manner: 'rout',
    },
    { text: `${does(nameOf(field, id), 'runs')}.`, reasons },
  );
  carryGenerals(field, generals, troopOf(field.whole, id));
  if (!isFirst && isAtEdge(view, troopOf(field.whole, id)))
    yield* lose(field, id, 1, null, [{ clause: 'MCN-ROUT-03', label: 'Reaches the table edge' }]);
}

/** Does it touch any edge of the table? */
const isAtEdge = ({ ground: { width, depth } }: View, { box }: Troop): boolean =>
  corners(box).some(({ x, y }) => Math.min(x, y, width - x, depth - y) <= EDGE);
const EDGE: Cm = 0.02;

const NEAR = 6;
const hasEnemyNear = (view: View, { side, box }: Troop): boolean =>
  enemiesOf(view, side).some((enemy) => gap(enemy.box, box) <= inches(view, NEAR) + TOLERANCE);

function tellStuck(field: Field, id: Id): void {
  field.emit(
    { do: 'told', who: id, what: 'cannot rout' },
    {
      text: `${does(nameOf(field, id), 'finds')} no way out.`,
      reasons: [{ clause: 'MCN-ROUT-06', label: 'No lawful rout move' }],
    },
  );
}

interface RoutRun {
  readonly start: Troop;
  readonly direction: Point;
  readonly run: ForcedRun;
}

/** Degrees off the way to cover that are tried, the least first. */
const BENDS = [0, 15, -15, 30, -30, 45, -45, 60, -60, 75, -75, 90, -90];

/**
 * The first way, bent as little as may be, on which nothing stops it, known or not; else the longest that leaves every
 * enemy farther off, and leads toward what it runs from by nothing. Where it has no room to turn it runs as it stands.
 */
function routFrom(view: View, known: View, troop: Troop): { readonly run: RoutRun | null; readonly atEdge: boolean } {
  const away = awayFrom(known, troop);
  const refuge = refugeFor(view, troop, away);
  const speed = routMoveOf(troop);
  let best: RoutRun | null = null;
  let atEdge = false;
  for (const bend of BENDS) {
    const direction = turned(refuge?.direction ?? away, bend);
    if (dot(direction, away) < -TOLERANCE) continue;
    const start = facingAlong(troop, direction);
    const wanted = bend === 0 && refuge ? Math.min(speed, Math.max(refuge.length, 2 * troop.box.depth)) : speed;
    if (bend === 0 && distanceToEdge(view.ground, start.box, direction) <= TOLERANCE && !troop.inside) atEdge = true;
    const found =
      runFrom(view, known, troop, start, direction, wanted) ??
      (troop.inside ? null : runFrom(view, known, troop, troop, direction, wanted));
    if (!found) continue;
    const { halt, length } = found.run;
    if (halt === null || halt === 'table edge') return { run: found, atEdge: false };
    if (length > (best?.run.length ?? 0) + TOLERANCE) best = found;
  }
  return { run: atEdge ? null : best, atEdge };
}

function runFrom(view: View, known: View, troop: Troop, start: Troop, direction: Point, wanted: Cm): RoutRun | null {
  if (isInWater(view.ground, [start.box]) && !isInWater(view.ground, [troop.box])) return null;
  const run = forcedRun(view, start, { direction, wanted, isGroundCharged: true });
  return run.length > TOLERANCE && isFarther(known, troop, run) ? { start, direction, run } : null;
}

/** Turned to run, in its old formation (MCN-ROUT-11); one in houses begins outside them. */
function facingAlong(troop: Troop, direction: Point): Troop {
  const to = { x: round6(direction.x), y: round6(direction.y) };
  const { pose, width, depth } = troop.box;
  const outside = { ...troop, inside: null };
  if (!troop.inside) return troopAt(outside, poseAt(pose, to));
  const own = footprint(troop.traits, troop.piece.formation, pose);
  const off = Math.max(width, depth) / 2 + Math.max(own.width, own.depth) / 2;
  return troopAt(outside, poseAt(plus(pose, times(to, off)), to));
}
const round6 = (n: number): number => Math.round(n * 1e9) / 1e9 + 0;

/** At its end it is farther from every enemy than before, as all distances are measured (MCN-ROUT-05, MCN-SCALE-05). */
function isFarther(view: View, troop: Troop, { to }: ForcedRun): boolean {
  const after = footprint(troop.traits, troop.piece.formation, to);
  return enemiesOf(view, troop.side).every(({ box }) => exceeds(gap(box, after), gap(box, troop.box)));
}

/** Straight away from what routed it, else from the nearest enemy, else to its rear. */
function awayFrom(view: View, troop: Troop): Point {
  const { pose } = troop.box;
  const named = troop.piece.marks['routed by'];
  const cause = typeof named === 'string' ? findTroop(view, named) : null;
  const from = cause ?? nearestEnemy(view, troop);
  const by = from ? minus(pose, from.box.pose) : times(facing(pose), -1);
  return lengthOf(by) < TOLERANCE ? times(facing(pose), -1) : unit(by);
}
function nearestEnemy(view: View, troop: Troop): Troop | null {
  let best: Troop | null = null;
  let least: Cm = Infinity;
  for (const enemy of enemiesOf(view, troop.side)) {
    const apart = gap(enemy.box, troop.box);
    if (apart >= least) continue;
    least = apart;
    best = enemy;
  }
  return best;
}

/** Guns without a crew that an enemy touches are lost, and wagons that stand for good are taken (MCN-ROUT-09, MCN-ROUT-10). */
export function takeLeftGuns(field: Field): void {
  const loose = field.state.loose ?? {};
  for (const piece of field.state.pieces) {
    if ('gone' in piece.where) continue;
    const view = field.whole;
    const guns = loose[`${piece.id} guns`];
    const troop = findTroop(view, piece.id);
    if (!troop) continue;
    const box = guns
      ? footprint(troop.traits, 'deployed', guns.at)
      : piece.marks['immobile'] !== undefined
        ? troop.box
        : null;
    if (!box || !enemiesOf(view, piece.seat).some((enemy) => gap(enemy.box, box) <= REACH)) continue;
    const clause = guns ? 'MCN-ROUT-09' : 'MCN-ROUT-10';
    remove(field, piece.id, 'captured', [{ clause, label: guns ? 'Its guns are taken' : 'It is taken' }]);
  }
}
const REACH: Cm = 0.1;

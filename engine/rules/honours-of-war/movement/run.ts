/**
 * A straight run of a footprint, worked out once: what it costs to any length and where it must stop. Moves, charges,
 * evades and pursuits are samples of runs (reach first, then sampling).
 */
import type { Id, Refusal, View } from '../../../battle';
import { boxAt, corners, firstTouch, halfAcross, movedBy, plus, poseAt, times, TOLERANCE } from '../../../geometry';
import type { Box, Point } from '../../../geometry';
import type { Cm } from '../../../scenario';
import type { GroundArea, GroundLine } from '../../../terrain';
import { isColumn, isDoneFor, troopAt, troopsOn } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { groundName } from '../ground/areas';
import { goingAlong, isOnRoad } from './going';
import { closedWater, isInRiver, midRiver, touchesImpassable, wadingIn } from './water';

/** Why a run can go no farther than `at`. */
export interface Stop {
  readonly at: Cm;
  readonly why: 'enemy' | 'friend' | 'water' | 'mid-river' | 'edge' | 'ground' | 'block';
  readonly id: Id | null;
  readonly refusal: Refusal;
}

export interface Run {
  /** Legal length, cm: to the first stop or as far as was asked. */
  readonly most: Cm;
  readonly stop: Stop | null;
  /** Where its centre is on the middle line of a fordable river and the move ends (HOW-TERR-20); null when it gets to none. */
  readonly midRiver: Cm | null;
  /** Cost in cm of the move to run `s` cm; obstacles met within `slack` cm of the end are not crossed. */
  cost(s: Cm, slack?: Cm): Cm;
  /** How far `budget` cm of the move carry; at most `most`. */
  lengthFor(budget: Cm): Cm;
  /** Distance at which the last obstacle was crossed by `s`; 0 without. */
  lastObstacle(s: Cm): Cm;
}

export interface RunOptions {
  /** Units the run may touch: the target of a charge. */
  readonly ignore?: readonly Id[];
  /** A block it may enter or fight at. */
  readonly ignoreBlock?: Id;
  /** N of the move, for crossing costs. */
  readonly normal: Cm;
  /** Friends do not stop it (retreats find their own way). */
  readonly throughFriends?: true;
  /** The fordable river in which this normal move began; looked for where the unit stands when left out (HOW-TERR-20). */
  readonly wading?: Id | null;
  /** A forced move: fordable rivers do not stop it (HOW-PERF-06). */
  readonly throughRivers?: true;
}

/** Units stay 1 cm clear of enemies and a hair clear of friends (HOW-MOVE-12, HOW-PERF-09). */
const CLEAR_OF_ENEMY = 1;

export function runAlong(view: View, troop: Troop, way: Point, asked: Cm, options: RunOptions): Run {
  const wading = options.wading === undefined ? wadingIn(view, troop) : options.wading;
  const going = goingAlong(view, troop, way, asked, options.normal, wading !== null);
  let most = asked;
  let stop: Stop | null = null;
  const halt = (next: Stop): void => {
    if (next.at >= most - TOLERANCE) return;
    most = Math.max(0, next.at);
    stop = next;
  };
  if (going.closedAt !== null)
    halt({ at: going.closedAt, why: 'ground', id: null, refusal: closed(troop, going.closedBy) });
  halt(edgeStop(view, troop, way, asked));
  for (const found of unitStops(view, troop, way, asked, options)) halt(found);
  for (const found of blockStops(view, troop, way, asked, options)) halt(found);
  const water = waterStop(view, troop, way, most);
  if (water) halt(water);
  const middle = options.throughRivers ? null : midRiver(view, troop, way, most, wading);
  if (middle !== null) halt({ at: middle, why: 'mid-river', id: null, refusal: MID_RIVER });
  return {
    most,
    stop,
    midRiver: middle,
    cost: going.cost,
    lengthFor: (budget) => Math.min(most, going.lengthFor(budget)),
    lastObstacle: going.lastObstacle,
  };
}

// Stops -------------------------------------------------------------------------------------------------------------

function unitStops(view: View, troop: Troop, way: Point, asked: Cm, options: RunOptions): readonly Stop[] {
  const stops: Stop[] = [];
  const by = times(way, asked + CLEAR_OF_ENEMY);
  const reach = asked + CLEAR_OF_ENEMY;
  for (const other of troopsOn(view)) {
    if (other.id === troop.id || isDoneFor(other) || other.inside || options.ignore?.includes(other.id)) continue;
    const enemy = other.side !== troop.side;
    if (!enemy && options.throughFriends) continue;
    for (const box of other.boxes) {
      for (const own of troop.boxes) {
        const apart = square(box.pose.x - own.pose.x) + square(box.pose.y - own.pose.y);
        if (apart > square(reach + radius(own) + radius(box))) continue;
        const touch = firstTouch(own, by, box);
        if (touch === null) continue;
        const at = enemy ? touch - CLEAR_OF_ENEMY : touch;
        stops.push({ at, why: enemy ? 'enemy' : 'friend', id: other.id, refusal: blocked(other, enemy) });
      }
    }
  }
  return stops;
}

function blockStops(view: View, troop: Troop, way: Point, asked: Cm, { ignoreBlock }: RunOptions): readonly Stop[] {
  const stops: Stop[] = [];
  for (const block of view.ground.blocks) {
    if (block.id === ignoreBlock) continue;
    for (const own of troop.boxes) {
      const touch = firstTouch(own, times(way, asked), block.box);
      if (touch === null || (isColumn(troop) && isOnRoad(view, troop, way, asked))) continue;
      stops.push({ at: touch, why: 'block', id: block.id, refusal: BUILT_UP });
    }
  }
  return stops;
}

function edgeStop(view: View, troop: Troop, way: Point, asked: Cm): Stop {
  let at = asked;
  for (const box of troop.boxes)
    for (const corner of corners(box)) {
      if (way.x > 0) at = Math.min(at, (view.ground.width - corner.x) / way.x);
      if (way.x < 0) at = Math.min(at, -corner.x / way.x);
      if (way.y > 0) at = Math.min(at, (view.ground.depth - corner.y) / way.y);
      if (way.y < 0) at = Math.min(at, -corner.y / way.y);
    }
  return { at, why: 'edge', id: null, refusal: OFF_TABLE };
}

/** Looked for every 2 cm, then narrowed: no river is thinner than a footprint is deep. A hair short, lest rounding wet it. */
function waterStop(view: View, troop: Troop, way: Point, most: Cm): Stop | null {
  if (closedWater(view.ground, troop).length === 0) return null;
  const covered = troop.boxes.map((box) => coveredBy(box, way, most));
  if (!isInRiver(view, troop, covered)) return null;
  const wet = (s: Cm): boolean =>
    troop.boxes.some((box) => isInRiver(view, troop, [boxAt(box, movedBy(box.pose, times(way, s)))]));
  let dry = 0;
  for (let s = 0; s < most + WATER_STEP; s += WATER_STEP) {
    const here = Math.min(s, most);
    if (!wet(here)) {
      dry = here;
      continue;
    }
    if (here === 0) return null;
    let shore = here;
    for (let i = 0; i < 12; i++) {
      const middle = (dry + shore) / 2;
      if (wet(middle)) shore = middle;
      else dry = middle;
    }
    const at = troopAt(troop, movedBy(troop.box.pose, times(way, shore)));
    const refusal = touchesImpassable(view, at) ? WET : NO_WHEELS;
    return { at: Math.max(0, dry - TOLERANCE), why: 'water', id: null, refusal };
  }
  return null;
}
const WATER_STEP = 2;

/** The footprint that holds a box all along a straight run. */
function coveredBy(box: Box, way: Point, most: Cm): Box {
  const depth = 2 * halfAcross(box, way.x, way.y) + most;
  const width = 2 * halfAcross(box, way.y, -way.x);
  return { pose: poseAt(plus(box.pose, times(way, most / 2)), way), width, depth };
}

const square = (n: number): number => n * n;
export const radius = (box: Box): Cm => (box.width + box.depth) / 2;

const OFF_TABLE: Refusal = {
  clause: 'HOW-MOVE-14',
  sentence: 'The table ends here. A unit leaves it only where the scenario allows.',
  reasons: [],
};
const WET: Refusal = {
  clause: 'HOW-TERR-18',
  sentence: 'The river stops this move. It is crossed only at its bridges and fords, in march column.',
  reasons: [],
};
const NO_WHEELS: Refusal = {
  clause: 'HOW-TERR-22',
  sentence: 'The water stops this move. Guns and wagons cross it only at bridges and fords.',
  reasons: [],
};
const MID_RIVER: Refusal = {
  clause: 'HOW-TERR-20',
  sentence: 'A move into the river ends in its middle. The next one goes on at half speed.',
  reasons: [],
};
const BUILT_UP: Refusal = {
  clause: 'HOW-BUA-09',
  sentence: 'Houses stop this move. Enter the block to occupy it, or pass in march column by the road.',
  reasons: [],
};
const blocked = (other: Troop, enemy: boolean): Refusal =>
  enemy
    ? {
        clause: 'HOW-MOVE-12',
        sentence: `${other.traits.unit.name} stands in the way. A move other than a charge stays clear of the enemy.`,
        reasons: [],
      }
    : {
        clause: 'HOW-INTER-04',
        sentence: `${other.traits.unit.name} stands in the way, and there is no room to come out beyond.`,
        reasons: [],
      };
const closed = (troop: Troop, by: GroundArea | GroundLine | null): Refusal => ({
  clause: 'HOW-TERR-04',
  sentence: `${troop.traits.unit.name} cannot ${closing(by)}.`,
  reasons: [],
});
const closing = (by: GroundArea | GroundLine | null): string =>
  by ? `${'course' in by ? 'cross' : 'enter'} ${groundName(by)}` : 'enter this ground';

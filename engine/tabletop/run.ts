/** A unit that moves straight on: how far it goes, and what stops it. */
import { boxMovedBy, firstTouch, halfAcross, plus, poseAt, times, TOLERANCE } from '../geometry';
import type { Box, Point } from '../geometry';
import type { Cm, Id } from '../scenario';
import type { Ground, GroundArea, GroundBlock, GroundLine } from '../terrain';
import type { Body } from './body';
import type { RunCost } from './ground-cost';
import { bodiesNear, reachOfBody } from './near';
import { IGNORED } from './standing-room';
import type { Exceptions } from './standing-room';
import { distanceToEdge } from './table-edge';

/** What a run can go no farther than, and where it ends for that, cm. */
export type RunStop<B extends Body = Body> = { readonly at: Cm } & (
  | { readonly kind: 'table edge' }
  /** Closed ground; `by` is null when no single thing closes it. */
  | { readonly kind: 'ground'; readonly by: GroundArea | GroundLine | null }
  /** At `shore` cm it would be in the water. */
  | { readonly kind: 'water'; readonly shore: Cm }
  | { readonly kind: 'block'; readonly block: GroundBlock }
  | { readonly kind: 'body'; readonly body: B }
);

/** What stops a unit, in the terms of a book. */
export interface RunRule<B extends Body> {
  /** How far short of others it stops, cm; `IGNORED` goes through them. */
  readonly friends: Cm;
  readonly enemies: Cm;
  /** Does another unit take up room at all? Units inside blocks never do: their block is looked at. */
  readonly takesRoom: (other: B) => boolean;
  /** Does water bar the unit from these footprints, its own or some elsewhere? */
  readonly isInWater: (ground: Ground, body: B, boxes: readonly Box[]) => boolean;
  /** May it pass between the houses of a block on a run of `length` cm? */
  readonly passesBlocks: (ground: Ground, body: B, block: GroundBlock, direction: Point, length: Cm) => boolean;
}

/** What one run leaves out: units that it may touch, a block that it may enter. */
export interface RunLeftOut extends Pick<Exceptions, 'block'> {
  readonly bodies?: readonly Id[] | undefined;
}

/**
 * The first thing that stops a run of `length` cm along a unit vector, closed ground as `cost` tells it; null when nothing
 * does. What comes within the tolerance of the end, or of another stop, does not count.
 */
export function stopOfRun<B extends Body>(
  ground: Ground,
  body: B,
  others: readonly B[],
  run: { readonly direction: Point; readonly length: Cm; readonly cost: RunCost },
  rule: RunRule<B>,
  leftOut: RunLeftOut,
): RunStop<B> | null {
  const { direction, length, cost } = run;
  let stop: RunStop<B> | null = null;
  let most = length;
  if (cost.closedAt !== null && cost.closedAt < most - TOLERANCE) {
    most = Math.max(0, cost.closedAt);
    stop = { kind: 'ground', at: most, by: cost.closedBy };
  }
  let edge = length;
  for (const box of body.boxes) edge = Math.min(edge, distanceToEdge(ground, box, direction));
  if (edge < most - TOLERANCE) {
    most = edge;
    stop = { kind: 'table edge', at: edge };
  }
  stop = bodyAhead(body, others, direction, length, rule, leftOut.bodies, most) ?? stop;
  stop = blockAhead(ground, body, direction, length, rule, leftOut.block, stop?.at ?? length) ?? stop;
  return shoreAhead(ground, body, direction, stop?.at ?? length, rule) ?? stop;
}

/** The first of the others that stops it before `most` cm. */
function bodyAhead<B extends Body>(
  body: B,
  others: readonly B[],
  direction: Point,
  length: Cm,
  { friends, enemies, takesRoom }: RunRule<B>,
  leftOut: readonly Id[] | undefined,
  most: Cm,
): RunStop<B> | null {
  const reach = length + Math.max(0, friends, enemies);
  const by = times(direction, reach);
  const middle = plus(body.box.pose, times(direction, reach / 2));
  let first: B | null = null;
  let least = most;
  for (const other of bodiesNear(others, middle, reach / 2 + reachOfBody(body))) {
    const short = other.side === body.side ? friends : enemies;
    if (other.inside || short === IGNORED || other.id === body.id) continue;
    if (leftOut?.includes(other.id) || !takesRoom(other)) continue;
    for (const box of other.boxes)
      for (const own of body.boxes) {
        const touch = firstTouch(own, by, box);
        if (touch === null || touch - short >= least - TOLERANCE) continue;
        least = Math.max(0, touch - short);
        first = other;
      }
  }
  return first && { kind: 'body', at: least, body: first };
}

function blockAhead<B extends Body>(
  ground: Ground,
  body: B,
  direction: Point,
  length: Cm,
  { passesBlocks }: RunRule<B>,
  leftOut: Id | undefined,
  most: Cm,
): RunStop<B> | null {
  if (ground.blocks.length === 0) return null;
  const by = times(direction, length);
  let first: GroundBlock | null = null;
  let least = most;
  for (const block of ground.blocks) {
    if (block.id === leftOut) continue;
    for (const own of body.boxes) {
      const touch = firstTouch(own, by, block.box);
      if (touch === null || touch >= least - TOLERANCE) continue;
      if (passesBlocks(ground, body, block, direction, length)) continue;
      least = touch;
      first = block;
    }
  }
  return first && { kind: 'block', at: least, block: first };
}

/**
 * Water is looked for every quarter of a footprint, at most 2 cm apart, then narrowed: a bank may be brushed by a corner. The run ends short of the
 * shore by the tolerance, and a hair beside it, so that rounding does not put the unit into the water. Who stands in it
 * already is not stopped, but one that only brushes the bank is.
 */
export function shoreAhead<B extends Body>(
  ground: Ground,
  body: B,
  direction: Point,
  most: Cm,
  { isInWater }: Pick<RunRule<B>, 'isInWater'>,
): Extract<RunStop, { readonly kind: 'water' }> | null {
  const covered = body.boxes.map((box) => grown(coveredBy(box, direction, most), BESIDE_BANK));
  if (!isInWater(ground, body, covered)) return null;
  const isWet = (s: Cm, by: Cm): boolean =>
    body.boxes.some((box) => isInWater(ground, body, [grown(boxMovedBy(box, times(direction, s)), by)]));
  const room = ROOM_BY_WATER.find((by) => !isWet(0, by));
  if (room === undefined) return null;
  const step = Math.min(WATER_STEP, ...body.boxes.map(({ width, depth }) => Math.min(width, depth) / 4));
  let dry = 0;
  for (let s = step; s < most + step; s += step) {
    const here = Math.min(s, most);
    if (!isWet(here, room)) {
      dry = here;
      continue;
    }
    let shore = here;
    for (let i = 0; i < NARROWINGS; i++) {
      const middle = (dry + shore) / 2;
      if (isWet(middle, room)) shore = middle;
      else dry = middle;
    }
    const at = Math.max(0, dry - TOLERANCE);
    return at < most - TOLERANCE ? { kind: 'water', at, shore } : null;
  }
  return null;
}
/** More than a pose is rounded by, cm. */
const BESIDE_BANK: Cm = 0.002;
/** How much room a footprint keeps to all sides, the first for which it stands dry; the last goes for one that brushes the bank. */
const ROOM_BY_WATER: readonly Cm[] = [BESIDE_BANK, 0, -0.05];
const grown = (box: Box, by: Cm): Box => ({ ...box, width: box.width + 2 * by, depth: box.depth + 2 * by });
const WATER_STEP: Cm = 2;
const NARROWINGS = 12;

/** The rectangle that holds a footprint all along a run. */
function coveredBy(box: Box, direction: Point, length: Cm): Box {
  const depth = 2 * halfAcross(box, direction.x, direction.y) + length;
  const width = 2 * halfAcross(box, direction.y, -direction.x);
  return { pose: poseAt(plus(box.pose, times(direction, length / 2)), direction), width, depth };
}

/** May a unit stand here? One answer for every rule, with the obstacle named; a book words the refusal. */
import { gap, isFarFrom, OVERLAP, penetration } from '../geometry';
import type { Box } from '../geometry';
import type { Cm, Id } from '../scenario';
import type { Ground, GroundArea, GroundBlock } from '../terrain';
import type { Body } from './body';
import { bodiesNear, radiusOf } from './near';

/** What keeps a unit from standing in a place. */
export type StandingObstacle<B extends Body = Body> =
  | { readonly kind: 'table edge' }
  | { readonly kind: 'water' }
  | { readonly kind: 'area'; readonly area: GroundArea }
  | { readonly kind: 'block'; readonly block: GroundBlock }
  | { readonly kind: 'body'; readonly body: B };

/**
 * Which obstacles matter to a rule, and how near they may be, cm: what is at most so far off is in the way. `TOUCHING` (0)
 * allows any distance above nothing, `OVERLAPPING` lets edges touch, `IGNORED` lets everything lie there.
 */
export interface StandingRule<B extends Body> {
  readonly blocks: Cm;
  readonly friends: Cm;
  readonly enemies: Cm;
  /** Does another unit take up room at all? Mostly not one inside a block: the block is looked at for itself. */
  readonly takesRoom: (other: B) => boolean;
  /** Does water bar the unit? All its footprints are looked at together. */
  readonly isInWater: (ground: Ground, body: B, boxes: readonly Box[]) => boolean;
  /** Is the unit barred from any part of an area? */
  readonly isClosed: ((area: GroundArea, body: B) => boolean) | null;
  /** It may hang over the table edge: what follows brings it back, or takes it off. */
  readonly mayLeaveTable?: true;
}

export const TOUCHING: Cm = 0;
/** Footprints may touch, as `overlaps` judges it. */
export const OVERLAPPING: Cm = -OVERLAP;
export const IGNORED: Cm = -Infinity;

/** Who and what is left out of one look: the unit that is charged, the block that is entered or left. */
export interface Exceptions {
  readonly body?: Id;
  readonly block?: Id | undefined;
}
const NOTHING: Exceptions = {};

/**
 * What keeps a unit from standing where `body` has it; null when nothing does. Water is looked at first, then for each of
 * its footprints the table edge, closed areas, blocks and the other units, in this order.
 */
export function obstacleTo<B extends Body>(
  ground: Ground,
  body: B,
  others: readonly B[],
  rule: StandingRule<B>,
  leftOut: Exceptions = NOTHING,
): StandingObstacle<B> | null {
  if (rule.isInWater(ground, body, body.boxes)) return IN_WATER;
  for (const box of body.boxes) {
    if (!rule.mayLeaveTable && !ground.holds(box)) return BEYOND_EDGE;
    const area = closedArea(ground, body, box, rule);
    if (area) return { kind: 'area', area };
    const block = blockInTheWay(ground, box, rule.blocks, leftOut.block);
    if (block) return { kind: 'block', block };
    const other = bodyInTheWay(body, box, others, rule, leftOut.body);
    if (other) return { kind: 'body', body: other };
  }
  return null;
}
const IN_WATER: StandingObstacle<never> = { kind: 'water' };
const BEYOND_EDGE: StandingObstacle<never> = { kind: 'table edge' };

/** Is a footprint at most `room` cm from another, or when it is below nothing, in it by more than so much? */
export const isInTheWay = (box: Box, other: Box, room: Cm): boolean =>
  room < 0 ? penetration(box, other) > -room : !isFarFrom(box, other, room + MARGIN) && gap(box, other) <= room;
/** More than rounding in the quick look. */
const MARGIN: Cm = 0.1;

function closedArea<B extends Body>(
  ground: Ground,
  body: B,
  box: Box,
  { isClosed }: StandingRule<B>,
): GroundArea | null {
  if (!isClosed) return null;
  for (const area of ground.areas) if (isClosed(area, body) && ground.share(box, area) > 0) return area;
  return null;
}

function blockInTheWay(ground: Ground, box: Box, room: Cm, leftOut: Id | undefined): GroundBlock | null {
  if (room === IGNORED) return null;
  for (const block of ground.blocks) if (block.id !== leftOut && isInTheWay(box, block.box, room)) return block;
  return null;
}

function bodyInTheWay<B extends Body>(
  body: B,
  box: Box,
  others: readonly B[],
  { friends, enemies, takesRoom }: StandingRule<B>,
  leftOut: Id | undefined,
): B | null {
  if (friends === IGNORED && enemies === IGNORED) return null;
  const reach = Math.max(0, friends, enemies) + MARGIN + radiusOf(box);
  for (const other of bodiesNear(others, box.pose, reach)) {
    const room = other.side === body.side ? friends : enemies;
    for (const own of other.boxes)
      if (isInTheWay(box, own, room) && other.id !== body.id && other.id !== leftOut && takesRoom(other)) return other;
  }
  return null;
}

/**
 * Marches between houses (HOW-BUA-09): foot goes through a block that nobody holds against it, close order at half rate and
 * light infantry at its full rate or at what the scenario declares, and comes out beyond; in march column by the road everybody passes freely.
 */
import type { View } from '../../../battle';
import {
  boxAt,
  distance,
  exceeds,
  fallsShort,
  firstTouch,
  leadingEdge,
  leftOf,
  minus,
  movedBy,
  overlaps,
  plus,
  poseAt,
  times,
  unit,
} from '../../../geometry';
import type { Box, Point } from '../../../geometry';
import type { Cm } from '../../../scenario';
import type { SlowerStretch } from '../../../tabletop';
import type { GroundBlock } from '../../../terrain';
import { CLOSED, FREE, HALF, RATES, ratesBy } from '../ground/areas';
import type { ByKind } from '../ground/areas';
import { goesAs, isColumn, isDoneFor, troopsOn } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { isOnRoad } from './ground-cost';

/** At most two units in a block, both sides together; those that pass by the road do not count (HOW-BUA-04). */
export const CAPACITY = 2;

export const occupantsOf = (view: View, block: string): readonly Troop[] =>
  troopsOn(view).filter((troop) => troop.inside?.id === block && !isDoneFor(troop));

/** A block that a march goes through: on the lengths between the two some of the unit would stand in it. */
export interface BlockPassage {
  readonly block: GroundBlock;
  readonly from: Cm;
  readonly to: Cm;
  /** It is on the road, where a column may stand, too. */
  readonly byRoad: boolean;
  /** What the leading edge pays for, and how dearly. */
  readonly slower: SlowerStretch;
}

/** The blocks that a unit may pass on a run, with where it would stand in them; on its way to a fight by the road only. */
export function passagesOf(
  view: View,
  troop: Troop,
  direction: Point,
  length: Cm,
  attacks: boolean,
): readonly BlockPassage[] {
  const { blocks } = view.ground;
  if (blocks.length === 0) return NONE;
  const by = times(direction, length);
  const met = blocks.filter(({ box }) => troop.boxes.some((own) => firstTouch(own, by, box) !== null));
  if (met.length === 0) return NONE;
  const byRoad = isColumn(troop) && isOnRoad(view, troop, direction, length);
  if (attacks && !byRoad) return NONE;
  return met.flatMap((block) => {
    const rate = byRoad ? FREE : rateThroughHouses(view, troop, block);
    if (rate === CLOSED || !mayPass(view, troop, block, byRoad)) return NONE;
    const slower = { ...insideOn([edgeOf(troop, direction)], direction, length, block.box), times: rate };
    return [{ block, byRoad, ...insideOn(troop.boxes, direction, length, block.box), slower }];
  });
}
const NONE: readonly BlockPassage[] = [];

/** What a cm between houses costs those who are not on a road, as the scenario declares it or as they are; closed to the others. */
function rateThroughHouses(view: View, troop: Troop, block: GroundBlock): number {
  const kind = goesAs(troop);
  const declared = movementDeclared(view, block);
  if (declared) return declared[kind];
  return kind === 'close order' ? HALF : kind === 'light infantry' ? FREE : CLOSED;
}

/** The rates that the scenario declares of some houses; null when it does not. */
export function movementDeclared({ ground }: Pick<View, 'ground'>, { bua }: GroundBlock): ByKind | null {
  const movement = ground.scenario.terrain.find(({ id }) => id === bua)?.effects?.movement;
  return movement ? ratesBy(movement, RATES) : null;
}

/** Nobody passes through enemies (HOW-MOVE-12), nor away from the road where two units hold the block (HOW-BUA-04). */
function mayPass(view: View, troop: Troop, block: GroundBlock, byRoad: boolean): boolean {
  const inside = occupantsOf(view, block.id);
  if (inside.some(({ side }) => side !== troop.side)) return false;
  return byRoad || inside.length < CAPACITY;
}

/** The front of a run as a footprint without depth. */
function edgeOf(troop: Troop, direction: Point): Box {
  const [a, b] = leadingEdge(troop.box, direction);
  return { pose: poseAt(times(plus(a, b), 0.5), leftOf(unit(minus(b, a)))), width: distance(a, b), depth: 0 };
}

/** From which length on some of the footprints lie in a block, and up to which. */
function insideOn(
  boxes: readonly Box[],
  direction: Point,
  length: Cm,
  block: Box,
): { readonly from: Cm; readonly to: Cm } {
  const by = times(direction, length);
  const spans = boxes.flatMap((box) => {
    const from = firstTouch(box, by, block);
    if (from === null) return [];
    const ended = boxAt(box, movedBy(box.pose, by));
    if (overlaps(ended, block)) return [{ from, to: Infinity }];
    return [{ from, to: length - (firstTouch(ended, minus(box.pose, ended.pose), block) ?? length) }];
  });
  return { from: Math.min(...spans.map(({ from }) => from)), to: Math.max(...spans.map(({ to }) => to)) };
}

/** The longest way up to `s` at whose end a unit stands clear of the houses it passes, or is a column on the road. */
export function clearOfHouses(passages: readonly BlockPassage[], s: Cm): Cm {
  const inside = passages.find(({ from, to, byRoad }) => !byRoad && exceeds(s, from) && fallsShort(s, to));
  return inside ? clearOfHouses(passages, inside.from) : s;
}

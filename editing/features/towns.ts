/** Blocks that stand side by side grow into towns. */
import { distance, facingOf, plus, rightOf, times } from '../../engine/geometry';
import type { Point } from '../../engine/geometry';
import type { Cm, Id, Scenario } from '../../engine/scenario';

/** So far from its place beside another a block is drawn to it, in sides. */
const DRAWN = 0.6;

/** A place edge to edge with a block of a village, turned as that is. */
interface PlaceBeside {
  readonly at: Point;
  readonly turn: number;
  readonly village: Id;
}

/** The places beside all blocks on which none stands yet. */
export function freePlacesBeside(
  { terrain }: Pick<Scenario, 'terrain'>,
  side: Cm,
  without: Id | null = null,
): readonly PlaceBeside[] {
  const blocks = terrain.flatMap((feature) =>
    feature.kind === 'bua'
      ? feature.blocks.filter(({ id }) => id !== without).map((block) => ({ ...block, village: feature.id }))
      : [],
  );
  const places = blocks.flatMap((block) => {
    const ahead = facingOf(block.turn);
    const reach = (block.side + side) / 2;
    return [ahead, rightOf(ahead), times(ahead, -1), times(rightOf(ahead), -1)].map((direction) => ({
      at: plus(block.at, times(direction, reach)),
      turn: block.turn,
      village: block.village,
    }));
  });
  return places.filter(({ at }) => blocks.every((block) => distance(block.at, at) > 0.7 * side));
}

/** The free place beside a block of a village that is nearest to a point; null where none is near. */
export function snappedBlock(
  scenario: Pick<Scenario, 'terrain'>,
  near: Point,
  side: Cm,
  without: Id | null = null,
): PlaceBeside | null {
  const [best] = freePlacesBeside(scenario, side, without).toSorted(
    (a, b) => distance(a.at, near) - distance(b.at, near),
  );
  return best && distance(best.at, near) <= DRAWN * side ? best : null;
}

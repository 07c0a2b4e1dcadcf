/** Places that units may not leave of their own will: marches and charges end within. Who is driven out is free to move. */
import type { Id, View } from '../../battle';
import { memo } from '../../facts';
import { pointInPolygon } from '../../geometry';
import type { Point } from '../../geometry';
import type { Keep, Scenario } from '../../scenario';
import { flatOutline } from '../../terrain';

interface Bounds {
  readonly keep: Keep;
  readonly name: string;
  readonly edge: readonly Point[];
}

const boundsIn = memo(({ special, armies }: Scenario): readonly Bounds[] =>
  special.flatMap((keep): readonly Bounds[] => {
    if (keep.rule !== 'keep') return [];
    const zone = armies.flatMap(({ deployment }) => deployment).find(({ id }) => id === keep.within);
    return zone ? [{ keep, name: zone.name, edge: flatOutline(zone.outline) }] : [];
  }),
);

/** The name of the place that a unit would leave with its middle; null when it may go there. */
export function placeLeft(
  { ground, state }: Pick<View, 'ground' | 'state'>,
  unit: Id,
  from: Point,
  to: Point,
): string | null {
  const bounds = boundsIn(ground.scenario).find(
    ({ keep, edge }) =>
      keep.units.includes(unit) &&
      state.at.turn <= (keep.until ?? Infinity) &&
      pointInPolygon(from, edge) &&
      !pointInPolygon(to, edge),
  );
  return bounds?.name ?? null;
}

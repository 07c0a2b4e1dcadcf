/** A bridge wherever a road meets a stream or a river. */
import { distance, round3, segmentsMeet } from '../../engine/geometry';
import type { Point } from '../../engine/geometry';
import { kebab, PLAIN_FEATURE, SCALES, scaled, WIDTHS } from '../../engine/scenario';
import type { Cm, Feature, Scale } from '../../engine/scenario';
import { flatCourse } from '../../engine/terrain';

/** Two bridges nearer to each other than this are one, at 28mm. */
const APART: Cm = 9;

/** The bridges that are not there yet, named after their streams. */
export function bridgesBetween(
  features: readonly Feature[],
  table: { readonly width: Cm; readonly depth: Cm },
  scale: Scale,
): readonly Feature[] {
  const bridges = features.flatMap((feature) =>
    feature.kind === 'bridge' || feature.kind === 'ford' ? [feature.at] : [],
  );
  const roads = features.flatMap((feature) => (feature.kind === 'road' ? [flatCourse(feature.course)] : []));
  return features.flatMap((stream) => {
    if (stream.kind !== 'stream' && stream.kind !== 'river') return [];
    const water = flatCourse(stream.course);
    return roads
      .flatMap((road) => crossingsOf(water, road))
      .flatMap((at): readonly Feature[] => {
        const isOnTable = at.x > 0 && at.y > 0 && at.x < table.width && at.y < table.depth;
        if (!isOnTable || bridges.some((other) => distance(other, at) < APART * SCALES[scale])) return [];
        bridges.push(at);
        const name = `${stream.name ?? 'Stream'} bridge${bridges.length > 1 ? ` ${bridges.length}` : ''}`;
        const width = scaled(WIDTHS.bridge, scale);
        return [{ ...PLAIN_FEATURE, id: kebab(name), name, kind: 'bridge', over: stream.id, at, width }];
      });
  });
}

const crossingsOf = (water: readonly Point[], road: readonly Point[]): readonly Point[] =>
  water.slice(1).flatMap((to, i) =>
    road.slice(1).flatMap((there, n) => {
      const point = segmentsMeet(water[i] ?? to, to, road[n] ?? there, there)?.point;
      return point ? [{ x: round3(point.x), y: round3(point.y) }] : [];
    }),
  );

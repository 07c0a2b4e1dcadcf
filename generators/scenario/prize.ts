/** What two made-up armies meet over. */
import { centroid, distance, type Point } from '../../engine/geometry';
import { kebab } from '../../engine/scenario';
import type { Feature, Objective, Table } from '../../engine/scenario';
import { flatOutline } from '../../engine/terrain';
import { ZONE_DEPTH } from './zones';

/**
 * A town before a bridge before a hill, and of several the one nearest the middle; none that lies in a deployment zone,
 * for an army would begin on it. Without any, crossroads in the middle.
 */
export function prizeOf(terrain: readonly Feature[], { width, depth }: Table): Objective {
  const middle = { x: width / 2, y: depth / 2 };
  const [best] = terrain
    .flatMap((feature) => candidate(feature) ?? [])
    .filter(({ at }) => Math.abs(at.y - middle.y) <= depth * (1 / 2 - ZONE_DEPTH))
    .toSorted((a, b) => a.rank - b.rank || distance(a.at, middle) - distance(b.at, middle));
  const name = best?.name ?? 'Kreuzweg';
  return {
    id: `objective/${kebab(name)}`,
    name,
    at: best ? null : middle,
    feature: best?.feature ?? null,
    points: 1,
    holder: null,
    from: null,
    until: null,
  };
}

interface Candidate {
  readonly name: string | null;
  readonly feature: string;
  readonly at: Point;
  readonly rank: number;
}

function candidate(feature: Feature): Candidate | null {
  const { id, name } = feature;
  switch (feature.kind) {
    case 'bua': {
      const [block] = feature.blocks;
      return block ? { name, feature: block.id, at: block.at, rank: 0 } : null;
    }
    case 'bridge':
      return { name, feature: id, at: feature.at, rank: 1 };
    case 'hill':
      return { name, feature: id, at: centroid(flatOutline(feature.outline)), rank: 2 };
    default:
      return null;
  }
}

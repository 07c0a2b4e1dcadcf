/** What of the ground is drawn by itself while it is dragged, and what the rest is drawn without. Free of the page. */
import { groundParts } from '../../../drawing/map';
import type { LayerName } from '../../../drawing/map';
import type { Feature, Id, Scenario } from '../../../engine/scenario';

/** These never change by a drag. */
const STILL: readonly LayerName[] = ['paper', 'grid', 'border'];
/** Ground that is drawn among the fields. */
const FIELDS: readonly Feature['kind'][] = [
  'crops',
  'ploughland',
  'rough',
  'marsh',
  'orchard',
  'vineyard',
  'custom area',
];

export interface MovingGround {
  /** Ids of what has changed, to tell whether the ground at rest must be drawn without others than before. */
  readonly lifted: string;
  /** The ground at rest without them. */
  readonly rest: Scenario;
  /** Layers in which something is different. */
  readonly isMoved: (name: LayerName) => boolean;
  /** What has changed as `<g>`s, from the lowest up. */
  readonly parts: readonly string[];
}

export function movingGround(before: Scenario, now: Scenario): MovingGround {
  const changed = now.terrain.filter((feature) => !before.terrain.includes(feature));
  const left = new Set(now.terrain.map(({ id }) => id));
  const ids = new Set<Id>(changed.map(({ id }) => id));
  for (const { id } of before.terrain) if (!left.has(id)) ids.add(id);
  const kinds = new Set([...changed, ...before.terrain.filter(({ id }) => ids.has(id))].map(({ kind }) => kind));
  const isMoved = (name: LayerName): boolean => {
    if (name === 'hills') return kinds.has('hill');
    if (name === 'fields') return kinds.has('hill') || FIELDS.some((kind) => kinds.has(kind));
    return !STILL.includes(name);
  };
  const some = { ...now, terrain: withWaters(now, changed) };
  return {
    lifted: [...ids].sort().join(' '),
    rest: { ...before, terrain: before.terrain.filter(({ id }) => !ids.has(id)) },
    isMoved,
    parts: changed.length === 0 ? [] : groundParts(some, isMoved, 'draft').map(({ svg }) => svg),
  };
}

/** Bridges and fords are drawn across the water they belong to. */
function withWaters({ terrain }: Scenario, changed: readonly Feature[]): readonly Feature[] {
  const over = new Set(changed.flatMap((feature) => ('over' in feature ? [feature.over] : [])));
  return terrain.filter((feature) => changed.includes(feature) || over.has(feature.id));
}

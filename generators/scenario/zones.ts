/** Where two armies set up on a made-up table, and which of that ground is fit to stand on. */
import { overlaps, type Box } from '../../engine/geometry';
import type { Cm, Feature } from '../../engine/scenario';
import type { Ground } from '../../engine/terrain';
import type { SetUpZone } from '../army';

/** A share of the table from each base edge, and some room at the sides. */
export const ZONE_DEPTH = 1 / 4;
const SIDE = 1 / 24;

/** The zone along the south edge, then the one along the north edge, each looking at the other. */
export function zonesOf(width: Cm, depth: Cm): readonly [SetUpZone, SetUpZone] {
  const zone = { width: width * (1 - 2 * SIDE), depth: depth * ZONE_DEPTH };
  return [
    { ...zone, at: { x: width / 2, y: zone.depth / 2 }, heading: 0 },
    { ...zone, at: { x: width / 2, y: depth - zone.depth / 2 }, heading: 180 },
  ];
}

const PLAIN: ReadonlySet<Feature['kind']> = new Set(['road', 'crops', 'ploughland']);
/** Fields, roads and gentle hills: ground that nobody minds standing on. */
const isPlain = (feature: Feature): boolean =>
  feature.kind === 'hill' ? feature.slope === 'gentle' : PLAIN.has(feature.kind);

/** Whether a footprint stands on plain ground, clear of houses and with no part in anything else. */
export function openGround(ground: Ground, terrain: readonly Feature[]): (box: Box) => boolean {
  const plain = new Set(terrain.filter(isPlain).map(({ id }) => id));
  const rough = ground.areas.filter(({ id }) => !plain.has(id));
  return (box) =>
    ground.holds(box) &&
    !ground.blocks.some((block) => overlaps(box, block.box)) &&
    !rough.some((area) => ground.share(box, area) > 0);
}

/** Whether it could stand there at all: in woods, but clear of water, houses and ground closed to wheels. */
export function passableGround(ground: Ground, terrain: readonly Feature[]): (box: Box) => boolean {
  const closed = new Set(terrain.filter(({ kind }) => kind === 'marsh').map(({ id }) => id));
  const steep = new Set(terrain.filter((one) => one.kind === 'hill' && one.slope === 'steep').map(({ id }) => id));
  const barred = ground.areas.filter(({ id }) => closed.has(id) || steep.has(id));
  return (box) =>
    ground.holds(box) &&
    !ground.inWater(box, 'any') &&
    !ground.blocks.some((block) => overlaps(box, block.box)) &&
    !barred.some((area) => ground.share(box, area) > 0);
}

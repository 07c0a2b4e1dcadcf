/** The table itself as a window on the sheet. */
import type { Box } from '../../../engine/geometry';
import type { Ground } from '../../../engine/terrain';
import { drawZones } from '../../map/deployment';
import type { Inks } from '../../map/inks';
import { leaderShape } from '../../map/leaders';
import { labelShape } from '../../map/ground-names';
import { groundLayers } from '../../map/plan';
import { FLAG_TYPE } from '../../map/objectives';
import type { Layer, Shape } from '../../map/scene';
import { blockShape } from '../../map/signs';
import { point } from '../../map/strokes';
import type { Signs } from '../../map/troops';
import type { PrintedLayer } from '../layers';
import type { SheetLayer } from '../sheet';
import { arrowShape, type DrawnArrival } from './arrivals';
import { gateShape } from './entry-points';
import type { MapNames } from './map-names';
import type { Layout } from './page';

/** What is to be drawn of a scenario. */
export interface MapContent {
  readonly ground: Ground;
  readonly signs: Signs;
  readonly comings: readonly DrawnArrival[];
  readonly deployment: boolean;
  /** Null: all. */
  readonly layers: readonly PrintedLayer[] | null;
}
/** Sizes of signs at a scale, cm of table. */
export function sizesAt({ ratio, page }: Layout): { least: number; flags: number; arrow: number } {
  return {
    least: page.least * ratio,
    flags: Math.max(1, (page.least * ratio) / FLAG_TYPE),
    arrow: page.type * 2.6 * ratio,
  };
}

/** The table in its own measure from the ground up, with its names at a layout's scale. */
export function drawTable(content: MapContent, layout: Layout, names: MapNames, inks: Inks): Layer[] {
  const { ground, signs, comings, deployment, layers: shows } = content;
  const { least, flags, arrow } = sizesAt(layout);
  const layer = (name: Layer['name'], shapes: readonly Shape[]): Layer => ({ name, clipped: true, shapes });
  const layers = [
    ...groundLayers(
      ground,
      [],
      inks,
      flags,
      (name) => name === 'paper' || shows === null || shows.some((one) => one === name),
    ),
    layer('deployment', deployment ? drawZones(ground.scenario, inks) : []),
    layer('troops', [
      ...names.blocks.map((sign) => blockShape(sign, inks, least)),
      ...signs.leaders.map((sign) => leaderShape(sign, inks)),
      ...(ground.scenario.entryPoints ?? []).map((one) => gateShape(one, arrow, inks)),
      ...comings.map((coming) => arrowShape(coming, arrow, inks)),
    ]),
    layer('names', names.labels.map(labelShape)),
  ];
  return layers.filter(({ shapes }) => shapes.length > 0);
}

/** Each layer of the table as a layer of the sheet, cut at the table's edge. */
export function onPaper(layers: readonly Layer[], { map, ratio }: Layout): SheetLayer[] {
  return layers.map(({ name, shapes }) => ({
    name,
    shapes: [{ kind: 'window', origin: point(map.west, map.south), scale: 1 / ratio, clip: map, shapes }],
  }));
}

/** A box on the table as a frame on the paper. */
export function paperFrame(
  { pose, width, depth }: Box,
  { map, ratio }: Layout,
): {
  west: number;
  south: number;
  east: number;
  north: number;
} {
  return {
    west: map.west + (pose.x - width / 2) / ratio,
    south: map.south + (pose.y - depth / 2) / ratio,
    east: map.west + (pose.x + width / 2) / ratio,
    north: map.south + (pose.y + depth / 2) / ratio,
  };
}

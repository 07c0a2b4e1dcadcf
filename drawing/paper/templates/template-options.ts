/** What can be chosen for cut-outs of the terrain. */
import type { Style } from '../../map/inks';
import { TILE_LAYOUT, type TileLayout } from '../tiles';

export const TEMPLATE_KINDS = [
  'hills',
  'woods',
  'water',
  'villages',
  'fields',
  'rivers',
  'roads',
  'crossings',
  'works',
  'obstacles',
] as const;
/**
 * Water: ponds and marshes. Fields: all other areas. Rivers: streams, too. Roads: sunken ones, too. Crossings: bridges and
 * fords. Works: entrenchments and redoubts. Obstacles: hedges, walls, fences, rows of trees, abatis and lines of a
 * scenario's own.
 */
export type TemplateKind = (typeof TEMPLATE_KINDS)[number];

/** Each cut-out is turned on its paper as takes fewest sheets; those smaller than a sheet share sheets. */
export interface TemplateOptions extends Omit<TileLayout, 'upright'> {
  readonly style: Style;
  readonly kinds: readonly TemplateKind[];
  /** Height of a step of the hills that have no contours of their own, cm of table. */
  readonly step: number;
  /** Numbers of the cut-outs wanted; null for all. */
  readonly numbers: readonly number[] | null;
  /** A list of the cut-outs comes first. */
  readonly list: boolean;
}

const { paper, ratio, overlap, bleed, marks } = TILE_LAYOUT;
/** So narrow that a block of 20 cm goes on one sheet of A4. */
const margin = 0.5;
export const TEMPLATE_OPTIONS: TemplateOptions = {
  paper,
  margin,
  ratio,
  overlap,
  bleed,
  marks,
  style: 'colour',
  kinds: TEMPLATE_KINDS,
  step: 2,
  numbers: null,
  list: true,
};

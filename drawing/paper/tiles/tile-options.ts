/** What can be chosen for sheets that are glued together. */
import type { Id } from '../../../engine/scenario';
import type { Style } from '../../map/inks';
import type { PrintedLayer } from '../layers';
import type { PaperChoice } from '../sheet';

/** What is shown of the table beside its terrain. */
export interface TableShown {
  /** Names of the ground, where their type can be read at this ratio. */
  readonly names: boolean;
  /** Lines every foot. */
  readonly grid: boolean;
  readonly objectives: boolean;
  /** Only these of the ground's layers, names, grid and objectives among them; null: as the three above say. */
  readonly layers: readonly PrintedLayer[] | null;
  /** Troops where they start: `none`, of `both` sides, or of the side of this id. */
  readonly troops: Id;
}
/** How a drawing is spread over sheets. */
export interface TileLayout extends PaperChoice {
  /** Cm of paper to a cm of the table: 1 is true size. */
  readonly ratio: number;
  /** What neighbouring sheets both show, cm of paper. */
  readonly overlap: number;
  /** How far the drawing runs on beyond a cut, cm of paper, so that no white shows after a cut that is a little off. */
  readonly bleed: number;
  /** Cut marks in the corners, and crosses where sheets meet. */
  readonly marks: boolean;
}
export interface TileOptions extends TileLayout, TableShown {
  readonly style: Style;
  /** Filled: sheets on which there is nothing but grass and grid are left out. */
  readonly only: 'filled' | 'all';
  /** Names of the sheets wanted, as `C3`; null for all of them. Names that are not there are passed over. */
  readonly sheets: readonly string[] | null;
  /** Names of sheets that are not wanted. */
  readonly without: readonly string[];
  /** The page map comes first. */
  readonly key: boolean;
}

export const TILE_LAYOUT: TileLayout = {
  paper: 'a4',
  upright: true,
  margin: 0.6,
  ratio: 1,
  overlap: 1,
  bleed: 0.2,
  marks: true,
};
export const TILE_OPTIONS: TileOptions = {
  ...TILE_LAYOUT,
  names: true,
  grid: true,
  objectives: false,
  layers: null,
  troops: 'none',
  style: 'colour',
  only: 'filled',
  sheets: null,
  without: [],
  key: true,
};

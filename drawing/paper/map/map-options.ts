/** What a person chooses about a printed table map. */
import { CENTIMETRES, type LengthUnit } from '../../../engine/battle';
import type { Id } from '../../../engine/scenario';
import type { DrawnTroops } from '../../map/troops';
import type { Style } from '../../map/inks';
import type { PrintedLayer } from '../layers';
import type { PaperChoice } from '../sheet';

export interface MapOptions extends PaperChoice {
  readonly style: Style;
  /** Whose units, holds, arrivals, zones and briefing are shown: `both`, `none`, or one side by its id. */
  readonly side: string;
  /** With both sides shown, the umpire's copy has the briefings and the notes, and the players' has not. */
  readonly reader: 'umpire' | 'players';
  readonly deployment: boolean;
  /** Only these layers of the ground, and words only with `names`; null: all of them. */
  readonly layers: readonly PrintedLayer[] | null;
  /** `auto`: on the map's sheet unless it would take too much of it. */
  readonly legend: 'auto' | 'own sheet' | 'none';
  /** The sheets of words as well: orders of battle, rules, briefings. */
  readonly booklet: boolean;
  /** Troops as a rule system sets them up; null draws the usual footprints where the scenario places them. */
  readonly troops: DrawnTroops | null;
  /** By side: break points as a rule system counts them, for armies whose file gives none. */
  readonly breakPoints: Readonly<Record<Id, number>>;
  /** Paces to a cm of the table, of two feet each; null where the rules give no scale of the ground. */
  readonly paces: number | null;
  /** What the players measure with. */
  readonly lengths: LengthUnit;
}

export const MAP_OPTIONS: MapOptions = {
  paper: 'a4',
  upright: false,
  margin: 1,
  style: 'colour',
  side: 'both',
  reader: 'umpire',
  deployment: true,
  layers: null,
  legend: 'auto',
  booklet: false,
  troops: null,
  breakPoints: {},
  paces: null,
  lengths: CENTIMETRES,
};

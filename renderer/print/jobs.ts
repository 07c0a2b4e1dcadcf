/** From choices to jobs of printing. */
import type { LibraryEntry, Lying, PrintJob, PrintKind, PrintTab } from '../../electron/desk/api';
import {
  dealtOver,
  liesBestUpright,
  ratioForSheets,
  TILE_OPTIONS,
  tilingFault,
  type TileLayout,
} from '../../drawing/paper';
import { CHECK_SQUARE, type HereChoices, type PrintChoices } from './choices';

/** What of a scenario settles how it is printed: its table as it is printed, and the figure scale it is written for. */
export type Printed = Pick<LibraryEntry, 'table' | 'scale'>;
interface Choices {
  readonly choices: PrintChoices;
  readonly here: HereChoices;
  readonly printed: Printed;
}

/** What the open tab prints by itself, the map first. */
export function jobsOf(all: Choices): readonly PrintJob[] {
  switch (all.choices.tab) {
    case 'map':
      return [mapJob(all)];
    case 'counters':
      return [jobOf('counters', all)];
    case 'rosters':
      return all.choices.rosters.kinds.map((kind) => jobOf(kind, all));
    case 'templates':
      return [jobOf('templates', all)];
  }
}

/** Kinds that may go with a map on one sheet, in the order they are bound. */
export const ALONG = ['roster', 'counters', 'templates', 'reference'] as const satisfies readonly PrintKind[];
export type AlongKind = (typeof ALONG)[number];

/** The job of something for the hand, whether from its own tab or with the map. */
export function jobOf(kind: AlongKind, { choices, here, printed }: Choices): PrintJob {
  const { style } = choices;
  const paper = (tab: PrintTab, usual: boolean) => ({
    paper: choices.papers[tab],
    upright: isUpright(choices.lying[tab], usual),
    margin: choices.margin,
  });
  const scale = scaleOf(here, printed);
  const rules = here.rules === null ? {} : { rules: here.rules };
  const stretch = stretchOf(choices);
  switch (kind) {
    case 'counters': {
      const side = here.counterSide === 'both' ? null : here.counterSide;
      const { parts, backs, wholeZones } = choices.counters;
      return {
        kind,
        options: { paper: paper('counters', true), style, parts, side, doubleSided: backs, wholeZones },
        ...scale,
        stretch,
      };
    }
    case 'roster': {
      const options = { ...paper('rosters', true), style, side: here.rosterSide, events: choices.rosters.events };
      return { kind, options, ...scale, stretch };
    }
    case 'reference':
      return {
        kind,
        options: { ...paper('rosters', true), style, sides: choices.rosters.sides },
        ...rules,
        ...scale,
        stretch,
      };
    case 'templates': {
      const { kinds, step, list, smaller } = choices.templates;
      const options = {
        paper: choices.papers.templates,
        margin: choices.margin,
        style,
        kinds,
        step,
        list,
        ratio: 1 / smaller,
      };
      return { kind, options, ...scale, stretch };
    }
  }
}

function mapJob({ choices, here, printed }: Choices): PrintJob {
  const { map, style } = choices;
  const scale = scaleOf(here, printed);
  const stretch = stretchOf(choices);
  if (map.size === 'sheet') {
    const { table } = printed;
    const options = {
      paper: choices.papers.map,
      upright: isUpright(choices.lying.map, table.depth > table.width),
      margin: choices.margin,
      style,
      side: here.shown.sheet,
      reader: map.reader,
      deployment: map.zones,
      legend: map.legend,
      booklet: map.booklet,
      fold: map.booklet && map.fold,
    };
    return { kind: 'map', options, ...scale, stretch };
  }
  const { paper, upright, margin, ratio, overlap, bleed, marks } = layoutOf(choices, printed);
  const { key, names, grid, objectives, board } = map;
  const only: 'filled' | 'all' = map.onlyFilled ? 'filled' : 'all';
  const options = {
    ...{ paper, upright, margin, ratio, overlap, bleed, marks },
    ...{ style, troops: here.shown.glued, key, only, names, grid, objectives },
  };
  return board
    ? { kind: 'boards', options: { ...options, board }, ...scale, stretch }
    : { kind: 'tiles', options, ...scale, stretch };
}

/** Another figure scale than the scenario's, where one is chosen. */
const scaleOf = ({ scale }: HereChoices, printed: Printed): { readonly scale?: string } =>
  scale !== null && scale !== printed.scale ? { scale } : {};

/** How glued sheets are laid: at which ratio, and lying how. */
export function layoutOf(choices: PrintChoices, printed: Printed): TileLayout {
  const { map, papers, margin, lying } = choices;
  const frame = frameOf(choices, printed);
  const stretch = stretchOf(choices) ?? 1;
  const { overlap, bleed, marks } = map;
  const said = { ...TILE_OPTIONS, paper: papers.map, margin, overlap, bleed, marks, stretch };
  const laid = (upright: boolean): TileLayout => {
    const way = { ...said, upright };
    if (map.size !== 'count') return { ...way, ratio: map.size === 'ratio' ? 1 / map.smaller : 1 };
    const { ratio } = ratioForSheets(frame, map.count, way);
    return { ...way, ratio: ratio > 0 ? ratio : 1 };
  };
  if (lying.map !== 'best') return laid(lying.map === 'upright');
  const [upright, wide] = [laid(true), laid(false)];
  if (map.size === 'count') return wide.ratio > upright.ratio ? wide : upright;
  return tilingFault(frame, upright) === null && liesBestUpright(frame, upright) ? upright : wide;
}

/** What the sheets make: the table, or with boards one of them. Cm of table. */
export function frameOf({ map }: PrintChoices, { table }: Printed) {
  const { width, depth } = map.board ? dealtOver(table, map.board) : table;
  return { west: 0, south: 0, east: width, north: depth };
}

/** True when the papers of a tab stand upright. */
export function liesUpright(all: Choices): boolean {
  const [first] = jobsOf(all);
  if (first?.kind === 'counters') return first.options.paper?.upright ?? true;
  return first && 'upright' in first.options ? (first.options.upright ?? true) : true;
}

const isUpright = (lying: Lying, usual: boolean): boolean => (lying === 'best' ? usual : lying === 'upright');

/** Absent for a printer that keeps its measure. */
function stretchOf({ square }: PrintChoices): number | undefined {
  const stretch = Math.round((square / CHECK_SQUARE) * 1e6) / 1e6;
  return stretch === 1 ? undefined : stretch;
}

import type { PrintKind, PrintSettings, PrintTab } from '../../electron/desk/api';
import type { Board, Style, TemplateKind } from '../../engine/maps/sheets';
import { TEMPLATE_OPTIONS, TILE_OPTIONS } from '../../engine/maps/sheets';
import { COUNTER_OPTIONS, type CounterPart } from '../../engine/maps/sheets/counters';
import type { MapOptions } from '../../engine/maps/sheets/map';

/** Side of the check square on every sheet, cm. */
export const CHECK_SQUARE = 5;

/** `best`: as takes fewest sheets, or as is usual for the kind. */
export type Lying = 'best' | 'upright' | 'wide';
/** How large the table is printed: on one sheet, at its true size, so many times smaller, or on so many sheets. */
export type MapSize = 'sheet' | 'true' | 'ratio' | 'count';

/** What is chosen in the Print view for any scenario. Lengths in cm. */
export interface PrintChoices {
  readonly tab: PrintTab;
  readonly style: Style;
  readonly papers: PrintSettings['papers'];
  readonly lying: Readonly<Record<PrintTab, Lying>>;
  readonly margin: number;
  /** What the printer makes of the check square. */
  readonly square: number;
  readonly dpi: number;
  /** Kinds that are printed with the map on one sheet. */
  readonly along: readonly PrintKind[];
  readonly map: MapChoices;
  readonly counters: { readonly parts: readonly CounterPart[]; readonly backs: boolean; readonly wholeZones: boolean };
  readonly rosters: {
    /** What the tab prints. */
    readonly kinds: readonly ('roster' | 'reference')[];
    readonly events: boolean;
    /** Sides of paper the play sheet should go onto. */
    readonly sides: number;
  };
  readonly templates: {
    readonly kinds: readonly TemplateKind[];
    readonly step: number;
    readonly list: boolean;
    /** So many times smaller than the table. */
    readonly smaller: number;
  };
}
export interface MapChoices {
  readonly size: MapSize;
  /** So many times smaller than the table, by `ratio`. */
  readonly smaller: number;
  /** Sheets, of each board where there are boards, by `count`. */
  readonly count: number;
  readonly board: Board | null;
  readonly overlap: number;
  readonly bleed: number;
  readonly marks: boolean;
  readonly key: boolean;
  readonly onlyFilled: boolean;
  readonly names: boolean;
  readonly grid: boolean;
  readonly objectives: boolean;
  readonly zones: boolean;
  readonly legend: MapOptions['legend'];
  readonly booklet: boolean;
  /** The booklet is folded: two pages on each side of the paper. */
  readonly fold: boolean;
  readonly reader: MapOptions['reader'];
}

/** Names of sheets that are left out, by what they are names among. */
export type LeftOut = Readonly<Record<string, readonly string[]>>;

/** What is chosen for one scenario: sides have its names, and its sheets are its own. */
export interface HereChoices {
  /** Units on the map on one sheet, and on glued sheets: `both`, `none` or a side's id. */
  readonly shown: { readonly sheet: string; readonly glued: string };
  /** A side's id, or `both`. */
  readonly counterSide: string;
  readonly rosterSide: string;
  /** Another figure scale than the scenario's; null for its own. */
  readonly scale: string | null;
  /** Another rule system for the play sheet than the scenario's; null for its own. */
  readonly rules: string | null;
  readonly leftOut: LeftOut;
}
export const FIRST_HERE: HereChoices = {
  shown: { sheet: 'both', glued: TILE_OPTIONS.troops },
  counterSide: 'both',
  rosterSide: 'both',
  scale: null,
  rules: null,
  leftOut: {},
};

const BEST: PrintChoices['lying'] = { map: 'best', counters: 'best', rosters: 'best', templates: 'best' };
const { overlap, bleed, marks, key, names, grid, objectives } = TILE_OPTIONS;

/** As the settings remember it, and else as is usual. */
export function choicesFrom(remembered: Omit<PrintSettings, 'panels'>): PrintChoices {
  const { tab, style, papers, margin, square, dpi, along } = remembered;
  return {
    tab,
    style,
    papers,
    lying: BEST,
    margin,
    square,
    dpi,
    along,
    map: {
      size: remembered.map === 'sheet' ? 'sheet' : 'true',
      smaller: 4,
      count: 4,
      board: remembered.map === 'boards' ? '2ft' : null,
      overlap,
      bleed,
      marks,
      key,
      onlyFilled: true,
      names,
      grid,
      objectives,
      zones: true,
      legend: 'auto',
      booklet: false,
      fold: false,
      reader: 'umpire',
    },
    counters: {
      parts: COUNTER_OPTIONS.parts,
      backs: COUNTER_OPTIONS.doubleSided,
      wholeZones: COUNTER_OPTIONS.wholeZones,
    },
    rosters: { kinds: ['roster', 'reference'], events: true, sides: 2 },
    templates: { kinds: TEMPLATE_OPTIONS.kinds, step: TEMPLATE_OPTIONS.step, list: true, smaller: 1 },
  };
}

/** What the settings remember of the choices. */
export function rememberedOf(choices: PrintChoices): Omit<PrintSettings, 'panels'> {
  const { tab, style, papers, margin, square, dpi, along } = choices;
  const { size, board } = choices.map;
  const map = size === 'sheet' ? 'sheet' : board ? 'boards' : 'tiles';
  return { tab, map, style, papers, margin, square, dpi, along };
}

export const ROSTER_KINDS = ['roster', 'reference'] as const;

/** A list with one thing more or less, in the order of all. */
export const toggledIn = <T>(all: readonly T[], list: readonly T[], one: T): readonly T[] =>
  all.filter((each) => (each === one ? !list.includes(each) : list.includes(each)));

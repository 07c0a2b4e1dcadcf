/** The inks of a plan, one set for each style of print. The two sides' are the only blue and red of the coloured one. */

export interface SideInks {
  readonly fill: string;
  readonly edge: string;
  readonly sign: string;
  /** Of leaders' stars, of bands and other small marks. */
  readonly mark: string;
  /** Blocks are hatched with lines along or across their front in place of a fill; null: filled. */
  readonly hatching: 'along' | 'across' | null;
}
export interface Inks {
  readonly ink: string;
  readonly paper: string;
  readonly halo: string;
  readonly ground: string;
  readonly hill: string;
  readonly steep: string;
  readonly hachure: string;
  readonly wood: string;
  readonly leaf: string;
  readonly fir: string;
  readonly woodInk: string;
  readonly water: string;
  readonly shallows: string;
  readonly waterInk: string;
  /** Water that can be waded. */
  readonly wading: string;
  readonly road: string;
  readonly roof: string;
  readonly roofShade: string;
  readonly roofInk: string;
  readonly yard: string;
  readonly field: string;
  readonly wheat: string;
  readonly marsh: string;
  readonly stain: string;
  /** Thrown-up earth. */
  readonly earth: string;
  /** Ground of its own kind. */
  readonly custom: string;
  readonly hedge: string;
  /** Tufts of grass. */
  readonly grass: string;
  /** At the foot of trees. */
  readonly shade: string;
  readonly flag: string;
  readonly pip: string;
  readonly smoke: string;
  /** Coats over rising ground; null: none. */
  readonly wash: string | null;
  /** Old paper: stained, and dark at its edges. */
  readonly aged: boolean;
  /** Roofs away from the light are hatched in place of darkened. */
  readonly hatchedRoofs: boolean;
  /** Of the hachures of hills that are drawn: 1 all, 0.5 every other. */
  readonly hachures: 0.5 | 1;
  readonly sides: readonly [SideInks, SideInks];
}

export const COLOUR: Inks = {
  ink: '#3a2c20',
  paper: '#ece0c2',
  halo: '#f0e7cf',
  ground: '#e6e4b8',
  hill: '#dccb9c',
  steep: '#c9b088',
  hachure: '#4a3620',
  wood: '#c9cf9c',
  leaf: '#8c9f5c',
  fir: '#6f8a5c',
  woodInk: '#4f6136',
  water: '#a9c6cf',
  shallows: '#d8e6e4',
  waterInk: '#2f5f7a',
  wading: '#cbdfdc',
  road: '#f4e6bf',
  roof: '#a9604a',
  roofShade: '#944e38',
  roofInk: '#5e1a14',
  yard: '#e3cda2',
  field: '#d9b777',
  wheat: '#e2c878',
  marsh: '#c9d3b4',
  stain: '#6a4a20',
  earth: '#c2a06a',
  custom: '#b9a27c',
  hedge: '#7f9552',
  grass: '#6b6a3a',
  shade: '#4a4a24',
  flag: '#fbf5e2',
  pip: '#26221c',
  smoke: '#fbf7ec',
  wash: '#9a7a4c',
  aged: true,
  hatchedRoofs: false,
  hachures: 1,
  sides: [
    { fill: '#1f559b', edge: '#163e72', sign: '#ffffff', mark: '#1f559b', hatching: null },
    { fill: '#bf421c', edge: '#8f2e10', sign: '#26221c', mark: '#bf421c', hatching: null },
  ],
};

/** For printers without colour: the first side dark, the second pale, on white paper. */
const GREY: Inks = {
  ink: '#222222',
  paper: '#ffffff',
  halo: '#ffffff',
  ground: '#f7f7f7',
  hill: '#dedede',
  steep: '#bfbfbf',
  hachure: '#4a4a4a',
  wood: '#dadada',
  leaf: '#b4b4b4',
  fir: '#9a9a9a',
  woodInk: '#505050',
  water: '#cfcfcf',
  shallows: '#ececec',
  waterInk: '#474747',
  wading: '#e4e4e4',
  road: '#ffffff',
  roof: '#a8a8a8',
  roofShade: '#828282',
  roofInk: '#333333',
  yard: '#e4e4e4',
  field: '#dcdcdc',
  wheat: '#e8e8e8',
  marsh: '#dfdfdf',
  stain: '#777777',
  earth: '#b8b8b8',
  custom: '#c6c6c6',
  hedge: '#a5a5a5',
  grass: '#777777',
  shade: '#666666',
  flag: '#ffffff',
  pip: '#111111',
  smoke: '#ffffff',
  wash: '#808080',
  aged: false,
  hatchedRoofs: false,
  hachures: 1,
  sides: [
    { fill: '#3c3c3c', edge: '#111111', sign: '#ffffff', mark: '#2c2c2c', hatching: null },
    { fill: '#b4b4b4', edge: '#3a3a3a', sign: '#111111', mark: '#9a9a9a', hatching: null },
  ],
};

/** Black lines on white paper, to spare ink: no tints, blocks hatched, every other hachure. */
export const LINE: Inks = {
  ink: '#111111',
  paper: '#ffffff',
  halo: '#ffffff',
  ground: '#ffffff',
  hill: '#ffffff',
  steep: '#ffffff',
  hachure: '#111111',
  wood: '#ffffff',
  leaf: '#ffffff',
  fir: '#ffffff',
  woodInk: '#111111',
  water: '#ffffff',
  shallows: '#ffffff',
  waterInk: '#111111',
  wading: '#ffffff',
  road: '#ffffff',
  roof: '#ffffff',
  roofShade: '#ffffff',
  roofInk: '#111111',
  yard: '#ffffff',
  field: '#ffffff',
  wheat: '#ffffff',
  marsh: '#ffffff',
  stain: '#ffffff',
  earth: '#ffffff',
  custom: '#ffffff',
  hedge: '#ffffff',
  grass: '#777777',
  shade: '#ffffff',
  flag: '#ffffff',
  pip: '#111111',
  smoke: '#ffffff',
  wash: null,
  aged: false,
  hatchedRoofs: true,
  hachures: 0.5,
  sides: [
    { fill: '#ffffff', edge: '#111111', sign: '#111111', mark: '#111111', hatching: 'along' },
    { fill: '#ffffff', edge: '#111111', sign: '#111111', mark: '#ffffff', hatching: 'across' },
  ],
};

export const STYLES = ['colour', 'grey', 'line'] as const;
export type Style = (typeof STYLES)[number];
const STYLE_INKS: Readonly<Record<Style, Inks>> = { colour: COLOUR, grey: GREY, line: LINE };
/** The inks of a style of print. */
export const inksOf = (style: Style): Inks => STYLE_INKS[style];

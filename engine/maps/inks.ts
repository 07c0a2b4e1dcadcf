/** The colours of a plan. The two sides' are the only blue and red on it. */

export interface SideInks {
  readonly fill: string;
  readonly edge: string;
  readonly sign: string;
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
  sides: [
    { fill: '#1f559b', edge: '#163e72', sign: '#ffffff' },
    { fill: '#bf421c', edge: '#8f2e10', sign: '#26221c' },
  ],
};

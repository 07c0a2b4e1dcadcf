import type { Table } from '../../../engine/scenario';

/** Red, green and blue as painted (sRGB), 0 to 255. */
export type GroundColour = readonly [number, number, number];

const paint = (hex: string): GroundColour => [
  parseInt(hex.slice(1, 3), 16),
  parseInt(hex.slice(3, 5), 16),
  parseInt(hex.slice(5, 7), 16),
];

/** The four greens of a season's ground. */
export interface Turf {
  readonly shade: GroundColour;
  readonly mid: GroundColour;
  readonly light: GroundColour;
  readonly straw: GroundColour;
  /** How much the straw shows, 0 to 1. */
  readonly dry: number;
}
const turf = (shade: string, mid: string, light: string, straw: string, dry: number): Turf => ({
  shade: paint(shade),
  mid: paint(mid),
  light: paint(light),
  straw: paint(straw),
  dry,
});

export const TURFS: Readonly<Record<Table['ground'], Turf>> = {
  'summer grass': turf('#3f4f27', '#5f6f35', '#7f8a45', '#a3965c', 0.62),
  'spring grass': turf('#3d5528', '#5a7636', '#7c9447', '#96985a', 0.4),
  'autumn grass': turf('#494a27', '#6b6a35', '#8a8146', '#a98e55', 0.75),
  'dry grass': turf('#5a542e', '#7d7240', '#998a52', '#b49d66', 0.85),
  winter: turf('#7f8378', '#a9aca4', '#cfd1cb', '#b9b29c', 0.3),
};

export const PAINTS = {
  earth: paint('#735a3b'),
  sand: paint('#b49a6c'),
  rock: paint('#8a7d66'),
  mud: paint('#5f5036'),
  leaf: paint('#5a4a2c'),
  road: paint('#b0946a'),
  rut: paint('#84694a'),
  village: paint('#a48d68'),
  plough: paint('#77593a'),
  furrow: paint('#9a7a52'),
  corn: paint('#b79a52'),
  bog: paint('#3d4428'),
  cobble: paint('#8f8570'),
  ice: paint('#a3bccb'),
  frost: paint('#e4edf0'),
  deepIce: paint('#7897ab'),
} as const;

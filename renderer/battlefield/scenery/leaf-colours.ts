import type { Table } from '../../../engine/scenario';
import type { TreeKind } from '../planting';

/** The colours of leaves where they are in the shade and in the light. */
export interface LeafTone {
  readonly low: string;
  readonly lit: string;
}
/** What grows, as the season of the ground colours it. */
export interface LeafColours {
  readonly crowns: Readonly<Record<TreeKind, LeafTone>>;
  /** How far the hue of one crown differs from the next, as a multiple of summer. */
  readonly varies: number;
  /** The share of its leaves that a tree still has, 0 to 1; firs keep theirs. */
  readonly full: number;
  readonly bush: LeafTone;
  readonly vine: string;
  readonly grasses: readonly string[];
  readonly reed: string;
}

const tone = (low: string, lit: string): LeafTone => ({ low, lit });

/** Firs are the same all the year. */
const FIR = tone('#243a26', '#4f6b42');

const SUMMER: LeafColours = {
  crowns: {
    round: tone('#3c5226', '#86994c'),
    tall: tone('#4c5a28', '#9c9c50'),
    poplar: tone('#4a5c2a', '#959a50'),
    fir: FIR,
  },
  varies: 1,
  full: 1,
  bush: tone('#39501f', '#7f8f3a'),
  vine: '#7f9a48',
  grasses: ['#86914c', '#a09c5a', '#b0a566', '#7a8a46', '#969a54'],
  reed: '#8a8f4e',
};

const LEAF_COLOURS: Readonly<Record<Table['ground'], LeafColours>> = {
  'summer grass': SUMMER,
  'spring grass': {
    ...SUMMER,
    crowns: {
      round: tone('#42602a', '#98b955'),
      tall: tone('#53682c', '#adb95a'),
      poplar: tone('#52692e', '#a8b458'),
      fir: FIR,
    },
    bush: tone('#415c24', '#8ea544'),
    grasses: ['#82994c', '#98a35a', '#a2a860', '#769146', '#8ea054'],
  },
  'dry grass': {
    ...SUMMER,
    crowns: {
      round: tone('#434f25', '#8f944a'),
      tall: tone('#535526', '#a59a50'),
      poplar: tone('#525729', '#a0984e'),
      fir: FIR,
    },
    bush: tone('#454c20', '#8c8a3c'),
    grasses: ['#9a9150', '#b0a05c', '#bca866', '#948a4a', '#a89a56'],
    reed: '#9a9150',
  },
  'autumn grass': {
    crowns: {
      round: tone('#51471f', '#b18c3f'),
      tall: tone('#574d20', '#bfa046'),
      poplar: tone('#5d5724', '#c9ac4c'),
      fir: FIR,
    },
    varies: 3.2,
    full: 0.9,
    bush: tone('#4c4a20', '#94803a'),
    vine: '#a3863c',
    grasses: ['#93884a', '#a89258', '#b49d62', '#8a7f44', '#9e8e52'],
    reed: '#a08a4e',
  },
  winter: {
    crowns: {
      round: tone('#5c3d30', '#f2e8ef'),
      tall: tone('#64432f', '#f4ebf0'),
      poplar: tone('#634433', '#efe6ec'),
      fir: FIR,
    },
    varies: 0,
    full: 0.6,
    bush: tone('#5e4233', '#f0e8ee'),
    vine: '#7a6b56',
    grasses: ['#b4ae98', '#c0b79c', '#c8c0a6', '#a8a290', '#bcb49e'],
    reed: '#b3a580',
  },
};

export const leafColoursOf = (ground: Table['ground']): LeafColours => LEAF_COLOURS[ground];

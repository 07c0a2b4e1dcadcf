/**
 * The five figure scales and every printed distance, in centimetres (HOW-SCALE-07 to 11). Nothing else in the system
 * holds a distance of its own.
 */
import type { Cm } from '../../../scenario';

export const SCALES = ['28mm', '20mm', '15mm', '10mm', '6mm'] as const;
export type ScaleId = (typeof SCALES)[number];

type Row = readonly [Cm, Cm, Cm, Cm, Cm];
type Band = readonly [Row, Row];

/** HOW-SCALE-07, columns in the order of SCALES. */
const MOVES = {
  footLine: [20, 15, 10, 8, 6],
  footColumn: [25, 20, 12, 10, 8],
  lightFoot: [25, 20, 12, 10, 8],
  horseLine: [30, 25, 15, 12, 10],
  horseColumn: [40, 35, 25, 16, 15],
  limbered: [20, 15, 10, 8, 6],
  limberedOnRoad: [25, 20, 15, 12, 8],
  horseGunsLimbered: [30, 25, 15, 12, 10],
  horseGunsOnRoad: [40, 30, 20, 16, 12],
  manhandleLight: [15, 12, 8, 5, 5],
  manhandleMedium: [10, 8, 5, 3, 3],
  manhandleHeavy: [5, 4, 2, 1, 1],
  manhandleLightToFlank: [10, 8, 5, 3, 3],
  manhandleMediumToFlank: [5, 4, 3, 2, 2],
  manhandleHeavyToFlank: [0, 0, 0, 0, 0],
  train: [15, 12, 8, 5, 4],
  trainOnRoad: [20, 15, 12, 8, 6],
  commandFigure: [60, 45, 30, 20, 20],
  /** 4/3 of a command figure's move (HOW-SCALE-11). */
  dashingGeneral: [80, 60, 40, 27, 27],
} as const satisfies Record<string, Row>;
export type MoveKind = keyof typeof MOVES;

/** HOW-SCALE-08: short and long limit. */
const INFANTRY_RANGES = {
  'muskets and battalion guns': [
    [10, 8, 5, 4, 3],
    [30, 25, 16, 12, 10],
  ],
  muskets: [
    [10, 8, 5, 4, 3],
    [20, 16, 10, 8, 6],
  ],
  rifles: [
    [15, 12, 8, 6, 5],
    [30, 25, 16, 12, 10],
  ],
  carbines: [
    [8, 5, 4, 3, 2],
    [15, 10, 8, 6, 4],
  ],
} as const satisfies Record<string, Band>;
export type SmallArm = keyof typeof INFANTRY_RANGES;

/** HOW-SCALE-09: canister, effective and long limit. */
const GUN_RANGES = {
  'light gun': [
    [30, 20, 15, 12, 10],
    [50, 35, 25, 18, 15],
    [70, 50, 35, 24, 20],
  ],
  'medium gun': [
    [40, 30, 20, 15, 12],
    [80, 50, 40, 25, 20],
    [120, 80, 60, 40, 30],
  ],
  'heavy gun': [
    [50, 40, 25, 20, 15],
    [100, 70, 50, 35, 25],
    [150, 100, 75, 50, 40],
  ],
  howitzer: [
    [40, 30, 20, 15, 12],
    [70, 50, 35, 25, 18],
    [100, 70, 50, 35, 24],
  ],
} as const satisfies Record<string, readonly [Row, Row, Row]>;
/** A row of the artillery ranges. */
export type Gun = keyof typeof GUN_RANGES;

/** HOW-SCALE-10 and HOW-SCALE-11. Those that several rules share are called by their length at 28mm. */
const DISTANCES = {
  command: [15, 10, 8, 6, 4],
  support: [5, 4, 3, 2, 2],
  grazing: [30, 20, 15, 10, 8],
  rallyNear: [30, 20, 15, 10, 8],
  rallyFar: [60, 40, 30, 20, 16],
  blockSide: [20, 15, 10, 8, 6],
  /** The gap that a howitzer sees its target through. */
  cm4: [4, 3, 2, 1, 1],
  /** Links of a command chain; equal distances; the general's rally. */
  cm5: [5, 4, 3, 2, 2],
  /** Command figures off the enemy; gaps between targets; safety of overhead fire. */
  cm10: [10, 7, 5, 3, 3],
  /** A general's influence; sight in woods and blocks; overhead fire; dead ground. */
  cm15: [15, 10, 8, 6, 4],
  /** Manoeuvre near the enemy; forced choice of target; passing through friends; least range of shell. */
  cm20: [20, 15, 10, 8, 6],
  /** Sight in fog and storm. */
  cm30: [30, 20, 15, 10, 8],
  /** March bonus; how far a Poor unit watches; sight in heavy rain. */
  cm60: [60, 40, 30, 20, 16],
} as const satisfies Record<string, Row>;

/** Two things are in contact at most so far apart, at every scale (HOW-SCALE-18). */
export const CONTACT: Cm = 0.1;

/** HOW-BASE-06: width and depth of each base. */
const BASES = {
  foot: [4, 3, 2, 1.5, 1],
  horse: [5, 4, 2.5, 2, 1.5],
  'light gun': [6, 4.5, 3, 2, 1.5],
  'medium gun': [7, 5, 3.5, 2.5, 2],
  'heavy gun': [8, 6, 4, 3, 2.5],
} as const satisfies Record<string, Row>;

/** One figure scale with all its distances. */
export interface ScaleLengths {
  readonly id: ScaleId;
  readonly moves: Readonly<Record<MoveKind, Cm>>;
  readonly smallArms: Readonly<Record<SmallArm, { readonly short: Cm; readonly long: Cm }>>;
  readonly guns: Readonly<Record<Gun, { readonly canister: Cm; readonly effective: Cm; readonly long: Cm }>>;
  readonly distances: Readonly<Record<keyof typeof DISTANCES, Cm>>;
  readonly bases: Readonly<Record<keyof typeof BASES, Cm>>;
  /** Multiplies lengths known at 28mm only, unrounded (HOW-SCALE-11). */
  readonly factor: number;
}

const FACTORS: Row = [1, 0.7, 0.5, 1 / 3, 0.25];

const byScale: Readonly<Record<ScaleId, ScaleLengths>> = {
  '28mm': scaleOf('28mm', 0),
  '20mm': scaleOf('20mm', 1),
  '15mm': scaleOf('15mm', 2),
  '10mm': scaleOf('10mm', 3),
  '6mm': scaleOf('6mm', 4),
};

export const isScale = (id: string): id is ScaleId => (SCALES as readonly string[]).includes(id);

export const scale = (id: ScaleId): ScaleLengths => byScale[id];

function scaleOf(id: ScaleId, column: 0 | 1 | 2 | 3 | 4): ScaleLengths {
  return {
    id,
    moves: mapped(MOVES, (row) => row[column]),
    smallArms: mapped(INFANTRY_RANGES, ([short, long]) => ({ short: short[column], long: long[column] })),
    guns: mapped(GUN_RANGES, ([canister, effective, long]) => ({
      canister: canister[column],
      effective: effective[column],
      long: long[column],
    })),
    distances: mapped(DISTANCES, (row) => row[column]),
    bases: mapped(BASES, (row) => row[column]),
    factor: FACTORS[column],
  };
}

function mapped<K extends string, A, B>(table: Readonly<Record<K, A>>, each: (value: A) => B): Readonly<Record<K, B>> {
  const rows = Object.entries(table) as [K, A][];
  return Object.fromEntries(rows.map(([key, value]) => [key, each(value)])) as Record<K, B>;
}

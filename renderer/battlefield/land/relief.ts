import { corners } from '../../../engine/geometry';
import type { Ground } from '../../../engine/terrain';
import { earthworksOf } from './earthworks';
import type { Earthworks } from './earthworks';
import { blend, ease, layeredNoise } from './noise';
import { TableLattice } from './planes';
import { surveyOf } from './survey';

/** How high the water stands, cm above the table: all of it at one level, in beds carved below. */
export const WATER_LEVEL = -0.5;

export interface Normal {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** The modelled surface of the table: what the eye sees and figures stand on. Rules use the exact heights instead. */
export interface TableRelief {
  readonly width: number;
  readonly depth: number;
  /** Distance from the nearest water's edge in cm, negative in the water. */
  readonly shore: TableLattice;
  heightAt(x: number, y: number): number;
  /** The same without the banks and ditches that men have dug. */
  landAt(x: number, y: number): number;
  /** Upward unit normal: x east, y up, z south. */
  normalAt(x: number, y: number): Normal;
  /** Earth that men have moved, cm: banks above 0, ditches and sunken ways below. */
  dugAt(x: number, y: number): number;
  /** True where earth was moved, and a little round it: too fine for a wide mesh. */
  isDug(x: number, y: number): boolean;
  /** Rise over run. */
  slopeAt(x: number, y: number): number;
}

const HILL_STEP = 2;
/** How often brows and feet of hills are rubbed down: each time evens out about 1.4 cm. */
const RUBBED = 3;
const STEP = 0.6;
const FAR = 18;
/** Ice lies a little below its banks, cm. */
const ICE_LEVEL = 0.02;

export function reliefOf(ground: Ground): TableRelief {
  const { width, depth } = ground;
  const survey = surveyOf(ground);
  const hills = softened(
    rubbed(
      new TableLattice(width + 4, depth + 4, HILL_STEP).fill((x, y) => hillHeight(ground, x - 2, y - 2)),
      RUBBED,
    ),
  );
  const shore = new TableLattice(width, depth, STEP, FAR);
  for (const water of survey.waters) shore.nearCourse(water.course, water.halfWidth + FAR, water.halfWidth);
  for (const pond of survey.areasOf('pond')) shore.nearOutline(pond.outline, FAR);
  const wade = new TableLattice(width, depth, STEP, FAR);
  for (const water of survey.waters)
    if (water.shallow) wade.nearCourse(water.course, water.halfWidth + 2, water.halfWidth);
  const marsh = new TableLattice(width, depth, STEP * 2, 6);
  for (const area of survey.areasOf('marsh')) marsh.nearOutline(area.outline, 6);
  const ice = new TableLattice(width, depth, STEP * 2, 6);
  for (const { outline } of survey.iceAreas) ice.nearOutline(outline, 6);
  for (const { course, halfWidth } of survey.iceWays) ice.nearCourse(course, halfWidth + 6, halfWidth);
  const ford = new TableLattice(width, depth, STEP, 6);
  for (const crossing of survey.crossings) if (crossing.kind === 'ford') ford.nearOutline(corners(crossing.box), 6);

  const heights = new TableLattice(width, depth, STEP).fill((x, y) => {
    const lie = 0.32 + (layeredNoise(x * 0.035 + 3, y * 0.035 + 8, 3) - 0.5) * 1.1;
    const hill = hills(x + 2, y + 2);
    let height = hill * (1 + 0.05 * (layeredNoise(x * 0.08, y * 0.08, 2) - 0.5)) + lie;
    height = blend(height, Math.min(height, 0.06), 0.9 * ease(2, -3, marsh.at(x, y)));
    height = blend(height, Math.min(height, ICE_LEVEL), ease(3, 0, ice.at(x, y)));
    const edge = shore.at(x, y);
    const meadow = ease(13, 2, edge);
    height = height * (1 - 0.75 * meadow) + 0.16 * meadow;
    const shoal = ease(1.2, -1, ford.at(x, y));
    const pebbles = layeredNoise(x * 0.16 + 11, y * 0.16, 2);
    const wading = WATER_LEVEL - 0.16 - 0.3 * pebbles;
    const deep = blend(-1.5, wading, ease(0.6, -0.6, wade.at(x, y)));
    const bed = blend(deep, WATER_LEVEL - 0.2, shoal);
    return blend(height, bed, ease(1.4, blend(-1.6, -0.3, shoal), edge));
  });
  return new Surface(width, depth, shore, heights, earthworksOf(survey));
}

class Surface implements TableRelief {
  constructor(
    readonly width: number,
    readonly depth: number,
    readonly shore: TableLattice,
    private readonly heights: TableLattice,
    private readonly earthworks: Earthworks,
  ) {}

  heightAt(x: number, y: number): number {
    return this.heights.at(x, y) + this.earthworks.rise(x, y);
  }

  normalAt(x: number, y: number): Normal {
    return normalOf(this.gradient(x, y));
  }

  landAt(x: number, y: number): number {
    return this.heights.at(x, y);
  }

  dugAt(x: number, y: number): number {
    return this.earthworks.rise(x, y);
  }

  isDug(x: number, y: number): boolean {
    return this.earthworks.touches(x, y);
  }

  slopeAt(x: number, y: number): number {
    const { east, north } = this.gradient(x, y);
    return Math.hypot(east, north);
  }

  private gradient(x: number, y: number): Gradient {
    const land = gradientOf((east, north) => this.heights.at(east, north), x, y, STEP);
    if (!this.earthworks.touches(x, y)) return land;
    const dug = gradientOf((east, north) => this.earthworks.rise(east, north), x, y, STEP / 2);
    return { east: land.east + dug.east, north: land.north + dug.north };
  }
}

interface Gradient {
  readonly east: number;
  readonly north: number;
}
const gradientOf = (heightAt: (x: number, y: number) => number, x: number, y: number, reach: number): Gradient => ({
  east: (heightAt(x + reach, y) - heightAt(x - reach, y)) / (2 * reach),
  north: (heightAt(x, y + reach) - heightAt(x, y - reach)) / (2 * reach),
});

function normalOf({ east, north }: Gradient): Normal {
  const length = Math.hypot(east, north, 1);
  return { x: -east / length, y: 1 / length, z: north / length };
}

function hillHeight(ground: Ground, x: number, y: number): number {
  return ground.heightAt({ x: Math.min(ground.width, Math.max(0, x)), y: Math.min(ground.depth, Math.max(0, y)) });
}

/** The same plane with every node evened out with its neighbours, so many times. */
function rubbed(plane: TableLattice, times: number): TableLattice {
  const { columns, rows, values } = plane;
  const even = (from: Float32Array, along: number, many: number, across: number, others: number): Float32Array => {
    const to = new Float32Array(from.length);
    for (let other = 0; other < others; other++)
      for (let i = 0; i < many; i++) {
        const node = other * across + i * along;
        const middle = from[node] ?? 0;
        const before = i > 0 ? (from[node - along] ?? 0) : middle;
        const after = i < many - 1 ? (from[node + along] ?? 0) : middle;
        to[node] = (before + 2 * middle + after) / 4;
      }
    return to;
  };
  let now = values;
  for (let time = 0; time < times; time++) now = even(even(now, 1, columns, columns, rows), columns, rows, 1, columns);
  values.set(now);
  return plane;
}

/** Reads a plane through a quadratic spline: brows and feet of hills come out round, as a modeller sands them. */
function softened(plane: TableLattice): (x: number, y: number) => number {
  const { columns, rows, values, step } = plane;
  return (x, y) => {
    const column = Math.min(columns - 2, Math.max(1, Math.round(x / step)));
    const row = Math.min(rows - 2, Math.max(1, Math.round(y / step)));
    const u = x / step - column;
    const v = y / step - row;
    let sum = 0;
    for (let j = -1; j <= 1; j++) {
      const node = (row + j) * columns + column;
      const before = values[node - 1] ?? 0;
      const middle = values[node] ?? 0;
      const after = values[node + 1] ?? 0;
      sum +=
        splineWeight(j, v) * (splineWeight(-1, u) * before + splineWeight(0, u) * middle + splineWeight(1, u) * after);
    }
    return sum;
  };
}

/** Weight of the node before (-1), at (0) or after (1) the nearest one, for an offset of -0.5 to 0.5 from that. */
function splineWeight(neighbour: number, offset: number): number {
  if (neighbour === 0) return 0.75 - offset * offset;
  const near = 0.5 + neighbour * offset;
  return near * near * 0.5;
}

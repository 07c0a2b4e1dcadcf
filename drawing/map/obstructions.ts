/** What words on a map had better not cover, and how much each would be missed. */
import { along, type Box } from '../../engine/geometry';
import type { Ground, GroundLine } from '../../engine/terrain';
import { objectiveObstructions } from './objectives';
import type { Obstruction } from './labels';
import { leaderRadius } from './leaders';
import { alongCourse, frameOf } from './strokes';
import type { Signs } from './troops';

/** How far beyond the edge of a block words are kept off, cm: off the nose on its front, off the pips behind it. */
const RIM = { edge: 0.4, front: 1.5, counter: 1.6 } as const;

/** Blocks with their fronts and counters, and the rings of leaders. */
export function signObstructions({ blocks, leaders }: Signs): Obstruction[] {
  return [
    ...blocks.map(({ pose, width, depth, count }) => {
      const behind = count > 0 ? RIM.counter : RIM.edge;
      const middle = along(pose, (RIM.front - behind) / 2, 0);
      const box = { pose: { ...pose, ...middle }, width: width + RIM.edge * 2, depth: depth + RIM.front + behind };
      return { box, price: 8 };
    }),
    ...leaders.map(({ at, rank }) => ({
      box: upright(at.x, at.y, leaderRadius(rank) * 2, leaderRadius(rank) * 2),
      price: 8,
    })),
  ];
}

/** Blocks and rings themselves: never to be covered. */
export function bodyObstructions({ blocks, leaders }: Signs): Obstruction[] {
  return [
    ...blocks.flatMap(({ pose, width, depth, bases }) =>
      (bases.length > 0 ? bases : [{ pose, width, depth }]).map((box) => ({ box, price: Infinity })),
    ),
    ...leaders.map(({ at, rank }) => ({
      box: upright(at.x, at.y, leaderRadius(rank) * 2, leaderRadius(rank) * 2),
      price: Infinity,
    })),
  ];
}

/** The pips of counters: words that lie under them cannot be read. */
export const counterObstructions = ({ blocks }: Pick<Signs, 'blocks'>): Obstruction[] =>
  blocks.flatMap(({ pose, width, depth, count }) => {
    const middle = along(pose, -(depth + RIM.counter) / 2, 0);
    const box = { pose: { ...pose, ...middle }, width: Math.min(width, count * PIP), depth: RIM.counter };
    return count > 0 ? [{ box, price: Infinity }] : [];
  });
/** From one pip to the next, cm. */
const PIP = 1.15;

/** Houses, bridges, flags (`scale` as drawn), water, roads and fields. */
export function groundObstructions(ground: Ground, scale: number): Obstruction[] {
  const fields = ground.areas.filter(({ kind }) => kind !== 'hill' && !STRIPS.has(kind));
  return [
    ...objectiveObstructions(ground, scale),
    ...ground.blocks.map(({ box }): Obstruction => ({ box, price: 11 })),
    ...ground.crossings.map(({ box }): Obstruction => ({ box, price: 3 })),
    ...ground.lines.flatMap(lineObstructions),
    ...fields.map(({ outline, id, kind }): Obstruction => {
      const { west, south, east, north } = frameOf(outline);
      const box = upright((west + east) / 2, (south + north) / 2, (east - west) * 0.85, (north - south) * 0.85);
      return { box, price: kind === 'wood' || kind === 'pond' ? 1.6 : 0.9, of: id };
    }),
  ];
}

const LINE_PRICES: Readonly<Partial<Record<GroundLine['kind'], number>>> = {
  river: 2.4,
  stream: 2.4,
  road: 1.4,
  'sunken road': 1.4,
  entrenchment: 2.4,
};
/** A line as boxes end to end. */
function lineObstructions({ id, kind, course, width }: GroundLine): Obstruction[] {
  const price = LINE_PRICES[kind] ?? 1;
  const length = Math.max(4, width);
  return alongCourse(course, length).map(({ at, toward }) => ({
    box: { pose: { x: at.x, y: at.y, hx: toward.x, hy: toward.y }, width: Math.max(width * 0.8, 0.8), depth: length },
    price,
    of: id,
  }));
}

/** Areas that lie along a line: they are covered as lines. */
const STRIPS: ReadonlySet<string> = new Set(['river', 'stream', 'sunken road']);

const upright = (x: number, y: number, width: number, depth: number): Box => ({
  pose: { x, y, hx: 0, hy: 1 },
  width,
  depth,
});

/** The same position otherwise: seen in a mirror, or at another figure scale. */
import type { Puzzle } from './puzzle';

const WIDTH = 160;
const DEPTH = 160;
export const tableOf = ({ table = [WIDTH, DEPTH] }: Pick<Puzzle, 'table'>): readonly [number, number] => [
  table[0] ?? WIDTH,
  table[1] ?? DEPTH,
];

/** East and west changed. */
export function mirrored(puzzle: Puzzle): Puzzle {
  const [width] = tableOf(puzzle);
  const seen = (value: unknown, key = ''): unknown => {
    if (typeof value === 'number') return key === 'heading' ? (360 - value) % 360 : key === 'turn' ? -value : value;
    if (isPoint(value) && !SIZES.has(key)) return [width - value[0], value[1]];
    if (Array.isArray(value)) return value.map((item: unknown) => seen(item, key));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, seen(item, name)]));
    return value;
  };
  const { terrain, blue, red, objectives, sensible, foolish, before } = puzzle;
  const parts = { terrain, blue, red, objectives, sensible, foolish, before };
  const given = Object.entries(parts).filter(([, value]) => value !== undefined);
  return { ...puzzle, ...Object.fromEntries(given.map(([name, value]) => [name, seen(value)])) };
}

/** Pairs of lengths that are no points. */
const SIZES: ReadonlySet<string> = new Set(['size', 'radii', 'table']);

const isPoint = (value: unknown): value is [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every((item) => typeof item === 'number');

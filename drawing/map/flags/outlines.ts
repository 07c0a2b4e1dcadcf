/** Outlines on a cloth. All of them run the same way about, so that those of one colour may overlap. */
import { cosine, sine, type Point } from '../../../engine/geometry';
import { point } from '../strokes';

/** A closed outline; x from hoist to fly, y from foot to head, both -1 to 1. */
export type FlagOutline = readonly Point[];

const outline = (corners: readonly (readonly [number, number])[]): FlagOutline =>
  wound(corners.map(([x, y]) => point(x, y)));

/** Anticlockwise. */
function wound(corners: FlagOutline): FlagOutline {
  const twice = corners.reduce((sum, { x, y }, index) => {
    const next = corners[(index + 1) % corners.length] ?? { x, y };
    return sum + x * next.y - next.x * y;
  }, 0);
  return twice < 0 ? corners.toReversed() : corners;
}

/** A box about its middle, `wide` and `high` to each side. */
export const box = (x: number, y: number, wide: number, high: number): FlagOutline =>
  outline([
    [x - wide, y - high],
    [x + wide, y - high],
    [x + wide, y + high],
    [x - wide, y + high],
  ]);
export const ALL: FlagOutline = box(0, 0, 1, 1);
/** A quarter of the cloth. */
export const quarter = (x: 1 | -1, y: 1 | -1): FlagOutline => box(x / 2, y / 2, 0.5, 0.5);

/** A cross with arms over the whole cloth, `half` as wide to each side; its upright stands at `x`. */
export const cross = (half: number, x = 0): FlagOutline =>
  outline([
    [x - half, -1],
    [x + half, -1],
    [x + half, -half],
    [1, -half],
    [1, half],
    [x + half, half],
    [x + half, 1],
    [x - half, 1],
    [x - half, half],
    [-1, half],
    [-1, -half],
    [x - half, -half],
  ]);

/** A cross from corner to corner; it meets the edges within `half` of a corner. */
export const saltire = (half: number): FlagOutline =>
  outline(
    [0, 1, 2, 3].flatMap((side) => [
      turned(-1, -1, side),
      turned(half - 1, -1, side),
      turned(0, -half, side),
      turned(1 - half, -1, side),
    ]),
  );

/** What covers the whole cloth, drawn into its upper quarter by the staff. */
export const inQuarter = (whole: FlagOutline): FlagOutline => whole.map(({ x, y }) => point((x - 1) / 2, (y + 1) / 2));

/** What lies below the middle, laid round by quarter turns. */
const turned = (u: number, v: number, side: number): readonly [number, number] =>
  side === 0 ? [u, v] : turned(-v, u, side - 1);

/** Points on a ring, at radii that follow one another in turn. */
function ring(x: number, y: number, count: number, radii: readonly number[]): FlagOutline {
  return outline(
    Array.from({ length: count }, (_, index) => {
      const r = radii[index % radii.length] ?? 0;
      return [x + r * sine((index * 360) / count), y + r * cosine((index * 360) / count)] as const;
    }),
  );
}
export const disc = (x: number, y: number, r: number): FlagOutline => ring(x, y, 24, [r]);
/** With points about it. */
export const star = (points: number, outer: number, inner: number): FlagOutline =>
  ring(0, 0, points * 2, [outer, inner]);
/** A disc edged with leaves. */
export const wreath = (r: number, x = 0, y = 0): FlagOutline => ring(x, y, 54, [r * 1.09, r * 1.03, r * 0.97]);

const CORNERS = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;
/** From the middle to each corner, wider as they go. */
export const WEDGES: readonly FlagOutline[] = CORNERS.map(([x, y]) =>
  outline([
    [0, 0],
    [x * 0.56, y],
    [x, y],
    [x, y * 0.56],
  ]),
);
/** A disc near each corner. */
export const CORNER_DISCS: readonly FlagOutline[] = CORNERS.map(([x, y]) => disc(x * 0.8, y * 0.8, 0.09));

const TEETH = 9;
/** How far flames reach inward from the edge. */
const REACH = 0.29;
/** Flames along all four edges, one in each corner, in `colours` by turns: the outlines of each. */
export function flames(colours: number): readonly (readonly FlagOutline[])[] {
  const width = 2 / TEETH;
  const tip = REACH - 1;
  const all = [0, 1, 2, 3].flatMap((side) =>
    Array.from({ length: TEETH - 1 }, (_, place): FlagOutline => {
      const from = width * place - 1;
      const flame: readonly (readonly [number, number])[] =
        place === 0
          ? [
              [-1, -1],
              [width - 1, -1],
              [tip, tip],
              [-1, width - 1],
            ]
          : [
              [from, -1],
              [from + width, -1],
              [from + width / 2, tip],
            ];
      return outline(flame.map(([u, v]) => turned(u, v, side)));
    }),
  );
  return Array.from({ length: colours }, (_, colour) => all.filter((__, index) => (index + 1) % colours === colour));
}

/** Half of a spread eagle, from its neck down to its tail. */
const WING = [
  [0, 0.4],
  [0.13, 0.36],
  [0.3, 0.62],
  [0.5, 0.8],
  [0.74, 1],
  [0.62, 0.64],
  [0.96, 0.72],
  [0.68, 0.42],
  [1, 0.36],
  [0.65, 0.22],
  [0.92, 0],
  [0.52, 0.04],
  [0.7, -0.3],
  [0.38, -0.1],
  [0.16, -0.22],
  [0.2, -0.38],
  [0.52, -0.5],
  [0.48, -0.64],
  [0.22, -0.56],
  [0.11, -0.52],
  [0.15, -0.64],
  [0.38, -1],
  [0.14, -0.86],
  [0, -1],
] as const;
const HEAD = [
  [-0.12, 0.3],
  [-0.1, 0.66],
  [0.02, 0.82],
  [0.18, 0.76],
  [0.36, 0.62],
  [0.16, 0.6],
  [0.12, 0.3],
] as const;
const HEAD_OF_TWO = [
  [-0.02, 0.3],
  [0.02, 0.62],
  [0.12, 0.84],
  [0.26, 0.84],
  [0.44, 0.68],
  [0.26, 0.68],
  [0.18, 0.54],
  [0.16, 0.3],
] as const;

/** A spread eagle reaching `wide` to each side and `high` up and down. */
export function eagle(heads: 1 | 2, wide: number, high: number): readonly FlagOutline[] {
  const left = WING.slice(1, -1)
    .map(([x, y]) => [-x, y] as const)
    .toReversed();
  const sized = (corners: readonly (readonly [number, number])[]): FlagOutline =>
    outline(corners.map(([x, y]) => [x * wide, y * high] as const));
  const body = sized([...WING, ...left]);
  if (heads === 1) return [body, sized(HEAD)];
  return [body, sized(HEAD_OF_TWO), sized(HEAD_OF_TWO.map(([x, y]) => [-x, y] as const))];
}

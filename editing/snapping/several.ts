/** Where several things that are moved together are drawn to: by the edges and the middle of the ground they take up. */
import type { Bounds, Point } from '../../engine/geometry';
import type { Cm, Scenario } from '../../engine/scenario';
import type { Guide, Snapping } from './index';

/** Another thing with which they can be brought level. */
export interface AlignTarget {
  readonly name: string;
  readonly bounds: Bounds;
}
export interface SnappedSeveral {
  /** How much farther they go, cm. */
  readonly by: Point;
  readonly guides: readonly Guide[];
  readonly reason: string | null;
}

interface Line {
  /** Where it lies, east or north. */
  readonly at: Cm;
  readonly why: string;
  /** How far it is worth drawing it, along the other way. */
  readonly span: readonly [Cm, Cm];
}

/** What lies farther away brings nothing level, cm. */
const NEAR: Cm = 40;

/** East and north are drawn apart: to the table's edges, to others of the same line, then to the grid. */
export function snapSeveral(
  { table }: Scenario,
  { minX, maxX, minY, maxY }: Bounds,
  others: readonly AlignTarget[],
  how: Snapping,
): SnappedSeveral {
  const near = others.filter(
    ({ bounds }) =>
      bounds.minX <= maxX + NEAR &&
      bounds.maxX >= minX - NEAR &&
      bounds.minY <= maxY + NEAR &&
      bounds.maxY >= minY - NEAR,
  );
  const whole = { x: [0, table.width], y: [0, table.depth] } as const;
  const linesX: readonly Line[] = [
    ...(how.edges ? edges('west edge', 'east edge', table.width, whole.y) : []),
    ...near.flatMap(({ name, bounds }) => {
      const span = [Math.min(minY, bounds.minY), Math.max(maxY, bounds.maxY)] as const;
      return ofBounds(name, bounds.minX, bounds.maxX, span);
    }),
  ];
  const linesY: readonly Line[] = [
    ...(how.edges ? edges('south edge', 'north edge', table.depth, whole.x) : []),
    ...near.flatMap(({ name, bounds }) => {
      const span = [Math.min(minX, bounds.minX), Math.max(maxX, bounds.maxX)] as const;
      return ofBounds(name, bounds.minY, bounds.maxY, span);
    }),
  ];
  const x = drawn([minX, (minX + maxX) / 2, maxX], linesX, how, whole.y);
  const y = drawn([minY, (minY + maxY) / 2, maxY], linesY, how, whole.x);
  const reasons = [...new Set([x?.line.why, y?.line.why].filter((why) => why !== undefined))];
  return {
    by: { x: x?.by ?? 0, y: y?.by ?? 0 },
    guides: [
      ...(x ? [{ from: { x: x.line.at, y: x.line.span[0] }, to: { x: x.line.at, y: x.line.span[1] } }] : []),
      ...(y ? [{ from: { x: y.line.span[0], y: y.line.at }, to: { x: y.line.span[1], y: y.line.at } }] : []),
    ],
    reason: reasons.length === 0 ? null : reasons.join(', '),
  };
}

const edges = (low: string, high: string, end: Cm, span: Line['span']): readonly Line[] => [
  { at: 0, why: `on the ${low}`, span },
  { at: end, why: `on the ${high}`, span },
];
const ofBounds = (name: string, low: Cm, high: Cm, span: Line['span']): readonly Line[] =>
  [low, (low + high) / 2, high].map((at) => ({ at, why: `level with ${name}`, span }));

/** The line that is nearest to one of these places; a line of the grid only where there is no other. */
function drawn(
  places: readonly Cm[],
  lines: readonly Line[],
  { reach, grid }: Snapping,
  span: Line['span'],
): { readonly by: Cm; readonly line: Line } | null {
  const near = places
    .flatMap((place) => lines.map((line) => ({ by: line.at - place, line })))
    .filter(({ by }) => Math.abs(by) <= reach)
    .toSorted((a, b) => Math.abs(a.by) - Math.abs(b.by));
  if (near[0] || grid === null || grid <= 0) return near[0] ?? null;
  const [place = 0] = places;
  const at = Math.round(place / grid) * grid;
  return { by: at - place, line: { at, why: 'on the grid', span } };
}

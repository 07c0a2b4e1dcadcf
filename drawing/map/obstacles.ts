/** Hedges, walls, fences and files of trees. */
import { leftOf } from '../../engine/geometry';
import type { GroundLine } from '../../engine/terrain';
import type { Land } from './land';
import type { Inks } from './inks';
import { jitter } from './jitter';
import type { Shape } from './scene';
import { alongCourse, drawing, oval, point, polyline, shifted } from './strokes';
import { treeRow, type Tree } from './trees';

export function drawObstacles(land: Land, inks: Inks): Shape[] {
  return land.lines.flatMap((line) => obstacle(line, inks));
}

/** Obstacles for a small picture: one line each. */
export function drawPlainObstacles(land: Land, inks: Inks, scale: number): Shape[] {
  return land.lines.flatMap(({ kind, course }) => {
    if (kind === 'hedge' || kind === 'tree line') {
      return [drawing([polyline(course)], { stroke: inks.woodInk, width: 0.9 * scale, round: true })];
    }
    if (kind === 'abatis')
      return [
        drawing([polyline(course)], { stroke: inks.woodInk, width: 0.9 * scale, dash: [0.5 * scale, 0.5 * scale] }),
      ];
    if (kind === 'wall' || kind === 'fence' || kind === 'custom line')
      return [drawing([polyline(course)], { stroke: inks.ink, width: 0.5 * scale })];
    return [];
  });
}

function obstacle({ kind, course }: GroundLine, inks: Inks): Shape[] {
  switch (kind) {
    case 'hedge': {
      const bushes = alongCourse(course, 0.95).map(({ at }) => {
        const size = 0.4 + jitter(at.x, at.y) * 0.2;
        return oval(point(at.x, at.y + size * 0.3), size, size);
      });
      return [drawing(bushes, { fill: inks.hedge, stroke: inks.woodInk, width: 0.085 })];
    }
    case 'tree line': {
      const trees = alongCourse(course, 2.4).map(({ at }): Tree => {
        return { at, kind: 'leaf', size: 0.66 + jitter(at.x, at.y) * 0.15 };
      });
      return treeRow(
        trees.sort((a, b) => b.at.y - a.at.y),
        inks,
      );
    }
    case 'wall': {
      const joints = alongCourse(course, 1.1).map(({ at, toward }) =>
        polyline([shifted(at, leftOf(toward), 0.3), shifted(at, leftOf(toward), -0.3)]),
      );
      return [
        drawing([polyline(course)], { stroke: inks.ink, width: 0.6 }),
        drawing([polyline(course)], { stroke: inks.yard, width: 0.38 }),
        drawing(joints, { stroke: inks.ink, width: 0.07 }),
      ];
    }
    case 'fence': {
      const posts = alongCourse(course, 0.8).flatMap(({ at: { x, y } }) => [
        polyline([point(x - 0.25, y - 0.25), point(x + 0.25, y + 0.25)]),
        polyline([point(x - 0.25, y + 0.25), point(x + 0.25, y - 0.25)]),
      ]);
      return [
        drawing([polyline(course)], { stroke: inks.ink, width: 0.08 }),
        drawing(posts, { stroke: inks.ink, width: 0.07 }),
      ];
    }
    case 'abatis':
      return abatis(course, inks);
    default:
      return [];
  }
}

/** Felled trees that lie across one another, their boughs to both sides. */
function abatis(course: GroundLine['course'], inks: Inks): Shape[] {
  const trees = alongCourse(course, 0.95).map(({ at, toward }, index) => {
    const side = index % 2 === 0 ? 1 : -1;
    const lean = 0.45 + jitter(at.x, at.y) * 0.35;
    const across = leftOf(toward);
    const direction = point(across.x * side + toward.x * lean, across.y * side + toward.y * lean);
    return { foot: shifted(at, direction, -0.75), direction, at };
  });
  const trunks = trees.map(({ foot, at, direction }) => polyline([foot, shifted(at, direction, 1.05)]));
  const boughs = trees.flatMap(({ at, direction }) =>
    [0.15, 0.5, 0.8].flatMap((along) =>
      [1, -1].map((hand) => {
        const from = shifted(at, direction, along);
        const out = leftOf(direction);
        return polyline([from, shifted(shifted(from, direction, 0.34), out, hand * (0.52 - along * 0.25))]);
      }),
    ),
  );
  return [drawing(trunks, { stroke: inks.ink, width: 0.19 }), drawing(boughs, { stroke: inks.woodInk, width: 0.11 })];
}

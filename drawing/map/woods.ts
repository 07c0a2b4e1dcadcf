/** Woods and single files of trees: a tint with a scalloped edge, and the trees inside from north to south. */
import { rightOf, type Point } from '../../engine/geometry';
import type { Land } from './land';
import type { Inks } from './inks';
import { scattered } from './outlines';
import type { Shape, Stroke } from './scene';
import { alongCourse, bend, dot, drawing, lengthOf, polygon, shifted, toward } from './strokes';
import { treeRow, type Tree } from './trees';

export function drawWoods(land: Land, inks: Inks): Shape[] {
  const woods = land.areas.filter(({ kind }) => kind === 'wood');
  return woods.flatMap(({ outline }) => [
    drawing([polygon(outline)], { fill: inks.wood, fillOpacity: 0.88 }),
    drawing([scallops(outline)], { stroke: inks.woodInk, width: 0.11 }),
    ...scattered(outline, 2.95, 1.05).flatMap((row) =>
      treeRow(
        row.map(({ at, chance }): Tree => ({ at, kind: chance < 0.2 ? 'fir' : 'leaf', size: 0.74 + chance * 0.3 })),
        inks,
      ),
    ),
  ]);
}

/** Woods for a small picture of a table `scale` times as large as usual: tint, edge and the tree tops as dots. */
export function drawPlainWoods(land: Land, inks: Inks, scale: number): Shape[] {
  const woods = land.areas.filter(({ kind }) => kind === 'wood');
  return woods.flatMap(({ outline }) => {
    const tops = scattered(outline, 4.4 * scale, 1.6 * scale).flat();
    const dots = tops.map(({ at }) => dot(at));
    const shadows = tops.map(({ at }) => dot({ x: at.x + 0.4 * scale, y: at.y - 0.4 * scale }));
    return [
      drawing([polygon(outline)], { fill: '#b9c78c', stroke: inks.woodInk, width: 0.4 * scale, round: true }),
      drawing(shadows, { stroke: inks.woodInk, width: 3.3 * scale, round: true, opacity: 0.75 }),
      drawing(dots, { stroke: inks.leaf, width: 2.7 * scale, round: true }),
    ];
  });
}

/** The outline as a row of outward bumps; the outline runs counter-clockwise. */
function scallops(outline: readonly Point[]): Stroke {
  const ring = [...outline, ...outline.slice(0, 1)];
  const count = Math.max(6, Math.round(lengthOf(ring) / 1.9));
  const tips = alongCourse(ring, lengthOf(ring) / count, 0)
    .slice(0, count)
    .map(({ at }) => at);
  const from = tips[0] ?? { x: 0, y: 0 };
  const steps = tips.map((tip, index) => {
    const next = tips[(index + 1) % tips.length] ?? from;
    const out = rightOf(toward(tip, next));
    return bend(shifted(tip, out, 0.85), shifted(next, out, 0.85), next);
  });
  return { from, steps, closed: true };
}

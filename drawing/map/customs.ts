/** Ground and obstacles of their own kind: hatched areas and stitched lines; what they are is told by their words. */
import type { Inks } from './inks';
import type { Land } from './land';
import { rowsInside } from './outlines';
import type { Shape } from './scene';
import { alongCourse, drawing, oval, point, polygon, polyline } from './strokes';

const SLANT = point(Math.SQRT1_2, Math.SQRT1_2);

export function drawCustomAreas(land: Land, inks: Inks): Shape[] {
  return land.areas.flatMap(({ kind, outline }) => {
    if (kind !== 'custom area') return [];
    const hatching = rowsInside(outline, 0.95, SLANT).map((row) => polyline(row));
    return [
      drawing([polygon(outline)], { fill: inks.custom, fillOpacity: 0.3 }),
      drawing(hatching, { stroke: inks.ink, width: 0.07, opacity: 0.55 }),
      drawing([polygon(outline)], { stroke: inks.ink, width: 0.13, dash: [0.9, 0.3, 0.15, 0.3] }),
    ];
  });
}

export function drawCustomLines(land: Land, inks: Inks): Shape[] {
  return land.lines.flatMap(({ kind, course }) => {
    if (kind !== 'custom line') return [];
    const beads = alongCourse(course, 1.5).map(({ at }) => oval(at, 0.26, 0.26));
    return [
      drawing([polyline(course)], { stroke: inks.ink, width: 0.16 }),
      drawing(beads, { fill: inks.halo, stroke: inks.ink, width: 0.1 }),
    ];
  });
}

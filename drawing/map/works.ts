/** Entrenchments and redoubts: a heavy parapet with strokes down into the ditch, on the side the enemy is expected. */
import { leftOf } from '../../engine/geometry';
import type { Inks } from './inks';
import type { Land } from './land';
import type { Shape } from './scene';
import { alongCourse, besideSharply, drawing, polygon, polyline, shifted } from './strokes';

/** Cm from the line of the work towards the enemy, and widths of pens. */
const PARAPET = { middle: 0.5, width: 0.85, core: 0.32 } as const;
const STROKES = { from: 0.9, to: 1.85, apart: 0.62, pen: 0.1 } as const;
const DITCH = { at: 1.95, pen: 0.09 } as const;

export function drawWorks(land: Land, inks: Inks): Shape[] {
  return land.lines.flatMap(({ kind, feature, course }) =>
    kind === 'entrenchment' ? work(course, feature.kind === 'redoubt', inks) : [],
  );
}

/** Works for a small picture: the parapet alone. */
export function drawPlainWorks(land: Land, inks: Inks, scale: number): Shape[] {
  return land.lines.flatMap(({ kind, course }) =>
    kind === 'entrenchment' ? [drawing([polyline(course)], { stroke: inks.ink, width: 1.1 * scale })] : [],
  );
}

/** The enemy is on the left of the course; a closed one runs clockwise, so that he is all round. */
function work(course: Land['lines'][number]['course'], closed: boolean, inks: Inks): Shape[] {
  const line = (by: number): ReturnType<typeof polyline> => {
    const points = besideSharply(course, by, closed);
    return closed ? polygon(points.slice(1)) : polyline(points);
  };
  const ticks = alongCourse(besideSharply(course, STROKES.from, closed), STROKES.apart).map(({ at, toward }) =>
    polyline([at, shifted(at, leftOf(toward), STROKES.to - STROKES.from)]),
  );
  const crest = line(PARAPET.middle);
  return [
    drawing([line(DITCH.at)], { stroke: inks.ink, width: DITCH.pen, opacity: 0.8 }),
    drawing(ticks, { stroke: inks.ink, width: STROKES.pen }),
    drawing([crest], { stroke: inks.ink, width: PARAPET.width }),
    drawing([crest], { stroke: inks.earth, width: PARAPET.core }),
  ];
}

/** Terrain against the table and against itself. */
import { distance, distanceToPolyline, isOnTable, nearestOnSegment, segmentsMeet } from '../../geometry';
import type { Point } from '../../geometry';
import { called } from '../findings';
import type { QuickFix } from '../findings';
import type { FindingCollector } from './finding-collector';
import type { Crossing, Feature, Outline } from '../model/features';
import type { Cm, Id } from '../model/measures';
import type { UnplacedFault } from '../text/page';
import type { Scenario, Table } from '../model/scenario';

/** How far a crossing may stand from the edge of its water; curves bend a little away from their points. */
const SLACK: Cm = 2;

export function checkTerrain({ terrain, table, objectives, labels = [] }: Scenario, marks: FindingCollector): void {
  for (const feature of terrain) {
    const { id, kind } = feature;
    if (kind === 'bridge' || kind === 'ford') checkCrossing(feature, terrain, marks);
    if ('outline' in feature) checkOutline(id, feature.outline, marks);
    const points = pointsOf(feature);
    const beyond = (['west', 'east', 'south', 'north'] as const).find((side) =>
      points.every((point) => isBeyond(point, side, table)),
    );
    if (beyond !== undefined)
      marks.addTo(id, '', offTable(`${feature.name ?? `This ${kind}`} lies wholly off the table, to the ${beyond}.`));
    else if (feature.label && !isOnTable(table, feature.label.at)) {
      const { at } = feature.label;
      const message = `The name of ${called(feature)} stands off the table, where no map shows it.`;
      marks.addTo(id, 'label.at', backOnTable(message, at, table), 'warning');
    }
  }
  for (const { id, name, at } of objectives)
    if (at !== null && !isOnTable(table, at))
      marks.addTo(id, 'at', backOnTable(`${name} lies off the table.`, at, table));
  for (const { id, text, at } of labels)
    if (!isOnTable(table, at))
      marks.addTo(
        id,
        'at',
        backOnTable(`“${text}” stands off the table, where no map shows it.`, at, table),
        'warning',
      );
}

const backOnTable = (message: string, at: Point, table: Table): UnplacedFault => ({
  ...offTable(message),
  quickFix: nearestOnTable(at, table),
});

/** The nearest place on the table, a little within its edge where words can be read and figures stand. */
export function nearestOnTable({ x, y }: Point, { width, depth }: Table): QuickFix {
  const within = (at: Cm, size: Cm): Cm => Math.round(Math.min(Math.max(at, EDGE), size - EDGE) * 10) / 10;
  return { write: [within(x, width), within(y, depth)] };
}
/** So far within the edge. */
const EDGE: Cm = 5;

const offTable = (message: string): UnplacedFault => ({
  code: 'off-table',
  message,
  fix: 'Move it onto the table, or remove it.',
});

function checkCrossing(crossing: Crossing, terrain: readonly Feature[], marks: FindingCollector): void {
  const water = terrain.find((feature) => feature.id === crossing.over);
  if (water?.kind !== 'river' && water?.kind !== 'stream') return;
  if (distanceToPolyline(crossing.at, water.course.points) <= water.width / 2 + SLACK) return;
  marks.addTo(crossing.id, 'at', {
    code: 'crossing-off-water',
    message: `The ${crossing.kind} does not lie on ${water.name ?? 'its water'}, so nothing could cross there.`,
    fix: 'Move it onto the course of the water.',
    quickFix: { write: [...nearestOn(water.course.points, crossing.at)] },
  });
}

/** The point of a course nearest to another, to a tenth of a centimetre. */
function nearestOn(course: readonly Point[], from: Point): readonly [number, number] {
  const nearest = course.slice(1).reduce<Point | null>((best, to, i) => {
    const start = course[i] ?? to;
    const share = nearestOnSegment(from, start, to);
    const at = { x: start.x + (to.x - start.x) * share, y: start.y + (to.y - start.y) * share };
    return best && distance(best, from) <= distance(at, from) ? best : at;
  }, null);
  const { x, y } = nearest ?? from;
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
}

/** Corners given out of order make a figure of eight, of which nobody could say what is inside. */
function checkOutline(id: Id, outline: Outline, marks: FindingCollector): void {
  if (!('points' in outline)) return;
  const { points } = outline;
  const sides = points.map((from, number) => ({ from, to: points[(number + 1) % points.length] ?? from }));
  const crosses = sides.some((side, number) =>
    sides
      // Neighbours meet in their corner.
      .slice(number + 2, number === 0 ? -1 : undefined)
      .some((other) => segmentsMeet(side.from, side.to, other.from, other.to) !== null),
  );
  if (!crosses) return;
  marks.addTo(id, 'outline', {
    code: 'outline-crosses-itself',
    message: 'The outline crosses itself, so its inside is unclear.',
    fix: 'List the points in order around the edge.',
  });
}

function pointsOf(feature: Feature): readonly Point[] {
  if ('course' in feature) return feature.course.points;
  if (feature.kind === 'bua') return feature.blocks.map((block) => block.at);
  if (!('outline' in feature)) return [feature.at];
  const { outline } = feature;
  if ('points' in outline) return outline.points;
  // Half the diagonal reaches past every corner, however the shape is turned.
  const [across, along] = outline.shape === 'ellipse' ? outline.radii : outline.size;
  const reach = outline.shape === 'ellipse' ? Math.max(across, along) : (across + along) / 2;
  const { x, y } = outline.at;
  return [
    { x: x - reach, y: y - reach },
    { x: x + reach, y: y + reach },
  ];
}

function isBeyond({ x, y }: Point, side: 'west' | 'east' | 'south' | 'north', { width, depth }: Table): boolean {
  if (side === 'west') return x < 0;
  if (side === 'east') return x > width;
  return side === 'south' ? y < 0 : y > depth;
}

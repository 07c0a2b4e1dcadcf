/** Roads that lead nowhere, or through water that nobody can enter. */
import { distance, distanceToPolyline, pointGap } from '../geometry';
import type { Point } from '../geometry';
import { deepWaterAt, waterName } from './water';
import type { Cm, Scenario } from '../scenario';
import { leavesTable, ROAD_REACH, roadEnds, type Ground, type GroundLine } from '../terrain';
import { called } from '../scenario';
import type { UnplacedFinding } from '../scenario';

export function reviewWays({ terrain }: Scenario, ground: Ground): readonly UnplacedFinding[] {
  const roads = ground.lines.filter(({ kind }) => kind === 'road' || kind === 'sunken road');
  return roads.flatMap((road) => [
    ...endsNowhere(road, roads, terrain, ground),
    ...staysOnTable(road, ground),
    ...throughWater(road, ground),
  ]);
}

/** An end that says where it leads off the table, and does not leave it. */
function staysOnTable(road: GroundLine, ground: Ground): readonly UnplacedFinding[] {
  const { feature, course } = road;
  if (feature.kind !== 'road' && feature.kind !== 'sunken road') return [];
  const leaves = roadEnds(road, ground);
  return (['from', 'to'] as const).flatMap((key): readonly UnplacedFinding[] => {
    const place = feature[key];
    const end = key === 'from' ? course[0] : course.at(-1);
    if (!place || !end || leaves[key]) return [];
    return [
      {
        severity: 'warning',
        code: 'road-stays-on-table',
        about: road.id,
        key,
        message: `${called({ name: feature.name, kind: road.kind })} leads to "${place}" ${key === 'from' ? 'where it begins' : 'where it ends'}, but at [${Math.round(end.x)}, ${Math.round(end.y)}] it does not leave the table.`,
        fix: 'Lead that end to the edge of the table, or remove the key; the first point of the course is "from", the last "to".',
      },
    ];
  });
}

function endsNowhere(
  road: GroundLine,
  roads: readonly GroundLine[],
  terrain: Scenario['terrain'],
  ground: Ground,
): readonly UnplacedFinding[] {
  const loose = [road.course[0], road.course.at(-1)].filter((end) => end && !leadsSomewhere(end, road, roads, ground));
  if (loose.length === 0) return [];
  const feature = terrain.find(({ id }) => id === road.id);
  const places = loose.map((end) => (end ? `[${Math.round(end.x)}, ${Math.round(end.y)}]` : '')).join(' and ');
  return [
    {
      severity: 'warning',
      code: 'road-ends-nowhere',
      about: road.id,
      key: 'course',
      message: `${called({ name: feature?.name ?? null, kind: road.kind })} ends at ${places} in the open, where no one would go.`,
      fix: 'Lead it to the edge of the table, to another road or to houses.',
    },
  ];
}

/** A road is looked at in steps of this length, and so much of it in the water is not a slip of the hand, cm. */
const PACE: Cm = 0.5;
const SOAKED: Cm = 1.5;

/** The places where a road goes through deep water beside every bridge and ford. */
function throughWater(road: GroundLine, ground: Ground): readonly UnplacedFinding[] {
  const soaked = new Map<string, { readonly name: string; readonly spots: Point[] }>();
  for (const spot of spotsAlong(road.course)) {
    const water = deepWaterAt(ground, spot, road.width / 2);
    if (!water || !ground.holds({ pose: { ...spot, hx: 0, hy: 1 }, width: 0, depth: 0 })) continue;
    const found = soaked.get(water.id) ?? { name: waterName(water), spots: [] };
    found.spots.push(spot);
    soaked.set(water.id, found);
  }
  return [...soaked.values()].flatMap(({ name, spots }): readonly UnplacedFinding[] => {
    const middle = spots[Math.floor(spots.length / 2)];
    if (!middle || spots.length * PACE < SOAKED) return [];
    const at = `[${Math.round(middle.x)}, ${Math.round(middle.y)}]`;
    return [
      {
        severity: 'warning',
        code: 'road-through-water',
        about: road.id,
        key: 'course',
        message: `${called({ name: road.feature.name, kind: road.kind })} goes through ${name} at ${at}, where there is no bridge or ford: nobody can follow it.`,
        fix: `Add a bridge or a ford over ${name} at ${at}, or lead the road round it.`,
      },
    ];
  });
}

const spotsAlong = (course: readonly Point[]): readonly Point[] =>
  course.slice(1).flatMap((to, i) => {
    const from = course[i] ?? to;
    const count = Math.ceil(distance(from, to) / PACE);
    return Array.from({ length: count }, (_, step) => {
      const share = (step + 0.5) / count;
      return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    });
  });

function leadsSomewhere(end: Point, road: GroundLine, roads: readonly GroundLine[], ground: Ground): boolean {
  const reach = road.width / 2 + ROAD_REACH;
  if (leavesTable(end, road.width, ground)) return true;
  if (ground.blocks.some(({ box }) => pointGap(end, box) <= reach)) return true;
  if (ground.crossings.some(({ box }) => pointGap(end, box) <= reach)) return true;
  if (ground.lines.some(({ kind, course }) => kind === 'entrenchment' && distanceToPolyline(end, course) <= reach))
    return true;
  return roads.some(
    (other) =>
      (other !== road && distanceToPolyline(end, other.course) <= reach + other.width / 2) ||
      (other === road && loops(end, road, reach)),
  );
}

/** A road may come back to itself. */
const loops = (end: Point, { course }: GroundLine, reach: Cm): boolean => {
  const far = course.filter((point) => distance(point, end) > 4 * reach);
  return far.length > 1 && far.length < course.length - 2 && distanceToPolyline(end, far) <= reach;
};

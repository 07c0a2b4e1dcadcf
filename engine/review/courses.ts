/** Roads that lead nowhere, or through water that nobody can enter. */
import { distance, distanceToPolyline, pointGap } from '../geometry';
import type { Point } from '../geometry';
import { deepWaterAt, waterName } from './water';
import type { Cm, Scenario } from '../scenario';
import {
  flatCourse,
  leavesTable,
  nearestOnCourse,
  ROAD_REACH,
  roadEnds,
  type Ground,
  type GroundArea,
  type GroundLine,
} from '../terrain';
import { called } from '../scenario';
import type { UnplacedFinding } from '../scenario';

export function reviewCourses({ terrain }: Scenario, ground: Ground): readonly UnplacedFinding[] {
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

/** The places where a road goes through deep water beside every bridge and ford, each with a bridge to be built there. */
function throughWater(road: GroundLine, ground: Ground): readonly UnplacedFinding[] {
  const { terrain } = ground.scenario;
  return soakedStretches(road, ground).flatMap(({ water, spots }): readonly UnplacedFinding[] => {
    const middle = spots[Math.floor(spots.length / 2)];
    if (!middle || spots.length * PACE < SOAKED) return [];
    const at = `[${Math.round(middle.x)}, ${Math.round(middle.y)}]`;
    const name = waterName(water);
    const bridge = bridgeOver(water, middle, terrain);
    return [
      {
        severity: 'warning',
        code: 'road-through-water',
        about: road.id,
        key: 'course',
        message: `${called({ name: road.feature.name, kind: road.kind })} goes through ${name} at ${at}, where there is no bridge or ford: nobody can follow it.`,
        ...(bridge
          ? {
              fix: `Add a bridge over ${name} at ${at}.`,
              fixes: bridge.named,
              adds: { behind: road.id, value: bridge.value },
            }
          : { fix: `Add a bridge or a ford over ${name} at ${at}, or lead the road round it.` }),
      },
    ];
  });
}

/** Spots of a road that lie in deep water, one after the other. */
function soakedStretches(road: GroundLine, ground: Ground): readonly { water: GroundArea; spots: readonly Point[] }[] {
  const stretches: { water: GroundArea; spots: Point[] }[] = [];
  for (const spot of spotsAlong(road.course)) {
    const water = deepWaterAt(ground, spot, road.width / 2);
    if (!water || !ground.holds({ pose: { ...spot, hx: 0, hy: 1 }, width: 0, depth: 0 })) continue;
    const last = stretches.findLast((one) => one.water.id === water.id);
    const before = last?.spots.at(-1);
    if (last && before && distance(before, spot) <= SOAKED) last.spots.push(spot);
    else stretches.push({ water, spots: [spot] });
  }
  return stretches;
}

/** A bridge names its river; one without a name is given one. Null over ponds, and where the name is taken. */
function bridgeOver({ feature }: GroundArea, near: Point, terrain: Scenario['terrain']) {
  const on = feature.kind === 'river' ? nearestOnCourse(flatCourse(feature.course), near) : null;
  const over = feature.name ?? UNNAMED;
  if (!on || terrain.some((one) => one !== feature && one.name === over)) return null;
  const [x, y] = [Math.round(on.at.x * 10) / 10, Math.round(on.at.y * 10) / 10];
  const named = feature.name === null ? [{ about: feature.id, key: 'name', write: UNNAMED }] : [];
  return { named, value: { bridge: { over, at: [x, y] } } };
}
const UNNAMED = 'The river';

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

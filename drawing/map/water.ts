/** Rivers, streams and ponds with their water lines, and what crosses them. */
import { along, corners, distance, type Box, type Point } from '../../engine/geometry';
import type { GroundArea, GroundCrossing, GroundLine } from '../../engine/terrain';
import type { Land } from './land';
import type { Inks } from './inks';
import { jitter } from './jitter';
import { ROAD_SHARE } from './roads';
import type { Shape } from './scene';
import { alongCourse, beside, dot, drawing, oval, polygon, polyline, runOut, shifted } from './strokes';

const BANK = 0.19;
/** Lines in the water: cm from the bank, width in cm, opacity. */
const WATER_LINES = [
  [0.55, 0.08, 0.8],
  [1.05, 0.06, 0.6],
  [1.7, 0.05, 0.45],
] as const;

/** Plain: for small pictures. */
export type Detail = 'full' | 'plain';
interface Flow extends Pick<GroundLine, 'course' | 'width'> {
  /** It can be waded anywhere: paler, and its water lines are broken by the bed. */
  readonly wading: boolean;
}
const canBeWaded = ({ feature }: GroundLine): boolean => feature.kind === 'river' && feature.class === 'fordable';

/**
 * All water. Banks are inked before any water is laid, and the wider water last, so that streams open into rivers and
 * rivers into ponds, and none runs on within another.
 */
export function drawWater(land: Land, inks: Inks, detail: Detail): Shape[] {
  const flows = land.lines
    .filter(({ kind }) => kind === 'river' || kind === 'stream')
    .map((line): Flow => ({ course: runOut(line.course, land), width: line.width, wading: canBeWaded(line) }))
    .toSorted((a, b) => a.width - b.width);
  const ponds = land.areas.filter(({ kind }) => kind === 'pond');
  const bank = detail === 'full' ? BANK : BANK * 2;
  return [
    ...ponds.map(({ outline }) => drawing([polygon(outline)], { stroke: inks.waterInk, width: bank * 2, round: true })),
    ...flows.map((flow) => water(flow, inks.waterInk, bank * 2)),
    ...flows.flatMap((flow) => [
      water(flow, flow.wading ? inks.wading : inks.water, 0),
      ...(detail === 'full' ? [...paleMiddle(flow, inks), ...waterLines(flow, inks)] : []),
    ]),
    ...ponds.flatMap((pond) => [
      drawing([polygon(pond.outline)], { fill: inks.water }),
      ...(detail === 'full' ? pondLines(pond, inks) : []),
    ]),
  ];
}

const water = ({ course, width }: Flow, colour: string, rim: number): Shape =>
  drawing([polyline(course)], { stroke: colour, width: width + rim, round: true });

function paleMiddle({ course, width, wading }: Flow, inks: Inks): Shape[] {
  if (width <= 4 || wading) return [];
  return [drawing([polyline(course)], { stroke: inks.shallows, width: width * 0.3, opacity: 0.55 })];
}

function waterLines({ course, width, wading }: Flow, inks: Inks): Shape[] {
  const lines = WATER_LINES.filter(([from]) => from < width / 2 - 0.7).map(([from, pen, opacity]) =>
    drawing(
      [1, -1].map((side) => polyline(beside(course, side * (width / 2 - from)))),
      { stroke: inks.waterInk, width: pen, opacity, ...(wading ? { dash: [1.6, 0.9] } : {}) },
    ),
  );
  return wading ? [...lines, ...pebbles({ course, width, wading }, inks)] : lines;
}

/** Stones that show through shallow water. */
function pebbles({ course, width }: Flow, inks: Inks): Shape[] {
  const stones = alongCourse(course, 1.7).map(({ at, toward }) => {
    const chance = jitter(at.x, at.y);
    const off = (chance - 0.5) * (width - 1.6);
    return oval(shifted(at, { x: -toward.y, y: toward.x }, off), 0.16 + chance * 0.12, 0.13);
  });
  return [drawing(stones, { fill: inks.halo, stroke: inks.waterInk, width: 0.06, opacity: 0.85 })];
}

function pondLines({ outline, centre }: GroundArea, inks: Inks): Shape[] {
  const radius = outline.reduce((sum, at) => sum + distance(at, centre), 0) / Math.max(1, outline.length);
  return WATER_LINES.filter(([from]) => from < radius / 2).map(([from, pen, opacity]) => {
    const drawn = outline.map((at) => shifted(at, { x: centre.x - at.x, y: centre.y - at.y }, from / radius));
    return drawing([polygon(drawn)], { stroke: inks.waterInk, width: pen, opacity });
  });
}

/** Bridges with their wings, and fords: the road ends in the water, steps lead through it. */
export function drawCrossings(land: Land, inks: Inks, detail: Detail): Shape[] {
  return land.crossings.flatMap((crossing) =>
    crossing.kind === 'bridge' ? bridge(crossing, inks) : ford(land, crossing, inks, detail),
  );
}

function bridge({ box, feature }: GroundCrossing, inks: Inks): Shape[] {
  if (feature.kind === 'bridge' && feature.broken) return brokenBridge(box, inks);
  const half = box.depth / 2;
  const wing = Math.min(1.5, half / 3);
  const rail = (box.width * ROAD_SHARE) / 2;
  const deck = { pose: box.pose, width: rail * 2, depth: box.depth - wing };
  const rails = [1, -1].map((side) =>
    polyline([
      along(box.pose, half, side * (rail + wing * 0.75)),
      along(box.pose, half - wing, side * rail),
      along(box.pose, wing - half, side * rail),
      along(box.pose, -half, side * (rail + wing * 0.75)),
    ]),
  );
  const planks = alongCourse([along(box.pose, wing - half, 0), along(box.pose, half - wing, 0)], 0.9).map(({ at }) =>
    polyline([
      shifted(at, { x: box.pose.hy, y: -box.pose.hx }, rail),
      shifted(at, { x: box.pose.hy, y: -box.pose.hx }, -rail),
    ]),
  );
  return [
    drawing([polygon(corners(deck))], { fill: inks.road }),
    drawing(planks, { stroke: inks.ink, width: 0.07, opacity: 0.5 }),
    drawing(rails, { stroke: inks.ink, width: 0.32 }),
  ];
}

/** What is left of it: its two ends, without rails. */
function brokenBridge({ pose, width, depth }: Box, inks: Inks): Shape[] {
  const end = depth * 0.38;
  const ends = [1, -1].map((side): Box => ({
    pose: { ...pose, ...along(pose, side * ((depth - end) / 2), 0) },
    width: width * ROAD_SHARE,
    depth: end,
  }));
  return [
    drawing(
      ends.map((one) => polygon(corners(one))),
      { fill: inks.road, stroke: inks.ink, width: 0.2 },
    ),
  ];
}

function ford(land: Land, { box, over }: GroundCrossing, inks: Inks, detail: Detail): Shape[] {
  const flow = land.lines.find(({ id }) => id === over);
  if (!flow) return [];
  const nearby = (at: Point): boolean => distance(at, box.pose) < box.width / 2 + 1.5;
  const reach = alongCourse(flow.course, 0.5)
    .map(({ at }) => at)
    .filter(nearby);
  if (reach.length < 2) return [];
  const patch = { course: reach, width: flow.width, wading: true };
  const open = { stroke: inks.wading, width: flow.width };
  const banks = [1, -1].map((side) => polyline(beside(reach, (side * (flow.width + BANK)) / 2)));
  const steps = [-0.5, 0.5].flatMap((side) => {
    const [from, to] = [-box.depth / 2, box.depth / 2].map((ahead) => along(box.pose, ahead, side * box.width * 0.5));
    return from && to ? alongCourse([from, to], 0.9).map(({ at }) => dot(at)) : [];
  });
  return [
    drawing([polyline(patch.course)], open),
    drawing(banks, { stroke: inks.waterInk, width: BANK }),
    ...(detail === 'full' ? [...paleMiddle(patch, inks), ...waterLines(patch, inks)] : []),
    drawing(steps, { stroke: inks.ink, width: 0.38, round: true }),
  ];
}

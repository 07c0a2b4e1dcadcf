/** Hills: a wash that deepens with height, and hachures running downhill, heavier on the side away from the light. */
import { distance, length, TOLERANCE, type Point } from '../../engine/geometry';
import type { Ground } from '../../engine/terrain';
import type { Inks } from './inks';
import { jitter } from './jitter';
import type { Relief } from './relief';
import type { Shape, Stroke } from './scene';
import { alongCourse, drawing, point, polygon, polyline } from './strokes';

/** Cm of height between two rows of hachures. */
const BAND = 0.45;
/** Cm between the spots at which a level line is looked at, and a pace downhill; fine hachures need nearer ones. */
const FINE: Steps = { stride: 0.18, pace: 0.3 };
/** Of a small picture, and while a hill is dragged. */
const COARSE: Steps = { stride: 0.45, pace: 0.75 };
interface Steps {
  readonly stride: number;
  readonly pace: number;
}
/** The way the light falls, as a unit vector: from the north-west. */
const LIGHT = point(0.6, -0.8);

/** The wash of hills: one thin coat for each of `coats` levels, and a coat over steep hills. */
export function hillWash(ground: Ground, relief: Relief, inks: Inks, coats: number): Shape[] {
  const { wash } = inks;
  if (wash === null) return [];
  const steep = ground.areas.filter(({ feature }) => feature.kind === 'hill' && feature.slope === 'steep');
  const levels = Array.from({ length: coats }, (_, coat) => ((coat + 0.35) / coats) * Math.min(relief.highest, 9));
  return [
    ...levels.map((level) => drawing(relief.levelLines(level).map(polygon), { fill: wash, fillOpacity: 0.42 / coats })),
    ...steep.map(({ outline }) => drawing([polygon(outline)], { fill: inks.steep, fillOpacity: 0.25 })),
  ];
}

interface Tick {
  readonly head: Point;
  readonly foot: Point;
  readonly slope: number;
  /** From -1 on the lit side to 1 in the shade. */
  readonly shade: number;
}

/** Hachures as tapered strokes; `coarse` times as far apart, as long and as thick as on the plan. */
export function hachures(ground: Ground, relief: Relief, inks: Inks, coarse = 1): Shape {
  const strokes = ticks(ground, relief, BAND * coarse, (0.44 * coarse) / inks.hachures, FINE).map(
    ({ head, foot, slope, shade }): Stroke => {
      const weight = coarse * (0.05 + 0.13 * Math.min(1, slope / 0.8)) * (1 + (shade > 0 ? 0.6 : 0.3) * shade);
      const half = weight / 2 / Math.max(distance(head, foot), TOLERANCE);
      const across = point((head.y - foot.y) * half, (foot.x - head.x) * half);
      return polygon([point(head.x + across.x, head.y + across.y), foot, point(head.x - across.x, head.y - across.y)]);
    },
  );
  return drawing(strokes, { fill: inks.hachure, opacity: 0.82 });
}

/** Hachures for a small picture of a table `scale` times as large as usual: fewer, and plain lines of one weight. */
export function sparseHachures(ground: Ground, relief: Relief, inks: Inks, scale: number): Shape {
  const band = Math.max(BAND * 2.4, relief.highest / 5) * scale;
  const strokes = ticks(ground, relief, band, 1.35 * scale, COARSE).map(({ head, foot }) => polyline([head, foot]));
  return drawing(strokes, { stroke: inks.hachure, width: 0.3 * scale, opacity: 0.55 });
}

function ticks(ground: Ground, relief: Relief, band: number, closest: number, steps: Steps): Tick[] {
  const found: Tick[] = [];
  const stride = Math.min(steps.stride, closest / 3);
  for (let row = 1, level = relief.highest - band * 0.2; level > 0.06; level -= band, row += 1) {
    for (const ring of relief.levelLines(level)) {
      const first = ring[0];
      if (!first || ring.length < 8) continue;
      let walked = jitter(row, ring.length);
      for (const { at } of alongCourse([...ring, first], stride)) {
        const uphill = relief.slopeAt(at);
        const slope = length(uphill);
        walked += stride;
        if (slope < 0.05 || walked < closest * Math.max(1, 3.15 - slope * 2.7)) continue;
        walked = (jitter(at.x, at.y) - 0.5) * closest * 0.35;
        if (at.x < -1 || at.y < -1 || at.x > ground.width + 1 || at.y > ground.depth + 1) continue;
        if (!relief.isHill(at)) continue;
        const drop = band * (slope < 0.35 ? 0.66 : 0.82 + jitter(at.y, at.x) * 0.22);
        const shade = -(uphill.x * LIGHT.x + uphill.y * LIGHT.y) / slope;
        found.push({ head: at, foot: walkDown(relief, at, drop, Math.min(steps.pace, band)), slope, shade });
      }
    }
  }
  return found;
}

/** Above a foot so high the relief, which lies on a grid, cannot be flat ground. */
const FOOT = 0.6;

/** Downhill from a point by paces until the ground lies `drop` cm lower, or the hill ends. */
function walkDown(relief: Relief, from: Point, drop: number, pace: number): Point {
  const start = relief.heightAt(from);
  let here = from;
  for (let step = 0; step < 18 && start - relief.heightAt(here) < drop; step += 1) {
    const uphill = relief.slopeAt(here);
    const slope = length(uphill);
    if (slope < 0.03) break;
    const next = point(here.x - (uphill.x / slope) * pace, here.y - (uphill.y / slope) * pace);
    if (relief.heightAt(next) < FOOT && !relief.isHill(next)) break;
    here = next;
  }
  return here;
}

/** A brush that adds to an area or takes from it. */
import { difference, union } from 'polyclip-ts';
import { areaOf, circleOutline, distance } from '../../engine/geometry';
import type { Point } from '../../engine/geometry';
import type { Feature, Id, Outline } from '../../engine/scenario';
import { isGroup } from '../../engine/scenario/edits';
import { flatOutline, stripAlong } from '../../engine/terrain';
import type { Change } from '../change';
import { pathOf, writtenOut } from '../draft';
import type { Draft, Refused } from '../draft';
import { insertFeature } from '../entries';
import { featureNames, freeName } from '../names';
import { writePlaces } from '../rewriting';
import { plainOutline, TextEdits } from '../rewriting';
import { parted } from '../rewriting/parted';
import { nameOf } from '../things';
import { simplified } from './simplify';

/** A smaller scrap is not worth a feature, cm². */
const SCRAP = 6;
/** So far the new edge may lie from the exact one, in brush radii: few nodes, and still the stroke one made. */
const STRAY = 0.12;

export type Stroke = { readonly points: readonly Point[]; readonly radius: number; readonly does: 'add' | 'subtract' };

/** What a stroke makes of an outline, the largest part first. */
export function brushed(outline: Outline, { points, radius, does }: Stroke): readonly Outline[] | Refused {
  const painted = areaPainted(points, radius);
  const ground = [ringOf(flatOutline(outline))];
  const parts = does === 'add' ? union([ground], ...painted) : difference([ground], ...painted);
  const rings = parts.map(([outer = [], ...holes]) => ({
    points: outer.slice(0, -1).map(([x, y]) => ({ x, y })),
    holes: holes.filter((hole) => areaOf(hole.map(([x, y]) => ({ x, y }))) > SCRAP),
  }));
  const large = rings
    .filter((ring) => areaOf(ring.points) > SCRAP)
    .toSorted((a, b) => areaOf(b.points) - areaOf(a.points));
  if (large.length === 0) return { refused: 'Nothing would be left of it. Remove it instead.' };
  if (large.some(({ holes }) => holes.length > 0))
    return { refused: 'An area cannot have a hole. Cut it open from the edge.' };
  const shape = outline.shape === 'smooth' || outline.shape === 'ellipse' ? 'smooth' : 'polygon';
  return large.map((ring) => ({ shape, points: simplified(ring.points, Math.max(0.3, radius * STRAY)) }));
}

type Ring = [number, number][];
const ringOf = (points: readonly Point[]): Ring => points.map(({ x, y }) => [x, y]);

/** One of so many corners of a circle is kept: a brush need not be rounder. */
const COARSE = 8;
const dab = (at: Point, radius: number): Ring =>
  ringOf(circleOutline(at, radius).filter((_, index) => index % COARSE === 0));

/** The ground a round brush has passed over. */
function areaPainted(points: readonly Point[], radius: number): Ring[][] {
  const stops: Point[] = [];
  for (const [index, point] of points.entries()) {
    const last = stops.at(-1);
    const isFar = !last || distance(last, point) > radius / 2;
    if (isFar || (index === points.length - 1 && distance(last, point) > 0.01)) stops.push(point);
  }
  const strips = stops.slice(1).map((to, index) => [ringOf(stripAlong([stops[index] ?? to, to], 2 * radius))]);
  return [...stops.map((at) => [dab(at, radius)]), ...strips];
}

/** Paints on an area; what falls off it becomes an area of its own of the same kind. */
export function brush(whole: Draft, id: Id, stroke: Stroke): Change | Refused {
  const { draft, text } = parted(whole, [id], 'also whole rows');
  const feature = draft.scenario.terrain.find((one) => one.id === id);
  if (!feature || !('outline' in feature))
    return { refused: 'The brush is for areas. Select a wood, a hill or the like.' };
  const parts = brushed(feature.outline, stroke);
  if ('refused' in parts) return parts;
  const [main, ...others] = parts;
  if (!main) return { refused: 'Nothing would be left of it. Remove it instead.' };
  const after = {
    ...draft.scenario,
    terrain: draft.scenario.terrain.map((one): Feature => (one === feature ? { ...feature, outline: main } : one)),
  };
  const painted = new TextEdits(text.values);
  writePlaces(painted, draft, after);
  const path = pathOf(draft, id);
  const value = path && painted.at(path);
  const names = featureNames(draft.scenario);
  for (const outline of others) {
    const plain = writtenOut(value ?? null);
    if (!isGroup(plain)) continue;
    // A hill's contours stay with its larger part.
    const { contours: _contours, at: _at, size: _size, heading: _heading, ...rest } = plain;
    const name = feature.name === null ? null : freeName(feature.name, names);
    if (name !== null) names.add(name);
    insertFeature(painted, feature.kind, { ...rest, ...(name !== null && { name }), outline: plainOutline(outline) });
  }
  const edits = [...text.edits, ...painted.edits];
  const verb = stroke.does === 'add' ? 'Add to' : 'Take from';
  return edits.length === 0
    ? { refused: 'The stroke does not touch it.' }
    : { does: `${verb} ${nameOf(draft.scenario, id) ?? 'an area'}`, edits };
}

/** A brush that adds to an area or takes from it. */
import { difference, union } from 'polyclip-ts';
import { areaOf, circleOutline, convexHull, distance } from '../../engine/geometry';
import type { Point } from '../../engine/geometry';
import type { Feature, Id, Outline } from '../../engine/scenario';
import { isGroup } from '../../engine/scenario/edits';
import { flatOutline } from '../../engine/terrain';
import type { Change } from '../change';
import { pathOf, writtenOut } from '../draft';
import type { Draft, Refused } from '../draft';
import { insertFeature } from '../entries';
import { featureNames, freeName } from '../free-names';
import { writePlaces } from '../rewriting';
import { plainOutline, TextEdits } from '../rewriting';
import { parted } from '../rewriting/parted';
import { nameOf } from '../things';
import { simplified } from './simplify';

/** A smaller scrap is not worth a feature, cm². */
const SCRAP = 6;
/** So far the new edge may lie from the exact one, in brush radii: few nodes, and still the stroke one made. */
const STRAY = 0.12;

export type BrushStroke = {
  readonly points: readonly Point[];
  readonly radius: number;
  readonly does: 'add' | 'subtract';
};

/** What a stroke makes of an outline, the largest part first. */
export const brushed = (outline: Outline, { points, radius, does }: BrushStroke): readonly Outline[] | Refused =>
  new GrowingStroke(outline, radius, does).along(points);

/** A stroke while it is made: every frame works in only what has come since, however long the stroke is by then. */
export class GrowingStroke {
  #ground: Ground;
  /** How many points are worked in, and where the last of them lies that the next piece begins from. */
  #seen = 0;
  #stop: Point | null = null;

  constructor(
    readonly outline: Outline,
    readonly radius: number,
    readonly does: BrushStroke['does'],
  ) {
    const [first, ...others] = flatOutline(outline);
    this.#ground = first ? [[ringOf([first, ...others, first])]] : [];
  }

  /** What the whole stroke makes of the outline; `points` begin with those of the call before. */
  along(points: readonly Point[]): readonly Outline[] | Refused {
    for (const point of points.slice(this.#seen)) {
      if (this.#stop && distance(this.#stop, point) <= this.radius / 2) continue;
      this.#ground = this.#with(this.#stop ?? point, point);
      this.#stop = point;
    }
    this.#seen = points.length;
    const tip = points.at(-1);
    const isBetween = tip && this.#stop && distance(this.#stop, tip) > 0.01;
    const ground = isBetween ? this.#with(this.#stop ?? tip, tip) : this.#ground;
    return outlinesOf(ground, this.outline.shape, this.radius);
  }

  #with(from: Point, to: Point): Ground {
    const piece = [passed(from, to, this.radius)];
    return this.does === 'add' ? union(this.#ground, piece) : difference(this.#ground, piece);
  }
}

function outlinesOf(ground: Ground, was: Outline['shape'], radius: number): readonly Outline[] | Refused {
  const rings = ground.map(([outer = [], ...holes]) => ({
    points: outer.slice(0, -1).map(([x, y]) => ({ x, y })),
    holes: holes.filter((hole) => areaOf(hole.map(([x, y]) => ({ x, y }))) > SCRAP),
  }));
  const large = rings
    .filter((ring) => areaOf(ring.points) > SCRAP)
    .toSorted((a, b) => areaOf(b.points) - areaOf(a.points));
  if (large.length === 0) return { refused: 'Nothing would be left of it. Remove it instead.' };
  if (large.some(({ holes }) => holes.length > 0))
    return { refused: 'An area cannot have a hole. Cut it open from the edge.' };
  const shape = was === 'smooth' || was === 'ellipse' ? 'smooth' : 'polygon';
  return large.map((ring) => ({ shape, points: simplified(ring.points, Math.max(0.3, radius * STRAY)) }));
}

type Ring = [number, number][];
/** Parts, each an outer ring and its holes; the first point of a ring is also its last. */
type Ground = Ring[][];
const ringOf = (points: readonly Point[]): Ring => points.map(({ x, y }) => [x, y]);

/** One of so many corners of a circle is kept: a brush need not be rounder. */
const COARSE = 8;
const dab = (at: Point, radius: number): readonly Point[] =>
  circleOutline(at, radius).filter((_, index) => index % COARSE === 0);

/** The ground a round brush passes over on its way. */
const passed = (from: Point, to: Point, radius: number): Ring =>
  ringOf(convexHull([...dab(from, radius), ...dab(to, radius)]));

/** Paints on an area; what falls off it becomes an area of its own of the same kind. */
export function brush(whole: Draft, id: Id, stroke: BrushStroke): Change | Refused {
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

/** The country while it is drawn: what stands where, so that the next thing finds room beside it. */
import { corners, distanceToPolyline, pointGap, pointInPolygon, poseAt, facingOf } from '../../engine/geometry';
import type { Box, Point } from '../../engine/geometry';
import type { Cm, Feature, Scale } from '../../engine/scenario';
import { flatCourse, flatOutline } from '../../engine/terrain';
import type { Chance } from '../army/chance';

interface Area {
  readonly feature: Feature;
  readonly outline: readonly Point[];
}
interface CourseDrawn {
  readonly kind: 'road' | 'water';
  readonly course: readonly Point[];
  readonly width: Cm;
}
/** How far to keep from things, cm; null where they do not matter. */
export interface KeepClear {
  readonly blocks: Cm;
  readonly roads: Cm | null;
  readonly streams: Cm;
}

export class Sketch {
  readonly features: Feature[];
  readonly #areas: Area[] = [];
  readonly #ways: CourseDrawn[] = [];
  readonly #blocks: Box[] = [];

  constructor(
    terrain: readonly Feature[],
    readonly width: Cm,
    readonly depth: Cm,
  ) {
    this.features = [...terrain];
    terrain.forEach((feature) => this.#note(feature));
  }

  add(feature: Feature): void {
    this.features.push(feature);
    this.#note(feature);
  }

  #note(feature: Feature): void {
    if (feature.kind === 'bua') this.#blocks.push(...feature.blocks.map(boxOf));
    else if (feature.kind === 'stream' || feature.kind === 'river' || feature.kind === 'road')
      this.#ways.push({
        kind: feature.kind === 'road' ? 'road' : 'water',
        course: flatCourse(feature.course),
        width: feature.width,
      });
    else if ('outline' in feature) this.#areas.push({ feature, outline: flatOutline(feature.outline) });
  }

  /** Streams and rivers. */
  get streams(): readonly CourseDrawn[] {
    return this.#ways.filter(({ kind }) => kind === 'water');
  }
  get roads(): readonly CourseDrawn[] {
    return this.#ways.filter(({ kind }) => kind === 'road');
  }

  /** Ground on which one can build and sow: no wood, no water, no steep slope, nothing sown there yet. */
  isFree(at: Point, { blocks, roads, streams }: KeepClear): boolean {
    return (
      !this.#areas.some(({ feature, outline }) => !isGentle(feature) && pointInPolygon(at, outline)) &&
      !this.#blocks.some((box) => pointGap(at, box) < blocks) &&
      !this.#ways.some(({ kind, course, width }) => {
        const margin = kind === 'road' ? roads : streams;
        return margin !== null && distanceToPolyline(at, course) < margin + width / 2;
      })
    );
  }

  /** Whether a corner of such ground lies in the box: between the points that are looked at there might be one. */
  reachesInto(box: Box): boolean {
    return this.#areas.some(
      ({ feature, outline }) => !isGentle(feature) && outline.some((corner) => pointGap(corner, box) === 0),
    );
  }

  /** Ground where no brook runs: hills, houses, woods, and water that is there already. */
  isHigh(at: Point): boolean {
    return (
      this.#areas.some(({ feature, outline }) => feature.kind !== 'marsh' && pointInPolygon(at, outline)) ||
      this.#blocks.some((box) => pointGap(at, box) < box.width / 10)
    );
  }

  /** How bad a point is for a road: steep, wooded or wet. */
  isBadForRoads(at: Point): boolean {
    return this.#areas.some(({ feature, outline }) => !isGentle(feature) && pointInPolygon(at, outline));
  }
}

const isGentle = (feature: Feature): boolean => feature.kind === 'hill' && feature.slope === 'gentle';

export const boxOf = ({ at, turn, side }: { readonly at: Point; readonly turn: number; readonly side: Cm }): Box => ({
  pose: poseAt(at, facingOf(turn)),
  width: side,
  depth: side,
});

/** Points spread over a box, its corners among them. */
export function spotsOf(box: Box): readonly Point[] {
  const [a, b, c, d] = corners(box);
  const shares = [0, 0.25, 0.5, 0.75, 1];
  const between = (from: Point, to: Point, share: number): Point => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
  });
  return shares.flatMap((along) =>
    shares.map((across) => between(between(a, b, across), between(d, c, across), along)),
  );
}

/** What everything is drawn with: lengths are those of 28mm times `factor`. */
export interface Country {
  readonly sketch: Sketch;
  readonly chance: Chance;
  readonly factor: number;
  readonly scale: Scale;
}

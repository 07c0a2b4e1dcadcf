import { BufferGeometry, Float32BufferAttribute, Vector3 } from 'three';
import { SLOTS } from './paints';
import type { FigurePaint } from './paints';

export type FigurePoint = readonly [x: number, y: number, z: number];

/** A cross-section of a tube: centre, radii along its two axes and brightness. */
export interface Ring {
  readonly at: FigurePoint;
  readonly r: number;
  /** Radius along the second axis; `r` when left out. */
  readonly r2?: number;
  readonly shade?: number;
}
export interface TubeStyle {
  /** Axes of the rings: across (`r`) and along (`r2`). */
  readonly axes?: readonly [FigurePoint, FigurePoint];
  /** Facets with an edge between them, for hats and wood. */
  readonly flat?: boolean;
  readonly startCap?: FigurePaint;
  readonly endCap?: FigurePaint;
  /** Turn of the first corner, in sides. */
  readonly phase?: number;
}
/** A paint, or one for each side and segment; null leaves it open. */
export type TubePaint = FigurePaint | ((side: number, segment: number) => FigurePaint | null);

const vector = (spot: FigurePoint): Vector3 => new Vector3(spot[0], spot[1], spot[2]);
const spotOf = (v: Vector3): FigurePoint => [v.x, v.y, v.z];
export const along = (a: FigurePoint, b: FigurePoint, t: number): FigurePoint => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

/**
 * Where a model takes shape: triangles with a baked brightness and a colour slot. Centimetres of a 28 mm figure, feet at
 * y = 0, facing -z. Faces turn outward by themselves when normals are given.
 */
export class Mould {
  private readonly positions: number[] = [];
  private readonly normals: number[] = [];
  private readonly colours: number[] = [];
  private readonly slots: number[] = [];
  private offset: FigurePoint = [0, 0, 0];

  /** Everything `shape` makes is moved by `offset`. */
  shifted(offset: FigurePoint, shape: () => void): void {
    const before = this.offset;
    this.offset = [before[0] + offset[0], before[1] + offset[1], before[2] + offset[2]];
    shape();
    this.offset = before;
  }

  triangle(
    spots: readonly [FigurePoint, FigurePoint, FigurePoint],
    paint: FigurePaint,
    shades: readonly number[] = [1],
    normals?: readonly Vector3[],
  ): void {
    const [a, b, c] = spots;
    const face = new Vector3().crossVectors(vector(b).sub(vector(a)), vector(c).sub(vector(a))).normalize();
    const order = normals?.[0] && face.dot(normals[0]) < 0 ? [0, 2, 1] : [0, 1, 2];
    for (const i of order) {
      const spot = spots[i] ?? a;
      const normal = normals?.[i] ?? face;
      const shade = (shades[i] ?? shades[0] ?? 1) * (0.8 + 0.22 * normal.y);
      this.positions.push(spot[0] + this.offset[0], spot[1] + this.offset[1], spot[2] + this.offset[2]);
      this.normals.push(normal.x, normal.y, normal.z);
      this.colours.push(paint.colour[0] * shade, paint.colour[1] * shade, paint.colour[2] * shade);
      this.slots.push(SLOTS.indexOf(paint.slot));
    }
  }

  quad(
    spots: readonly [FigurePoint, FigurePoint, FigurePoint, FigurePoint],
    paint: FigurePaint,
    shades: readonly number[] = [1],
    normals?: readonly Vector3[],
  ): void {
    const [a, b, c, d] = spots;
    const shade = (i: number): number => shades[i] ?? shades[0] ?? 1;
    const pick = (i: number, j: number, k: number): Vector3[] | undefined => {
      const [p, q, r] = [normals?.[i], normals?.[j], normals?.[k]];
      return p && q && r ? [p, q, r] : undefined;
    };
    this.triangle([a, b, c], paint, [shade(0), shade(1), shade(2)], pick(0, 1, 2));
    this.triangle([a, c, d], paint, [shade(0), shade(2), shade(3)], pick(0, 2, 3));
  }

  /** A skin over rings; a ring of no radius closes it to a point. */
  tube(rings: readonly Ring[], sides: number, paint: TubePaint, style: TubeStyle = {}): void {
    const [across, forward] = (
      style.axes ?? [
        [1, 0, 0],
        [0, 0, 1],
      ]
    ).map(vector);
    if (!across || !forward) return;
    const angle = (i: number): number => ((i + (style.phase ?? 0)) / sides) * Math.PI * 2;
    const spot = (ring: Ring, i: number): FigurePoint =>
      spotOf(
        vector(ring.at)
          .addScaledVector(across, Math.cos(angle(i)) * ring.r)
          .addScaledVector(forward, Math.sin(angle(i)) * (ring.r2 ?? ring.r)),
      );
    const outward = (ring: Ring, i: number): Vector3 =>
      new Vector3()
        .addScaledVector(across, Math.cos(angle(i)) / (ring.r + 0.01))
        .addScaledVector(forward, Math.sin(angle(i)) / ((ring.r2 ?? ring.r) + 0.01))
        .normalize();
    rings.slice(1).forEach((to, segment) => {
      const from = rings[segment];
      if (!from) return;
      for (let i = 0; i < sides; i++) {
        const chosen = typeof paint === 'function' ? paint(i, segment) : paint;
        if (!chosen) continue;
        const corners = [spot(from, i), spot(from, i + 1), spot(to, i + 1), spot(to, i)] as const;
        const round = style.flat
          ? Array<Vector3>(4).fill(outward(to.r > from.r ? to : from, i + 0.5))
          : [outward(from, i), outward(from, i + 1), outward(to, i + 1), outward(to, i)];
        const [low, high] = [from.shade ?? 1, to.shade ?? 1];
        if (to.r < 0.001) this.triangle([corners[0], corners[1], corners[3]], chosen, [low, low, high], round);
        else if (from.r < 0.001) this.triangle([corners[0], corners[2], corners[3]], chosen, [low, high, high], round);
        else this.quad(corners, chosen, [low, low, high, high], round);
      }
    });
    const cap = (ring: Ring | undefined, chosen: FigurePaint | undefined, beside: Ring | undefined): void => {
      if (!ring || !chosen || !beside) return;
      const normal = vector(ring.at).sub(vector(beside.at)).normalize();
      for (let i = 1; i < sides - 1; i++)
        this.triangle(
          [spot(ring, 0), spot(ring, i), spot(ring, i + 1)],
          chosen,
          [ring.shade ?? 1],
          [normal, normal, normal],
        );
    };
    cap(rings[0], style.startCap, rings[1]);
    cap(rings.at(-1), style.endCap, rings.at(-2));
  }

  /** A tube whose rings stand square to the line from its first ring to its last. */
  limb(rings: readonly Ring[], sides: number, paint: TubePaint, style: Omit<TubeStyle, 'axes'> = {}): void {
    const [first, last] = [rings[0], rings.at(-1)];
    if (!first || !last) return;
    const line = vector(last.at).sub(vector(first.at)).normalize();
    const across = new Vector3().crossVectors(
      Math.abs(line.y) > 0.9 ? new Vector3(0, 0, -1) : new Vector3(0, 1, 0),
      line,
    );
    across.normalize();
    const forward = new Vector3().crossVectors(line, across);
    this.tube(rings, sides, paint, { ...style, axes: [spotOf(across), spotOf(forward)] });
  }

  /** A box standing on `foot` (the middle of its floor), open below. */
  box(foot: FigurePoint, size: FigurePoint, paint: FigurePaint, shade = 1): void {
    const [w, h, d] = [size[0] / 2, size[1], size[2] / 2];
    const corner = (x: number, y: number, z: number): FigurePoint => [
      foot[0] + x * w,
      foot[1] + y * h,
      foot[2] + z * d,
    ];
    const side = (ax: number, az: number, bx: number, bz: number): void => {
      const normal = new Vector3(ax + bx, 0, az + bz).normalize();
      const corners = [corner(ax, 0, az), corner(bx, 0, bz), corner(bx, 1, bz), corner(ax, 1, az)] as const;
      this.quad([...corners], paint, [shade * 0.7, shade * 0.7, shade, shade], Array<Vector3>(4).fill(normal));
    };
    side(-1, 1, 1, 1);
    side(1, 1, 1, -1);
    side(1, -1, -1, -1);
    side(-1, -1, -1, 1);
    const up = new Vector3(0, 1, 0);
    this.quad(
      [corner(-1, 1, 1), corner(1, 1, 1), corner(1, 1, -1), corner(-1, 1, -1)],
      paint,
      [shade * 1.08],
      [up, up, up, up],
    );
  }

  finish(): BufferGeometry {
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new Float32BufferAttribute(this.positions, 3));
    geometry.setAttribute('normal', new Float32BufferAttribute(this.normals, 3));
    geometry.setAttribute('color', new Float32BufferAttribute(this.colours, 3));
    geometry.setAttribute('slot', new Float32BufferAttribute(this.slots, 1));
    return geometry;
  }
}

/** Builds one model. */
export function moulded(shape: (mould: Mould) => void): BufferGeometry {
  const mould = new Mould();
  shape(mould);
  return mould.finish();
}

/** Triangles of a model built here. */
export const trianglesOf = (geometry: BufferGeometry): number => (geometry.getAttribute('position').count / 3) | 0;

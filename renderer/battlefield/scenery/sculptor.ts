import { BufferGeometry, Color, Float32BufferAttribute } from 'three';

export type MeshPoint = readonly [number, number, number];
type Pair = readonly [number, number];
export type Tint = readonly [number, number, number];

/** A colour by its hex, lighter or darker by a factor. */
export const tintOf = (hex: string, light: number): Tint => {
  const { r, g, b } = new Color(hex).multiplyScalar(light);
  return [r, g, b];
};

/** Builds one mesh out of many small faces. Everything is placed about a movable, turnable origin. */
export class Sculptor {
  private readonly places: number[] = [];
  private readonly normals: number[] = [];
  private readonly uvs: number[] = [];
  private readonly colours: number[] = [];
  private origin: MeshPoint = [0, 0, 0];
  private cosine = 1;
  private sine = 0;

  /** Further faces stand at `origin`, turned `clockwise` degrees as seen from above. */
  moveTo(origin: MeshPoint, clockwise: number): this {
    this.origin = origin;
    this.cosine = Math.cos((-clockwise * Math.PI) / 180);
    this.sine = Math.sin((-clockwise * Math.PI) / 180);
    return this;
  }

  corner(place: MeshPoint, normal: MeshPoint, uv: Pair, tint: Tint): void {
    const { cosine, sine, origin } = this;
    this.places.push(
      place[0] * cosine + place[2] * sine + origin[0],
      place[1] + origin[1],
      place[2] * cosine - place[0] * sine + origin[2],
    );
    this.normals.push(normal[0] * cosine + normal[2] * sine, normal[1], normal[2] * cosine - normal[0] * sine);
    this.uvs.push(uv[0], uv[1]);
    this.colours.push(tint[0], tint[1], tint[2]);
  }

  get triangles(): number {
    return this.places.length / 9;
  }

  geometry(): BufferGeometry {
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new Float32BufferAttribute(this.places, 3));
    geometry.setAttribute('normal', new Float32BufferAttribute(this.normals, 3));
    geometry.setAttribute('uv', new Float32BufferAttribute(this.uvs, 2));
    geometry.setAttribute('color', new Float32BufferAttribute(this.colours, 3));
    return geometry;
  }
}

/** Unit normal of a face through three corners, counter-clockwise from outside. */
export function faceNormal(a: MeshPoint, b: MeshPoint, c: MeshPoint): MeshPoint {
  const u = [b[0] - a[0], b[1] - a[1], b[2] - a[2]] as const;
  const v = [c[0] - a[0], c[1] - a[1], c[2] - a[2]] as const;
  const x = u[1] * v[2] - u[2] * v[1];
  const y = u[2] * v[0] - u[0] * v[2];
  const z = u[0] * v[1] - u[1] * v[0];
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

import { BufferGeometry, Float32BufferAttribute, Mesh, MeshLambertMaterial, MeshPhongMaterial } from 'three';
import type { Belongings } from '../belongings';
import type { Means } from '../quality';
import { painted } from '../scenery/canvas';
import { FRAME_WIDTH, paintRule, paintWood } from './rule-art';

/** Top and underside of the frame above the table's level, cm. */
const TOP = 1;
const FOOT = -4.2;
const STRIPS = 5;

/** The wooden frame with its brass rule, one mesh: four bars, each with its own strip of one picture, and plain sides. */
export function frameTable(width: number, depth: number, means: Means, belongings: Belongings): Mesh {
  const perCm = Math.min(means.fineShading ? 12 : 7, 4000 / (Math.max(width, depth) + 2 * FRAME_WIDTH));
  const long = Math.ceil((width + 2 * FRAME_WIDTH) * perCm);
  const strip = Math.ceil(FRAME_WIDTH * perCm);
  const wood = painted(belongings, long, strip * STRIPS, means.anisotropy, (brush) => {
    for (let number = 0; number < STRIPS; number++) {
      brush.save();
      brush.translate(0, number * strip);
      brush.beginPath();
      brush.rect(0, 0, long, strip);
      brush.clip();
      paintWood(brush, long, strip, 4 + number * 3);
      if (number < 4) paintRule(brush, number % 2 === 0 ? width : depth, number % 2 === 0, perCm);
      brush.restore();
    }
  });
  const geometry = belongings.keep(frameGeometry(width, depth));
  const material = belongings.keep(
    means.fineShading
      ? new MeshPhongMaterial({ map: wood, vertexColors: true, shininess: 34, specular: '#4a3b2c' })
      : new MeshLambertMaterial({ map: wood, vertexColors: true }),
  );
  const frame = new Mesh(geometry, material);
  frame.castShadow = frame.receiveShadow = means.shadows;
  return frame;
}

/** Bars in the order south, east, north, west; each shows its rule to a player sitting there. */
export function frameGeometry(width: number, depth: number): BufferGeometry {
  const places: number[] = [];
  const normals: number[] = [];
  const uvs: number[] = [];
  const tints: number[] = [];
  const full = width + 2 * FRAME_WIDTH;
  for (let side = 0; side < 4; side++) {
    const lengthwise = side % 2 === 0;
    const half = lengthwise ? full / 2 : depth / 2;
    const inner = lengthwise ? depth / 2 : width / 2;
    const outer = inner + FRAME_WIDTH;
    const angle = (side * Math.PI) / 2;
    const cosine = Math.cos(angle);
    const sine = Math.sin(angle);
    const corner = (
      along: number,
      up: number,
      out: number,
      normal: readonly number[],
      u: number,
      v: number,
      tint: number,
    ) => {
      places.push(along * cosine + out * sine, up, out * cosine - along * sine);
      const [a = 0, b = 0, o = 0] = normal;
      normals.push(a * cosine + o * sine, b, o * cosine - a * sine);
      uvs.push(u, v);
      tints.push(tint, tint, tint);
    };
    const face = (
      from: readonly [number, number, number],
      to: readonly [number, number, number],
      normal: readonly number[],
      strip: number,
      tint: number,
    ): void => {
      const right = lengthwise ? 1 : depth / full;
      const low = 1 - (strip + 0.98) / STRIPS;
      const high = 1 - (strip + 0.02) / STRIPS;
      const [a0, u0, o0] = from;
      const [a1, u1, o1] = to;
      const quad = [
        [a0, u0, o0, 0, low],
        [a1, u0, o0, right, low],
        [a1, u1, o1, right, high],
        [a0, u0, o0, 0, low],
        [a1, u1, o1, right, high],
        [a0, u1, o1, 0, high],
      ] as const;
      for (const [a, up, out, u, v] of quad) corner(a, up, out, normal, u, v, tint);
    };
    face([-half, TOP, outer], [half, TOP, inner], [0, 1, 0], side, 1);
    face([-half, FOOT, outer], [half, TOP, outer], [0, 0, 1], 4, 0.7);
    face([half, FOOT, inner], [-half, TOP, inner], [0, 0, -1], 4, 0.6);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(places, 3));
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2));
  geometry.setAttribute('color', new Float32BufferAttribute(tints, 3));
  return geometry;
}

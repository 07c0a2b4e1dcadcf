import { IcosahedronGeometry } from 'three';
import type { BufferGeometry } from 'three';
import { lattice } from '../land';
import { faceNormal, Sculptor } from './sculptor';
import type { MeshPoint, Tint } from './sculptor';
import { tintOf } from './sculptor';

const WICKER = '#8b6c48';
const SOIL = '#5f4429';
const BRUSHWOOD = '#7b6140';
const STONE = '#9a917f';
const TIMBER = '#8f6f47';

const scaled = ([r, g, b]: Tint, light: number): Tint => [r * light, g * light, b * light];

/** A ring of corners about the upright axis. */
const ring = (sides: number, radius: number, y: number): MeshPoint[] =>
  Array.from({ length: sides }, (_, i) => {
    const angle = (i / sides) * Math.PI * 2;
    return [Math.cos(angle) * radius, y, Math.sin(angle) * radius];
  });

/** Faces between two rings of corners; those of a basket are woven: light and dark by turns, and round. */
function skin(
  sculptor: Sculptor,
  low: readonly MeshPoint[],
  high: readonly MeshPoint[],
  foot: Tint,
  head: Tint,
  weave: number | null,
): void {
  low.forEach((a, i) => {
    const next = (i + 1) % low.length;
    const [b, c, d] = [low[next], high[next], high[i]];
    if (!b || !c || !d) return;
    const flat = faceNormal(a, d, b);
    const woven = weave === null ? 1 : (i + weave) % 2 === 0 ? 0.84 : 1.1;
    const out = ([x, , z]: MeshPoint): MeshPoint => {
      const length = Math.hypot(x, z) || 1;
      return weave !== null ? [x / length, 0, z / length] : flat;
    };
    for (const [spot, tint] of [
      [a, foot],
      [d, head],
      [b, foot],
      [b, foot],
      [d, head],
      [c, head],
    ] as const)
      sculptor.corner(spot, out(spot), [0.5, 0.5], scaled(tint, woven));
  });
}

/** A wicker basket full of earth, 1.3 cm high and 1.2 across, its rods woven. */
export function sculptGabion(): BufferGeometry {
  const sculptor = new Sculptor();
  const sides = 12;
  const bands = [
    { y: 0, r: 0.6, light: 0.55 },
    { y: 0.3, r: 0.66, light: 0.75 },
    { y: 0.6, r: 0.64, light: 0.88 },
    { y: 0.9, r: 0.66, light: 1 },
    { y: 1.22, r: 0.65, light: 1.12 },
  ];
  bands.slice(1).forEach((high, i) => {
    const low = bands[i];
    if (!low) return;
    skin(
      sculptor,
      ring(sides, low.r, low.y),
      ring(sides, high.r, high.y),
      tintOf(WICKER, low.light),
      tintOf(WICKER, high.light),
      i,
    );
  });
  const rim = ring(sides, 0.65, 1.22);
  const inner = ring(sides, 0.52, 1.21);
  skin(sculptor, rim, inner, tintOf(WICKER, 1.2), tintOf(SOIL, 0.8), null);
  inner.forEach((a, i) => {
    const b = inner[(i + 1) % sides];
    if (!b) return;
    for (const spot of [a, [0, 1.24, 0] as const, b])
      sculptor.corner(spot, [0, 1, 0], [0.5, 0.5], tintOf(SOIL, spot[0] === 0 ? 1 : 0.7));
  });
  return sculptor.geometry();
}

/** A bundle of brushwood along x, 2.2 cm long, tied twice. */
export function sculptFascine(): BufferGeometry {
  const sculptor = new Sculptor();
  const sides = 7;
  const stations = [
    { x: -1.12, r: 0.2, light: 0.8 },
    { x: -0.72, r: 0.17, light: 0.5 },
    { x: -0.6, r: 0.235, light: 1 },
    { x: 0.6, r: 0.235, light: 1 },
    { x: 0.72, r: 0.17, light: 0.5 },
    { x: 1.12, r: 0.2, light: 0.8 },
  ];
  const at = (x: number, r: number, i: number): MeshPoint => {
    const angle = (i / sides) * Math.PI * 2;
    const uneven = 0.86 + 0.28 * lattice(i % sides, Math.round(x * 7));
    return [x, Math.cos(angle) * r * uneven, Math.sin(angle) * r * uneven];
  };
  stations.slice(1).forEach((to, segment) => {
    const from = stations[segment];
    if (!from) return;
    for (let i = 0; i < sides; i++) {
      const corners = [
        at(from.x, from.r, i),
        at(to.x, to.r, i),
        at(to.x, to.r, i + 1),
        at(from.x, from.r, i + 1),
      ] as const;
      const angle = ((i + 0.5) / sides) * Math.PI * 2;
      const normal: MeshPoint = [0, Math.cos(angle), Math.sin(angle)];
      const stripe = 0.8 + 0.4 * lattice(i, segment + 3);
      for (const [n, light] of [
        [0, from.light],
        [2, to.light],
        [1, to.light],
        [0, from.light],
        [3, from.light],
        [2, to.light],
      ] as const)
        sculptor.corner(corners[n], normal, [0.5, 0.5], tintOf(BRUSHWOOD, light * stripe));
    }
  });
  for (const end of [-1, 1])
    for (let i = 0; i < sides; i++) {
      const [a, b] = [at(end * 1.12, 0.2, i), at(end * 1.12, 0.2, i + 1)];
      for (const spot of end > 0 ? [[1.12, 0, 0] as const, b, a] : [[-1.12, 0, 0] as const, a, b])
        sculptor.corner(spot, [end, 0, 0], [0.5, 0.5], tintOf('#a58a60', 0.9));
    }
  return sculptor.geometry();
}

/** A pointed stake along x that sinks a little towards its point: 0.5 cm of it in the earth and 2 cm out. */
export function sculptFraise(): BufferGeometry {
  const sculptor = new Sculptor();
  const sides = 5;
  const stations = [
    { x: -0.5, r: 0.14, light: 0.75 },
    { x: 1.4, r: 0.13, light: 1.15 },
    { x: 1.95, r: 0, light: 1.6 },
  ];
  const at = (x: number, r: number, i: number): MeshPoint => {
    const angle = (i / sides) * Math.PI * 2;
    return [x, Math.cos(angle) * r - 0.16 * x, Math.sin(angle) * r];
  };
  stations.slice(1).forEach((to, segment) => {
    const from = stations[segment];
    if (!from) return;
    for (let i = 0; i < sides; i++) {
      const angle = ((i + 0.5) / sides) * Math.PI * 2;
      const normal: MeshPoint = [0, Math.cos(angle), Math.sin(angle)];
      const [a, b, c, d] = [at(from.x, from.r, i), at(to.x, to.r, i), at(to.x, to.r, i + 1), at(from.x, from.r, i + 1)];
      for (const [spot, light] of [
        [a, from.light],
        [c, to.light],
        [b, to.light],
        [a, from.light],
        [d, from.light],
        [c, to.light],
      ] as const)
        sculptor.corner(spot, normal, [0.5, 0.5], tintOf(TIMBER, light));
    }
  });
  return sculptor.geometry();
}

/** A boulder about 1 cm across before it is sized, flat below. */
export function sculptStone(): BufferGeometry {
  const sculptor = new Sculptor();
  const shape = new IcosahedronGeometry(1, 0);
  const places = shape.getAttribute('position');
  const corner = (i: number): MeshPoint => {
    const [x, y, z] = [places.getX(i), places.getY(i), places.getZ(i)];
    const uneven = 0.8 + 0.4 * lattice(Math.round(x * 31 + z * 57), Math.round(y * 43));
    return [x * uneven, Math.max(-0.2, y * 0.62 * uneven), z * uneven * 0.82];
  };
  for (let i = 0; i + 2 < places.count; i += 3) {
    const [a, b, c] = [corner(i), corner(i + 1), corner(i + 2)];
    const normal = faceNormal(a, b, c);
    for (const spot of [a, b, c])
      sculptor.corner(spot, normal, [0.5, 0.5], tintOf(STONE, 0.6 + 0.4 * Math.max(0, spot[1] + 0.3)));
  }
  shape.dispose();
  return sculptor.geometry();
}

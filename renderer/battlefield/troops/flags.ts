import { DoubleSide, MeshLambertMaterial, PlaneGeometry } from 'three';
import type { BufferGeometry, DataTexture } from 'three';
import type { RosterSide } from '../../../engine/battle';
import { flagsOf } from '../../../drawing/map';
import type { Channels } from './crowd';
import { BRASS, TIMBER, moulded } from './figures';
import { dyed } from './flag-dyes';
import { painted } from './textures';

const TILE = 128;
const FINE = 2;
/** Place of the flag's design in the strip: where it begins and how wide it is. */
export const FLAG_CHANNELS: Channels = [['tile', 2]];

/** All flags of the battle side by side, two for each side, woven and with soft edges between colours. */
export function flagStrip(sides: readonly RosterSide[]): DataTexture {
  const cloths = sides.flatMap(({ nation, colours }) => {
    const { colonel, regiment } = flagsOf(nation, colours, colours.facings[0] ?? colours.lace);
    return [dyed(colonel, TILE, FINE), dyed(regiment, TILE, FINE)];
  });
  const count = Math.max(1, cloths.length);
  return painted(TILE * count, TILE, (u, v) => {
    const column = Math.floor(u * TILE * count);
    const place = Math.floor(v * TILE) * TILE + (column % TILE);
    const [r, g, b] = cloths[Math.floor(column / TILE)]?.[place] ?? [1, 1, 1];
    const weave = 0.97 + 0.03 * Math.cos(v * TILE * 2.2);
    return [r * weave, g * weave, b * weave, 1];
  });
}

/** Where a design lies in the strip. */
export const tileOf = (design: number, sides: number): readonly [number, number] => [
  design / (sides * 2),
  1 / (sides * 2),
];

/** A cloth 2.7 by 2.5 cm flying from its hoist at x = 0, bent as the wind holds it. */
export function clothGeometry(): BufferGeometry {
  const geometry = new PlaneGeometry(2.7, 2.5, 9, 3).translate(1.35, 0, 0);
  const place = geometry.getAttribute('position');
  for (let i = 0; i < place.count; i++) {
    const [x, y] = [place.getX(i), place.getY(i)];
    const loose = Math.min(1, x / 1.2);
    const wave = 0.32 * Math.sin(x * 2.4 + 0.5 + y * 0.25) + 0.1 * Math.sin(x * 5 + 1.2 + y * 0.8);
    place.setXYZ(i, x * 0.94, y - 0.075 * x * x * (1 - 0.15 * y), (wave - 0.15) * loose);
  }
  geometry.computeVertexNormals();
  return geometry;
}

export function clothMaterial(strip: DataTexture): MeshLambertMaterial {
  const material = new MeshLambertMaterial({ map: strip, side: DoubleSide });
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nattribute vec2 tile;')
      .replace(
        '#include <uv_vertex>',
        '#include <uv_vertex>\nvMapUv = vec2(tile.x + (0.01 + 0.98 * uv.x) * tile.y, 0.01 + 0.98 * uv.y);',
      );
  };
  return material;
}

/** A flag pole with its finial, 5.75 cm from the hand up. */
export const poleGeometry = (): BufferGeometry =>
  moulded((mould) => {
    mould.limb(
      [
        { at: [0, 0, 0], r: 0.055, shade: 0.9 },
        { at: [0, 5.75, 0], r: 0.045, shade: 1.1 },
      ],
      4,
      TIMBER,
    );
    mould.limb(
      [
        { at: [0, 5.7, 0], r: 0.1, shade: 1.2 },
        { at: [0, 6.1, 0], r: 0, shade: 1.5 },
      ],
      4,
      BRASS,
    );
  });

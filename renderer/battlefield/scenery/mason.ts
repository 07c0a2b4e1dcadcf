import { TILES } from './mason-art';
import type { TileName } from './mason-art';
import { faceNormal, Sculptor } from './sculptor';
import type { MeshPoint } from './sculptor';

/** Which part of a tile a face shows, and how light it is painted (at its foot: `footLight`). */
export interface WallFace {
  readonly from?: readonly [number, number];
  readonly to?: readonly [number, number];
  readonly light?: number;
  readonly footLight?: number;
}

const SEAM = 0.004;

/** Builds walls and roofs out of the tiles of one atlas. Heights are up, x along a house, z across it. */
export class Mason {
  readonly sculptor = new Sculptor();

  moveTo(origin: MeshPoint, clockwise: number): this {
    this.sculptor.moveTo(origin, clockwise);
    return this;
  }

  /** A four-cornered face, counter-clockwise from its lower left corner as seen from outside. */
  quad(a: MeshPoint, b: MeshPoint, c: MeshPoint, d: MeshPoint, tile: TileName, face: WallFace = {}): void {
    const [left, low] = face.from ?? [0, 0];
    const [right, high] = face.to ?? [1, 1];
    const light = face.light ?? 1;
    const foot = face.footLight ?? light;
    const normal = faceNormal(a, b, d);
    const corners = [
      [a, left, low, foot],
      [b, right, low, foot],
      [c, right, high, light],
      [a, left, low, foot],
      [c, right, high, light],
      [d, left, high, light],
    ] as const;
    for (const [place, u, v, shade] of corners)
      this.sculptor.corner(place, normal, onAtlas(tile, u, v), [shade, shade, shade]);
  }

  /** A three-cornered face, its base on the lower edge of the tile. */
  triangle(a: MeshPoint, b: MeshPoint, c: MeshPoint, tile: TileName, light = 1, top = 1): void {
    const normal = faceNormal(a, b, c);
    const corners = [
      [a, 0, 0],
      [b, 1, 0],
      [c, 0.5, top],
    ] as const;
    for (const [place, u, v] of corners)
      this.sculptor.corner(place, normal, onAtlas(tile, u, v), [light, light, light]);
  }

  /** A block between two opposite corners, without its underside. */
  box(low: MeshPoint, high: MeshPoint, tile: TileName, face: WallFace = {}): void {
    const [x0, y0, z0] = low;
    const [x1, y1, z1] = high;
    this.quad([x0, y0, z1], [x1, y0, z1], [x1, y1, z1], [x0, y1, z1], tile, face);
    this.quad([x1, y0, z0], [x0, y0, z0], [x0, y1, z0], [x1, y1, z0], tile, face);
    this.quad([x1, y0, z1], [x1, y0, z0], [x1, y1, z0], [x1, y1, z1], tile, face);
    this.quad([x0, y0, z0], [x0, y0, z1], [x0, y1, z1], [x0, y1, z0], tile, face);
    this.quad([x0, y1, z1], [x1, y1, z1], [x1, y1, z0], [x0, y1, z0], tile, face);
  }
}

function onAtlas(tile: TileName, u: number, v: number): readonly [number, number] {
  const [column, row] = TILES[tile];
  return [(column + SEAM + u * (1 - 2 * SEAM)) / 4, 1 - (row + 1 - SEAM - v * (1 - 2 * SEAM)) / 2];
}

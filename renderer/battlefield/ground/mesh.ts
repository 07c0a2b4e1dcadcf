import { BufferGeometry, Float32BufferAttribute } from 'three';
import type { TableRelief } from '../land';

/** Slopes are lit this much steeper than they are: gentle hills read without being higher. */
const STEEPER = 1.45;
/** How far the board goes down below the table's level, cm. */
const BOARD = 3.4;

/** A cell of the lattice where earth was moved is parted into so many each way. */
const FINER = 3;
const PARTS = [0, 0.5, 1] as const;

/** The modelled surface as a lattice of about `grid` cm, finer where earth was moved; x east, y up, z south. */
export function groundGeometry(relief: TableRelief, grid: number): BufferGeometry {
  const columns = Math.max(1, Math.round(relief.width / grid));
  const rows = Math.max(1, Math.round(relief.depth / grid));
  const [wide, high] = [relief.width / columns, relief.depth / rows];
  const lattice = new Lattice(relief);
  const fine = new Set<number>();
  for (let row = 0; row <= rows; row++)
    for (let column = 0; column <= columns; column++) {
      lattice.node(column * wide, row * high);
      const dug = PARTS.some((u) => PARTS.some((v) => relief.isDug((column + u) * wide, (row + v) * high)));
      if (dug) fine.add(row * (columns + 1) + column);
    }
  const isFine = (column: number, row: number): boolean =>
    column >= 0 && column < columns && fine.has(row * (columns + 1) + column);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      if (!isFine(column, row)) {
        const southWest = row * (columns + 1) + column;
        lattice.cell(southWest, southWest + 1, southWest + columns + 1, southWest + columns + 2);
      } else {
        const edges = {
          south: isFine(column, row - 1),
          north: isFine(column, row + 1),
          west: isFine(column - 1, row),
          east: isFine(column + 1, row),
        };
        lattice.patch(column * wide, row * high, wide, high, edges);
      }
  return lattice.geometry();
}

/** Which neighbours of a fine cell are fine as well: the others meet it in a straight edge. */
type FineEdges = Readonly<Record<'south' | 'north' | 'west' | 'east', boolean>>;

class Lattice {
  private readonly places: number[] = [];
  private readonly normals: number[] = [];
  private readonly uvs: number[] = [];
  private readonly corners: number[] = [];

  constructor(private readonly relief: TableRelief) {}

  /** Adds a node, at its own height or at the one given. */
  node(x: number, y: number, height = this.relief.heightAt(x, y)): number {
    this.places.push(x, height, -y);
    const level = this.relief.normalAt(x, y);
    const length = Math.hypot(level.x * STEEPER, level.y, level.z * STEEPER);
    this.normals.push((level.x * STEEPER) / length, level.y / length, (level.z * STEEPER) / length);
    this.uvs.push(x / this.relief.width, y / this.relief.depth);
    return this.places.length / 3 - 1;
  }

  cell(southWest: number, southEast: number, northWest: number, northEast: number): void {
    this.corners.push(southWest, southEast, northEast, southWest, northEast, northWest);
  }

  /** A cell in finer ones, its edges straight where the neighbour is coarse, so that no gap opens. */
  patch(x: number, y: number, wide: number, high: number, fine: FineEdges): void {
    const { relief } = this;
    const between = (x0: number, y0: number, x1: number, y1: number, t: number): number =>
      relief.heightAt(x0, y0) * (1 - t) + relief.heightAt(x1, y1) * t;
    const heightAt = (u: number, v: number): number | undefined => {
      if (v === 0 && !fine.south) return between(x, y, x + wide, y, u);
      if (v === 1 && !fine.north) return between(x, y + high, x + wide, y + high, u);
      if (u === 0 && !fine.west) return between(x, y, x, y + high, v);
      if (u === 1 && !fine.east) return between(x + wide, y, x + wide, y + high, v);
      return undefined;
    };
    const first = this.places.length / 3;
    for (let row = 0; row <= FINER; row++)
      for (let column = 0; column <= FINER; column++) {
        const [u, v] = [column / FINER, row / FINER];
        this.node(x + u * wide, y + v * high, heightAt(u, v));
      }
    for (let row = 0; row < FINER; row++)
      for (let column = 0; column < FINER; column++) {
        const southWest = first + row * (FINER + 1) + column;
        this.cell(southWest, southWest + 1, southWest + FINER + 1, southWest + FINER + 2);
      }
  }

  geometry(): BufferGeometry {
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new Float32BufferAttribute(this.places, 3));
    geometry.setAttribute('normal', new Float32BufferAttribute(this.normals, 3));
    geometry.setAttribute('uv', new Float32BufferAttribute(this.uvs, 2));
    geometry.setIndex(this.corners);
    return geometry;
  }
}

/** The cut edge of the board all round, from the surface down. */
export function edgeGeometry(relief: TableRelief): BufferGeometry {
  const { width, depth } = relief;
  const ring: (readonly [number, number])[] = [];
  for (let x = 0; x < width; x++) ring.push([x, 0]);
  for (let y = 0; y < depth; y++) ring.push([width, y]);
  for (let x = width; x > 0; x--) ring.push([x, depth]);
  for (let y = depth; y > 0; y--) ring.push([0, y]);
  ring.push([0, 0]);
  const places: number[] = [];
  const corners: number[] = [];
  ring.forEach(([x, y], i) => {
    places.push(x, relief.heightAt(x, y), -y, x, -BOARD, -y);
    if (i > 0) corners.push(2 * i - 2, 2 * i - 1, 2 * i, 2 * i, 2 * i - 1, 2 * i + 1);
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(places, 3));
  geometry.setIndex(corners);
  geometry.computeVertexNormals();
  return geometry;
}

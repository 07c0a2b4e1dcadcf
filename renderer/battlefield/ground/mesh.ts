import { BufferGeometry, Float32BufferAttribute } from 'three';
import type { Relief } from '../land';

/** Slopes are lit this much steeper than they are: gentle hills read without being higher. */
const STEEPER = 1.45;
/** How far the board goes down below the table's level, cm. */
const BOARD = 3.4;

/** The modelled surface as a lattice of about `grid` cm; x east, y up, z south. */
export function groundGeometry(relief: Relief, grid: number): BufferGeometry {
  const columns = Math.max(1, Math.round(relief.width / grid));
  const rows = Math.max(1, Math.round(relief.depth / grid));
  const places = new Float32Array((columns + 1) * (rows + 1) * 3);
  const normals = new Float32Array(places.length);
  const uvs = new Float32Array((columns + 1) * (rows + 1) * 2);
  let node = 0;
  for (let row = 0; row <= rows; row++)
    for (let column = 0; column <= columns; column++, node++) {
      const x = (column / columns) * relief.width;
      const y = (row / rows) * relief.depth;
      places.set([x, relief.heightAt(x, y), -y], node * 3);
      const level = relief.normalAt(x, y);
      const length = Math.hypot(level.x * STEEPER, level.y, level.z * STEEPER);
      normals.set([(level.x * STEEPER) / length, level.y / length, (level.z * STEEPER) / length], node * 3);
      uvs.set([column / columns, row / rows], node * 2);
    }
  const corners: number[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const southWest = row * (columns + 1) + column;
      const northWest = southWest + columns + 1;
      corners.push(southWest, southWest + 1, northWest + 1, southWest, northWest + 1, northWest);
    }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(places, 3));
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2));
  geometry.setIndex(corners);
  return geometry;
}

/** The cut edge of the board all round, from the surface down. */
export function edgeGeometry(relief: Relief): BufferGeometry {
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

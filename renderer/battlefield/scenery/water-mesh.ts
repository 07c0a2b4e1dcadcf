import { BufferGeometry, Float32BufferAttribute } from 'three';
import { beside, WATER_LEVEL } from '../land';
import type { TableRelief, Survey } from '../land';

/** The water's surface wherever the ground lies under it: one mesh for rivers, streams and ponds. */
export interface WaterMesh {
  readonly places: readonly number[];
  /** Distance along the flow and across it, cm. */
  readonly flow: readonly number[];
  /** 0 at the bank to 1 in the deep. */
  readonly deep: readonly number[];
  readonly corners: readonly number[];
}

/** From this depth on water shows its full colour, cm. */
const FULL_DEPTH = 0.8;

/** Covers every lattice cell of `grid` cm that is wet at a corner; x east, y up, z south. */
export function floodCells(survey: Survey, relief: TableRelief, grid: number): WaterMesh {
  const columns = Math.ceil(survey.width / grid);
  const rows = Math.ceil(survey.depth / grid);
  const places: number[] = [];
  const flow: number[] = [];
  const deep: number[] = [];
  const corners: number[] = [];
  const numbers = new Map<number, number>();
  const isWet = (column: number, row: number): boolean => relief.shore.at(column * grid, row * grid) < grid;
  const corner = (column: number, row: number): number => {
    const key = row * (columns + 1) + column;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    const x = Math.min(survey.width, column * grid);
    const y = Math.min(survey.depth, row * grid);
    const number = places.length / 3;
    numbers.set(key, number);
    places.push(x, WATER_LEVEL, -y);
    const { along, across } = flowAt(survey, x, y);
    flow.push(along, across);
    deep.push(Math.min(1, Math.max(0, (WATER_LEVEL - relief.heightAt(x, y)) / FULL_DEPTH)));
    return number;
  };
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const wet = isWet(column, row) || isWet(column + 1, row) || isWet(column, row + 1) || isWet(column + 1, row + 1);
      if (!wet) continue;
      const southWest = corner(column, row);
      const southEast = corner(column + 1, row);
      const northWest = corner(column, row + 1);
      const northEast = corner(column + 1, row + 1);
      corners.push(southWest, southEast, northEast, southWest, northEast, northWest);
    }
  return { places, flow, deep, corners };
}

/** Water farther than this from any that flows stands still, cm. */
const STILL = 3;
/** Still water is so many times calmer than a river: broad, faint changes in place of ripples. */
const CALM = 24;

function flowAt(survey: Survey, x: number, y: number): { along: number; across: number } {
  let nearest = STILL;
  let flow = { along: x / CALM, across: y / CALM };
  for (const water of survey.waters) {
    const near = beside(water.course, x, y);
    if (near.distance - water.halfWidth >= nearest) continue;
    nearest = near.distance - water.halfWidth;
    flow = { along: near.along, across: near.distance * near.side };
  }
  return flow;
}

/** Colours of the water where it is drawn plainly (linear): over the bank's mud, and in the deep. */
const BANK = [0.1, 0.105, 0.07];
const DEEP = [0.03, 0.085, 0.1];

export function waterGeometry(mesh: WaterMesh): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(mesh.places, 3));
  const upward = mesh.places.map((_, i) => (i % 3 === 1 ? 1 : 0));
  geometry.setAttribute('normal', new Float32BufferAttribute(upward, 3));
  geometry.setAttribute('flow', new Float32BufferAttribute(mesh.flow, 2));
  geometry.setAttribute('deep', new Float32BufferAttribute(mesh.deep, 1));
  const tints = mesh.deep.flatMap((deep) => BANK.map((part, i) => part + ((DEEP[i] ?? part) - part) * deep));
  geometry.setAttribute('color', new Float32BufferAttribute(tints, 3));
  geometry.setIndex([...mesh.corners]);
  return geometry;
}

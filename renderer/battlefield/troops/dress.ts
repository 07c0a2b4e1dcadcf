import type { RosterSide, RosterUnit } from '../../../engine/battle';
import { uniformOf } from '../../../drawing/map';
import type { Cloth } from '../../../drawing/map';
import { chance } from './chance';
import { rgb } from './figures';
import type { Rgb } from './figures';

/** Linear colours of one figure: coat, facing, small clothes, lace, horse; fifteen numbers. */
export type Dress = Float32Array;

const HORSES: readonly Rgb[] = ['#5b3520', '#2c1b12', '#6b3f22', '#4a2d1a', '#5b3520', '#3a2718', '#c9c3b6'].map(rgb);

/** A fresh coat of paint. */
export function dressed(cloth: Cloth, hide: Rgb = [0.1, 0.05, 0.03]): Dress {
  const parts = [cloth.coat, cloth.facing, cloth.smallClothes, cloth.lace].flatMap((hex) => [...rgb(hex)]);
  return new Float32Array([...parts, ...hide]);
}

/** The same clothes on another horse; every animal is a little lighter or darker than its breed. */
export function horsed(dress: Dress, rider: string, n: number): Dress {
  const breed = HORSES[Math.floor(chance(rider, n * 2) * HORSES.length)] ?? [0.1, 0.05, 0.03];
  const shade = 0.8 + 0.5 * chance(rider, n * 2 + 1);
  const copy = new Float32Array(dress);
  breed.forEach((part, i) => (copy[12 + i] = part * shade));
  return copy;
}

/** What a unit's men, its gunners and its carriages wear. */
export interface Wardrobe {
  readonly ranks: Dress;
  readonly crew: Dress;
  readonly carriage: Dress;
}

/** Clothes of a unit from its side's colours; `ordinal` is its place among its side's units and chooses the facing. */
export function wardrobeOf(side: RosterSide, unit: RosterUnit | null, ordinal: number): Wardrobe {
  const { ranks, crew, carriage } = uniformOf(side.nation, side.colours, unit?.type ?? null, ordinal);
  return { ranks: dressed(ranks), crew: dressed(crew), carriage: dressed(carriage) };
}

/** Distances on a real map, as lengths on the table. */
import { METRES } from '../../engine/scenario';
import type { Cm } from '../../engine/scenario';

const ON_TABLE = { 'cm of the table': 1, 'ft of the table': 30.48 } as const;
export type DistanceUnit = keyof typeof METRES | keyof typeof ON_TABLE;

export const TABLE_UNITS = Object.keys(ON_TABLE) as readonly (keyof typeof ON_TABLE)[];
export const GROUND_UNITS = Object.keys(METRES) as readonly (keyof typeof METRES)[];

/** Cm of the table; null for a distance on the ground while nothing tells the scale of the ground, in paces to a cm. */
export function onTable(distance: number, unit: DistanceUnit, paces: number | null): Cm | null {
  if (unit === 'cm of the table' || unit === 'ft of the table') return distance * ON_TABLE[unit];
  return paces === null ? null : (distance * METRES[unit]) / (paces * METRES.paces);
}

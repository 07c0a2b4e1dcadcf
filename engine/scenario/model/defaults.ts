/** What a scenario may leave out. Widths are those of 28 mm tables and shrink with the figures. */
import type { Arm, Formation } from './unit-types';
import type { Hill } from './features';
import type { Cm } from './measures';
import type { GROUND_COVERS } from './scenario';

/** Figure scales and how their ground measures against 28 mm. */
export const SCALES = { '28mm': 1, '25mm': 0.9, '20mm': 0.7, '15mm': 0.5, '10mm': 1 / 3, '6mm': 0.25 } as const;
export type Scale = keyof typeof SCALES;

export const WIDTHS = {
  road: 6,
  'sunken road': 6,
  bridge: 7,
  ford: 10,
  stream: 3,
  river: 9,
  /** Side of a built-up block. */
  block: 20,
} as const satisfies Record<string, Cm>;

export const HILL_HEIGHTS: Readonly<Record<Hill['slope'], Cm>> = { gentle: 4, steep: 8 };

export const GROUND: (typeof GROUND_COVERS)[number] = 'summer grass';

/** How a unit stands when the file does not say. */
export const FORMATION_OF_ARM: Readonly<Record<Arm, Formation>> = {
  foot: 'line',
  'light foot': 'line',
  horse: 'line',
  guns: 'deployed',
  train: 'march column',
};

/** A length at 28 mm, in cm, brought to the scale and rounded to a thousandth. */
export function scaled(length: Cm, scale: Scale): Cm {
  return Math.round(length * SCALES[scale] * 1000) / 1000;
}

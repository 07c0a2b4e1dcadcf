/** Directions as people say them. */
import { headingOf } from './angles';
import type { Point } from './vectors';

const POINTS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const;

/** The nearest of the eight points of the compass to a heading in degrees: "east" for 90. */
export const compassOf = (degrees: number): string => POINTS[Math.round(degrees / 45) % 8] ?? 'north';

/** The nearest point of the compass to a direction of any length. */
export const compassTo = (direction: Point): string => compassOf(headingOf(direction));

/** Printed measures are centimetres at 15mm and grow and shrink with the figures. */
import { SCALES } from '../../engine/scenario';
import type { Cm, Scale } from '../../engine/scenario';

/** How much longer a measure is at a figure scale than it is printed. */
export const measureOf = (scale: Scale): number => SCALES[scale] / SCALES['15mm'];

/** A printed measure at a figure scale, to a thousandth of a centimetre. */
export const measured = (printed: Cm, scale: Scale): Cm => Math.round(printed * measureOf(scale) * 1000) / 1000 + 0;

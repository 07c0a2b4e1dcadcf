import type { Sheet } from '../../../engine/maps/sheets';
import { croppedSheet } from './cropping';
import { outlinedSheet } from './outlines';

/** A sheet as it looks, and nothing else: words as outlines, and without what reaches less than `edge` cm into view. */
export const plainSheet = (sheet: Sheet, edge: number): Sheet => croppedSheet(outlinedSheet(sheet), edge);

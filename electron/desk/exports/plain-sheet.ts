import type { Sheet } from '../../../engine/maps/sheets';
import { croppedSheet } from './cropping';
import { outlinedSheet } from './outlines';

/** A sheet as it looks, and nothing else: words as outlines, and without what is smaller than `seen` cm or less far in view. */
export const plainSheet = (sheet: Sheet, seen: number): Sheet => croppedSheet(outlinedSheet(sheet, seen / 2), seen);

import type { Sheet } from '../../../drawing/paper';
import { croppedSheet } from './cropping';
import { outlinedSheet } from './outlines';

/**
 * A sheet as it looks, and nothing else: words as outlines, without steps of less than `fine` cm, and without what is
 * less than `seen` cm in view.
 */
export const plainSheet = (sheet: Sheet, seen: number, fine = seen / 2): Sheet =>
  croppedSheet(outlinedSheet(sheet, fine), seen);

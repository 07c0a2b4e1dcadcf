/** Ratings of leaders and classes of units in words. */
import type { Rating, Unit } from '../../../engine/scenario';

export const ratingWords = (rating: Rating | 'diced' | null): string =>
  rating === null ? 'unrated' : rating === 'diced' ? 'rating thrown for' : rating;

/** Its class, and its size if that is not the usual one. */
export const classWords = ({ class: quality, size }: Pick<Unit, 'class' | 'size'>): string =>
  size === 'standard' ? quality : `${quality}, ${size}`;

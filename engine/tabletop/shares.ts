/** Shares of a footprint, 0 to 1, as rules compare them: each a hair off its number, so that rounding settles nothing. */

/** A share above this is more than half. */
export const MORE_THAN_HALF = 0.5 + 1e-6;
/** A share above this is more than half or, by rounding, just half. */
export const ABOUT_HALF = 0.5;
const AT_LEAST_HALF = 0.5 - 1e-6;
const WHOLLY = 1 - 1e-6;
/** A smaller share in sight or hidden is nothing: a twentieth of one per cent. */
export const LEAST_SHARE = 0.0005;

export const isMoreThanHalf = (share: number): boolean => share > MORE_THAN_HALF;
export const isAtLeastHalf = (share: number): boolean => share >= AT_LEAST_HALF;
export const isWhole = (share: number): boolean => share > WHOLLY;

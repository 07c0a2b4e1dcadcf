/**
 * Giving way: escape routes, friends passed through, coming to stand clear of them, evading. How far a
 * beaten unit goes, what it costs and what becomes of one with no way out is the book's, as is its `RetreatPolicy`.
 */
export { clearingShift, findsRoom, nearestRoom } from './clearing';
export { awayFrom, escapeRoutes, friendsAlong, isMetLeaving, longestAway } from './escape';
export type { Escape, EscapeRoute } from './escape';
export type { RetreatPolicy, OccupiedTable } from './policy';

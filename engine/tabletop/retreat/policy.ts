/** What the functions of this folder are handed: the table as it stands, and what a book says of those who give way. */
import type { Box, Point } from '../../geometry';
import type { Cm } from '../../scenario';
import type { Ground } from '../../terrain';
import type { Body } from '../body';

/** Where it happens. */
export interface OccupiedTable<B extends Body> {
  readonly ground: Ground;
  /** Everybody on the table. */
  readonly bodies: readonly B[];
}

/** An object that a book makes once. */
export interface RetreatPolicy<B extends Body> {
  /** Degrees off the axis that are tried, in this order, to both sides. */
  readonly angles: readonly number[];
  /** May the body not go through that one at all? */
  isBarredBy(body: B, other: B): boolean;
  /** Is that one a friend whom it passes through at need, and on whom it may not come to stand? */
  passesThrough(body: B, other: B): boolean;
  /** Is the ground closed to its footprint on a straight move of `length` cm? */
  isGroundClosed(ground: Ground, body: B, direction: Point, length: Cm): boolean;
  /** Straight on is taken when it is no more than this longer than the least shift that brings the body clear, cm. */
  straightWithin(body: B): Cm;
  /** The same body with another footprint in place of its own. */
  withBox(body: B, box: Box): B;
}

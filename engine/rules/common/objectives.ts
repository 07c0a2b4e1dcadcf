/** Objectives of a scenario: in which turns they count and which side has one to itself. Who holds ground is the book's. */
import type { Id, RosterObjective } from '../../battle';

/** An objective counts in the turns the scenario names, in all without any. */
export const objectiveCounts = ({ from, until }: RosterObjective, turn: number): boolean =>
  turn >= (from ?? 0) && turn <= (until ?? Infinity);

/** The one side that all of these belong to; null when there are none, or of several sides. */
export function onlySideOf(units: readonly { readonly side: Id }[]): Id | null {
  const sides = new Set(units.map(({ side }) => side));
  const [only] = sides;
  return sides.size === 1 && only !== undefined ? only : null;
}

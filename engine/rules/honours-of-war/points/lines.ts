/** One line of a sheet: its points are the sum of its reasons. */
import type { Id, Reason } from '../../../battle';
import type { PointsLine } from '../../system';

export const lineOf = (
  { id, name }: { readonly id: Id; readonly name: string },
  what: PointsLine['for'],
  reasons: readonly Reason[],
): PointsLine => ({
  id,
  name,
  for: what,
  points: reasons.reduce((sum, { value = 0 }) => sum + value, 0),
  reasons,
});

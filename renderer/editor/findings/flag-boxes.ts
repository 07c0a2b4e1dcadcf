import type { PictureBox } from '../clear-places';
import type { Project } from '../table-path';
import type { FlagPlace } from './flag-places';

/** Px. */
export const FLAG = 22;
/** So far above a thing its flag stands, px: signs of troops are not covered. */
const ABOVE = 26;

/** The room of a flag on the picture; null where its place is not seen. */
export function flagBox({ at, isAbove, beside }: FlagPlace, project: Project): PictureBox | null {
  const spot = project(at);
  if (!spot) return null;
  const x = spot.x - FLAG / 2 + beside * (FLAG + 2);
  return { x, y: spot.y - FLAG / 2 - (isAbove ? ABOVE : 0), width: FLAG, height: FLAG };
}

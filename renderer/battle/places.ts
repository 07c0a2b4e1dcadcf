import type { TablePicture } from './table-picture';

/** A spot on the picture, px from its upper left corner. */
export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

/** Where these pieces appear; those out of sight are left out. */
export function placesOf(
  picture: Pick<TablePicture, 'onScreen'>,
  ids: readonly string[],
): ReadonlyMap<string, ScreenPoint> {
  const places = new Map<string, ScreenPoint>();
  for (const id of ids) {
    const at = picture.onScreen(id);
    if (at) places.set(id, at);
  }
  return places;
}

export const isSame = (a: ReadonlyMap<string, ScreenPoint>, b: ReadonlyMap<string, ScreenPoint>): boolean =>
  a.size === b.size && [...a].every(([id, at]) => b.get(id)?.x === at.x && b.get(id)?.y === at.y);

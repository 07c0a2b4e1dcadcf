import type { Point } from '../../engine/geometry';

/**
 * Where a place of the table appears, px of the picture; null when it cannot be seen. `isBeside`: what lies beside the
 * picture has a place too, unless it lies behind the eye.
 */
export type Project = (place: Point, isBeside?: boolean) => { readonly x: number; readonly y: number } | null;

/** No line is drawn in more pieces than this, however long. */
const MOST_PIECES = 60;
/** So often a piece that leads out of sight is halved to find where. */
const HALVINGS = 10;

/**
 * A line over the table as the path of an SVG in px. Where the picture bends it, it is drawn in pieces of `step` cm;
 * infinite where straight lines stay straight. It ends where it leads behind the eye; a closed one goes on from there
 * straight to where it comes back, which is beside the picture, so that it is filled as far as one sees.
 */
export function tablePath(points: readonly Point[], closed: boolean, project: Project, step: number): string {
  const first = points[0];
  const dense = (closed && first ? [...points, first] : points).flatMap((to, i, all): readonly Point[] => {
    const from = all[i - 1];
    return from ? between(from, to, step) : [to];
  });
  let path = '';
  let isOn = false;
  const lead = (point: Point): void => {
    const at = project(point, true);
    if (at) path += `${isOn || (closed && path !== '') ? 'L' : 'M'}${at.x.toFixed(1)} ${at.y.toFixed(1)}`;
    isOn = at !== null;
  };
  for (const [i, point] of dense.entries()) {
    const [before, wasOn, isSeen] = [dense[i - 1], isOn, project(point, true) !== null];
    if (before && isSeen !== wasOn) lead(lastSeen(isSeen ? [point, before] : [before, point], project));
    lead(point);
  }
  return closed && path !== '' ? `${path}Z` : path;
}

/** The last place that is seen on the way from one that is to one that is not. */
function lastSeen([seen, unseen]: readonly [Point, Point], project: Project): Point {
  let [from, to] = [seen, unseen];
  for (let i = 0; i < HALVINGS; i += 1) {
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    if (project(middle, true)) from = middle;
    else to = middle;
  }
  return from;
}

/** The place after such a share of the length of a line from its beginning; null of a line without points. */
export function alongWay(points: readonly Point[], share: number): Point | null {
  const lengths = points.map((to, i) => {
    const from = points[i - 1] ?? to;
    return Math.hypot(to.x - from.x, to.y - from.y);
  });
  let left = lengths.reduce((sum, long) => sum + long, 0) * share;
  for (const [i, to] of points.entries()) {
    const [from, long] = [points[i - 1] ?? to, lengths[i] ?? 0];
    if (left <= long) {
      const part = long === 0 ? 0 : left / long;
      return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    }
    left -= long;
  }
  return points.at(-1) ?? null;
}

function between(from: Point, to: Point, step: number): readonly Point[] {
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  const pieces = Math.max(1, Math.min(MOST_PIECES, Math.ceil(long / step)));
  return Array.from({ length: pieces }, (_, i) => {
    const share = (i + 1) / pieces;
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  });
}

/** The shapes of the ground as they are drawn, with fewer points where a small picture cannot show them. */
import { distanceToSegment, type Point } from '../../engine/geometry';
import type { Ground } from '../../engine/terrain';

export type Land = Pick<Ground, 'scenario' | 'width' | 'depth' | 'areas' | 'lines' | 'crossings' | 'blocks'>;

/** The same land drawn with fewer points, none of those left out more than `slack` cm off the line. */
export function thinned(land: Land, slack: number): Land {
  const { scenario, width, depth, crossings, blocks } = land;
  return {
    scenario,
    width,
    depth,
    crossings,
    blocks,
    areas: land.areas.map((area) => ({ ...area, outline: thinnedLine(area.outline, slack) })),
    lines: land.lines.map((line) => ({ ...line, course: thinnedLine(line.course, slack) })),
  };
}

/** A line without the points that lie within `slack` cm of the line drawn without them. */
export function thinnedLine(line: readonly Point[], slack: number): Point[] {
  const [first] = line;
  const last = line.at(-1);
  if (!first || !last || line.length < 3) return [...line];
  let farthest = 0;
  let most = slack;
  line.forEach((at, index) => {
    const off = distanceToSegment(at, first, last);
    if (off > most) [farthest, most] = [index, off];
  });
  if (farthest === 0) return [first, last];
  return [...thinnedLine(line.slice(0, farthest + 1), slack).slice(0, -1), ...thinnedLine(line.slice(farthest), slack)];
}

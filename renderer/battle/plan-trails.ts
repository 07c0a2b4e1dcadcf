import type { ShownTrail } from './table-picture';

const SVG = 'http://www.w3.org/2000/svg';

/** A line and, where the way is just gone, a head at its end. */
export function trailShapes({ points, side, gait, fresh, headed }: ShownTrail): readonly SVGElement[] {
  const line = document.createElementNS(SVG, 'polyline');
  line.setAttribute('points', points.map(({ x, y }) => `${x},${-y}`).join(' '));
  line.setAttribute('class', `trail side-${side} ${gait}${fresh ? ' fresh' : ''}`);
  const [end, before] = [points.at(-1), points.at(-2)];
  const length = end && before ? Math.hypot(end.x - before.x, end.y - before.y) : 0;
  if (!headed || !end || !before || length === 0) return [line];
  const [dx, dy] = [(end.x - before.x) / length, (end.y - before.y) / length];
  const spot = (ahead: number, aside: number): string =>
    `${end.x + dx * ahead - dy * aside},${-(end.y + dy * ahead + dx * aside)}`;
  const head = document.createElementNS(SVG, 'polygon');
  head.setAttribute('points', [spot(3.6, 0), spot(0, 1.5), spot(0, -1.5)].join(' '));
  head.setAttribute('class', `trail-head side-${side}${fresh ? ' fresh' : ''}`);
  return [line, head];
}

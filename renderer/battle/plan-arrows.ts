import type { PlannedTask, Plans } from '../replay';
import { distance, type Point } from '../../engine/geometry';
import { sideIndex, type SideIndex } from '../ui';
import type { ScreenPoint } from './places';
import type { ShownTrail } from './table-picture';

/** What a brigade means to do, as it is drawn over the table. */
export interface PlanArrow {
  readonly key: string;
  readonly side: SideIndex;
  readonly kind: PlannedTask['kind'];
  readonly word: string;
  readonly from: ScreenPoint;
  /** Null: it stays. */
  readonly to: ScreenPoint | null;
  /** The head of the arrow, as points of a polygon. */
  readonly head: string;
}

const WORDS: Readonly<Record<PlannedTask['kind'], string>> = {
  assault: 'assaults',
  approach: 'draws up',
  pin: 'pins',
  'counter-attack': 'strikes',
  hold: 'holds',
};
/** An arrow ends so far short of its target, px, and its head is so large. */
const SHORT = 16;
const HEAD = 11;

/** `standing`: where the units of a brigade stand now; one of which nobody does has no plan any more. */
export function planArrows(
  plans: Plans['plans'],
  sides: readonly { readonly id: string; readonly seat: string }[],
  place: (point: Point) => ScreenPoint | null,
  standing: (command: string) => readonly Point[],
): readonly PlanArrow[] {
  return plans.flatMap(({ seat, tasks }) => {
    const side = sideIndex(sides, sides.find((one) => one.seat === seat)?.id ?? '');
    return tasks.flatMap(({ command, kind, at }): readonly PlanArrow[] => {
      const units = standing(command);
      const centre = middleOf(units);
      const begins = centre && (kind === 'hold' ? nearestTo(units, centre) : centre);
      const from = begins && place(begins);
      const target = kind === 'hold' ? null : place(at);
      if (!from || (kind !== 'hold' && !target)) return [];
      const key = `${seat} ${command}`;
      const about = { key, side, kind, word: WORDS[kind], from };
      const away = target ? Math.hypot(target.x - from.x, target.y - from.y) : 0;
      if (!target || away < SHORT + HEAD) return [{ ...about, to: null, head: '' }];
      const [ux, uy] = [(target.x - from.x) / away, (target.y - from.y) / away];
      const tip = { x: target.x - ux * SHORT, y: target.y - uy * SHORT };
      const back = { x: tip.x - ux * HEAD, y: tip.y - uy * HEAD };
      const wing = (sign: number): string => `${back.x - sign * uy * HEAD * 0.6},${back.y + sign * ux * HEAD * 0.6}`;
      return [{ ...about, to: back, head: `${tip.x},${tip.y} ${wing(1)} ${wing(-1)}` }];
    });
  });
}

function middleOf(points: readonly Point[]): Point | null {
  if (points.length === 0) return null;
  const mean = (of: (point: Point) => number): number => points.reduce((sum, one) => sum + of(one), 0) / points.length;
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}

const nearestTo = (points: readonly Point[], to: Point): Point | null =>
  points.toSorted((a, b) => distance(a, to) - distance(b, to))[0] ?? null;

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
  const spot = (ahead: number, sideways: number): string =>
    `${end.x + dx * ahead - dy * sideways},${-(end.y + dy * ahead + dx * sideways)}`;
  const head = document.createElementNS(SVG, 'polygon');
  head.setAttribute('points', [spot(3.6, 0), spot(0, 1.5), spot(0, -1.5)].join(' '));
  head.setAttribute('class', `trail-head side-${side}${fresh ? ' fresh' : ''}`);
  return [line, head];
}

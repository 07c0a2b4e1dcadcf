import type { PlannedTask, Plans } from '../replay';
import { sideIndex, type SideIndex } from '../ui';
import type { ScreenPoint } from './places';

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

export function planArrows(
  plans: Plans['plans'],
  sides: readonly { readonly id: string; readonly seat: string }[],
  place: (point: { readonly x: number; readonly y: number }) => ScreenPoint | null,
): readonly PlanArrow[] {
  return plans.flatMap(({ seat, tasks }) => {
    const side = sideIndex(sides, sides.find((one) => one.seat === seat)?.id ?? '');
    return tasks.flatMap(({ command, kind, centre, at }): readonly PlanArrow[] => {
      const from = place(centre);
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

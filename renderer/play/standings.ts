import type { BattleRecord } from '../../engine/battle';
import { sideName } from '../replay';

/** How near a side is to breaking, as the strip above the table shows it. */
export interface SideStanding {
  readonly id: string;
  readonly name: string;
  /** Army points. */
  readonly lost: number;
  /** Null where the rules have no such thing. */
  readonly breaksAt: number | null;
  readonly isBroken: boolean;
  readonly words: string;
}

/** The standings of all sides. `lost` by side, as the rules count it. */
export function standingsOf(
  { roster, vocabulary }: Pick<BattleRecord, 'roster' | 'vocabulary'>,
  lost: Readonly<Record<string, number>>,
): readonly SideStanding[] {
  return roster.sides.map(({ id }) => {
    const breaksAt = vocabulary.breaksAt[id] ?? null;
    const points = lost[id] ?? 0;
    const isBroken = breaksAt !== null && points >= breaksAt;
    const words =
      breaksAt === null
        ? `${figure(points)} lost`
        : isBroken
          ? `broken: ${figure(points)} of ${figure(breaksAt)} lost`
          : `${figure(points)} of ${figure(breaksAt)} lost, breaks at ${figure(breaksAt)}`;
    return { id, name: sideName(roster, id), lost: points, breaksAt, isBroken, words };
  });
}

const figure = (points: number): string => (Number.isInteger(points) ? `${points}` : points.toFixed(1));

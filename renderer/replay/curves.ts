import type { BattleRecord, BattleState, CountWords } from '../../engine/battle';
import { lossesOf } from './losses';
import { sideOf } from './moments';

export interface Mark {
  readonly moment: number;
  readonly side: string;
  readonly kind: 'fire' | 'melee';
  readonly total: number;
}

/** Every volley and melee, with the side that struck. */
export function marksOf(record: Pick<BattleRecord, 'events' | 'roster'>): readonly Mark[] {
  return record.events.flatMap((event, i) => {
    if (event.do !== 'fired' && event.do !== 'fought') return [];
    const side = sideOf(record.roster, event.by);
    const kind: Mark['kind'] = event.do === 'fired' ? 'fire' : 'melee';
    return side === null ? [] : [{ moment: i + 1, side, kind, total: event.total }];
  });
}

/** Units a side still has to count on; a new point wherever the number changes. */
export interface Curve {
  readonly side: string;
  readonly start: number;
  readonly points: readonly { readonly moment: number; readonly left: number }[];
  readonly end: number;
  /** Units left at which the side breaks, were every loss a standard unit; null where the rules have no break point. */
  readonly breaksAt: number | null;
  /** Army points whose loss breaks it. */
  readonly breakPoints: number | null;
  /** What is counted to break it. */
  readonly breakWords: CountWords;
}
const POINTS_LOST: CountWords = { one: 'point lost', many: 'points lost' };

/** One curve a side, first side first. */
export function curvesOf(record: Pick<BattleRecord, 'events' | 'roster' | 'start' | 'vocabulary'>): readonly Curve[] {
  const left = new Map<string, number>();
  const { breaking } = record.vocabulary;
  for (const side of record.roster.sides) left.set(side.id, unitsLeft(record.start, record.roster, side.id));
  const curves = record.roster.sides.map((side) => ({
    side: side.id,
    start: left.get(side.id) ?? 0,
    points: [] as { moment: number; left: number }[],
  }));
  for (const { moment, unit, by } of changesOf(record)) {
    const curve = curves.find((one) => one.side === record.roster.units[unit]?.side);
    if (!curve) continue;
    const now = (left.get(curve.side) ?? 0) + by;
    left.set(curve.side, now);
    curve.points.push({ moment, left: now });
  }
  return curves.map((curve) => {
    const lostPoints = record.vocabulary.breaksAt[curve.side];
    return {
      ...curve,
      end: left.get(curve.side) ?? 0,
      breaksAt: lostPoints === undefined ? null : Math.max(0, curve.start - lostPoints),
      breakPoints: lostPoints ?? null,
      breakWords: breaking?.words ?? POINTS_LOST,
    };
  });
}

interface Change {
  readonly moment: number;
  readonly unit: string;
  readonly by: 1 | -1;
}

/** Units that are lost, and those that count as lost while they bear a mark of their book. */
function changesOf(record: Pick<BattleRecord, 'events' | 'roster' | 'vocabulary'>): readonly Change[] {
  const marks = record.vocabulary.breaking?.whileMarked ?? [];
  const lostAt = new Map(lossesOf(record).map(({ moment, unit }) => [moment, unit]));
  const gone = new Set<string>();
  const away = new Set<string>();
  return record.events.flatMap((event, i): readonly Change[] => {
    const lost = lostAt.get(i + 1);
    if (lost !== undefined) {
      gone.add(lost);
      return away.has(lost) ? [] : [{ moment: i + 1, unit: lost, by: -1 }];
    }
    if (event.do !== 'mark' || event.id === null || !marks.includes(event.mark) || gone.has(event.id)) return [];
    const isAway = event.value !== null;
    if (isAway === away.has(event.id)) return [];
    if (isAway) away.add(event.id);
    else away.delete(event.id);
    return [{ moment: i + 1, unit: event.id, by: isAway ? -1 : 1 }];
  });
}

/** Units of a side that are not gone. */
const unitsLeft = (state: BattleState, roster: BattleRecord['roster'], side: string): number =>
  state.pieces.filter((piece) => roster.units[piece.id]?.side === side && !('gone' in piece.where)).length;

/** Units left at a moment. */
export function leftAt(curve: Curve, moment: number): number {
  return curve.points.findLast((point) => point.moment <= moment)?.left ?? curve.start;
}

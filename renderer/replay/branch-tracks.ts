/** The battles that share a past with the one on show, each as a thin line of its timeline: places are shares of the axis. */
import type { BattleRecord, Id } from '../../engine/battle';
import { axisOf, type Axis } from './axis';
import { branchTitle, resultOf, sharedEvents, type KnownBattle } from './branches';
import { curvesOf } from './curves';
import { turnsOf, whenOf } from './turns';

export interface BranchTrack extends KnownBattle {
  readonly title: string;
  readonly result: string;
  readonly winner: Id | null;
  /** The last moment that it shares with the battle on show. */
  readonly parts: { readonly moment: number; readonly when: string; readonly share: number };
  readonly end: number;
  /** Where its turns begin after they part. */
  readonly turns: readonly number[];
  /** Units it lost after they part. */
  readonly losses: readonly { readonly side: Id; readonly share: number }[];
  readonly axis: Axis;
}

/** More than so many lines would take the room of the curves. */
const MOST = 3;

/** Of the others of a family: those known last. Their turns are as wide as those of the battle on show, of which the axis has so many. */
export function tracksOf(
  family: readonly KnownBattle[],
  shown: Pick<BattleRecord, 'checksum' | 'events'>,
  room: number,
): readonly BranchTrack[] {
  const others = family.filter(({ record }) => record.checksum !== shown.checksum);
  return others.slice(-MOST).map(({ battle, record }) => {
    const turns = turnsOf(record.events);
    const axis = axisOf(turns, room);
    const moment = sharedEvents(shown, record);
    return {
      ...{ battle, record, axis },
      title: branchTitle(record),
      result: resultOf(record),
      winner: record.outcome.winner,
      parts: { moment, when: whenOf(turns, moment + 1), share: axis.at(moment) },
      end: axis.at(record.events.length),
      turns: turns.filter(({ from }) => from > moment).map(({ from }) => axis.at(from)),
      losses: curvesOf(record).flatMap(({ side, start, points }) =>
        points
          .filter((point, i) => point.moment > moment && point.left < (points[i - 1]?.left ?? start))
          .map((point) => ({ side, share: axis.at(point.moment) })),
      ),
    };
  });
}

/** Turns of the longest of a family. */
export const longestOf = (family: readonly KnownBattle[]): number =>
  Math.max(0, ...family.map(({ record }) => turnsOf(record.events).length));

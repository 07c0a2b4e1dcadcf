/** What of the chosen entry is shown on the table to be taken hold of: its way, and where its troops look. */
import { groupAt } from '../../../editing/chronicle';
import type { ChronicleDraft } from '../../../editing/chronicle';
import type { Chronicled } from '../../../engine/chronicle';
import { facingOf, headingOf, minus, plus, times } from '../../../engine/geometry';
import type { Point } from '../../../engine/geometry';
import { isMarching, type Minutes } from '../../../engine/scenario';
import type { ChosenEntry } from './telling.svelte';

export interface ShownWay {
  readonly chosen: ChosenEntry;
  /** From where the way begins; null where there is none. */
  readonly from: Point | null;
  /** Points that can be moved. */
  readonly points: readonly Point[];
  /** Where the handle of the facing stands about, and the way they look. */
  readonly about: Point;
  /** Degrees clockwise from north. */
  readonly facing: number;
  /** It is written, and not only as the last stretch goes. */
  readonly isFacingWritten: boolean;
  /** The clock stands in it: what stands on its handles is what they move. */
  readonly isNow: boolean;
}

export function wayOf(
  { chronicle }: ChronicleDraft,
  told: Chronicled,
  chosen: ChosenEntry,
  hour: Minutes,
): ShownWay | null {
  if (chosen.part === 'begins') {
    const beginning = chronicle.begins[chosen.index];
    if (!beginning || beginning.who.length === 0) return null;
    const { at, facing } = beginning;
    const isNow = hour <= chronicle.day.begins;
    return { chosen, from: null, points: [at], about: at, facing, isFacingWritten: true, isNow };
  }
  const action = chronicle.story[chosen.index];
  if (!action || action.who.length === 0) return null;
  const group = groupAt(told, action.at, action.who);
  const isFacingWritten = action.facing !== null;
  const isNow = hour >= action.at && hour <= Math.ceil(told.hours[chosen.index]?.until ?? action.at);
  if (!isMarching(action.does)) {
    if (!group || action.does === 'note' || action.does === 'burn' || action.does === 'leave') return null;
    const facing = action.facing ?? headingOf(group.looks);
    return { chosen, from: null, points: [], about: group.middle, facing, isFacingWritten, isNow };
  }
  const [first] = action.along;
  const end = action.along.at(-1);
  if (!first || !end) return null;
  const from = action.does === 'arrive' ? null : (group?.middle ?? null);
  const before = action.along.at(-2) ?? from ?? end;
  const last = minus(end, before);
  const goes = last.x === 0 && last.y === 0 ? (group?.looks ?? { x: 0, y: 1 }) : last;
  const looks = action.does === 'withdraw' && group ? group.looks : goes;
  return {
    chosen,
    from,
    points: action.along,
    about: end,
    facing: action.facing ?? headingOf(looks),
    isFacingWritten,
    isNow,
  };
}

/** Cm from the middle to the handle of the facing. */
const REACH = 16;
export const facingHandle = ({ about, facing }: Pick<ShownWay, 'about' | 'facing'>): Point =>
  plus(about, times(facingOf(facing), REACH));

/** The whole course of a way, from its beginning. */
export const courseOf = ({ from, points }: ShownWay): readonly Point[] => (from ? [from, ...points] : points);

/** The middles of its stretches, where a point can be added. */
export const middlesOf = (course: readonly Point[]): readonly Point[] =>
  course.slice(1).map((to, i) => times(plus(course[i] ?? to, to), 0.5));

import type { BattleRecord, BattleState, Choice, Id, Roster } from '../../engine/battle';
import { corners, type Point } from '../../engine/geometry';
import { nameOf } from '../replay';
import { basesAt, NO_MARKS, poseOn, spotOf, type GhostMarks } from './ghosts';

/** Who is meant by an answer of a list: who acts, where it says so or it was asked, and the unit it acts on. */
export function meantBy(
  state: BattleState,
  choice: Choice | undefined,
  asked: Id | null,
): { readonly by: Id | null; readonly on: Id } | null {
  if (!choice || !('pick' in choice) || typeof choice.of !== 'string' || !spotOf(state, choice.of)) return null;
  const by = choice.with !== undefined && spotOf(state, choice.with) ? choice.with : asked;
  return { by: by === choice.of ? null : by, on: choice.of };
}

/** The unit that an answer is about, or the commander with all his units, marked before it is given, with what follows; null where it is about none on the table. */
export function chosenMark(
  { roster }: Pick<BattleRecord, 'roster'>,
  state: BattleState,
  answer: { readonly choice: Choice; readonly unit: Id | null; readonly leads: string },
): GhostMarks | null {
  const meant = meantBy(state, answer.choice, answer.unit);
  const at = meant && spotOf(state, meant.on);
  if (!meant || !at) return null;
  const from = meant.by === null ? null : spotOf(state, meant.by);
  return {
    ...NO_MARKS,
    chosen: outlinesOf(roster, state, meant.on),
    aims: from ? [[from, at]] : [],
    kept: meant.by === null ? [] : outlinesOf(roster, state, meant.by),
    at,
    says: [nameOf(roster, meant.on), ...(answer.leads === '' ? [] : [answer.leads])],
  };
}

/** The bases of a unit, or of a commander and all his units, as far as they stand in the open. */
export const outlinesOf = (roster: Roster, state: BattleState, id: Id): readonly (readonly Point[])[] =>
  [id, ...(roster.commands[id]?.units ?? [])].flatMap((one) => {
    const place = poseOn(state, one);
    return place ? basesAt(roster, state, one, place).map((box) => corners(box)) : [];
  });

import type { BattleRecord, BattleState, Choice, Id } from '../../engine/battle';
import { corners } from '../../engine/geometry';
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
  answer: { readonly choice: Choice; readonly unit: Id | null; readonly leads: string } | null,
): GhostMarks | null {
  const meant = meantBy(state, answer?.choice, answer?.unit ?? null);
  const at = meant && spotOf(state, meant.on);
  if (!meant || !at || !answer) return null;
  const from = meant.by === null ? null : spotOf(state, meant.by);
  return {
    ...NO_MARKS,
    chosen: [meant.on, ...(roster.commands[meant.on]?.units ?? [])].flatMap((id) => {
      const place = poseOn(state, id);
      return place ? basesAt(roster, state, id, place).map((box) => corners(box)) : [];
    }),
    aims: from ? [[from, at]] : [],
    at,
    says: [nameOf(roster, meant.on), ...(answer.leads === '' ? [] : [answer.leads])],
  };
}

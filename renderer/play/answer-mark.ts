import type { BattleRecord, BattleState, Choice } from '../../engine/battle';
import { corners, poseAlong } from '../../engine/geometry';
import { nameOf } from '../replay';
import { chosenMark, outlinesOf } from './chosen-mark';
import type { Asked } from './fight.svelte';
import { basesAt, NO_MARKS, spotOf, wayOf, type GhostMarks } from './ghosts';
import { goingMark, type Outcome } from './going-mark';
import { lastEnemy } from './whose-move';

export interface Answer {
  readonly asked: Asked;
  readonly choice: Choice;
  readonly label: string;
  /** What follows, in a word or two. */
  readonly leads: string;
  /** Null while they are not told. */
  readonly outcomes: readonly Outcome[] | null;
}

/** What an answer comes to on the table, before it is given: whom it is about, and where it leads one's own units. */
export function answerMark(
  record: Pick<BattleRecord, 'events' | 'roster'>,
  state: BattleState,
  answer: Answer,
): GhostMarks | null {
  const { asked, label, leads, outcomes } = answer;
  const on = chosenMark(record, state, { ...answer, unit: asked.unit }) ?? momentMark(record, state, answer);
  const going = goingMark(record, state, outcomes, [label, ...(leads === '' ? [] : [leads])]);
  return on && going
    ? { ...on, ways: [...on.ways, ...going.ways], bases: going.bases, fronts: going.fronts }
    : (on ?? going);
}

/** The enemy at the moment of his way that is chosen. */
function momentMark(
  record: Pick<BattleRecord, 'events' | 'roster'>,
  state: BattleState,
  { asked, choice, leads }: Answer,
): GhostMarks | null {
  const { form, unit, seat } = asked;
  const who = lastEnemy(record, seat);
  const from = unit === null ? null : spotOf(state, unit);
  if (form.form !== 'moment' || !('moment' in choice) || who === null || !from) return null;
  const at = poseAlong(form.path, choice.moment);
  return {
    ...NO_MARKS,
    ways: [wayOf(form.path)],
    chosen: basesAt(record.roster, state, who, at).map((box) => corners(box)),
    aims: [[from, at]],
    kept: unit === null ? [] : outlinesOf(record.roster, state, unit),
    at,
    says: [nameOf(record.roster, who), ...(leads === '' ? [] : [leads])],
  };
}

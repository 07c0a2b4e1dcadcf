import type { BattleRecord, BattleState, Choice, Id } from '../../engine/battle';
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
  /** Of the other answers to the same question, as far as they are told. */
  readonly others: readonly (readonly Outcome[] | null)[];
}

/** What an answer comes to on the table, before it is given: whom it is about, and where it leads one's own units. */
export function answerMark(
  record: Pick<BattleRecord, 'events' | 'roster'>,
  state: BattleState,
  answer: Answer,
): GhostMarks | null {
  const { asked, label, leads, outcomes } = answer;
  const on = chosenMark(record, state, { ...answer, unit: asked.unit }) ?? momentMark(record, state, answer);
  const goes = ownGoing(outcomes, answer.others, asked.unit);
  const going = goingMark(record, state, goes, [label, ...(leads === '' ? [] : [leads])]);
  const mark =
    on && going
      ? { ...on, ways: [...on.ways, ...going.ways], bases: going.bases, fronts: going.fronts }
      : (on ?? going);
  const enemy = lastEnemy(record, asked.seat);
  return mark && enemy !== null ? { ...mark, kept: [...mark.kept, ...outlinesOf(record.roster, state, enemy)] } : mark;
}

/**
 * Who goes where because of the answer, the unit that is asked first: not who goes there whatever is answered, nor, while
 * nothing is told of the other answers, anybody else.
 */
function ownGoing(outcomes: readonly Outcome[] | null, others: Answer['others'], unit: Id | null): Outcome['goes'] {
  const goes = outcomes?.[0]?.goes ?? [];
  const elsewhere = others.flatMap((other) => (other?.[0] ? [other[0].goes] : []));
  const isSame = (one: Outcome['goes'][number], other: Outcome['goes'][number]): boolean =>
    one.id === other.id && one.to.x === other.to.x && one.to.y === other.to.y;
  const isAnyhow = (one: Outcome['goes'][number]): boolean =>
    unit !== null &&
    one.id !== unit &&
    others.length > 0 &&
    elsewhere.every((all) => all.some((other) => isSame(one, other)));
  return goes.filter((one) => !isAnyhow(one)).toSorted((a, b) => Number(b.id === unit) - Number(a.id === unit));
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

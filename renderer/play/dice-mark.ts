import type { BattleRecord, BattleState } from '../../engine/battle';
import { nameOf } from '../replay';
import { outlinesOf } from './chosen-mark';
import { farWords } from './coming';
import type { Asked } from './fight.svelte';
import { NO_MARKS, spotOf, type GhostMarks } from './ghosts';

/** Against whom the dice that are typed in are thrown, with a line from who throws; where they are against nobody, who throws. */
export function diceMark(
  record: Pick<BattleRecord, 'roster' | 'vocabulary'>,
  state: BattleState,
  asked: Asked | null,
): GhostMarks | null {
  if (asked?.form.form !== 'dice') return null;
  const { who, at: against } = asked.form;
  const on = against ?? who;
  const [from, to] = [spotOf(state, who), spotOf(state, on)];
  if (!from || !to) return null;
  const { roster } = record;
  return {
    ...NO_MARKS,
    chosen: outlinesOf(roster, state, on),
    aims: against === undefined ? [] : [[from, to]],
    kept: outlinesOf(roster, state, who),
    at: to,
    says: [nameOf(roster, on), ...(against === undefined ? [] : farWords(record, state, who, against))],
  };
}

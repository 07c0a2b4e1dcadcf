import type { BattleRecord, BattleState, Id } from '../../engine/battle';
import { lengthInWords } from '../../engine/battle/lengths';
import { corners, gap, type Box } from '../../engine/geometry';
import { nameOf } from '../replay';
import type { Asked } from './fight.svelte';
import { basesAt, NO_MARKS, poseOn, spotOf, type GhostMarks } from './ghosts';
import { isAnswer, lastEnemy } from './whose-move';

/** Who comes at the unit that must answer, as a line to it, and how far he is from base to base; null where nobody does. */
export function comingAt(
  record: Pick<BattleRecord, 'events' | 'roster' | 'vocabulary'>,
  state: BattleState,
  asked: Asked | null,
): GhostMarks | null {
  if (asked?.unit == null || !isAnswer(record, asked.seat)) return null;
  const who = lastEnemy(record, asked.seat);
  if (who === null) return null;
  const [from, to] = [spotOf(state, who), spotOf(state, asked.unit)];
  if (!from || !to) return null;
  const [theirs, own] = [basesOn(record, state, who), basesOn(record, state, asked.unit)];
  return {
    ...NO_MARKS,
    threats: [[from, to]],
    kept: [...own, ...theirs].map((box) => corners(box)),
    at: to,
    says: [nameOf(record.roster, who), ...farWords(record, state, who, asked.unit)],
  };
}

/** How far two units are apart from base to base, in words; none where one of them stands in houses. */
export function farWords(
  record: Pick<BattleRecord, 'roster' | 'vocabulary'>,
  state: BattleState,
  one: Id,
  other: Id,
): readonly string[] {
  if (!poseOn(state, one) || !poseOn(state, other)) return [];
  const theirs = basesOn(record, state, other);
  const far = Math.min(...basesOn(record, state, one).flatMap((box) => theirs.map((enemy) => gap(box, enemy))));
  return [far < TOUCHING ? 'touching' : lengthInWords(far, record.vocabulary.lengths)];
}

/** Nearer than can be measured, cm. */
const TOUCHING = 0.05;

function basesOn({ roster }: Pick<BattleRecord, 'roster'>, state: BattleState, id: Id): readonly Box[] {
  const pose = poseOn(state, id);
  return pose ? basesAt(roster, state, id, pose) : [];
}

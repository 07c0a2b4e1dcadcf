import type { BattleRecord, BattleState, Id } from '../../engine/battle';
import { lengthInWords } from '../../engine/battle/lengths';
import { gap } from '../../engine/geometry';
import { nameOf } from '../replay';
import type { Asked } from './fight.svelte';
import { basesAt, NO_MARKS, poseOn, spotOf, type GhostMarks } from './ghosts';
import { isAnswer, lastEnemy } from './whose-move';

/** Who comes at the unit that must answer, as a line to it; null where nobody does. */
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
  const isOpen = 'x' in from && 'x' in to;
  const far = isOpen ? apart(record, state, who, asked.unit) : null;
  return {
    ...NO_MARKS,
    threats: [[from, to]],
    at: isOpen ? { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 } : from,
    says: [
      nameOf(record.roster, who),
      ...(far === null ? [] : [far < TOUCHING ? 'touching' : lengthInWords(far, record.vocabulary.lengths)]),
    ],
  };
}

/** Nearer than can be measured, cm. */
const TOUCHING = 0.05;

/** From base to base, as the rules measure, cm. */
function apart({ roster }: Pick<BattleRecord, 'roster'>, state: BattleState, one: Id, other: Id): number {
  const [ours, theirs] = [one, other].map((id) => {
    const pose = poseOn(state, id);
    return pose ? basesAt(roster, state, id, pose) : [];
  });
  return Math.min(...(ours ?? []).flatMap((box) => (theirs ?? []).map((enemy) => gap(box, enemy))));
}

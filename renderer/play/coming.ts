import type { BattleRecord, BattleState } from '../../engine/battle';
import { lengthInWords } from '../../engine/battle/lengths';
import { distance } from '../../engine/geometry';
import { nameOf } from '../replay';
import type { Asked } from './fight.svelte';
import { NO_MARKS, spotOf, type GhostMarks } from './ghosts';
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
  return {
    ...NO_MARKS,
    threats: [[from, to]],
    at: isOpen ? { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 } : from,
    says: [
      nameOf(record.roster, who),
      ...(isOpen ? [lengthInWords(distance(from, to), record.vocabulary.lengths)] : []),
    ],
  };
}

/** What a general would do at a moment of a kept battle, with his reasons: for who carries it out on a real table. */
import { adviceAt } from '../../engine/analysis';
import type { BattleRecord, Id } from '../../engine/battle';
import type { RuleSystem } from '../../engine/rules';
import { line } from './context';

export function advice(record: BattleRecord, system: RuleSystem, moment: number, general: Id): string {
  const { asked, general: title, seat, plan, answers } = adviceAt(record, system, moment, general);
  const side = record.roster.sides.find((one) => one.seat === seat)?.name ?? seat;
  return [
    `${side} is asked: ${asked}`,
    `A ${title} would have it so: ${plan.map(({ sentence }) => sentence).join(' ')}`,
    ...answers.map(({ label, score, reasons }, i) => `${i + 1}. ${label} (${score.toFixed(2)}). ${reasons.join(' ')}`),
  ]
    .map(line)
    .join('');
}

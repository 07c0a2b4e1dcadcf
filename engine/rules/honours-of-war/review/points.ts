/** Armies held against each other in points. */
import type { Remark, Scenario } from '../../../scenario';
import { pointsOf } from '../points';

/** Two armies whose totals differ by more than a twentieth of the larger are not equal (HOW-POINTS-09). */
export function pointRemarks(scenario: Scenario): readonly Remark[] {
  const [first, second] = scenario.armies.map((army) => ({ army, sheet: pointsOf(scenario, army.id) }));
  if (!first || !second) return [];
  const [a, b] = [first.sheet.total, second.sheet.total];
  if (Math.abs(a - b) <= first.sheet.leeway * Math.max(a, b)) return [];
  return [
    {
      severity: 'warning',
      code: 'points-differ',
      about: second.army.id,
      key: null,
      message: `${first.army.name} costs ${a} points and ${second.army.name} ${b}: more than a twentieth apart, so one is favoured.`,
      fix: 'Even the armies out, or accept it with the reason.',
      clause: 'HOW-POINTS-09',
    },
  ];
}

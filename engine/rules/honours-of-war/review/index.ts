/** What Honours of War makes of a scenario: what it plays as something else, and what the guidelines of the book say of it. */
import type { UnplacedFinding, Scenario } from '../../../scenario';
import { orderRemarks } from '../command/remarks';
import { remarksOn } from '../ground/remarks';
import { classRemarks } from '../troops/class-remarks';
import { troopRemarks } from '../troops/remarks';
import { isScale, SCALES } from '../troops/scales';
import { weatherRemarks } from '../weather/remarks';
import { armyRemarks, pointRemarks } from './armies';
import { heldRemarks } from './held-units';
import { objectiveRemarks } from './objectives';

export function review(scenario: Scenario): readonly UnplacedFinding[] {
  const { rules, terrain, armies } = scenario;
  if (!isScale(rules.scale)) return [unknownScale(rules.scale)];
  return [
    ...terrain.flatMap(remarksOn),
    ...armyRemarks(scenario),
    ...pointRemarks(scenario),
    ...orderRemarks(scenario),
    ...troopRemarks(armies, terrain),
    ...classRemarks(armies),
    ...weatherRemarks(scenario),
    ...heldRemarks(scenario),
    ...objectiveRemarks(scenario),
  ];
}

const unknownScale = (scale: string): UnplacedFinding => ({
  severity: 'error',
  code: 'unknown-scale',
  about: null,
  key: 'rules.scale',
  message: `Honours of War has no figure scale ${scale}. Allowed: ${SCALES.join(', ')}.`,
  fix: 'Write one of these; 28mm when in doubt.',
  quickFix: '28mm',
  clause: 'HOW-SCALE-07',
});

/** In which formations the troops of an arm stand. */
import type { Arm, Formation } from '../../engine/scenario';

const FORMATIONS_OF: Readonly<Record<Arm, readonly Formation[]>> = {
  foot: ['line', 'double line', 'march column'],
  'light foot': ['line', 'double line', 'march column'],
  horse: ['line', 'double line', 'march column'],
  guns: ['deployed', 'limbered'],
  train: ['deployed', 'limbered', 'march column'],
};

export const formationsOf = (arm: Arm): readonly Formation[] => FORMATIONS_OF[arm];

/** The one after this; after the last the first. */
export function nextFormation(arm: Arm, now: Formation): Formation {
  const all = formationsOf(arm);
  return all[(all.indexOf(now) + 1) % all.length] ?? now;
}

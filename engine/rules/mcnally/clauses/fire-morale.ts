/** Fire morale: clauses MCN-FIREMOR-01 and on. */
import type { Clause } from '../../system';

export const FIRE_MORALE: readonly Required<Clause>[] = [
  { id: 'MCN-FIREMOR-01', title: 'The same score', says: 'Above its basic morale, the score shakes the target.' },
  { id: 'MCN-FIREMOR-02', title: 'Shaken without a loss', says: 'A target may be shaken that has lost nothing.' },
  { id: 'MCN-FIREMOR-03', title: 'With the strength it had', says: 'The loss of the same dice does not count.' },
  { id: 'MCN-FIREMOR-04', title: 'Routers under fire', says: 'Fire does not change the morale of a unit that runs.' },
];

/** Roads: clauses MCN-ROAD-01 and on. */
import type { Clause } from '../../system';

export const ROADS: readonly Required<Clause>[] = [
  {
    id: 'MCN-ROAD-01',
    title: 'Road bonus',
    says: 'Optional: a column that spends its whole move on a road goes 3 inches farther, while no enemy is within 24 inches of its way.',
  },
  { id: 'MCN-ROAD-02', title: 'Roads are open ground', says: 'They are 2 inches wide.' },
  { id: 'MCN-ROAD-03', title: 'Roads over water', says: 'Where a road meets water there is a bridge or ford.' },
];

/** Counter charges: clauses MCN-CCHG-01 and on. */
import type { Clause } from '../../system';

export const COUNTER_CHARGES: readonly Required<Clause>[] = [
  {
    id: 'MCN-CCHG-01',
    title: 'Who counter-charges',
    says: 'Foot or horse in the open that has not fired, charged to its front.',
  },
  { id: 'MCN-CCHG-02', title: 'Half way', says: 'They meet half way between.' },
  { id: 'MCN-CCHG-03', title: 'As a charger', says: 'It counts as charging in melee.' },
  { id: 'MCN-CCHG-04', title: 'One of several', says: 'It meets one of those to its front.' },
];

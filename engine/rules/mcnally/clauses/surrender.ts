/** Surrender: clauses MCN-SURR-01 and on. */
import type { Clause } from '../../system';

export const SURRENDER: readonly Required<Clause>[] = [
  {
    id: 'MCN-SURR-01',
    title: 'Who must throw',
    says: 'A router that is charged, or one that cannot move with an enemy within 6 inches.',
  },
  { id: 'MCN-SURR-02', title: 'The throw', says: 'It surrenders on 4 or more, the mounted on 5 or more.' },
  { id: 'MCN-SURR-03', title: 'Removed', says: 'Who surrenders is taken off.' },
  {
    id: 'MCN-SURR-04',
    title: 'Who does not surrender',
    says: 'Charged, it runs again and loses a point; stuck, it stays and is tested again. Routers take no part in melee.',
  },
];

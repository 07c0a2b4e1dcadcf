/** The choice of a target: clauses HOW-TGT-01 and on. */
import type { Clause } from '../../system';

export const TARGETS: readonly Clause[] = [
  {
    id: 'HOW-TGT-01',
    title: 'Nearest target',
    says: 'Fire goes at the nearest enemy in the zone.',
  },
  { id: 'HOW-TGT-02', title: 'Easier target' },
  {
    id: 'HOW-TGT-03',
    title: 'Split fire: condition',
    says: 'Two enemies side by side and equally far share one fire.',
  },
  {
    id: 'HOW-TGT-04',
    title: 'Split fire: modifiers',
    says: 'Shared fire is reckoned against the nearer of the two.',
  },
  { id: 'HOW-TGT-05', title: 'Split fire: hits' },
  { id: 'HOW-TGT-06', title: 'Split fire and artillery' },
];

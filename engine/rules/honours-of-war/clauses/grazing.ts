/** Grazing fire: clauses HOW-GRAZE-01 and on. */
import type { Clause } from '../../system';

export const GRAZING: readonly Clause[] = [
  { id: 'HOW-GRAZE-01', title: 'Concept' },
  {
    id: 'HOW-GRAZE-02',
    title: 'Zone',
    says: 'A ball that has struck flies on a little way behind its target, in the same line.',
  },
  {
    id: 'HOW-GRAZE-03',
    title: 'Chance',
    says: 'Whoever stands there is in danger: a die says whether he is hit at all.',
  },
  {
    id: 'HOW-GRAZE-04',
    title: 'Reduced chance',
    says: 'Uphill, over obstacles and broken ground, and in bad weather balls bounce less.',
  },
  { id: 'HOW-GRAZE-05', title: 'None' },
  {
    id: 'HOW-GRAZE-06',
    title: 'Effect',
    says: 'A unit that is reached is fired at as any other, friends too.',
  },
  { id: 'HOW-GRAZE-07', title: 'Per gun' },
  { id: 'HOW-GRAZE-08', title: 'Split fire' },
  { id: 'HOW-GRAZE-09', title: 'Units in melee and BUA' },
];

/** Passing through friends: clauses HOW-INTER-01 and on. */
import type { Clause } from '../../system';

export const INTERPENETRATION: readonly Clause[] = [
  {
    id: 'HOW-INTER-01',
    title: 'Basic right and cost',
    says: 'A unit may pass through friends for half of its move.',
  },
  { id: 'HOW-INTER-02', title: 'No cost' },
  {
    id: 'HOW-INTER-03',
    title: 'The other unit must stand still',
    says: 'The friends it passes through stand still that turn, unless both are light infantry or guns in action.',
  },
  {
    id: 'HOW-INTER-04',
    title: 'Must end clear',
    says: 'Who passes through friends must be able to come out clear of them.',
  },
  { id: 'HOW-INTER-05', title: 'Lengthwise' },
  {
    id: 'HOW-INTER-06',
    title: 'Near the enemy',
    says: 'Near the enemy nobody passes through friends.',
  },
  { id: 'HOW-INTER-07', title: 'Not in a charge' },
  {
    id: 'HOW-INTER-08',
    title: 'Superimposed after a forced move',
    says: 'Where a forced move leaves friends on one another, the one that moved goes on until it is clear.',
  },
  { id: 'HOW-INTER-09', title: 'Several friends' },
  { id: 'HOW-INTER-10', title: 'Command figures' },
];

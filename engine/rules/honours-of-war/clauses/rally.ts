/** Rallying and reforming: clauses HOW-RALLY-01 and on. */
import type { Clause } from '../../system';

export const RALLY: readonly Clause[] = [
  {
    id: 'HOW-RALLY-01',
    title: 'Removal',
    says: 'Units that are Done For are taken off; they never rally.',
  },
  {
    id: 'HOW-RALLY-02',
    title: 'Amounts',
    says: 'Far from the enemy a unit recovers one or two hits a turn, inferior troops fewer, and near him none.',
  },
  {
    id: 'HOW-RALLY-03',
    title: 'Last hit',
    says: 'The last hit of a unit is never recovered.',
  },
  {
    id: 'HOW-RALLY-04',
    title: 'CG bonus',
    says: 'The general may recover one more hit of a unit close to him, however near the enemy is.',
  },
  { id: 'HOW-RALLY-05', title: 'Order' },
  {
    id: 'HOW-RALLY-06',
    title: 'Broken-off units: first rally phase',
    says: 'Broken troops rally as others do; once they have fewer than four hits they spend a turn reforming.',
  },
  {
    id: 'HOW-RALLY-07',
    title: 'Still at 4 hits',
    says: 'Broken troops that do not recover go back again next turn.',
  },
  {
    id: 'HOW-RALLY-08',
    title: 'On the table edge',
    says: 'Troops that stand on the edge of the table and must go back are lost.',
  },
  {
    id: 'HOW-RALLY-09',
    title: 'Reforming turn: limits',
    says: 'Troops that reform stand still, do not shoot, and help nobody.',
  },
  { id: 'HOW-RALLY-10', title: 'Reforming turn: if charged' },
  {
    id: 'HOW-RALLY-11',
    title: 'End of reforming',
    says: 'After its turn of reforming a unit with fewer than four hits is steady again.',
  },
  { id: 'HOW-RALLY-12', title: 'Hits while red' },
  { id: 'HOW-RALLY-13', title: 'Broken-off unit charged' },
];

/** The hit table and its modifiers: clauses HOW-HIT-01 and on. */
import type { Clause } from '../../system';

export const HITS: readonly Clause[] = [
  {
    id: 'HOW-HIT-01',
    title: 'The hit table',
    says: 'The table that turns a modified die into hits, for each kind and class of troops.',
  },
  {
    id: 'HOW-HIT-02',
    title: 'Which line',
    says: 'The one that fires or fights finds its line on the table by its own kind and class.',
  },
  {
    id: 'HOW-HIT-03',
    title: 'Natural 5',
    says: 'A die that shows a 5 by itself always hits at least once.',
  },
  {
    id: 'HOW-HIT-04',
    title: 'Firing modifiers (all firers)',
    says: 'What helps and hinders fire: having moved, range, losses, cover, a difficult target, its class, a flank.',
  },
  {
    id: 'HOW-HIT-05',
    title: 'Additional artillery firing modifiers',
    says: 'What helps guns besides: canister, columns, horse two deep, heavy shot and shell where they tell.',
  },
  {
    id: 'HOW-HIT-06',
    title: 'Melee modifiers',
    says: 'What helps and hinders in melee: a charge, losses, cover, height, class, friends close by, a flank.',
  },
  { id: 'HOW-HIT-07', title: 'Modifiers add up' },
  {
    id: 'HOW-HIT-08',
    title: 'Difficult target',
    says: 'Light infantry, guns in action and targets that show little of themselves are difficult, and counted so once.',
  },
  { id: 'HOW-HIT-09', title: 'Cover and difficulty' },
  { id: 'HOW-HIT-10', title: 'Mixed target class' },
  {
    id: 'HOW-HIT-11',
    title: 'Cover: best only',
    says: 'Of several covers only the best counts.',
  },
];

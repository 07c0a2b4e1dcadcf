/** How units react to hits: clauses HOW-REACT-01 and on. */
import type { Clause } from '../../system';

export const REACTIONS: readonly Clause[] = [
  {
    id: 'HOW-REACT-01',
    title: 'The reaction table',
    says: 'What hits do to a unit: three make it shoot and fight worse, four send it back, five finish it.',
  },
  { id: 'HOW-REACT-02', title: 'All hits count' },
  {
    id: 'HOW-REACT-03',
    title: 'Who reacts',
    says: 'Only units that were hit in this step are looked at.',
  },
  { id: 'HOW-REACT-04', title: 'After the firing phase' },
  { id: 'HOW-REACT-05', title: 'Command tests first' },
  { id: 'HOW-REACT-06', title: 'Fire in the movement phase' },
  { id: 'HOW-REACT-07', title: 'After melee' },
  {
    id: 'HOW-REACT-08',
    title: 'The -1 at 3 hits',
    says: 'With three hits or more a unit shoots and fights worse until it has rallied.',
  },
  { id: 'HOW-REACT-09', title: 'Red marker' },
];

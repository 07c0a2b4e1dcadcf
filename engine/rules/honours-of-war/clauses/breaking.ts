/** Army Breaking Points: clauses HOW-BREAK-01 and on. */
import type { Clause } from '../../system';

export const BREAKING: readonly Clause[] = [
  {
    id: 'HOW-BREAK-01',
    title: 'Value',
    says: 'An army breaks when it has lost half its units, rounded down; small ones count half and large ones half as much again.',
  },
  {
    id: 'HOW-BREAK-02',
    title: 'Points lost',
    says: 'Every unit that is lost counts one point, a small one half and a large one half as much again.',
  },
  {
    id: 'HOW-BREAK-03',
    title: 'Objectives',
    says: 'Objectives of its own in enemy hands count as points lost.',
  },
  {
    id: 'HOW-BREAK-04',
    title: 'Check',
    says: 'At the end of a turn an army that has lost as many points as its breaking point is beaten.',
  },
  {
    id: 'HOW-BREAK-05',
    title: 'Both broken',
    says: 'When both armies break in one turn nobody has won.',
  },
  {
    id: 'HOW-BREAK-06',
    title: 'Game stopped early',
    says: 'When a battle stops before an army breaks, the side that has lost fewer points wins.',
  },
  {
    id: 'HOW-BREAK-07',
    title: 'Turn limits',
    says: 'A scenario may say by which turn a side must have its objectives.',
  },
  { id: 'HOW-BREAK-08', title: 'Break beats objectives' },
  { id: 'HOW-BREAK-09', title: 'Units off the table' },
];

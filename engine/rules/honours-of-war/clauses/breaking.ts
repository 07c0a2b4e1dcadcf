/** Army Breaking Points: clauses HOW-BREAK-01 and on. */
import type { Clause } from '../../system';

export const BREAKING: readonly Required<Clause>[] = [
  {
    id: 'HOW-BREAK-01',
    title: 'Army Breaking Point',
    says: "An army's Breaking Point is half the number of its units at the start, rounded down; small units count one half, large ones 1 1/2, and transport nothing.",
  },
  {
    id: 'HOW-BREAK-02',
    title: 'Army points lost',
    says: 'Each unit that is Done For costs its army 1 point, a small one one half, a large one 1 1/2, transport nothing.',
  },
  {
    id: 'HOW-BREAK-03',
    title: 'Objectives lost to the enemy',
    says: "The value of an army's own objectives in enemy hands is added to its points lost.",
  },
  {
    id: 'HOW-BREAK-04',
    title: 'When an army is broken',
    says: 'In phase 8 an army whose points lost equal or exceed its Breaking Point is broken and loses.',
  },
  {
    id: 'HOW-BREAK-05',
    title: 'Both armies broken',
    says: 'If both armies break on the same turn the battle is a draw.',
  },
  {
    id: 'HOW-BREAK-06',
    title: 'Game stopped early',
    says: 'If the battle stops before an army breaks, the side that has lost more points loses; if equal, it is a draw.',
  },
  {
    id: 'HOW-BREAK-07',
    title: 'Turn limits',
    says: 'A scenario may set a turn by which a side must have its objectives or lose. If both have one, the first to reach its objectives wins; on the same turn it is a draw.',
  },
  {
    id: 'HOW-BREAK-08',
    title: 'A broken army loses before objectives count',
    says: "An army that breaks before its own or the enemy's objectives are reached loses.",
  },
  {
    id: 'HOW-BREAK-09',
    title: 'Units off the table',
    says: 'A unit that a forced move takes off the table counts as Done For. One that left by choice, where the scenario allows it, does not.',
  },
];

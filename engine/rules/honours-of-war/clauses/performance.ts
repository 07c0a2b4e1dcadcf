/** The command die of a brigade and what its results mean: clauses HOW-PERF-01 and on. */
import type { Clause } from '../../system';

export const PERFORMANCE: readonly Clause[] = [
  {
    id: 'HOW-PERF-01',
    title: 'When rolled',
    says: 'A brigade that is to move throws a die on the column of its commander: it may do badly, as it should, or better than anybody hoped.',
  },
  {
    id: 'HOW-PERF-02',
    title: 'Order of effects',
    says: 'What comes of the command die is carried out in a fixed order: help of the generals, then rallying and forced moves, then the moves of the units.',
  },
  {
    id: 'HOW-PERF-03',
    title: 'Steady',
    says: 'Steady: each unit may make one normal move.',
  },
  {
    id: 'HOW-PERF-04',
    title: 'Poor',
    says: 'Poor: nobody goes toward the enemy. Units may go back, turn, or change formation where they stand.',
  },
  {
    id: 'HOW-PERF-05',
    title: 'What "away" means',
    says: 'To go away from the enemy is to end farther from the nearest of them than before, without coming nearer on the way.',
  },
  {
    id: 'HOW-PERF-06',
    title: 'Feeble',
    says: 'Feeble: as Poor, and a brigade of which half has been hit goes back one whole move.',
  },
  { id: 'HOW-PERF-07', title: 'Independents and Feeble' },
  {
    id: 'HOW-PERF-08',
    title: 'Admirable',
    says: 'Admirable: each unit may make two normal moves.',
  },
  {
    id: 'HOW-PERF-09',
    title: 'Inspiring: double move and duty to advance',
    says: 'Inspiring: each unit may move twice, and must go toward its nearest enemy at least once.',
  },
  {
    id: 'HOW-PERF-10',
    title: 'Inspiring: duty to charge',
    says: 'Under an Inspiring result an enemy within reach must be charged.',
  },
  { id: 'HOW-PERF-11', title: 'Inspiring under the CG' },
  {
    id: 'HOW-PERF-12',
    title: 'Inspiring: rally',
    says: 'Under an Inspiring result every unit of the brigade rallies a hit at once, but never its last.',
  },
  { id: 'HOW-PERF-13', title: 'Units that may not use performance' },
];

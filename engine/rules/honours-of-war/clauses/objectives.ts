/** Objectives: clauses HOW-OBJ-01 and on. */
import type { Clause } from '../../system';

export const OBJECTIVES: readonly Clause[] = [
  { id: 'HOW-OBJ-01', title: 'Values' },
  { id: 'HOW-OBJ-02', title: 'Start holdings' },
  { id: 'HOW-OBJ-03', title: 'Holding' },
  { id: 'HOW-OBJ-04', title: 'Disputed' },
  { id: 'HOW-OBJ-05', title: 'Retaking' },
  { id: 'HOW-OBJ-06', title: 'Transport' },
];

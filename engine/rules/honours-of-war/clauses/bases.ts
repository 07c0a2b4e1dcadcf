/** Base sizes: clauses HOW-BASE-01 and on. */
import type { Clause } from '../../system';

export const BASES: readonly Clause[] = [
  { id: 'HOW-BASE-01', title: 'Close order infantry bases' },
  { id: 'HOW-BASE-02', title: 'Light infantry bases' },
  { id: 'HOW-BASE-03', title: 'Cavalry bases' },
  { id: 'HOW-BASE-04', title: 'Gun bases' },
  { id: 'HOW-BASE-05', title: 'Limber bases' },
  { id: 'HOW-BASE-06', title: 'Base sizes, all scales' },
  { id: 'HOW-BASE-07', title: '6mm infantry alternatives' },
  { id: 'HOW-BASE-08', title: 'Battalion guns on the table' },
  { id: 'HOW-BASE-09', title: 'Officer and standard base' },
  { id: 'HOW-BASE-10', title: 'Dismounted cavalry bases' },
  { id: 'HOW-BASE-11', title: 'Transport and command footprints' },
  { id: 'HOW-BASE-12', title: 'Bases of abandoned guns' },
];

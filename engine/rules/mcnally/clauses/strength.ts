/** Strength: clauses MCN-STR-01 and on. */
import type { Clause } from '../../system';

export const STRENGTH: readonly Required<Clause>[] = [
  { id: 'MCN-STR-01', title: 'Full strength', says: 'A full unit has 6 strength points.' },
  {
    id: 'MCN-STR-02',
    title: 'Under and over strength',
    says: 'A point less for each fifth of its men that is missing, rounded to the nearest and an exact half dropped; as much more for those beyond the number.',
  },
  {
    id: 'MCN-STR-03',
    title: 'Weak and strong units',
    says: 'Units under 4 points are better combined, those over 8 are split, before the battle.',
  },
  { id: 'MCN-STR-04', title: 'Destroyed units', says: 'At no points a unit is taken off at once.' },
  {
    id: 'MCN-STR-05',
    title: 'Losses count at once',
    says: 'Points are lost the moment the loss occurs; bases stay until the unit goes.',
  },
];

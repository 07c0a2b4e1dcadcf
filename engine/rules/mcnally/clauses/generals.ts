/** Generals: clauses MCN-GEN-01 and on. */
import type { Clause } from '../../system';

export const GENERALS: readonly Required<Clause>[] = [
  { id: 'MCN-GEN-01', title: 'Brigadiers', says: 'One brigadier for every 3 to 5 units.' },
  { id: 'MCN-GEN-02', title: 'Senior generals', says: 'One senior general for every 2 to 4 brigadiers.' },
  {
    id: 'MCN-GEN-03',
    title: 'The commander in chief',
    says: 'An army with several senior generals may have one more above them, who counts as a senior general.',
  },
  {
    id: 'MCN-GEN-04',
    title: 'Chain of command',
    says: 'A unit has one brigadier, he one senior general, who has the commander in chief over him. All below a general are his chain of command.',
  },
  {
    id: 'MCN-GEN-05',
    title: 'With a unit',
    says: 'A general is with the unit that his stand touches, one at a time, any of his side.',
  },
  {
    id: 'MCN-GEN-06',
    title: 'How generals move',
    says: 'In step C only, and free with a unit that retires, routs or charges.',
  },
  {
    id: 'MCN-GEN-07',
    title: 'Generals alone',
    says: 'Nobody fires at one. Enemy who come to touch him take him on a 5 or 6; else he goes to the nearest friends within 21 inches, and without any is taken.',
  },
  { id: 'MCN-GEN-08', title: 'Several generals', says: 'Of several with one unit only the best counts.' },
];

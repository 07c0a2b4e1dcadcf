/** Works: clauses MCN-DEF-01 and on. */
import type { Clause } from '../../system';

export const WORKS: readonly Required<Clause>[] = [
  {
    id: 'MCN-DEF-01',
    title: 'Guns against works',
    says: 'Ball takes 1 point on 7 to 11 and 2 on 12 or more, without cover.',
  },
  { id: 'MCN-DEF-02', title: 'Occupied buildings', says: 'The same dice serve for the building.' },
  { id: 'MCN-DEF-03', title: 'Cover by strength', says: 'None to 1 point, soft to 4, hard to 8, fortified from 9.' },
  { id: 'MCN-DEF-04', title: 'Damage lowers cover', says: 'The class follows the points that are left.' },
  { id: 'MCN-DEF-05', title: 'Strength of works', says: 'House values but for the wooden bridge of 4 points.' },
  {
    id: 'MCN-DEF-06',
    title: 'Works that fall',
    says: 'Rough ground is left; who was inside stands shaken in the open and loses a point.',
  },
  {
    id: 'MCN-DEF-07',
    title: 'What a fortification is',
    says: 'Any building or work of 9 points or more now. Only one such line counts.',
  },
];

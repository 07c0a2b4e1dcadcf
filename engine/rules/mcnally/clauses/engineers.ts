/** Engineers: clauses MCN-ENG-01 and on. */
import type { Clause } from '../../system';

export const ENGINEERS: readonly Required<Clause>[] = [
  { id: 'MCN-ENG-01', title: 'Pioneers', says: 'An open order unit of four bases.' },
  { id: 'MCN-ENG-02', title: 'Engineering train', says: 'Two wagons, one of powder and one of tools.' },
  { id: 'MCN-ENG-03', title: 'Pontoon train', says: 'Two wagons more.' },
  {
    id: 'MCN-ENG-04',
    title: 'Tools',
    says: 'One wagon equips one unit, which takes a point off a work in each move or builds one in two.',
  },
  { id: 'MCN-ENG-05', title: 'Six charges', says: 'A wagon holds 6.' },
  { id: 'MCN-ENG-06', title: 'Blowing up', says: 'Laid in one move and fired after the next.' },
  { id: 'MCN-ENG-07', title: 'What a charge does', says: 'Two dice above the strength of the work destroy it.' },
  { id: 'MCN-ENG-08', title: 'More charges', says: 'Each takes another move and adds a die.' },
  {
    id: 'MCN-ENG-09',
    title: 'Blast',
    says: 'Units within 3 inches, and 1 more for each charge beyond the first, take it as fire.',
  },
  { id: 'MCN-ENG-10', title: 'Pontoons', says: 'A move for every 2 inches of river.' },
  { id: 'MCN-ENG-11', title: 'Bridging', says: 'A point of material an inch and three moves for every 2 inches.' },
  {
    id: 'MCN-ENG-12',
    title: 'Few pioneers',
    says: 'Under 6 points they throw, and above their strength no work is done.',
  },
  { id: 'MCN-ENG-13', title: 'Fast water', says: 'One move more for every 2 inches.' },
  { id: 'MCN-ENG-14', title: 'Materials', says: 'House value: within 12 inches, or 12 points a wagon.' },
  { id: 'MCN-ENG-15', title: 'Whose moves count', says: "The engineers' own, one a turn." },
];

/** Movement: clauses MCN-MOVE-01 and on. */
import type { Clause } from '../../system';

export const MOVEMENT: readonly Required<Clause>[] = [
  {
    id: 'MCN-MOVE-01',
    title: 'Greatest moves',
    says: 'House values in inches: line 6, 9, 12, 15 for close and open order foot, heavy and light horse; column 3 more; routs twice as far and less; a general 21.',
  },
  { id: 'MCN-MOVE-02', title: 'One move', says: 'The most in one step C; nobody has to move.' },
  {
    id: 'MCN-MOVE-03',
    title: 'What ground costs',
    says: 'House values: shares of the normal speed over rough ground, slopes, woods and swamp; shares of a move to cross obstacles and streams and to enter and leave houses.',
  },
  {
    id: 'MCN-MOVE-04',
    title: 'How it is charged',
    says: 'Each inch by the ground under the leading edge; several kinds multiply. A front edge never halts in a stream.',
  },
  { id: 'MCN-MOVE-05', title: 'Deploying and limbering', says: 'A whole move, standing still.' },
  {
    id: 'MCN-MOVE-06',
    title: 'Going back with the face kept',
    says: 'Less 3 inches on foot, 6 mounted; house value: 1 for guns.',
  },
  {
    id: 'MCN-MOVE-07',
    title: 'Changes of face',
    says: 'Up to 45 degrees on the spot are free, more takes the whole move.',
  },
  {
    id: 'MCN-MOVE-08',
    title: 'Wheels',
    says: 'Round a circle of 1.5 inches radius beside the inner corner, measured along the outer.',
  },
  {
    id: 'MCN-MOVE-09',
    title: 'Passing through friends',
    says: 'Costs 3 inches on foot and 6 mounted for each; it must get clear.',
  },
  {
    id: 'MCN-MOVE-10',
    title: 'Wagons stay where they rout',
    says: 'A wagon that has routed stands still for the rest of the battle.',
  },
  { id: 'MCN-MOVE-11', title: 'Slopes', says: 'Charged going up only.' },
];

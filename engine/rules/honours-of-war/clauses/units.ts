/** What units are, and the state they are in: clauses HOW-UNIT-01 and on. */
import type { Clause } from '../../system';

export const UNITS: readonly Clause[] = [
  {
    id: 'HOW-UNIT-01',
    title: 'What a unit is',
    says: 'A unit is a battalion of foot or light infantry, a regiment of horse, a battery or a train of wagons. Types without rules of their own count as the nearest of these.',
  },
  { id: 'HOW-UNIT-02', title: 'Artillery unit and limber are one' },
  { id: 'HOW-UNIT-03', title: 'Hits' },
  { id: 'HOW-UNIT-04', title: 'Morale states' },
  {
    id: 'HOW-UNIT-05',
    title: 'Done For units',
    says: 'A unit that is Done For still makes its rout, then leaves the table when troops rally. From that moment it blocks nobody and holds nothing.',
  },
  { id: 'HOW-UNIT-06', title: 'Formed troops' },
  {
    id: 'HOW-UNIT-07',
    title: 'Weapons',
    says: 'Foot in close order has muskets and battalion guns, light infantry muskets or rifles, dismounted horse carbines. Mounted horse and wagons do not shoot.',
  },
  { id: 'HOW-UNIT-08', title: 'Horse artillery' },
  { id: 'HOW-UNIT-09', title: 'Dismounting and mounting' },
  { id: 'HOW-UNIT-10', title: 'Dismounted superior troops' },
];

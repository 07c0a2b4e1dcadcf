/** Morale: clauses MCN-MORALE-01 and on. */
import type { Clause } from '../../system';

export const MORALE: readonly Required<Clause>[] = [
  { id: 'MCN-MORALE-01', title: 'Basic morale', says: 'Strength points and the line for the type of troops.' },
  {
    id: 'MCN-MORALE-02',
    title: 'Lines for types',
    says: 'Grenadiers +2, other regulars +1, grenz and frei-korps -1, militia -1 or -2, wagons -4. House values: guards +2, irregular light horse -1.',
  },
  {
    id: 'MCN-MORALE-03',
    title: 'Strength before the loss',
    says: 'The loss that the same dice cause does not count yet.',
  },
  {
    id: 'MCN-MORALE-04',
    title: 'States of morale',
    says: 'Good, shaken or routing. Routing takes the place of shaken.',
  },
  {
    id: 'MCN-MORALE-05',
    title: 'What shaken forbids',
    says: 'A shaken unit may not charge; it moves, turns, fires and counter-charges.',
  },
];

/** Formation changes: clauses MCN-FORMCHG-01 and on. */
import type { Clause } from '../../system';

export const FORMATION_CHANGES: readonly Required<Clause>[] = [
  {
    id: 'MCN-FORMCHG-01',
    title: 'The throw to change',
    says: 'House value: with an enemy within 12 inches 3 or more, 2 for open order and horse; generals add, being shaken or lesser troops takes away.',
  },
  {
    id: 'MCN-FORMCHG-02',
    title: 'Success',
    says: 'House value: it takes half of the move, at the slower of both rates.',
  },
  {
    id: 'MCN-FORMCHG-03',
    title: 'Failure',
    says: 'House value: the unit stands in its old formation, and does not charge.',
  },
  {
    id: 'MCN-FORMCHG-04',
    title: 'Where it forms',
    says: 'The middle of its front and its facing stay; it may lie on nothing.',
  },
  {
    id: 'MCN-FORMCHG-05',
    title: 'Turning to meet the enemy',
    says: 'In step D the side that fires may turn any unit.',
  },
  { id: 'MCN-FORMCHG-06', title: 'Threatened in front', says: 'Not one with an enemy before it who could charge it.' },
  { id: 'MCN-FORMCHG-07', title: 'About its centre', says: 'By as much as 180 degrees, in its formation.' },
  { id: 'MCN-FORMCHG-08', title: 'No room to turn', says: 'Then it does not turn at all.' },
  {
    id: 'MCN-FORMCHG-09',
    title: 'Who may not turn',
    says: 'Routers and units in contact; shaken units and deployed guns may.',
  },
];

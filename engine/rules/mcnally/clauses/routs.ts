/** Routs: clauses MCN-ROUT-01 and on. */
import type { Clause } from '../../system';

export const ROUTS: readonly Required<Clause>[] = [
  {
    id: 'MCN-ROUT-01',
    title: 'The throw of routers',
    says: 'One die in step A, +1 with a brigadier, +2 with a senior general.',
  },
  {
    id: 'MCN-ROUT-02',
    title: 'What becomes of routers',
    says: 'House value: 5 rallies, shaken, and stands. 2 to 4 runs on; 1 or less runs on and loses a point.',
  },
  {
    id: 'MCN-ROUT-03',
    title: 'Routers at the edge',
    says: 'The table edge holds them and costs a point in each step B.',
  },
  {
    id: 'MCN-ROUT-04',
    title: 'Where routers run',
    says: 'Away from what routed them to the nearest friendly cover within 90 degrees of that, bent as little as may be; no bend leads toward what routed them.',
  },
  {
    id: 'MCN-ROUT-05',
    title: 'Never nearer',
    says: 'At the end every enemy in sight is farther off than before, nearest base to nearest base.',
  },
  { id: 'MCN-ROUT-06', title: 'No way out', says: 'One without any lawful move may have to surrender.' },
  { id: 'MCN-ROUT-07', title: 'The first rout move', says: 'Who routs from a charge or melee runs at once.' },
  { id: 'MCN-ROUT-08', title: 'Routers pass friends', says: 'Without loss to either.' },
  {
    id: 'MCN-ROUT-09',
    title: 'Crews and their guns',
    says: 'The crew runs and leaves its guns; an enemy who touches them has them. A rallied crew that comes back mans them again.',
  },
  { id: 'MCN-ROUT-10', title: 'Wagons that rout', says: 'They never move again, and enemy contact takes them.' },
  {
    id: 'MCN-ROUT-11',
    title: 'How routers go',
    says: 'As one body in the old formation, facing away, and without room to turn as they stand; ground slows them as open order foot or the mounted.',
  },
];

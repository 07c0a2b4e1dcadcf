/** Changes of formation: clauses HOW-FORMCHG-01 and on. */
import type { Clause } from '../../system';

export const FORMATION_CHANGES: readonly Clause[] = [
  { id: 'HOW-FORMCHG-01', title: 'Light infantry' },
  {
    id: 'HOW-FORMCHG-02',
    title: 'Cost by nation',
    says: 'To change formation costs nothing, half a move or a whole one, as the nation was drilled.',
  },
  {
    id: 'HOW-FORMCHG-03',
    title: 'Inferior units',
    says: 'Inferior troops pay half a move at least to change formation.',
  },
  { id: 'HOW-FORMCHG-04', title: 'Line distance applies' },
  {
    id: 'HOW-FORMCHG-05',
    title: 'About turn',
    says: 'To face about is a change of formation.',
  },
  { id: 'HOW-FORMCHG-06', title: 'Single and double line' },
  {
    id: 'HOW-FORMCHG-07',
    title: 'How it is done',
    says: 'The leading part of the unit is placed first, within what is left of its move, and the others form on it.',
  },
  { id: 'HOW-FORMCHG-08', title: 'In halving terrain' },
  { id: 'HOW-FORMCHG-09', title: 'Inferior plus full-move nations' },
  {
    id: 'HOW-FORMCHG-10',
    title: 'Changing formation when charged: who',
    says: 'Troops charged from the front may try to change formation before the enemy is on them.',
  },
  {
    id: 'HOW-FORMCHG-11',
    title: 'Changing formation when charged: test',
    says: 'That takes time and a good die: the charger must come from more than half his move away.',
  },
  {
    id: 'HOW-FORMCHG-12',
    title: 'Changing formation when charged: effect',
    says: 'The change is made at once and the unit may still fire, but it cannot counter-charge.',
  },
  { id: 'HOW-FORMCHG-13', title: 'Failure' },
  { id: 'HOW-FORMCHG-14', title: 'What "in place" means' },
];

/** Pursuit: clauses HOW-PURS-01 and on. */
import type { Clause } from '../../system';

export const PURSUIT: readonly Clause[] = [
  { id: 'HOW-PURS-01', title: 'When' },
  {
    id: 'HOW-PURS-02',
    title: 'Roll',
    says: 'Victorious horse may have to pursue: on a good score it does, whether its commander likes it or not.',
  },
  { id: 'HOW-PURS-03', title: 'March column' },
  {
    id: 'HOW-PURS-04',
    title: 'Distance',
    says: 'A pursuit goes half a move at least and one at most, straight ahead.',
  },
  {
    id: 'HOW-PURS-05',
    title: 'Contact',
    says: 'Who pursues charges enemies close before him, and may charge others within a move.',
  },
  { id: 'HOW-PURS-06', title: 'Melee' },
  {
    id: 'HOW-PURS-07',
    title: 'Done For opponents',
    says: 'Routed enemies whom the pursuit catches are gone.',
  },
  { id: 'HOW-PURS-08', title: 'Once' },
  { id: 'HOW-PURS-09', title: 'Supporters' },
  { id: 'HOW-PURS-10', title: 'Infantry' },
  { id: 'HOW-PURS-11', title: 'Reaction after pursuit melee' },
];

/** Retiring: clauses MCN-RETIRE-01 and on. */
import type { Clause } from '../../system';

export const RETIRING: readonly Required<Clause>[] = [
  {
    id: 'MCN-RETIRE-01',
    title: 'The retiring move',
    says: 'Straight back a full move at once, charged for ground and not for friends. A distance that is named is gone whatever the ground.',
  },
  {
    id: 'MCN-RETIRE-02',
    title: 'Friends and obstacles behind',
    says: 'What it cannot get wholly past stops it before.',
  },
  {
    id: 'MCN-RETIRE-03',
    title: 'Surrounded units',
    says: 'With enemy within 6 inches before and behind, or no way back that is not nearer to one, a unit stays, shaken.',
  },
  {
    id: 'MCN-RETIRE-04',
    title: 'Guns that retire',
    says: 'Deployed guns limber up in place of the move; without room to, they stay as they are, shaken.',
  },
  {
    id: 'MCN-RETIRE-05',
    title: 'Keeping face',
    says: 'A full move with the face to the enemy is 3 inches less on foot, 6 mounted.',
  },
  { id: 'MCN-RETIRE-06', title: 'The table edge', says: 'A retiring unit stops at it.' },
];

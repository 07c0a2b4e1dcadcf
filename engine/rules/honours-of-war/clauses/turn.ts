/** The phases of a turn: clauses HOW-SEQ-01 and on. */
import type { Clause } from '../../system';

export const TURN: readonly Required<Clause>[] = [
  {
    id: 'HOW-SEQ-01',
    title: 'Eight phases of a turn',
    says: 'A turn has 8 phases, and both sides act in each: commanding generals; movement initiative; movement with charges; firing initiative; fire and reactions; melee and reactions; rally; army breaking points.',
  },
  {
    id: 'HOW-SEQ-02',
    title: 'Weather first',
    says: 'If weather is used, it is rolled or changed before phase 1 of each turn.',
  },
  {
    id: 'HOW-SEQ-03',
    title: 'Alternate activation',
    says: 'In the movement phase the sides take turns to move one brigade or independent unit, until all that want to move have moved.',
  },
  {
    id: 'HOW-SEQ-04',
    title: 'Running out of brigades, and passing',
    says: 'When one side has no brigade left to move, the other moves all of its own. A side may stop when its turn comes, and then activates nothing more this phase.',
  },
  {
    id: 'HOW-SEQ-05',
    title: 'Order of units in a brigade',
    says: 'The units of a brigade move one after another in any order, each as it likes. Each finishes its move before the next one begins.',
  },
  {
    id: 'HOW-SEQ-06',
    title: 'Forced retreats in movement',
    says: 'Units that must retreat again do so at the very start of the movement phase, before any activation: the side without initiative first, and of its units the one farthest from the enemy first.',
  },
  {
    id: 'HOW-SEQ-07',
    title: 'At most a double move a turn',
    says: 'No unit moves more than a double move a turn, except to counter-charge or evade after it. Retreats, routs and pursuits are not counted.',
  },
  {
    id: 'HOW-SEQ-08',
    title: 'What is simultaneous and what is not',
    says: 'Brigades fire one after another; within a round of melee all dice are simultaneous. Reactions are collected and carried out together afterwards.',
  },
];

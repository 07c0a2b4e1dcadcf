/** How units react to hits: clauses HOW-REACT-01 and on. */
import type { Clause } from '../../system';

export const REACTIONS: readonly Required<Clause>[] = [
  {
    id: 'HOW-REACT-01',
    title: 'The reaction table',
    says: 'By the hits a unit now has: 5 or more, Done For, it routs one normal move and is removed; 4, it retreats 1 to 2 moves and must reform; 3, it stays with -1 to fire and melee; 2 or fewer, nothing.',
  },
  {
    id: 'HOW-REACT-02',
    title: 'All hits count',
    says: 'A unit reacts to all hits it now has, old and new, whatever caused them.',
  },
  {
    id: 'HOW-REACT-03',
    title: 'Who reacts',
    says: 'Only units that took a hit in this step react. A broken-off unit at 4 that takes another is Done For; one that rallied to 3 and is hit again retreats again and must reform from the start.',
  },
  {
    id: 'HOW-REACT-04',
    title: 'Order of reactions after firing',
    says: 'Once both sides have finished firing, routs come before retreats; within each the side without firing initiative goes first, and the unit farthest from the enemy before others.',
  },
  {
    id: 'HOW-REACT-05',
    title: 'Command casualties before reactions',
    says: 'Tests for command casualties come after all fire and before the reactions to it.',
  },
  {
    id: 'HOW-REACT-06',
    title: 'Immediate reaction to fire in the movement phase',
    says: 'A unit hit by defensive, evading or crossing fire in the movement phase reacts at once, before anything else moves.',
  },
  {
    id: 'HOW-REACT-07',
    title: 'Reaction after melee',
    says: 'After melee units react by the same table. Units that react at the same moment go in the order used after firing, with movement initiative in place of firing initiative.',
  },
  {
    id: 'HOW-REACT-08',
    title: 'The -1 at 3 hits',
    says: 'While a unit has 3 or more hits, all its fire and melee dice have -1: at once for fire later in the same phase, and from the next round in melee.',
  },
  {
    id: 'HOW-REACT-09',
    title: 'Broken-off units are marked red',
    says: 'A unit that retreats on 4 hits is broken-off, marked red, from that moment.',
  },
];

/** Passing through friends: clauses HOW-INTER-01 and on. */
import type { Clause } from '../../system';

export const INTERPENETRATION: readonly Required<Clause>[] = [
  {
    id: 'HOW-INTER-01',
    title: 'Passing through friends: right and cost',
    says: 'A unit may choose to pass through a friendly unit, even a reforming one, for half of its move.',
  },
  {
    id: 'HOW-INTER-02',
    title: 'Passing through friends at no cost',
    says: 'Passing through costs nothing if either of the two units is light infantry or deployed artillery.',
  },
  {
    id: 'HOW-INTER-03',
    title: 'The unit passed through stands still',
    says: 'The unit passed through may not have moved this turn nor move later in it, forced moves excepted. If each of the two is light infantry or deployed artillery, it may.',
  },
  {
    id: 'HOW-INTER-04',
    title: 'Must end clear of friends',
    says: 'A unit may begin to pass through friends only if it has enough move to end completely clear of them.',
  },
  {
    id: 'HOW-INTER-05',
    title: 'Passing through lengthwise',
    says: 'Passing along the length of a line, or through a column from end to end, is not forbidden; it is possible only if the move is long enough to end clear.',
  },
  {
    id: 'HOW-INTER-06',
    title: 'No passing through near the enemy',
    says: 'Passing through is forbidden if either unit begins that normal move within 20 cm (28mm) of an enemy.',
  },
  {
    id: 'HOW-INTER-07',
    title: 'No passing through in a charge',
    says: 'No unit may charge through its own troops. With a double move it may pass through them in the first move and charge in the second.',
  },
  {
    id: 'HOW-INTER-08',
    title: 'Overlaps after a forced move',
    says: 'If a forced move ends on friends, the unit that moved goes on by the shortest way clear that brings it no nearer to the enemy it gives way to; straight on if that is at most 1 cm (28mm) longer. A crowd is left for the nearest free place; without any the unit is lost.',
  },
  {
    id: 'HOW-INTER-09',
    title: 'Passing through several friends',
    says: 'Half a move is paid for each friendly unit that is passed through.',
  },
  {
    id: 'HOW-INTER-10',
    title: 'Command figures and passing through',
    says: 'Units and command figures pass through each other freely.',
  },
];

/** Normal moves: clauses HOW-MOVE-01 and on. */
import type { Clause } from '../../system';

export const MOVEMENT: readonly Clause[] = [
  {
    id: 'HOW-MOVE-01',
    title: 'Normal move',
    says: 'In a normal move no part of a unit may travel farther than the distance of its kind.',
  },
  { id: 'HOW-MOVE-02', title: 'Free direction' },
  {
    id: 'HOW-MOVE-03',
    title: 'Flank and rear deduction',
    says: 'A unit that moves sideways or backward loses nothing, a quarter or half of its move, as its nation was drilled.',
  },
  { id: 'HOW-MOVE-04', title: 'Wheeling' },
  {
    id: 'HOW-MOVE-05',
    title: 'Facing change in place',
    says: 'To turn on the spot by up to a right angle counts as a move to the side.',
  },
  {
    id: 'HOW-MOVE-06',
    title: 'Near the enemy',
    says: 'Near the enemy nobody moves to the side or wheels far.',
  },
  { id: 'HOW-MOVE-07', title: 'Light infantry directions' },
  {
    id: 'HOW-MOVE-08',
    title: 'Limbered artillery and transport',
    says: 'Limbered guns and wagons go to the side or back at half their speed.',
  },
  {
    id: 'HOW-MOVE-09',
    title: 'March bonus',
    says: 'A march column far from every enemy may move twice on an ordinary command result; so may limbered guns on a road.',
  },
  {
    id: 'HOW-MOVE-10',
    title: 'Moved marker',
    says: 'A unit that has moved this turn shoots worse.',
  },
  { id: 'HOW-MOVE-11', title: 'Abandoned crews' },
  {
    id: 'HOW-MOVE-12',
    title: 'Spacing from enemies',
    says: 'Only a charge may end in contact with the enemy, and nobody passes through him.',
  },
  { id: 'HOW-MOVE-13', title: 'Fixed units' },
  {
    id: 'HOW-MOVE-14',
    title: 'Table edge, voluntary',
    says: 'Nobody walks off the table of his own will unless the scenario allows it.',
  },
  { id: 'HOW-MOVE-15', title: 'Command figures' },
];

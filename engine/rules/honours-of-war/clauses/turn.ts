/** The phases of a turn: clauses HOW-SEQ-01 and on. */
import type { Clause } from '../../system';

export const TURN: readonly Clause[] = [
  {
    id: 'HOW-SEQ-01',
    title: 'Eight phases',
    says: 'A turn has eight steps: generals, initiative, movement with its charges, initiative to fire, fire, melee, rallying, and the count of what is lost.',
  },
  {
    id: 'HOW-SEQ-02',
    title: 'Weather first',
    says: 'The weather of the turn is settled before anything else.',
  },
  {
    id: 'HOW-SEQ-03',
    title: 'Alternate activation',
    says: 'The sides move a brigade each by turns until nobody wants to move any more.',
  },
  { id: 'HOW-SEQ-04', title: 'Running out and passing' },
  {
    id: 'HOW-SEQ-05',
    title: 'Inside a brigade',
    says: 'The units of a brigade move one after another, in any order and each as it likes.',
  },
  { id: 'HOW-SEQ-06', title: 'Forced retreats in movement' },
  { id: 'HOW-SEQ-07', title: 'Maximum per turn' },
  { id: 'HOW-SEQ-08', title: 'Simultaneity' },
];

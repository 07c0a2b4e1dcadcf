/** Changes of formation: clauses HOW-FORMCHG-01 and on. */
import type { Clause } from '../../system';

export const FORMATION_CHANGES: readonly Required<Clause>[] = [
  {
    id: 'HOW-FORMCHG-01',
    title: 'Light infantry changes formation free',
    says: 'Light infantry changes formation free of cost, inferior light infantry too.',
  },
  {
    id: 'HOW-FORMCHG-02',
    title: 'Cost of a formation change by nation',
    says: 'Close order infantry and cavalry pay nothing, half or the whole of a move to change formation, as their nation says. Forming up from an irregular line is a formation change.',
  },
  {
    id: 'HOW-FORMCHG-03',
    title: 'Inferior units pay at least half a move',
    says: 'Inferior close order infantry and cavalry pay at least half a move to change formation, even in a nation that pays nothing.',
  },
  {
    id: 'HOW-FORMCHG-04',
    title: 'Line distance in a move with a formation change',
    says: 'In a normal move with a formation change, the unit has the distance of a line, whichever way it changes.',
  },
  {
    id: 'HOW-FORMCHG-05',
    title: 'An about turn is a formation change',
    says: 'To turn and face the rear is a formation change.',
  },
  {
    id: 'HOW-FORMCHG-06',
    title: 'Changing between single and double line',
    says: 'For cavalry to change between one rank and two is a formation change.',
  },
  {
    id: 'HOW-FORMCHG-07',
    title: 'How a formation is changed',
    says: 'The leading base moves up to what is left of the move and may turn by up to 90 degrees; the others are placed round it in the new formation, however far that takes them. All must end on passable, free ground.',
  },
  {
    id: 'HOW-FORMCHG-08',
    title: 'Formation change in halving terrain',
    says: 'A formation change costs a full move, whatever the nation, if any part of the unit, before or after it, is in terrain that slows these troops to half speed or less.',
  },
  {
    id: 'HOW-FORMCHG-09',
    title: 'Inferior units of slow nations',
    says: "An inferior unit pays the larger of its nation's cost and half a move; the two are not added.",
  },
  {
    id: 'HOW-FORMCHG-10',
    title: 'Changing formation when charged: who',
    says: 'A unit charged from the front, and not engaged already, may try once per charge to change formation; a battery may try to unlimber. Transport may not.',
  },
  {
    id: 'HOW-FORMCHG-11',
    title: 'Changing formation when charged: test',
    says: "The charger's path must be longer than half its normal move. The change then succeeds on a D6 of 4-6: +1 for cavalry and light infantry, -1 if the nation needs a full move to change formation or, for guns, to unlimber.",
  },
  {
    id: 'HOW-FORMCHG-12',
    title: 'Changing formation when charged: effect',
    says: "The change is made at once about the unit's centre, whatever it would cost. The unit may then fire at the charger as having moved, if it has not fired, but may not counter-charge; the charge goes on if it can still reach.",
  },
  {
    id: 'HOW-FORMCHG-13',
    title: 'Changing formation when charged: failure',
    says: 'A unit that fails fights in the formation it has: a march column cannot fire and has -2 in melee, limbered artillery is Done For.',
  },
  {
    id: 'HOW-FORMCHG-14',
    title: 'What "in place" means',
    says: 'In a change in place one base of the front rank, or the head of a column, stays where it was and the others form on it; guns that limber or unlimber keep their front edge. It costs what it always does, and nothing is left to advance with.',
  },
];

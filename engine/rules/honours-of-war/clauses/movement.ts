/** Normal moves: clauses HOW-MOVE-01 and on. */
import type { Clause } from '../../system';

export const MOVEMENT: readonly Required<Clause>[] = [
  {
    id: 'HOW-MOVE-01',
    title: 'Normal move',
    says: 'In a normal move no part of any base may travel farther than the distance in the table for its troops and formation.',
  },
  {
    id: 'HOW-MOVE-02',
    title: 'Moving in any direction',
    says: 'Close order infantry and cavalry may move in any direction, provided they begin and end in the same formation.',
  },
  {
    id: 'HOW-MOVE-03',
    title: 'Flank and rear deduction',
    says: 'If any part of a unit enters its flank or rear sectors as it moves, the normal move is shortened once by nothing, a quarter or a half, as its nation says. Each leg is judged from where the unit faces when the leg begins.',
  },
  {
    id: 'HOW-MOVE-04',
    title: 'Wheeling',
    says: 'A wheel to the front has no deduction: it turns about a front corner and costs the path of the outer front corner. No corner of a base may end farther, in a straight line, from where it began than the move allows.',
  },
  {
    id: 'HOW-MOVE-05',
    title: 'Facing change in place',
    says: 'A turn about the centre by up to 90 degrees counts as moving to the flank, with its deduction, and no corner may exceed the move. Turning 180 degrees is a formation change; an angle between is both.',
  },
  {
    id: 'HOW-MOVE-06',
    title: 'Manoeuvre near the enemy',
    says: 'Within 20 cm (28mm) of an enemy, infantry and cavalry may not move to the flank, and all wheels and turns in a normal move may total 45 degrees. Artillery, transport, evading, forced moves and counter-charges are free of this.',
  },
  {
    id: 'HOW-MOVE-07',
    title: 'Light infantry directions',
    says: 'Light infantry of any class loses nothing by moving into its flank or rear sectors.',
  },
  {
    id: 'HOW-MOVE-08',
    title: 'Limbered artillery and transport to flank or rear',
    says: 'Limbered artillery and transport that enter their flank or rear sectors, or turn on the spot, have half of their move in all, whatever their nation. Wheeling to the front is free of this.',
  },
  {
    id: 'HOW-MOVE-09',
    title: 'March bonus',
    says: 'On a Steady result infantry and cavalry in march column may move twice if they stay more than 60 cm (28mm) from all enemies throughout. So may limbered artillery, not transport, if it stays on a road.',
  },
  {
    id: 'HOW-MOVE-10',
    title: 'What counts as having moved',
    says: 'A unit that has moved this turn fires at -1. So does one that turned or changed formation, unlimbered, pushed its guns, mounted or dismounted, entered or left a BUA, evaded, counter-charged, retreated or routed.',
  },
  {
    id: 'HOW-MOVE-11',
    title: 'Speed of crews without guns',
    says: 'A gun crew without its guns moves at the speed of light infantry.',
  },
  {
    id: 'HOW-MOVE-12',
    title: 'No contact without a charge',
    says: 'A move that is not a charge may not end in contact with an enemy, nor pass through enemies. There is no other distance to be kept.',
  },
  {
    id: 'HOW-MOVE-13',
    title: 'Units fixed by a charge',
    says: 'A charged unit that is contacted and has not evaded is fixed in place until the melee phase. So is its charger, which loses any second move it had left.',
  },
  {
    id: 'HOW-MOVE-14',
    title: 'Leaving the table by choice',
    says: 'A unit may leave the table by a normal move only if the scenario allows it; otherwise the edge is impassable to voluntary moves.',
  },
  {
    id: 'HOW-MOVE-15',
    title: 'How far command figures move',
    says: 'Command figures move 60 cm, a dashing commanding general 80 cm (28mm).',
  },
];

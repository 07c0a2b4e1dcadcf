/** Pursuit: clauses HOW-PURS-01 and on. */
import type { Clause } from '../../system';

export const PURSUIT: readonly Required<Clause>[] = [
  {
    id: 'HOW-PURS-01',
    title: 'When cavalry pursues',
    says: 'Cavalry that wins a melee, all its opponents retreating or routing and itself not, may have to pursue. One still in contact with another enemy does not.',
  },
  {
    id: 'HOW-PURS-02',
    title: 'Pursuit roll',
    says: 'On a D6 of 4-6 the unit must pursue: +1 superior, -1 inferior; +1 if its owner wants it, -1 if not. The owner says which before the loser moves.',
  },
  {
    id: 'HOW-PURS-03',
    title: 'Pursuit in march column',
    says: 'Cavalry that wins in march column pursues only if its owner wishes, without a roll.',
  },
  {
    id: 'HOW-PURS-04',
    title: 'Distance of a pursuit',
    says: "A pursuit goes half a normal move at least and one at most, into the unit's front sector, with the usual reductions. Friends or impassable ground in the way stop it early.",
  },
  {
    id: 'HOW-PURS-05',
    title: 'Enemies a pursuit must or may charge',
    says: 'A pursuit must charge an enemy in its front sector within half a move, and may charge one up to a full move away, the nearest first, by the rules of charges.',
  },
  {
    id: 'HOW-PURS-06',
    title: 'Melee in a pursuit',
    says: 'Contact is fought at once as a new melee. The pursuer counts as charging; a unit that has retreated or routed this turn counts as attacked in flank or rear; a fresh one may not counter-charge, evade or fire.',
  },
  {
    id: 'HOW-PURS-07',
    title: 'Done For units that are caught',
    says: 'A Done For unit caught by a pursuit cannot fight and is removed at once.',
  },
  {
    id: 'HOW-PURS-08',
    title: 'One pursuit a turn',
    says: 'A unit pursues at most once a turn.',
  },
  {
    id: 'HOW-PURS-09',
    title: 'Supporters do not pursue',
    says: 'Units that only supported the melee do not pursue.',
  },
  {
    id: 'HOW-PURS-10',
    title: 'Infantry does not pursue',
    says: 'Infantry, and cavalry that is dismounted, does not pursue or follow up, except into a BUA or an entrenchment that it won.',
  },
  {
    id: 'HOW-PURS-11',
    title: 'Reaction after pursuit melee',
    says: 'A melee of pursuit is fought to its end, with its rounds and reactions, before the next reaction that is waiting. Pursuers that lose it retreat as usual.',
  },
];

/** Retreats and routs: clauses HOW-RET-01 and on. */
import type { Clause } from '../../system';

export const RETREATS: readonly Required<Clause>[] = [
  {
    id: 'HOW-RET-01',
    title: 'Rout distance',
    says: "A rout is exactly one normal forward move of the unit's present formation.",
  },
  {
    id: 'HOW-RET-02',
    title: 'Retreat distance',
    says: 'A retreat is any distance from one to two normal moves; the owner chooses before moving.',
  },
  {
    id: 'HOW-RET-03',
    title: 'Direction of a retreat or rout',
    says: 'The unit goes into its sector opposite to the one its last hits came from; if several, the one that gave most, and if equal the front. From a block it goes directly away from the face attacked.',
  },
  {
    id: 'HOW-RET-04',
    title: 'Retreats are not reduced',
    says: 'Retreats and routs are not shortened by nation, weather, passable terrain or friends in the way. Streams and fordable rivers are crossed without stopping.',
  },
  {
    id: 'HOW-RET-05',
    title: 'Bending a retreat round obstacles',
    says: "The path is straight, at the smallest angle up to 45 degrees off the sector's middle that clears enemies, impassable terrain and friends; failing that, friends are passed through. Of two equal angles a D6 decides: 1-3 left, 4-6 right.",
  },
  {
    id: 'HOW-RET-06',
    title: 'Retreat blocked by enemies or impassable terrain',
    says: 'A unit that cannot avoid enemies or terrain impassable to it, even in march column, is Done For and removed at once. Touching an enemy at the start does not count.',
  },
  {
    id: 'HOW-RET-07',
    title: 'Formation in a retreat',
    says: 'A line may go into march column, free of cost, only to avoid enemies or impassable terrain. No other formation change is made.',
  },
  {
    id: 'HOW-RET-08',
    title: 'Facing after a retreat or rout',
    says: 'A retreating unit ends facing the unit that last hit it; a routing unit faces away from it.',
  },
  {
    id: 'HOW-RET-09',
    title: 'Retreat or rout to the table edge',
    says: 'A retreating unit that reaches the table edge halts there unless its owner lets it leave, which makes it Done For. A routing unit that reaches the edge is removed as Done For.',
  },
  {
    id: 'HOW-RET-10',
    title: 'Passing through friends: hits',
    says: 'A unit through any part of which a friend retreats or routs takes 1 hit, or 2 if it is inferior, counted as hits of that phase.',
  },
  {
    id: 'HOW-RET-11',
    title: 'Passing through friends: chain',
    says: 'The unit passed through reacts at once. If it must retreat or rout too, it goes in the same direction as the first unit, which goes on as far as needed to make room; one mover affects a unit only once.',
  },
  {
    id: 'HOW-RET-12',
    title: 'Who takes passing-through hits',
    says: 'All friendly units but Done For ones and command figures take these hits, even in melee. One taken to 4 or more leaves its melee at once; before the first round its attacker then has no melee, after it the opponent has won.',
  },
  {
    id: 'HOW-RET-13',
    title: 'Deployed artillery Done For',
    says: 'When deployed artillery is Done For its crew routs one light infantry move, 25 cm (28mm), and is removed; the guns are lost.',
  },
  {
    id: 'HOW-RET-14',
    title: 'Deployed artillery at 4 hits from fire',
    says: 'A D6 is rolled: on 1-2 the guns are abandoned and the crew retreats at light infantry speed; on 3-6 the battery limbers for half a move and retreats 1 to 2 limbered moves less that half.',
  },
  {
    id: 'HOW-RET-15',
    title: 'Deployed artillery at 4 hits from melee',
    says: 'A D6 is rolled: on 1-4 the guns are abandoned, and captured at once, with the battery Done For, if the enemy neither retreats nor routs; on 5-6 it limbers for half a move and retreats. In a BUA the rule for fire is used.',
  },
  {
    id: 'HOW-RET-16',
    title: 'Retreat of limbered artillery and transport',
    says: 'Limbered artillery retreats and routs like other units, at its limbered move. So does transport, at 15 cm or 20 on a road (28mm).',
  },
  {
    id: 'HOW-RET-17',
    title: 'Overlap at the end of a retreat',
    says: 'A unit whose retreat or rout ends on friends goes on until it is clear, and these take the hits of being passed through.',
  },
  {
    id: 'HOW-RET-18',
    title: 'Supporters do not run along',
    says: 'Units that support a melee do not retreat or rout with the unit they support.',
  },
];

/** What units are, and the state they are in: clauses HOW-UNIT-01 and on. */
import type { Clause } from '../../system';

export const UNITS: readonly Required<Clause>[] = [
  {
    id: 'HOW-UNIT-01',
    title: 'What a unit is',
    says: 'A unit is a battalion of close order or light infantry, a regiment of heavy, medium or light cavalry, an artillery battery or a train of transport. Standard units have 5 infantry bases, 4 cavalry bases or 1 gun base.',
  },
  {
    id: 'HOW-UNIT-02',
    title: 'Artillery unit and limber are one',
    says: 'The limber is part of its battery: the battery can be fired at or charged by way of its limber alone.',
  },
  {
    id: 'HOW-UNIT-03',
    title: 'Hits on a unit',
    says: 'Each unit counts its hits from fire, from melee and from friends who run through it together. They last for the whole battle unless rallied; more than 5 have the effect of 5.',
  },
  {
    id: 'HOW-UNIT-04',
    title: 'Morale states',
    says: 'A unit is steady; broken-off, when it has retreated on 4 hits and not yet reformed; reforming, during the turn it spends on that; or Done For, at 5 hits or when a rule destroys it.',
  },
  {
    id: 'HOW-UNIT-05',
    title: 'Done For units',
    says: 'A unit becomes Done For when the reaction to its fifth hit is carried out. It makes its rout move and is removed in the rally phase, and from that moment blocks nobody, holds nothing and counts for no distance.',
  },
  {
    id: 'HOW-UNIT-06',
    title: 'Which troops are formed',
    says: 'Formed troops are close order infantry and mounted cavalry. Light infantry, dismounted cavalry and gun crews are not.',
  },
  {
    id: 'HOW-UNIT-07',
    title: 'Weapons',
    says: 'Close order infantry has muskets and battalion guns, light infantry muskets or by its nation rifles, dismounted cavalry carbines. Mounted cavalry and transport do not fire.',
  },
  {
    id: 'HOW-UNIT-08',
    title: 'Horse artillery',
    says: 'Horse artillery differs from field artillery only in its faster limbered move. It fires, limbers and reacts as its class of gun.',
  },
  {
    id: 'HOW-UNIT-09',
    title: 'Dismounting and mounting',
    says: 'Cavalry mounts or dismounts where it stands for half a move, and may spend the other half before or after it. Dismounted it counts as light infantry with carbines, and keeps its class, hits and brigade.',
  },
  {
    id: 'HOW-UNIT-10',
    title: 'Dismounted superior troops',
    says: 'A superior unit that acts as light infantry uses the line of standard infantry in the hit table, which has none for superior light infantry.',
  },
];

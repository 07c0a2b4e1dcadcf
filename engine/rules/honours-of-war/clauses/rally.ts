/** Rallying and reforming: clauses HOW-RALLY-01 and on. */
import type { Clause } from '../../system';

export const RALLY: readonly Required<Clause>[] = [
  {
    id: 'HOW-RALLY-01',
    title: 'Removing Done For units',
    says: 'In the rally phase Done For units are removed from the table. They cannot rally.',
  },
  {
    id: 'HOW-RALLY-02',
    title: 'Hits rallied by distance',
    says: 'Nearer than 30 cm (28mm) to an enemy no hit is rallied. From 30 to 60 cm superior and standard units rally 1 and inferior ones none; beyond 60 cm they rally 2 and 1.',
  },
  {
    id: 'HOW-RALLY-03',
    title: 'The last hit stays',
    says: 'The last hit of a unit is never rallied, by any means.',
  },
  {
    id: 'HOW-RALLY-04',
    title: 'Extra hit rallied by the commanding general',
    says: 'Each commanding general may rally 1 extra hit a turn from one unit within 5 cm (28mm), whatever its class and however near the enemy is. A dithering general rallies none, a dashing one 2.',
  },
  {
    id: 'HOW-RALLY-05',
    title: 'Order of rallying',
    says: 'Distances are taken for all units at once at the start of the phase. Units rally by distance first, then with the help of the commanding general.',
  },
  {
    id: 'HOW-RALLY-06',
    title: 'Broken-off units: first rally phase',
    says: 'Broken-off units rally as others do. One that comes below 4 hits spends the next turn reforming.',
  },
  {
    id: 'HOW-RALLY-07',
    title: 'Retreat again when still at 4 hits',
    says: 'A broken-off unit still at 4 hits retreats 1 to 2 moves again in the next movement phase, away from the enemy that last hit it, until it rallies below 4; it spends the turn after that reforming.',
  },
  {
    id: 'HOW-RALLY-08',
    title: 'Retreat again from the table edge',
    says: 'A unit that halted on the table edge and must retreat again leaves the table and is Done For.',
  },
  {
    id: 'HOW-RALLY-09',
    title: 'Reforming turn: limits',
    says: 'A reforming unit stands still; it may change formation in place, but not its facing. It may not fire, support, counter-charge, evade or turn to a charge.',
  },
  {
    id: 'HOW-RALLY-10',
    title: 'Reforming turn: if charged',
    says: 'A reforming unit that is charged fights at -2, as if attacked in flank or rear, whatever sector the charge came from.',
  },
  {
    id: 'HOW-RALLY-11',
    title: 'End of reforming',
    says: "At the end of its reforming turn a unit rallies as usual, the commanding general's help included. If it then has fewer than 4 hits it is steady again.",
  },
  {
    id: 'HOW-RALLY-12',
    title: 'Hits on a broken-off unit',
    says: 'A broken-off unit at 4 hits that takes any more is Done For.',
  },
  {
    id: 'HOW-RALLY-13',
    title: 'Broken-off unit charged',
    says: 'A broken-off unit with 4 hits may be charged. It cannot fire, evade, turn, counter-charge or change formation, and fights at -2.',
  },
];

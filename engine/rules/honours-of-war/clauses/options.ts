/** Optional rules: clauses HOW-OPT-01 and on. */
import type { Clause } from '../../system';

export const OPTIONS: readonly Required<Clause>[] = [
  {
    id: 'HOW-OPT-01',
    title: 'Brigade morale: trigger',
    says: 'Optional: a brigade with more than half of its units Done For must retreat off the table from the next turn. Small units count one half, large ones 1 1/2, transport nothing; independent units are exempt.',
  },
  {
    id: 'HOW-OPT-02',
    title: 'Brigade morale: conduct',
    says: 'Each turn such a brigade, without a command roll, moves 1 to 2 normal moves away from the enemy as ordinary moves. It may not charge or counter-charge, and its fire and melee dice have -1.',
  },
  {
    id: 'HOW-OPT-03',
    title: 'Brigade morale: disengaged',
    says: 'In phase 8 a unit of such a brigade that is 60 cm (28mm) or more from all enemies, or off the table, is taken off and counts as Done For.',
  },
  {
    id: 'HOW-OPT-04',
    title: 'Army points for red units',
    says: 'Optional: in phase 8 each broken-off or reforming unit, of any size, adds half a point to what its side has lost, counted anew each turn.',
  },
  {
    id: 'HOW-OPT-05',
    title: 'Battalions without guns',
    says: 'Optional: battalions without battalion guns use muskets alone, 20 cm (28mm), and fire at -1. A second option treats battalions that retreated on 4 hits the same way.',
  },
  {
    id: 'HOW-OPT-06',
    title: 'Lieutenant generals: number',
    says: 'Optional: one lieutenant general for every 3 brigades, rounded down; in a historical battle as many as there were.',
  },
  {
    id: 'HOW-OPT-07',
    title: 'Lieutenant generals: effect',
    says: 'A lieutenant general is rated like a brigade commander and acts like a commanding general of that rating, but only for the brigades and independent units assigned to him. He moves in phase 1.',
  },
  {
    id: 'HOW-OPT-08',
    title: 'Commanding and lieutenant generals, non-historical',
    says: 'An unrated commanding general each turn either helps one command, or raises a lieutenant general within 15 cm (28mm) at the end of phase 1 one step, up to dashing, for that turn.',
  },
  {
    id: 'HOW-OPT-09',
    title: 'Commanding and lieutenant generals, historical',
    says: 'Within 15 cm (28mm) at the end of phase 1 a dashing commanding general raises a lieutenant general to dashing for the turn, a dependable one to dependable at most, a dithering one not at all. It is his help for that turn.',
  },
  {
    id: 'HOW-OPT-10',
    title: 'One senior general to a roll',
    says: 'A commander is helped by one senior general per roll, the one that helps most. A result is converted by at most one roll for a dithering or dashing general.',
  },
  {
    id: 'HOW-OPT-11',
    title: 'Infantry sizes',
    says: 'Optional: a standard infantry battalion has 5 bases, a large one 7, a small one 2 or 3, never fewer than 2; 4 or 6 count as standard.',
  },
  {
    id: 'HOW-OPT-12',
    title: 'Cavalry sizes',
    says: 'Optional: a standard cavalry regiment has 4 bases, a large one 6, a small one 2, never fewer; 3 or 5 count as standard.',
  },
  {
    id: 'HOW-OPT-13',
    title: 'Units larger than large',
    says: 'A unit larger than large is entered as two. Units do not split or join during a battle.',
  },
  {
    id: 'HOW-OPT-14',
    title: 'Size effects',
    says: 'Small units have -1 and large ones +1 on fire and melee dice. They count one half and 1 1/2 in unit totals, Breaking Points and points lost; in a block, among independents and for Feeble each counts as one.',
  },
  {
    id: 'HOW-OPT-15',
    title: 'Artillery sizes',
    says: 'Batteries are always of standard size.',
  },
];

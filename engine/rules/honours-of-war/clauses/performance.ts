/** The command die of a brigade and what its results mean: clauses HOW-PERF-01 and on. */
import type { Clause } from '../../system';

export const PERFORMANCE: readonly Required<Clause>[] = [
  {
    id: 'HOW-PERF-01',
    title: 'Command performance roll',
    says: "Each time a brigade or independent unit is activated to move, a D6 is rolled before it does. With its commander's rating the table gives Feeble, Poor, Steady, Admirable or Inspiring.",
  },
  {
    id: 'HOW-PERF-02',
    title: 'Order in which a command result takes effect',
    says: 'In this order: help of the generals, the die, the table, the conversion roll of a dithering or dashing general, rolls of units out of command, Inspiring rally or Feeble withdrawal, moves of the units, move of the commander.',
  },
  {
    id: 'HOW-PERF-03',
    title: 'Steady: one normal move',
    says: 'On a Steady result each unit may make up to one normal move.',
  },
  {
    id: 'HOW-PERF-04',
    title: 'Poor: no advance',
    says: 'On a Poor result nobody advances. Units may make one normal move away from the enemy, change formation or facing in place, limber, unlimber and counter-charge; there are no double moves.',
  },
  {
    id: 'HOW-PERF-05',
    title: 'What “away” means under Poor',
    says: 'Under Poor a unit that moves must end farther from its nearest enemy than it began, never nearer to it on the way, and not nearer to any other enemy that was within 60 cm (28mm). It may not charge; changes in place are free of this, and evading is always allowed.',
  },
  {
    id: 'HOW-PERF-06',
    title: 'Feeble: a withdrawal if half are hit',
    says: "As Poor; and if half or more of the brigade's units have hits, every unit goes one full normal move straight away from its nearest enemy and ends facing it. Units in melee or reforming stay; deployed guns limber first at their nation's cost.",
  },
  {
    id: 'HOW-PERF-07',
    title: 'Independents and Feeble',
    says: 'Independent units roll as under a dependable commander, so they get Feeble only if a rule lowers the roll or rating.',
  },
  {
    id: 'HOW-PERF-08',
    title: 'Admirable: two normal moves',
    says: 'On an Admirable result each unit may make up to two normal moves.',
  },
  {
    id: 'HOW-PERF-09',
    title: 'Inspiring: double move and duty to advance',
    says: 'On an Inspiring result each unit may make two normal moves, and must make at least one full one toward its nearest enemy. Units in melee, reforming, broken-off, acting as Poor or without a way are excused; guns may do it by hand or by limbering.',
  },
  {
    id: 'HOW-PERF-10',
    title: 'Inspiring: duty to charge',
    says: 'Under Inspiring the nearest enemy must be charged if it is within one move after terrain costs and the unit may charge it. It is optional if friends are already in contact with that enemy.',
  },
  {
    id: 'HOW-PERF-11',
    title: 'Inspiring with the help of a general',
    says: 'If a general helped this very command roll, no move under the Inspiring result is compulsory.',
  },
  {
    id: 'HOW-PERF-12',
    title: 'Inspiring: rally',
    says: 'Under Inspiring every unit of the brigade at once rallies one hit, but never its last, however near the enemy is. Units that failed their roll out of command do not.',
  },
  {
    id: 'HOW-PERF-13',
    title: 'Units that may not use performance',
    says: 'Units that are reforming, broken-off, fixed in melee or have evaded ignore the command result, except for the Inspiring rally.',
  },
];

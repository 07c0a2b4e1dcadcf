/** Command distance and commanding generals: clauses HOW-CMD-01 and on. */
import type { Clause } from '../../system';

export const COMMAND: readonly Clause[] = [
  {
    id: 'HOW-CMD-01',
    title: 'Command distance',
    says: 'A unit obeys its commander within command distance.',
  },
  {
    id: 'HOW-CMD-02',
    title: 'Command chain',
    says: 'A unit farther off is still in command when it is close to one of its brigade that is.',
  },
  {
    id: 'HOW-CMD-03',
    title: 'Initiative roll out of command',
    says: 'A unit out of command throws a die when its brigade moves: on a good score it obeys after all, else it acts as on a Poor result.',
  },
  { id: 'HOW-CMD-04', title: 'Feeble and out of command' },
  {
    id: 'HOW-CMD-05',
    title: "Brigade commander's move",
    says: 'A brigade commander moves after the units of his brigade.',
  },
  {
    id: 'HOW-CMD-06',
    title: 'Command figure movement',
    says: 'Leaders ride fast and over almost any ground, keep away from the enemy, and do not end their ride nearer to him than to their own men.',
  },
  { id: 'HOW-CMD-07', title: 'Command figures are not targets' },
  {
    id: 'HOW-CMD-08',
    title: 'Moving a figure aside',
    says: 'A leader who stands in the way of troops steps aside by the shortest way.',
  },
  {
    id: 'HOW-CMD-09',
    title: 'When to test for command casualties',
    says: 'A leader near a unit that was hit, or in the line of fire, is in danger: on a high score of two dice he is a casualty.',
  },
  {
    id: 'HOW-CMD-10',
    title: 'Test when displaced by enemy',
    says: 'A leader whom enemy troops push aside is in the same danger at once.',
  },
  {
    id: 'HOW-CMD-11',
    title: 'Effect of a command casualty',
    says: 'A deputy takes over from a fallen leader and is one step less able.',
  },
  {
    id: 'HOW-CMD-12',
    title: "Commanding general's move",
    says: 'The commanding generals ride at the beginning of each turn, and not again in it.',
  },
  {
    id: 'HOW-CMD-13',
    title: 'CG influence on one command',
    says: 'Once a turn the general may stand beside one commander, who then throws his command die as one step more able.',
  },
  { id: 'HOW-CMD-14', title: 'Influence is momentary' },
  {
    id: 'HOW-CMD-15',
    title: 'CG does not lead troops',
    says: 'The general leads no troops himself; nobody is in command through him.',
  },
  { id: 'HOW-CMD-16', title: 'CG rating' },
  { id: 'HOW-CMD-17', title: 'Dithering CG: no help' },
  {
    id: 'HOW-CMD-18',
    title: 'Dithering CG: dampens good results',
    says: 'Under a dithering general good command results may turn into ordinary ones.',
  },
  {
    id: 'HOW-CMD-19',
    title: 'Dashing CG: speed and reach',
    says: 'A dashing general rides farther and helps from farther off.',
  },
  {
    id: 'HOW-CMD-20',
    title: 'Dashing CG: lifts bad results',
    says: 'Under a dashing general bad command results may turn into ordinary ones.',
  },
  {
    id: 'HOW-CMD-21',
    title: 'Dashing CG: rally',
    says: 'A dashing general rallies two hits of a unit close to him in place of one.',
  },
  { id: 'HOW-CMD-22', title: 'CG as casualty of rating' },
];

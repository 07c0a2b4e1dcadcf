/** Melee: clauses HOW-MELEE-01 and on. */
import type { Clause } from '../../system';

export const MELEE: readonly Clause[] = [
  {
    id: 'HOW-MELEE-01',
    title: 'Who fights',
    says: 'Units in contact fight.',
  },
  {
    id: 'HOW-MELEE-02',
    title: 'Round',
    says: 'In each round every unit throws one die, and all hits of a round fall together.',
  },
  { id: 'HOW-MELEE-03', title: 'Repeat' },
  {
    id: 'HOW-MELEE-04',
    title: 'One sector',
    says: 'A unit fights one way only: to its front before its rear, to its rear before its flanks.',
  },
  { id: 'HOW-MELEE-05', title: 'Unanswered attackers' },
  {
    id: 'HOW-MELEE-06',
    title: 'Two enemies in one sector',
    says: 'Against two enemies on one side a unit fights one of them, and both fight it.',
  },
  {
    id: 'HOW-MELEE-07',
    title: 'Linked melees',
    says: 'Melees that hang together are fought round by round as one.',
  },
  { id: 'HOW-MELEE-08', title: 'Timing of reaction' },
  { id: 'HOW-MELEE-09', title: 'Winning and losing' },
  {
    id: 'HOW-MELEE-10',
    title: 'Supporting: who',
    says: 'Steady friends close to a melee help those in it.',
  },
  {
    id: 'HOW-MELEE-11',
    title: 'Supporting: limits',
    says: 'No more than two units help one that fights.',
  },
  {
    id: 'HOW-MELEE-12',
    title: 'Charge bonus: cavalry only',
    says: 'Horse that charges or counter-charges fights better in the first round.',
  },
  {
    id: 'HOW-MELEE-13',
    title: 'Charge bonus: steady foot',
    says: 'Against steady foot in close order a frontal charge of horse has no such bonus.',
  },
  {
    id: 'HOW-MELEE-14',
    title: 'Charge bonus: ground',
    says: 'Nor has one uphill, at walls and hedges, or in woods and rough ground.',
  },
  {
    id: 'HOW-MELEE-15',
    title: 'Charge bonus: run-in',
    says: 'Nor has one that had too little ground to gather speed.',
  },
  {
    id: 'HOW-MELEE-16',
    title: 'Charge bonus: inferior cavalry',
    says: 'Inferior horse never has the bonus of a charge.',
  },
  { id: 'HOW-MELEE-17', title: 'Charge bonus: counter-charge' },
  {
    id: 'HOW-MELEE-18',
    title: 'Charge bonus: weather',
    says: 'In fog and storm a charge has no bonus.',
  },
  {
    id: 'HOW-MELEE-19',
    title: 'Uphill',
    says: 'It is harder to hit an enemy above you, in the first round.',
  },
  {
    id: 'HOW-MELEE-20',
    title: 'Cover',
    says: 'Cover helps the unit that was charged in it, in the first round.',
  },
  { id: 'HOW-MELEE-21', title: 'Difficult target' },
  {
    id: 'HOW-MELEE-22',
    title: 'Light infantry modifier',
    says: 'Light infantry fights worse against horse and close order foot.',
  },
  {
    id: 'HOW-MELEE-23',
    title: 'Flank or rear',
    says: 'A unit attacked in flank or rear fights much worse.',
  },
  {
    id: 'HOW-MELEE-24',
    title: 'Transport and limbered guns',
    says: 'Wagons and limbered guns that are charged home are lost at once.',
  },
  {
    id: 'HOW-MELEE-25',
    title: 'Artillery in melee',
    says: 'Gunners fight hand to hand at a disadvantage.',
  },
  {
    id: 'HOW-MELEE-26',
    title: 'Entrenchments',
    says: 'Foot that wins a fight for works may take them over.',
  },
  { id: 'HOW-MELEE-27', title: 'BUA melee' },
  { id: 'HOW-MELEE-28', title: 'After the melee without pursuit' },
  { id: 'HOW-MELEE-29', title: 'Hits are recorded per round' },
];

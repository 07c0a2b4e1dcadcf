/** Measuring, dice and figure scales: clauses HOW-SCALE-01 and on. */
import type { Clause } from '../../system';

export const MEASURING: readonly Clause[] = [
  { id: 'HOW-SCALE-01', title: 'Base scale' },
  { id: 'HOW-SCALE-02', title: 'Measuring between units' },
  { id: 'HOW-SCALE-03', title: 'Boundary values' },
  { id: 'HOW-SCALE-04', title: 'Pre-measurement' },
  {
    id: 'HOW-SCALE-05',
    title: 'Dice kinds',
    says: 'Most scores come from an average die: a six-sided die whose 1 counts as 3 and whose 6 counts as 4, so results run from 2 to 5.',
  },
  { id: 'HOW-SCALE-06', title: '"Agree or dice"' },
  {
    id: 'HOW-SCALE-07',
    title: 'Normal moves, all scales',
    says: 'How far each kind of troops goes in one normal move, by formation and figure scale.',
  },
  {
    id: 'HOW-SCALE-08',
    title: 'Infantry ranges, all scales',
    says: 'How far foot shoots with muskets, battalion guns, rifles or carbines, with a short and a long band.',
  },
  {
    id: 'HOW-SCALE-09',
    title: 'Artillery ranges, all scales',
    says: 'How far guns and howitzers shoot: canister, effective and long range, by weight and figure scale.',
  },
  { id: 'HOW-SCALE-10', title: 'Other printed distances, all scales' },
  {
    id: 'HOW-SCALE-11',
    title: 'Distances with no printed value at a scale',
    says: 'A distance that is printed for the largest figures only is made smaller with the figures and rounded to whole centimetres.',
  },
  { id: 'HOW-SCALE-12', title: 'Fractions of a move' },
  { id: 'HOW-SCALE-13', title: 'Play sheet: distances that agree' },
  { id: 'HOW-SCALE-14', title: 'Play sheet: values it adds for 6mm' },
  { id: 'HOW-SCALE-15', title: 'Play sheet: wording that differs' },
  { id: 'HOW-SCALE-16', title: 'Own unit sizes' },
  { id: 'HOW-SCALE-17', title: 'Who counts as "the enemy" in distance tests' },
  { id: 'HOW-SCALE-18', title: 'Contact' },
];

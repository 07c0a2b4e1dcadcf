/** Optional rules: clauses HOW-OPT-01 and on. */
import type { Clause } from '../../system';

export const OPTIONS: readonly Clause[] = [
  { id: 'HOW-OPT-01', title: 'Brigade morale: trigger' },
  { id: 'HOW-OPT-02', title: 'Brigade morale: conduct' },
  { id: 'HOW-OPT-03', title: 'Brigade morale: disengaged' },
  { id: 'HOW-OPT-04', title: 'Army points for red units' },
  {
    id: 'HOW-OPT-05',
    title: 'Battalions without guns',
    says: 'Battalions without guns of their own shoot less far and hit less.',
  },
  {
    id: 'HOW-OPT-06',
    title: 'Lieutenant generals: number',
    says: 'There is one lieutenant general to three brigades, unless history had more.',
  },
  {
    id: 'HOW-OPT-07',
    title: 'Lieutenant generals: effect',
    says: 'A lieutenant general does for the troops he leads what a commanding general does for all.',
  },
  {
    id: 'HOW-OPT-08',
    title: 'CG and lieutenant generals, non-historical',
    says: 'In place of helping a brigade, the general may make a lieutenant general near him one step more able.',
  },
  {
    id: 'HOW-OPT-09',
    title: 'CG and lieutenant generals, historical',
    says: 'In a historical battle a general lifts a lieutenant general near him as far as his own rating goes.',
  },
  { id: 'HOW-OPT-10', title: 'No stacking' },
  { id: 'HOW-OPT-11', title: 'Infantry sizes' },
  { id: 'HOW-OPT-12', title: 'Cavalry sizes' },
  { id: 'HOW-OPT-13', title: 'Too large' },
  {
    id: 'HOW-OPT-14',
    title: 'Size effects',
    says: 'Small units shoot and fight worse, large ones better, and each counts by its size when losses are added up.',
  },
  { id: 'HOW-OPT-15', title: 'Artillery sizes' },
];

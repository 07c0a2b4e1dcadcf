/** Weather: clauses HOW-WX-01 and on. */
import type { Clause } from '../../system';

export const WEATHER: readonly Clause[] = [
  {
    id: 'HOW-WX-01',
    title: 'Starting weather',
    says: 'Two dice give the weather at the start: the ends of the scale are fog and storm, the middle is fair.',
  },
  { id: 'HOW-WX-02', title: 'Winter and night names' },
  {
    id: 'HOW-WX-03',
    title: 'Visibility',
    says: 'In bad weather nobody sees, fires or charges beyond what can be seen.',
  },
  { id: 'HOW-WX-04', title: 'Movement deductions' },
  { id: 'HOW-WX-05', title: 'Storm: no double moves' },
  {
    id: 'HOW-WX-06',
    title: 'Storm: infantry',
    says: 'In a storm foot cannot fire.',
  },
  {
    id: 'HOW-WX-07',
    title: 'Changing weather',
    says: 'Weather that changes goes up or down its scale by a die each turn.',
  },
  {
    id: 'HOW-WX-08',
    title: 'Reversal at the ends',
    says: 'At the ends of the scale the weather can only come back.',
  },
  { id: 'HOW-WX-09', title: 'Seasons' },
  { id: 'HOW-WX-10', title: 'Seasonal table' },
  { id: 'HOW-WX-11', title: 'Change rolls and seasons' },
  {
    id: 'HOW-WX-12',
    title: 'Grazing in bad weather',
    says: 'In heavy rain and storm balls seldom bounce.',
  },
];

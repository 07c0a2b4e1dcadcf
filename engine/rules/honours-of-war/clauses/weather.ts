/** Weather: clauses HOW-WX-01 and on. */
import type { Clause } from '../../system';

export const WEATHER: readonly Required<Clause>[] = [
  {
    id: 'HOW-WX-01',
    title: 'Starting weather',
    says: 'Optional: two dice give the weather at the start. 2 is fog, 3 and 10 light rain, 4-9 fair, 11 heavy rain, 12 storm; each has its effects on visibility, movement, fire, charges and grazing.',
  },
  {
    id: 'HOW-WX-02',
    title: 'Winter and night names',
    says: 'In winter rain and storm may be called sleet or snow, with the same effects. The rules of fog serve for night.',
  },
  {
    id: 'HOW-WX-03',
    title: 'Visibility',
    says: 'Visibility limits sight, fire and charges, from unit to unit: 30 cm in fog and storm, 60 cm in heavy rain (28mm). Guns cannot fire at a target beyond it, but grazing may carry past it.',
  },
  {
    id: 'HOW-WX-04',
    title: 'Movement deductions',
    says: 'Fog and storm halve moves and heavy rain takes off a quarter; off road, artillery and transport lose half in heavy rain and cannot move in a storm. Retreats, routs and command figures are not affected.',
  },
  {
    id: 'HOW-WX-05',
    title: 'Storm: no double moves',
    says: 'In a storm there are no double moves: Admirable, Inspiring and the march bonus give one move.',
  },
  {
    id: 'HOW-WX-06',
    title: 'Storm: infantry cannot fire',
    says: 'In a storm no infantry, light infantry or dismounted cavalry can fire, not even at chargers.',
  },
  {
    id: 'HOW-WX-07',
    title: 'Changing weather',
    says: 'Optional: at the start of each later turn a D6 changes the weather score: 1-2 by -1, 3-4 not at all, 5-6 by +1. The new score is read on the weather table.',
  },
  {
    id: 'HOW-WX-08',
    title: 'Weather turns back at the ends of the table',
    says: 'At a score of 2 a roll of 1-2 adds 1, and at 12 a roll of 5-6 subtracts 1, so the score stays from 2 to 12.',
  },
  {
    id: 'HOW-WX-09',
    title: 'Seasons',
    says: 'The general weather table is that of spring and autumn. Winter and summer have columns of their own.',
  },
  {
    id: 'HOW-WX-10',
    title: 'Seasonal table',
    says: 'The table of weather in winter and summer. Winter has the weather of the general table; summer is a step milder: 2 and 11 light rain, 12 heavy rain, otherwise fair.',
  },
  {
    id: 'HOW-WX-11',
    title: 'Change rolls and seasons',
    says: "The weather score changes on the table of the battle's own season.",
  },
  {
    id: 'HOW-WX-12',
    title: 'Grazing in bad weather',
    says: 'In heavy rain and storm a graze affects a unit only on a 6, with or without obstacles.',
  },
];

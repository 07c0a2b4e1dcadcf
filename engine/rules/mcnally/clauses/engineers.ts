/** Engineers: clauses MCN-ENG-01 and on. */
import type { Clause } from '../../system';

export const ENGINEERS: readonly Required<Clause>[] = [
  { id: 'MCN-ENG-01', title: 'Pioneers', says: 'An open order unit of four bases.' },
  {
    id: 'MCN-ENG-02',
    title: 'Engineering train',
    says: 'Two wagons, one of powder and one of tools: wagons that the scenario gives `train: engineering`.',
  },
  { id: 'MCN-ENG-03', title: 'Pontoon train', says: 'A pontoon train adds two wagons, on bases twice as large.' },
  {
    id: 'MCN-ENG-04',
    title: 'Tools',
    says: 'Tools within 3 inches equip one unit of line foot or engineers. At a work within an inch of it, standing still and holding its fire, it takes a point off in each move or builds one in two.',
  },
  { id: 'MCN-ENG-05', title: 'Six charges', says: 'A wagon of engineers holds 6 charges.' },
  {
    id: 'MCN-ENG-06',
    title: 'Blowing up',
    says: 'Laid in one move by engineers with powder within 3 inches; fired in the firing step of the move in which they go away of their own will. Who is driven off loses his charges.',
  },
  { id: 'MCN-ENG-07', title: 'What a charge does', says: 'Two dice above the strength of the work destroy it.' },
  { id: 'MCN-ENG-08', title: 'More charges', says: 'Each takes another move and adds a die.' },
  {
    id: 'MCN-ENG-09',
    title: 'Blast',
    says: 'Units within 3 inches, and 1 more for each charge beyond the first, take it as fire.',
  },
  {
    id: 'MCN-ENG-10',
    title: 'Pontoons',
    says: 'A move for every 2 inches of river, for engineers at the bank with pontoons within 3 inches. A train makes one bridge; what is begun stays and others may go on with it.',
  },
  { id: 'MCN-ENG-11', title: 'Bridging', says: 'A point of material an inch and three moves for every 2 inches.' },
  {
    id: 'MCN-ENG-12',
    title: 'Few pioneers',
    says: 'Under 6 points they throw, and above their strength no work is done.',
  },
  { id: 'MCN-ENG-13', title: 'Fast water', says: 'One move more for every 2 inches.' },
  {
    id: 'MCN-ENG-14',
    title: 'Materials',
    says: 'House value: what was taken down within 12 inches, or 12 points a supply wagon, two wagons to a unit; used up when a bridge is begun.',
  },
  { id: 'MCN-ENG-15', title: 'Whose moves count', says: "The engineers' own, one a turn." },
];

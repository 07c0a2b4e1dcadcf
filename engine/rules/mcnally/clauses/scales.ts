/** Scales: clauses MCN-SCALE-01 and on. */
import type { Clause } from '../../system';

export const SCALES: readonly Required<Clause>[] = [
  {
    id: 'MCN-SCALE-01',
    title: 'Inches and figure scales',
    says: 'All distances are inches for figures of 20 to 25mm. Figures of 15mm take two thirds of every one.',
  },
  {
    id: 'MCN-SCALE-02',
    title: 'Ground and time',
    says: 'Six inches stand for 200 yards and one move for ten minutes. A model gun is six guns.',
  },
  { id: 'MCN-SCALE-03', title: 'Men to a figure', says: 'House value: a figure stands for 50 men.' },
  {
    id: 'MCN-SCALE-04',
    title: 'What units stand for',
    says: 'Close order foot is a regiment of 1200 men, open order foot a battalion of 600, horse 3 to 4 squadrons of 400, artillery 12 guns shown by two models.',
  },
  {
    id: 'MCN-SCALE-05',
    title: 'How distances are measured',
    says: 'Between the nearest points of bases unless a clause says otherwise. "Within" includes the limit.',
  },
  {
    id: 'MCN-SCALE-06',
    title: 'The table',
    says: "House value: 72 by 48 inches where a scenario gives no size. An army's own edge is the one it set up on.",
  },
];

/** Generals at risk: clauses MCN-GENRISK-01 and on. */
import type { Clause } from '../../system';

export const GENERALS_AT_RISK: readonly Required<Clause>[] = [
  { id: 'MCN-GENRISK-01', title: 'Generals under fire', says: 'One whose unit loses points to fire throws two dice.' },
  {
    id: 'MCN-GENRISK-02',
    title: 'What fire does to him',
    says: '9 and 10 wounds him lightly and halves his moves, 11 and 12 kills.',
  },
  { id: 'MCN-GENRISK-03', title: 'In a rout from melee', says: '8 and 9 wounds, 10 takes him, 11 and 12 kills.' },
  { id: 'MCN-GENRISK-04', title: 'In other losses of melee', says: '9 and 10 wounds, 11 and 12 kills.' },
  { id: 'MCN-GENRISK-05', title: 'A second wound', says: 'He leaves the field.' },
  { id: 'MCN-GENRISK-06', title: 'His loss', says: 'Units of his chain of command within 18 inches are shaken.' },
  {
    id: 'MCN-GENRISK-07',
    title: 'When his unit is gone',
    says: 'He goes with one that runs before a charge, is taken with one that surrenders, and else joins the nearest friends within 21 inches.',
  },
];

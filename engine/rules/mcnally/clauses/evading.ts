/** Evading: clauses MCN-EVADE-01 and on. */
import type { Clause } from '../../system';

export const EVADING: readonly Required<Clause>[] = [
  { id: 'MCN-EVADE-01', title: 'Who evades', says: 'Light infantry and light cavalry that have not fired.' },
  {
    id: 'MCN-EVADE-02',
    title: 'How far evaders go',
    says: '3 inches on foot and 6 mounted, straight away from the charge, whatever the ground.',
  },
  { id: 'MCN-EVADE-03', title: 'Evaders may be caught', says: 'By a charger who still reaches them.' },
];

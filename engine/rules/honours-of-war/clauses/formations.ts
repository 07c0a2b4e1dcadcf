/** Formations: clauses HOW-FORM-01 and on. */
import type { Clause } from '../../system';

export const FORMATIONS: readonly Clause[] = [
  {
    id: 'HOW-FORM-01',
    title: 'Formations of close order infantry',
    says: 'Foot in close order stands in line or in march column; there are no squares.',
  },
  { id: 'HOW-FORM-02', title: 'Formations of cavalry' },
  { id: 'HOW-FORM-03', title: 'Light infantry shape' },
  { id: 'HOW-FORM-04', title: 'Artillery and transport' },
  { id: 'HOW-FORM-05', title: 'Limber contact' },
  { id: 'HOW-FORM-06', title: 'Irregular line' },
  { id: 'HOW-FORM-07', title: 'Units inside a BUA' },
  {
    id: 'HOW-FORM-08',
    title: 'March column cannot fight normally',
    says: 'A unit in march column cannot shoot, may charge light infantry only, and fights badly hand to hand.',
  },
];

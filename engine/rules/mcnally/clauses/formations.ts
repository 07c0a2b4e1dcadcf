/** Formations: clauses MCN-FORM-01 and on. */
import type { Clause } from '../../system';

export const FORMATIONS: readonly Required<Clause>[] = [
  { id: 'MCN-FORM-01', title: 'Line, mass and column', says: 'Four bases abreast, two by two, or one behind another.' },
  {
    id: 'MCN-FORM-02',
    title: 'Who forms what',
    says: 'Foot and horse take all three. Guns are limbered or deployed, wagons go in column.',
  },
  {
    id: 'MCN-FORM-03',
    title: 'Front, flank and rear',
    says: 'Ahead of the line of its front edge is the front, behind that of its rear edge the rear, and between them the flank.',
  },
  { id: 'MCN-FORM-04', title: 'Open order is a type', says: 'Open order troops form as others do.' },
];

/** Front, flanks and rear, and the zone a unit can fire into: clauses HOW-SECT-01 and on. */
import type { Clause } from '../../system';

export const SECTORS: readonly Clause[] = [
  { id: 'HOW-SECT-01', title: 'Four sectors' },
  { id: 'HOW-SECT-02', title: 'Footprint for sectors' },
  {
    id: 'HOW-SECT-03',
    title: 'Firing zone of ordinary units',
    says: 'A unit may shoot at what lies before its front or up to 30 degrees to either side of it, as far as its weapon carries.',
  },
  {
    id: 'HOW-SECT-04',
    title: 'Firing zone of light infantry',
    says: 'Light infantry may shoot up to 45 degrees to either side of its front.',
  },
  { id: 'HOW-SECT-05', title: 'Which sector an attack is in' },
  {
    id: 'HOW-SECT-06',
    title: 'When the charge sector is fixed',
    says: 'Which side of a unit is charged is settled by where the charger stands when the move begins that brings it into contact.',
  },
  { id: 'HOW-SECT-07', title: 'No flanks in a BUA' },
  { id: 'HOW-SECT-08', title: 'Share tests' },
];

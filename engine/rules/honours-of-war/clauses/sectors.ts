/** Front, flanks and rear, and the zone a unit can fire into: clauses HOW-SECT-01 and on. */
import type { Clause } from '../../system';

export const SECTORS: readonly Required<Clause>[] = [
  {
    id: 'HOW-SECT-01',
    title: 'Four sectors',
    says: 'Lines at 45 degrees from the corners of a unit divide the ground round it into front, left flank, right flank and rear. A point on a line belongs to the front or the rear.',
  },
  {
    id: 'HOW-SECT-02',
    title: 'Footprint for sectors',
    says: "Sectors are drawn from the smallest rectangle along the unit's facing that holds all its bases; for deployed guns, from the gun base alone.",
  },
  {
    id: 'HOW-SECT-03',
    title: 'Firing zone of ordinary units',
    says: 'A unit may fire within lines opened 30 degrees outward from its two front corners, as far as its weapon reaches from the middle of its front.',
  },
  {
    id: 'HOW-SECT-04',
    title: 'Firing zone of light infantry',
    says: 'Light infantry and dismounted cavalry may fire anywhere in their front sector, 45 degrees to each side, as far as their weapon reaches from the middle of their front.',
  },
  {
    id: 'HOW-SECT-05',
    title: 'Which sector an attack is in',
    says: "Fire comes from the flank or rear when more than half of the firer's area lies in the target's flank and rear sectors together. A charge takes the sector that holds more than half of the charger, else the one that holds most; if equal, the front.",
  },
  {
    id: 'HOW-SECT-06',
    title: 'When the charge sector is fixed',
    says: 'Which sector is charged is judged from where the charger stands at the start of the normal move that brings it into contact. A counter-charge by the unit charged is always front to front.',
  },
  {
    id: 'HOW-SECT-07',
    title: 'No flanks in a BUA',
    says: 'A unit that occupies a BUA has no flank or rear, for fire or melee.',
  },
  {
    id: 'HOW-SECT-08',
    title: 'How “more than half” is measured',
    says: "“More than half outside the zone” or “obscured” is measured by the area of the target's bases; obscured is what cannot be seen from the middle of the firer's front.",
  },
];

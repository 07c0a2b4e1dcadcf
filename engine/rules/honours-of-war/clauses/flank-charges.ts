/** Charges into a flank or rear: clauses HOW-FLANK-01 and on. */
import type { Clause } from '../../system';

export const FLANK_CHARGES: readonly Clause[] = [
  {
    id: 'HOW-FLANK-01',
    title: 'Definition',
    says: 'A charge is in flank or rear when most of the charger stands there.',
  },
  {
    id: 'HOW-FLANK-02',
    title: 'Turning to face: when possible',
    says: 'A unit may turn to face such a charge when it comes from far enough and nobody holds the unit in front.',
  },
  {
    id: 'HOW-FLANK-03',
    title: 'Turning to face: roll',
    says: 'It turns on a good score; horse and light infantry do so more easily, troops that drill badly less.',
  },
  {
    id: 'HOW-FLANK-04',
    title: 'Turning to face: effect',
    says: 'A unit that has turned fights to its front and may fire first, but not counter-charge.',
  },
  { id: 'HOW-FLANK-05', title: 'Flank charge from the front' },
  {
    id: 'HOW-FLANK-06',
    title: 'Automatic turn against it',
    says: 'An enemy who wheels from the front into a flank is faced without a die.',
  },
  { id: 'HOW-FLANK-07', title: 'Both sectors on one turn' },
];

/** Units: clauses MCN-UNIT-01 and on. */
import type { Clause } from '../../system';

export const UNITS: readonly Required<Clause>[] = [
  {
    id: 'MCN-UNIT-01',
    title: 'Bases of a unit',
    says: 'Foot and horse have four bases, a battery two guns and two limbers, a train two wagons.',
  },
  {
    id: 'MCN-UNIT-02',
    title: 'Size of a base',
    says: 'A base is 1.75 inches square at 25mm, 30 mm at 15mm. Engineering wagons are twice as long.',
  },
  {
    id: 'MCN-UNIT-03',
    title: 'Figures on a base',
    says: 'For looks only: six for close order foot. House values: three for open order foot, two for horse, a gun with three crew.',
  },
  {
    id: 'MCN-UNIT-04',
    title: 'Classes of troops',
    says: 'Close order foot, open order foot, heavy and light cavalry, artillery and wagons. Frei-korps stand in close order unless the scenario says open.',
  },
  {
    id: 'MCN-UNIT-05',
    title: 'Classes of guns',
    says: 'Light guns are 3 and 4 pounders, medium 6 to 9, heavy 12 and above. Howitzers appear only where a scenario has them.',
  },
  {
    id: 'MCN-UNIT-06',
    title: 'Regimental guns',
    says: 'They are no models: a close order unit that has them fires better.',
  },
  {
    id: 'MCN-UNIT-07',
    title: 'States are shown',
    says: 'Shaken and routing are marked beside a unit; good order needs no mark.',
  },
  {
    id: 'MCN-UNIT-08',
    title: 'Groups of types',
    says: 'Each type is regular, irregular or militia; wagons are none of these. Light infantry, rifles, open order and light troops each mean one set of types everywhere.',
  },
];

/** Sight: clauses MCN-VIS-01 and on. */
import type { Clause } from '../../system';

export const SIGHT: readonly Required<Clause>[] = [
  {
    id: 'MCN-VIS-01',
    title: 'Seen in woods',
    says: 'House values: within 1 to 6 inches by density, kind of troops and whether they moved or fired.',
  },
  {
    id: 'MCN-VIS-02',
    title: 'Through how much wood',
    says: 'The nearest points count, and no line of sight passes more wood than that.',
  },
  {
    id: 'MCN-VIS-03',
    title: 'On open ground',
    says: 'Only hills, houses, woods hide; troops block fire and not sight.',
  },
  {
    id: 'MCN-VIS-04',
    title: 'Hidden units',
    says: 'Troops wholly in a wood or in a building are not shown to the enemy until he comes within sight of them, they fire or charge, or they leave it; in a building they are seen as in open wood. A march halts where it comes upon them.',
  },
];

/** Ranges: clauses HOW-RANGE-01 and on. */
import type { Clause } from '../../system';

export const RANGES: readonly Required<Clause>[] = [
  {
    id: 'HOW-RANGE-01',
    title: 'Infantry bands',
    says: 'Infantry fire has no modifier at short range and -1 at long range; beyond that it cannot fire.',
  },
  {
    id: 'HOW-RANGE-02',
    title: 'Artillery bands',
    says: 'Within canister range guns choose canister (+2) or roundshot or shell, without a modifier. Effective range has no modifier, long range -1.',
  },
  {
    id: 'HOW-RANGE-03',
    title: 'Carbines are for dismounted cavalry',
    says: 'Only cavalry has carbines, and it uses them only when dismounted.',
  },
  {
    id: 'HOW-RANGE-04',
    title: 'Range without battalion guns',
    says: 'A close order battalion without battalion guns has the range of muskets alone.',
  },
  {
    id: 'HOW-RANGE-05',
    title: 'Minimum range of shell',
    says: 'Howitzers cannot fire shell nearer than 20 cm (28mm); there they have only canister.',
  },
];

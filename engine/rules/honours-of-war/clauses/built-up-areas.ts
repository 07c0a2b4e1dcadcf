/** Built-up areas (BUA): clauses HOW-BUA-01 and on. */
import type { Clause } from '../../system';

export const BUILT_UP_AREAS: readonly Clause[] = [
  { id: 'HOW-BUA-01', title: 'Blocks' },
  {
    id: 'HOW-BUA-02',
    title: 'Cover',
    says: 'Scattered houses are light cover against musketry and canister, close built ones heavy; against shot and shell all are light, unless they were made ready for defence.',
  },
  { id: 'HOW-BUA-03', title: 'Cover in melee' },
  {
    id: 'HOW-BUA-04',
    title: 'Capacity',
    says: 'A block of houses holds two units at most.',
  },
  {
    id: 'HOW-BUA-05',
    title: 'Who may occupy',
    says: 'Foot, guns and dismounted horse may hold houses. Mounted horse and wagons may not, nor may horse attack those inside.',
  },
  {
    id: 'HOW-BUA-06',
    title: 'Infantry entering',
    says: 'Foot needs half its move in hand at the edge of a block to go in; else it stops outside.',
  },
  {
    id: 'HOW-BUA-07',
    title: 'Infantry leaving',
    says: 'Foot that leaves a block is set up outside it, close to its edge, in any formation and looking any way.',
  },
  {
    id: 'HOW-BUA-08',
    title: 'Cavalry and artillery entering and leaving',
    says: 'Guns and dismounted horse halt at the edge of a block and go in a turn later; it takes as long to come out.',
  },
  {
    id: 'HOW-BUA-09',
    title: 'Passing through',
    says: 'Foot passes through houses at half speed, light infantry freely, others only along a road.',
  },
  { id: 'HOW-BUA-10', title: 'Visibility inside' },
  {
    id: 'HOW-BUA-11',
    title: 'Faces',
    says: 'One unit in a block looks after all its faces; two units share the faces out between them.',
  },
  { id: 'HOW-BUA-12', title: 'Infantry and guns together' },
  {
    id: 'HOW-BUA-13',
    title: 'Per-direction deduction',
    says: 'The more sides of a block its garrison fights on, the worse it fights on each.',
  },
  {
    id: 'HOW-BUA-14',
    title: 'One shot per face',
    says: 'A garrison may fire once from each face of its block in a turn.',
  },
  {
    id: 'HOW-BUA-15',
    title: 'Fire and melee on different faces',
    says: 'A garrison in melee on one face may shoot, and be shot at, on another.',
  },
  {
    id: 'HOW-BUA-16',
    title: 'Hits on shared blocks',
    says: 'Hits that could fall on both units of a block are shared between them.',
  },
  { id: 'HOW-BUA-17', title: 'Leaving when beaten' },
  {
    id: 'HOW-BUA-18',
    title: 'Companion of a beaten unit',
    says: 'When one unit of a block is beaten out, the other may stay, but is hit by those who run past it.',
  },
  {
    id: 'HOW-BUA-19',
    title: 'Charging a block',
    says: 'A charge on houses goes against a face of the block and whoever defends it.',
  },
  {
    id: 'HOW-BUA-20',
    title: 'Winning at the edge',
    says: 'Foot that wins a melee at the edge of a block takes the block.',
  },
  { id: 'HOW-BUA-21', title: 'Both sides in one block' },
  { id: 'HOW-BUA-22', title: 'Limbered batteries in a BUA' },
];

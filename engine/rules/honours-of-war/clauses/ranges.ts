/** Ranges: clauses HOW-RANGE-01 and on. */
import type { Clause } from '../../system';

export const RANGES: readonly Clause[] = [
  {
    id: 'HOW-RANGE-01',
    title: 'Infantry bands',
    says: 'At long range foot hits less.',
  },
  {
    id: 'HOW-RANGE-02',
    title: 'Artillery bands',
    says: 'Guns may use canister up close, shoot without a deduction at effective range, and hit less beyond it.',
  },
  { id: 'HOW-RANGE-03', title: 'Carbines' },
  { id: 'HOW-RANGE-04', title: 'No battalion guns' },
  {
    id: 'HOW-RANGE-05',
    title: 'Shell minimum',
    says: 'Shell cannot be fired at what is too near; there only canister serves.',
  },
];

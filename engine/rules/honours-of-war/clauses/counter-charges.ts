/** Counter-charges, interception and reinforcing: clauses HOW-CCHG-01 and on. */
import type { Clause } from '../../system';

export const COUNTER_CHARGES: readonly Clause[] = [
  {
    id: 'HOW-CCHG-01',
    title: 'Eligibility',
    says: 'A unit charged from the front may counter-charge an enemy whom it could charge itself.',
  },
  {
    id: 'HOW-CCHG-02',
    title: 'Cavalry',
    says: 'Horse counter-charges without a die when the enemy comes from far enough, else on a good score.',
  },
  {
    id: 'HOW-CCHG-03',
    title: 'Infantry',
    says: 'Foot counter-charges on a good score only.',
  },
  {
    id: 'HOW-CCHG-04',
    title: 'Class modifier',
    says: 'Superior troops counter-charge more readily, inferior ones less.',
  },
  { id: 'HOW-CCHG-05', title: 'Beyond the movement limit' },
  {
    id: 'HOW-CCHG-06',
    title: 'Meeting point',
    says: 'Charge and counter-charge meet half way.',
  },
  { id: 'HOW-CCHG-07', title: 'Followers in support' },
  { id: 'HOW-CCHG-08', title: 'Interception' },
  { id: 'HOW-CCHG-09', title: 'Reinforcing: the roll' },
  { id: 'HOW-CCHG-10', title: 'Reinforcing: vacant sector' },
  { id: 'HOW-CCHG-11', title: 'Reinforcing: bonus' },
  { id: 'HOW-CCHG-12', title: 'Reinforcing and crossing fire' },
  {
    id: 'HOW-CCHG-13',
    title: 'No counter-charge after turning',
    says: 'Who turned or changed formation against a charge cannot counter-charge.',
  },
  { id: 'HOW-CCHG-14', title: 'Charger that takes on two units' },
];

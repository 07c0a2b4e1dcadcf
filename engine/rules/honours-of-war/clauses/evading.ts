/** Evading a charge: clauses HOW-EVADE-01 and on. */
import type { Clause } from '../../system';

export const EVADING: readonly Clause[] = [
  {
    id: 'HOW-EVADE-01',
    title: 'Who',
    says: 'Only light infantry and light horse may get out of the way of a charge.',
  },
  { id: 'HOW-EVADE-02', title: 'When decided' },
  {
    id: 'HOW-EVADE-03',
    title: 'Fire while evading',
    says: 'Light infantry may shoot as it evades.',
  },
  {
    id: 'HOW-EVADE-04',
    title: 'Evade move',
    says: 'Who evades goes up to one move away from the charger.',
  },
  { id: 'HOW-EVADE-05', title: 'Chargers halt' },
  {
    id: 'HOW-EVADE-06',
    title: 'Cavalry against light infantry in the open',
    says: 'Horse rides on after light infantry that evades in the open, and catches it if its move reaches so far.',
  },
  { id: 'HOW-EVADE-07', title: 'After evading' },
  { id: 'HOW-EVADE-08', title: 'Limit' },
  {
    id: 'HOW-EVADE-09',
    title: 'No room',
    says: 'Who has nowhere to go cannot evade.',
  },
];

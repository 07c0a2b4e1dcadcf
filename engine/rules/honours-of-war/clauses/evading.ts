/** Evading a charge: clauses HOW-EVADE-01 and on. */
import type { Clause } from '../../system';

export const EVADING: readonly Required<Clause>[] = [
  {
    id: 'HOW-EVADE-01',
    title: 'Who may evade',
    says: 'Light infantry, light cavalry and dismounted cavalry may evade a charge out of turn, even one into flank or rear. They may not when in melee, in a BUA, reforming or broken-off; no other troops may.',
  },
  {
    id: 'HOW-EVADE-02',
    title: 'When evading is decided',
    says: 'Evading is decided only at contact: the charger is moved there, then the owner of the target decides.',
  },
  {
    id: 'HOW-EVADE-03',
    title: 'Fire while evading',
    says: 'Evading light infantry that has not fired may fire at the charger as it is contacted: at short range, as having moved. The charger reacts at once; if that drives it off, the target need not move.',
  },
  {
    id: 'HOW-EVADE-04',
    title: 'The evade move',
    says: "The unit goes up to one normal move within 45 degrees of directly away from the charger, and keeps its facing; light cavalry pays its nation's deduction. It must at least break contact.",
  },
  {
    id: 'HOW-EVADE-05',
    title: 'Chargers halt when the target evades',
    says: 'A charger whose target has evaded halts for the turn where it made contact.',
  },
  {
    id: 'HOW-EVADE-06',
    title: 'Cavalry against light infantry in the open',
    says: 'Cavalry that charges light infantry in the open rides on into contact if what is left of its move reaches; the evader may not evade again. If it cannot reach, it may halt, finish its move or charge another unit in range.',
  },
  {
    id: 'HOW-EVADE-07',
    title: 'No more moves after evading',
    says: 'A unit that has evaded cannot move again that turn, even if it was not yet activated.',
  },
  {
    id: 'HOW-EVADE-08',
    title: 'Evading after a double move',
    says: 'Evading is allowed after a full or double move this turn.',
  },
  {
    id: 'HOW-EVADE-09',
    title: 'No room to evade',
    says: 'An evading unit may not pass through friends or leave the table; it goes round within its 45 degrees or stops short. If it has nowhere to end out of contact, it may not evade.',
  },
];

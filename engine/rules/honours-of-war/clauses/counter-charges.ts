/** Counter-charges, interception and reinforcing: clauses HOW-CCHG-01 and on. */
import type { Clause } from '../../system';

export const COUNTER_CHARGES: readonly Required<Clause>[] = [
  {
    id: 'HOW-CCHG-01',
    title: 'Who may counter-charge',
    says: 'A unit charged from its front may counter-charge an enemy that it could charge, unless it is in melee, reforming, broken-off, or in a BUA or entrenchment.',
  },
  {
    id: 'HOW-CCHG-02',
    title: 'Cavalry counter-charges',
    says: "Cavalry counter-charges without a roll if the charge distance is more than half the charger's normal move; otherwise on a D6 of 4-6.",
  },
  {
    id: 'HOW-CCHG-03',
    title: 'Infantry counter-charges',
    says: 'Infantry counter-charges only on a D6 of 4-6, whatever the distance.',
  },
  {
    id: 'HOW-CCHG-04',
    title: 'Class in the counter-charge roll',
    says: 'A superior unit adds 1 to its counter-charge roll, an inferior one subtracts 1. A counter-charge that needs no roll needs none for any class.',
  },
  {
    id: 'HOW-CCHG-05',
    title: 'Counter-charge after a full move',
    says: 'A unit may counter-charge even after a double move this turn, and under Poor or Feeble. It does so at once, outside its activation.',
  },
  {
    id: 'HOW-CCHG-06',
    title: 'Where charge and counter-charge meet',
    says: "They meet half way along the charger's path. The counter-charger goes straight to that point, at most one normal move; if that falls short, contact is where it stops.",
  },
  {
    id: 'HOW-CCHG-07',
    title: 'Followers in support',
    says: "Up to 2 units of the counter-charger's brigade may follow, no farther than it moved, to within support distance of it or its opponent. They may only support, and count as having moved.",
  },
  {
    id: 'HOW-CCHG-08',
    title: 'Intercepting a charge',
    says: "If a charge crosses a unit's front sector within one normal move, the unit may take it over by a counter-charge, with its usual roll, at the nearest point of the path it can reach. The first charge is then replaced by this melee.",
  },
  {
    id: 'HOW-CCHG-09',
    title: 'Reinforcing: the roll',
    says: 'A unit may charge into a melee in its own activation without a roll. Outside it, a unit whose front the charge crossed may do so once, right after contact, by the counter-charge roll, at most one normal move.',
  },
  {
    id: 'HOW-CCHG-10',
    title: 'Reinforcing: vacant sector',
    says: 'Each sector takes one attacker, so a unit that reinforces a melee must be able to charge a free sector of its target.',
  },
  {
    id: 'HOW-CCHG-11',
    title: 'Reinforcing: bonus',
    says: 'Units that reinforce a melee have the charge bonus if they meet its conditions.',
  },
  {
    id: 'HOW-CCHG-12',
    title: 'Reinforcing and crossing fire',
    says: 'A unit that used crossing fire this turn cannot reinforce a melee.',
  },
  {
    id: 'HOW-CCHG-13',
    title: 'No counter-charge after turning',
    says: 'A unit that turned to face a charge into its flank or rear, or changed formation because of a charge, cannot counter-charge.',
  },
  {
    id: 'HOW-CCHG-14',
    title: 'Charger that takes on two units',
    says: 'If one unit charges two and both would counter-charge, their owner picks one, which alone rolls and fights; the other may follow in support. If neither does, the charger fights both in its front sector.',
  },
];

/** Sequence: clauses MCN-SEQ-01 and on. */
import type { Clause } from '../../system';

export const SEQUENCE: readonly Required<Clause>[] = [
  {
    id: 'MCN-SEQ-01',
    title: 'The ten steps',
    says: 'House value: tests, forced moves, movement, then the other side turns and fires; charges, tests and reactions, contact, melee. Two such moves make a turn.',
  },
  {
    id: 'MCN-SEQ-02',
    title: 'Who moves first',
    says: 'The attacker; without one both throw, and the higher moves first.',
  },
  {
    id: 'MCN-SEQ-03',
    title: 'Fresh routers',
    says: "A unit routed in the other side's move is neither tested nor moved in its own next A and B.",
  },
  {
    id: 'MCN-SEQ-04',
    title: 'After a failed change',
    says: 'A unit that failed to change formation may not charge in this move.',
  },
  { id: 'MCN-SEQ-05', title: 'Only one side fires', says: 'The side that moves does not fire.' },
  {
    id: 'MCN-SEQ-06',
    title: 'An inch off the enemy',
    says: 'House value: no unit comes nearer than 1 inch to an enemy in step C, on its way or at its end. One that begins nearer may stand or keep its distance.',
  },
  {
    id: 'MCN-SEQ-07',
    title: 'A second charge',
    says: 'House value, optional: cavalry that has charged and not given way may charge once more in the same move.',
  },
  {
    id: 'MCN-SEQ-08',
    title: 'The end of the battle',
    says: 'House value: half of its fighting units gone or routing break a side. After the last turn (the twelfth unless the scenario says, for this book alone by `turns` in the overrides of an army) the clearly smaller share of strength lost wins; on even losses an army wins or loses by what it `must hold`.',
  },
  {
    id: 'MCN-SEQ-09',
    title: 'Order within a step',
    says: 'Units act in the order their player likes, by number for a computer.',
  },
  {
    id: 'MCN-SEQ-10',
    title: 'Setting up',
    says: 'House value: within 12 inches of the own edge and 6 off its ends, unless a scenario places the armies, as all here do. Whose bases would lie on others is moved aside as little as may be.',
  },
];

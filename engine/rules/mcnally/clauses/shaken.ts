/** Shaken: clauses MCN-SHAKEN-01 and on. */
import type { Clause } from '../../system';

export const SHAKEN: readonly Required<Clause>[] = [
  { id: 'MCN-SHAKEN-01', title: 'When shaken units test', says: 'Each shaken unit of the moving side, in step A.' },
  {
    id: 'MCN-SHAKEN-02',
    title: 'The throw of the shaken',
    says: 'One die, +1 with a brigadier, +2 with a senior general.',
  },
  {
    id: 'MCN-SHAKEN-03',
    title: 'What the score does',
    says: 'House value: 4 recovers. 2 or 3 retires a full move with its face to the enemy; 1 or less turns its back, retires and loses a point.',
  },
  {
    id: 'MCN-SHAKEN-04',
    title: 'Steady after retiring',
    says: 'It is shaken no more, unless something stopped it with movement left.',
  },
  { id: 'MCN-SHAKEN-05', title: 'No other move', says: 'Who has retired neither moves nor charges in this move.' },
];

/** Built-up areas (BUA): clauses HOW-BUA-01 and on. */
import type { Clause } from '../../system';

export const BUILT_UP_AREAS: readonly Required<Clause>[] = [
  {
    id: 'HOW-BUA-01',
    title: 'A BUA is made of blocks',
    says: 'A BUA is one or more blocks of about 20 x 20 cm (28mm), each of which is fought for separately.',
  },
  {
    id: 'HOW-BUA-02',
    title: 'Cover of a BUA against fire',
    says: 'Against infantry fire and canister scattered (rustic) houses are light cover and close-built (urban) ones heavy; against roundshot and shell both are light. A fortified block is heavy cover against everything.',
  },
  {
    id: 'HOW-BUA-03',
    title: 'Cover of a BUA in melee',
    says: 'In melee a defender at the edge has light cover in a rustic block and heavy cover in an urban or fortified one, in the first round only.',
  },
  {
    id: 'HOW-BUA-04',
    title: 'Two units to a block',
    says: 'A block holds at most 2 units, of both sides together; a small unit counts as one. Units that pass through on a road do not count.',
  },
  {
    id: 'HOW-BUA-05',
    title: 'Who may occupy a block',
    says: 'Infantry, light infantry, artillery and dismounted cavalry may occupy a block. Mounted cavalry and transport may not, and mounted cavalry may not charge or fight units in it.',
  },
  {
    id: 'HOW-BUA-06',
    title: 'Infantry entering a block',
    says: 'Infantry needs at least half its normal move left when it reaches a block to occupy it, and that uses the move up; otherwise it stops outside. A unit that starts in contact with the block has the whole move in hand.',
  },
  {
    id: 'HOW-BUA-07',
    title: 'Infantry leaving a block',
    says: "Infantry that leaves is set up outside in any formation and facing, each base within half a move of the block's nearest edge. That uses up the normal move and costs no formation change.",
  },
  {
    id: 'HOW-BUA-08',
    title: 'Cavalry and artillery entering and leaving a block',
    says: 'Cavalry and artillery halt at the edge and occupy the block next turn, dismounted or unlimbered; leaving, they are placed outside touching an edge. Each of these takes the whole activation, whatever the nation.',
  },
  {
    id: 'HOW-BUA-09',
    title: 'Passing through a BUA',
    says: 'Close order infantry passes through at half rate, or at full rate in march column on a road; light infantry at full rate. Mounted cavalry passes only in march column on a road, artillery and transport only on roads.',
  },
  {
    id: 'HOW-BUA-10',
    title: 'Sight inside a BUA',
    says: 'Inside a BUA troops see 15 cm (28mm) and can fire out or be fired at only at its edge. A unit that occupies a block is always at the edge on the faces it defends.',
  },
  {
    id: 'HOW-BUA-11',
    title: 'Faces of a block',
    says: 'A block has 4 faces. One unit defends them all; of two, the owner says which faces each defends, and two battalions or two batteries have 2 whole faces each. Faces are changed only when that unit is activated.',
  },
  {
    id: 'HOW-BUA-12',
    title: 'Infantry and guns sharing faces',
    says: 'A battery and a battalion in one block may share its faces: both may fire or fight from the same face, each with its own deduction per direction, and hits are shared.',
  },
  {
    id: 'HOW-BUA-13',
    title: 'Deduction per direction of fighting',
    says: 'A unit in a BUA subtracts 1 from all its fire and melee dice for each face through which it fires or fights this turn: two directions are -2 on each. Fire in the movement phase counts only the faces used so far and its own.',
  },
  {
    id: 'HOW-BUA-14',
    title: 'One shot per face of a block',
    says: "A unit in a BUA may fire once a turn through each face that its owner declares, out to 45 degrees to either side of the face, with range measured from the face's middle.",
  },
  {
    id: 'HOW-BUA-15',
    title: 'Fire and melee on different faces',
    says: 'A unit in melee on one face of its block may fire, or be fired at, on another face in the same turn.',
  },
  {
    id: 'HOW-BUA-16',
    title: 'Hits on shared blocks',
    says: "Hits on a face that one unit defends are that unit's. On a shared face they are split equally, and an odd one by D6: 1-3 the infantry, 4-6 the artillery.",
  },
  {
    id: 'HOW-BUA-17',
    title: 'A beaten unit leaves its block',
    says: 'A defender that retreats or routs always leaves its block entirely; its move is made as much longer as that needs.',
  },
  {
    id: 'HOW-BUA-18',
    title: 'The other unit of a block when one is beaten',
    says: 'When one of two units in a block retreats or routs, the other may stay, but first takes 1 hit (2 if inferior) from being passed through, and reacts to it.',
  },
  {
    id: 'HOW-BUA-19',
    title: 'Charging a block',
    says: "Each face of a block may be charged by one enemy unit, and the defender of that face fights it. Contact is with the block's edge and always counts as frontal.",
  },
  {
    id: 'HOW-BUA-20',
    title: 'Winning a melee at the edge of a block',
    says: "Infantry that wins a melee at a block's edge must occupy it, as far as its 2 places allow. Of two winners on different faces, the one that inflicted more hits moves in; if equal, a D6 decides.",
  },
  {
    id: 'HOW-BUA-21',
    title: 'Both sides in one block',
    says: 'If an enemy unit is still in the block, they fight on next turn by fire or by charge, unless one leaves first. Those who charge inside a BUA have no cover.',
  },
  {
    id: 'HOW-BUA-22',
    title: 'Limbered batteries in a BUA',
    says: 'A battery that passes through a BUA on a road is limbered: it defends nothing, and is destroyed if charged.',
  },
];

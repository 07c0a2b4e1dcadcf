/** Fire: clauses MCN-FIRE-01 and on. */
import type { Clause } from '../../system';

export const FIRE: readonly Required<Clause>[] = [
  {
    id: 'MCN-FIRE-01',
    title: 'Who fires',
    says: 'Each foot unit and deployed battery of the side that does not move, once. No cavalry, routers or units in contact.',
  },
  { id: 'MCN-FIRE-02', title: 'The arc of fire', says: 'Straight ahead of a base and 45 degrees to either side.' },
  {
    id: 'MCN-FIRE-03',
    title: 'The whole base',
    says: 'All of a target base must be seen, in arc and in range, measured to its farthest point. A unit fires as one at one target.',
  },
  {
    id: 'MCN-FIRE-04',
    title: 'What blocks fire',
    says: 'Other units, houses, woods and hills. Guns fire over friends 12 inches from both (house value), to or from higher ground; howitzers anywhere.',
  },
  {
    id: 'MCN-FIRE-05',
    title: 'Ranges',
    says: 'House values: muskets 6 inches, rifles 6 and 12, guns by class to 36, 45 and 54.',
  },
  { id: 'MCN-FIRE-06', title: 'Two dice', says: '6 or less takes nothing, 7 to 11 one point, 12 or more two.' },
  {
    id: 'MCN-FIRE-07',
    title: 'What is added',
    says: 'House values but for the lines the source gives: nation, regimental guns, strength, formation, shaken, range and cover.',
  },
  { id: 'MCN-FIRE-08', title: 'Canister', says: 'Guns at short range with no friend in the arc. Howitzers have none.' },
  {
    id: 'MCN-FIRE-09',
    title: 'Losses before the next fire',
    says: 'What fire does counts before the next unit fires.',
  },
  { id: 'MCN-FIRE-10', title: 'Fire at buildings', says: 'As the chapter of works says.' },
  { id: 'MCN-FIRE-11', title: 'How the arc is drawn', says: 'From both front corners, each opened by 45 degrees.' },
];

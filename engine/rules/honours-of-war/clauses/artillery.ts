/** Artillery: clauses HOW-ARTY-01 and on. */
import type { Clause } from '../../system';

export const ARTILLERY: readonly Required<Clause>[] = [
  {
    id: 'HOW-ARTY-01',
    title: 'Limber and unlimber cost',
    says: 'To limber or to unlimber costs half a move or a full move, as the nation says.',
  },
  {
    id: 'HOW-ARTY-02',
    title: 'Unlimbered this turn',
    says: 'A battery that unlimbered this turn fires as having moved.',
  },
  {
    id: 'HOW-ARTY-03',
    title: 'Measuring when changing state',
    says: 'Limbering is measured from the front edge of the guns, unlimbering from that of the limber. Nations that need a full move change in the same place; others may at the same time go forward with the half that is left.',
  },
  {
    id: 'HOW-ARTY-04',
    title: 'Manhandling',
    says: 'Deployed guns may be pushed by hand in any direction or turned, within the distance for their weight. Heavy guns cannot be pushed to the flank, more than 45 degrees off straight ahead or back, but may turn.',
  },
  {
    id: 'HOW-ARTY-05',
    title: 'Manhandling limits',
    says: 'Guns in entrenchments may not turn, and some nations push their guns at half rate. Pushing is a normal move, so a double move doubles it.',
  },
  {
    id: 'HOW-ARTY-06',
    title: 'Massed battery: definition',
    says: 'A massed battery is two or more gun bases of one brigade that touch and face the same way, within 5 degrees.',
  },
  {
    id: 'HOW-ARTY-07',
    title: 'Massed battery: effect',
    says: 'All guns of a massed battery may fire at one target if at least one of them is entitled to it. Each still needs it in zone, range and sight, and fires by itself with its own modifiers.',
  },
  {
    id: 'HOW-ARTY-08',
    title: 'Overhead fire from higher ground',
    says: 'Guns on a hill may fire over friends who are off it, if friends are at least 15 cm from the target and those fired over are more than 10 cm from the guns (28mm).',
  },
  {
    id: 'HOW-ARTY-09',
    title: 'Overhead fire at higher ground',
    says: 'Guns may fire over friends at an enemy on a hill, when gun and friends are off it, if no friend fired over is nearer than 15 cm to the guns and no friend at all is nearer than that to the target (28mm).',
  },
  {
    id: 'HOW-ARTY-10',
    title: 'Dead ground',
    says: 'From a hill, the ground within 15 cm (28mm) behind the far edge of a wood or BUA cannot be hit. A unit wholly in it is unseen, one partly in it is obscured for that part; beyond it, guns on a hill see over woods and BUAs that are not on that hill.',
  },
  {
    id: 'HOW-ARTY-11',
    title: 'Canister restrictions',
    says: 'Canister may not be fired over friends, nor if any part of a friendly unit is in the firing zone out to canister range. Roundshot or shell must be used instead.',
  },
  {
    id: 'HOW-ARTY-12',
    title: 'Two-deep cavalry',
    says: 'Artillery adds 1 against cavalry in double line, at every range and with all ammunition.',
  },
  {
    id: 'HOW-ARTY-13',
    title: 'March column bonus',
    says: "Artillery adds 1 against a march column if the whole gun base lies in the column's front or rear sector; from the rear the +1 for rear fire is added too. Howitzers have it only with canister.",
  },
  {
    id: 'HOW-ARTY-14',
    title: 'Heavy guns against works',
    says: 'Roundshot of heavy guns, not canister, adds 1 against a BUA or entrenchments.',
  },
  {
    id: 'HOW-ARTY-15',
    title: 'Howitzer fuses',
    says: 'Each time a howitzer fires shell a D6 is rolled for its fuses: on 1-2 its die has -1.',
  },
  {
    id: 'HOW-ARTY-16',
    title: 'Howitzer shell bonuses',
    says: 'Shell adds 1 against a BUA or entrenchments, and 1 against cavalry.',
  },
  {
    id: 'HOW-ARTY-17',
    title: 'Howitzers over friends',
    says: "On level ground howitzers fire over friends who are more than 15 cm from gun and target, if at least 4 cm of the target's width can be seen (28mm). From or at hills the rules for guns hold, with 10 cm in place of 15.",
  },
  {
    id: 'HOW-ARTY-18',
    title: 'Howitzer ammunition',
    says: 'Howitzers fire shell or canister, never roundshot.',
  },
  {
    id: 'HOW-ARTY-19',
    title: 'Artillery as target',
    says: 'Deployed artillery is a difficult target. Limbered artillery is not; it is a march column.',
  },
  {
    id: 'HOW-ARTY-20',
    title: 'Abandoned guns: capture',
    says: 'Abandoned guns stay where they are. They are captured when an enemy unit that is not retreating touches them or moves over them; the enemy cannot use them, and their unit is Done For.',
  },
  {
    id: 'HOW-ARTY-21',
    title: 'Abandoned guns: re-crewing',
    says: 'A crew that has finished reforming and touches its guns may man them again if they were not captured; the battery is then deployed there and counts as moved. Until then the crew cannot fire and fights as artillery.',
  },
  {
    id: 'HOW-ARTY-22',
    title: 'Canister-only guns',
    says: 'Canister-only guns, the Russian Shuvalov pieces, fire nothing but canister, and nothing beyond canister range.',
  },
  {
    id: 'HOW-ARTY-23',
    title: 'Unicorns',
    says: 'A unicorn chooses each turn between shell, roundshot and canister, at the ranges of howitzers; a light one at those of light guns. Firing shell it counts as a howitzer, but needs friends 20 cm (28mm) from gun and target to fire over them on level ground.',
  },
];

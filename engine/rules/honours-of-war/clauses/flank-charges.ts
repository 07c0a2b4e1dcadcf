/** Charges into a flank or rear: clauses HOW-FLANK-01 and on. */
import type { Clause } from '../../system';

export const FLANK_CHARGES: readonly Required<Clause>[] = [
  {
    id: 'HOW-FLANK-01',
    title: 'What a flank or rear charge is',
    says: 'A charge is in flank or rear if more than half of the charger is in that sector of the target when the move that makes contact begins.',
  },
  {
    id: 'HOW-FLANK-02',
    title: 'Turning to face: when possible',
    says: 'A unit may turn to face a charge only if the charger uses more than half its normal move to reach it, and if it is in melee in no sector.',
  },
  {
    id: 'HOW-FLANK-03',
    title: 'Turning to face: roll',
    says: "Turning succeeds on a D6 of 4-6: +1 for cavalry and light infantry, -1 if the unit's nation loses half a move to flank or rear. Light infantry goes by the value of its army's infantry.",
  },
  {
    id: 'HOW-FLANK-04',
    title: 'Turning to face: effect',
    says: 'A unit that turns does so about its centre, and fails if there is no room. It may fire at the charger as having moved but not counter-charge, and the melee is frontal; a march column stays one.',
  },
  {
    id: 'HOW-FLANK-05',
    title: 'Flank charge from the front',
    says: "A unit that starts in the target's front sector may charge its flank only with a double move, more than half in that flank at the end of the first. The same goes from flank to rear; otherwise it charges the sector it started in.",
  },
  {
    id: 'HOW-FLANK-06',
    title: 'Automatic turn against a flank charge from the front',
    says: 'Against such a charge the target may turn to face without a roll, whatever the distance, unless it is already contacted in another sector.',
  },
  {
    id: 'HOW-FLANK-07',
    title: 'No turn after a counter-charge',
    says: 'A unit that has counter-charged to its front is engaged, and cannot turn to face a later flank charge.',
  },
];

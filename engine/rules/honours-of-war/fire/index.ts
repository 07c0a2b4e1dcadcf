/**
 * Fire: who may fire at whom, what it is worth, the volley itself, grazing and the firing phase. What hits do to the
 * units that take them is in `../morale`, to commanders in `../command`; fire at chargers is called from `../charge`. Arcs,
 * sight and what stands in the way are worked out by the tabletop; here is what the book makes of them.
 */
export { assessShot } from './assessment';
export type { Ammunition } from './cover';
export { mayFire, mayShoot } from './entitlement';
export { averageDie, chances, expectedHits, HIT_TABLE, hitLineOf, hitLuck, hitsFor, hitsInWords } from './hit-table';
export type { HitLine } from './hit-table';
export { canSee, hiddenByGround } from './sight';
export { reachOf } from './firing-zone';
export { targetsOf } from './targets';
export { volley } from './volley';
export type { ShotOrder } from './volley';
export { expectedFire, expectedHarm, fireAgainst } from './estimate';
export { firingPhase } from './firing-phase';

import { facesQuestion } from './dividing-faces';
import { fireAtQuestion, fireFacesQuestion, fireWithQuestion } from './questions';

/** Questions about fire by kind. */
export const FIRE_QUESTIONS = {
  [fireWithQuestion.kind]: fireWithQuestion,
  [fireAtQuestion.kind]: fireAtQuestion,
  [fireFacesQuestion.kind]: fireFacesQuestion,
  [facesQuestion.kind]: facesQuestion,
};

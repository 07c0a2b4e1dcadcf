/**
 * Fire: who may fire at whom, what it is worth, the volley itself, grazing, the firing phase and what it does to
 * commanders. What hits do to the units that take them is in `../morale`; fire at chargers is called from `../charge`.
 */
export { assessShot } from './assessment';
export type { Assessment, Shot } from './assessment';
export { coverOf, coverOfHouses } from './cover';
export type { Ammunition, Cover } from './cover';
export { mayFire, mayShoot } from './entitlement';
export {
  averageDie,
  chances,
  expectedHits,
  HIT_TABLE,
  hitLineOf,
  hitLuck,
  hitsFor,
  hitsInWords,
  lineTitle,
} from './hit-table';
export type { HitLine } from './hit-table';
export { canSee, hiddenByGround } from './sight';
export { facesHeld, faceBox, faceTowards, rangeFrom, reachOf, sectorOfAttack, standOf, zoneOf } from './stand';
export { splitOf, targetsOf } from './targets';
export type { Aim, AimOptions, Split } from './targets';
export { shotOf, volley } from './volley';
export type { ShotOrder } from './volley';
export { commandTests, isInDanger, testCommander } from './casualties';
export { expectedFire, fireAgainst } from './estimate';
export { firingPhase } from './firing-phase';

import { fireAtQuestion, fireFacesQuestion, fireWithQuestion } from './questions';

/** Questions of the firing phase by kind. */
export const FIRE_QUESTIONS = {
  [fireWithQuestion.kind]: fireWithQuestion,
  [fireAtQuestion.kind]: fireAtQuestion,
  [fireFacesQuestion.kind]: fireFacesQuestion,
};

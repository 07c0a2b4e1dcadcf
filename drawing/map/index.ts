/**
 * The staff map: one scene of shapes and words in table centimetres, and its SVG, for the plan in the window and the
 * cards of the library. Printed sheets build on the same scene. Rules are not here: troops are drawn from roster and
 * state as they are.
 */
export { COLOUR, inksOf } from './inks';
export {
  drawPlan,
  groundLayer,
  groundParts,
  leaderNames,
  namesClearOf,
  namesLayer,
  planScene,
  planViewBox,
  READABLE,
  standingNames,
  startLayer,
  troopsLayer,
  troopsParts,
  zonesLayer,
} from './plan';
export type { StandingName } from './plan';
export type { PlacedLabel } from './labels';
export { flagsOf, type FlagDesign } from './flags';
export { gateAt, type Gate } from './gates';
export { housesOf } from './houses';
export { objectiveAt } from './objectives';
export { shortBrigade, shortUnit } from './short-names';
export { BASE_LINE } from './lettering';
export * from './scene';
export { escaped, layerToSvg, sceneToSvg } from './svg';
export { drawThumbnail, thumbnailScene } from './thumbnail';
export { signsOfBattle, signsOfStart } from './troops';
export type { Signs, DrawnTroops } from './troops';
export { FUR_CAPPED, uniformOf } from './uniforms';
export type { Cloth } from './uniforms';

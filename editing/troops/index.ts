/** Troops: raised from the list of their nation, brigaded, led, set out in one gesture, moved from brigade to brigade. */
export { addBrigade, addLeader, addUnit, brigadesOf, kindsIn } from './raise';
export type { BrigadeTemplate, UnitOrder } from './raise';
export { bringOn, setArrival, setBrigadeArrival } from './arriving';
export type { ArrivalChange } from './arriving';
export { addEntryPoint, comingBy, entryPointNear, setCrossing, setInside } from './entry-points';
export { commanderPlace, deployBrigade, placesIn, spotsAlong } from './set-out';
export type { SetOutOrder, StraightOrder } from './set-out';
export { moveInOrder, moveLieutenant } from './order';
export type { OrderPlace } from './order';
export { moveToBrigade, setFormation, setType } from './reorganise';
export { addArmy } from './raised';
export { readTroopList } from './csv';
export type { ListedTroops } from './csv';
export { behindRow, setOutList } from './listed';
export type { RowOfUnits } from './listed';
export { formationsOf, nextFormation } from './formations';

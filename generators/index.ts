/**
 * What makes scenarios: random tables and armies, and the writer that puts them on the page. Makers know rule systems only
 * by their interface; a scenario made here is a scenario like any other, and nothing of its making is kept.
 */
export { makeArmy, NEARNESS, SHAPES } from './army';
export type { ArmyOrder, MadeArmy, NotMade, Shape, Zone } from './army';
export { makeScenario } from './scenario';
export type { MadeScenario, ScenarioOrder } from './scenario';
export { makeTable, toldLines, writeTable } from './table';
export type { MadeTable, Purchase, TableOrder, Told } from './table';
export { writeArmy, writeScenario } from './write';

/**
 * What makes scenarios: random tables and armies, and the writer that puts them on the page. Makers know rule systems only
 * by their interface; a scenario made here is a scenario like any other, and nothing of its making is kept.
 */
export { makeArmy, makeArmyFor, SHAPES } from './army';
export type { ArmyOrder, MadeArmy, SetUpZone } from './army';
export { dressed } from './countryside';
export { makeScenario } from './scenario';
export type { ScenarioOrder } from './scenario';
export { makeTable, toldLines, writeTable } from './table';
export type { TableOrder } from './table';
export { makeFromTemplate, TEMPLATES } from './templates';
export type { TemplateOrder } from './templates';
export { writeArmy, writeScenario } from './write';

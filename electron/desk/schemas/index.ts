/**
 * Schemas of what comes into the desk from outside: arguments of calls, jobs of printing, settings. Their types are
 * inferred here and given to the window by `electron/desk/api`, which takes no values from here, so that the page is
 * built without the schemas and their library.
 */
export { CALL_ARGUMENTS, recordNotes } from './calls';
export type {
  BattleKind,
  BattleNote,
  BattleOrder,
  CallArguments,
  CallName,
  PrintFormat,
  RaisingOrder,
  SaveOrder,
  ScenarioSource,
} from './calls';
export { entry } from './calls/choices';
export { list, object, text } from './fields';
export type { PrintJob, PrintKind, PrintOptions } from './print-jobs';
export { settingFields, settings } from './settings';
export type { Lying, MapChoices, MapSize, PrintSettings, PrintTab, Settings } from './settings';

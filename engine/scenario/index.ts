/**
 * What a person writes: the scenario, chronicle and nation files, their reading with findings, lengths and their units. No rule of
 * any system is here; systems parse their own parts.
 *
 * - `model/` what a scenario is once it is read: lengths in cm, defaults filled in, names made into ids
 * - `text/` YAML as entries with line and column, the only room beside `edits/` that knows YAML
 * - `readers/` readers of single values and of groups, each carrying its form
 * - `reading/` the keys of the files, and what is written joined into the model
 * - `checks/` what was read but makes no sense on a table
 * - `findings/` what is wrong with a file, where, and the edits that put it right
 * - `edits/` changes to a file that touch no other line
 * - `description/` the page and the JSON Schema of the format, written from the forms of the readers
 */
export { FORMATION_OF_ARM, HILL_HEIGHTS, SCALES, scaled, WIDTHS } from './model/defaults';
export type { Scale } from './model/defaults';
export { blockText, editText, scalarText } from './edits';
export type { Finding, UnplacedFinding } from './findings';
export { isOnGround, parseLength } from './readers/lengths';
export { METRES, pacesToCm, scaleWritten } from './readers/ground-units';
export { nationId, readNation } from './reading/read-nation';
export { namesOfActors } from './reading/chronicle/actors';
export { chronicleHead, readChronicle } from './reading/chronicle/read-chronicle';
export type { ChronicleRemark } from './reading/chronicle/read-chronicle';
export { readValues } from './reading/read-values';
export type { ValuesRead } from './reading/read-values';
export { readScenario } from './reading/read-scenario';
export { fieldOfFinding, withReview } from './reading/reading';
export type { Reading } from './reading/reading';
export { isTableLost } from './reading/table-format';
export type { AcceptedFinding } from './findings/acceptances';
export * from './model/army';
export * from './model/unit-types';

export * from './model/bodies';
export * from './model/chronicle';
export * from './model/clock';
export * from './model/confidence';
export * from './model/course-of-battle';
export * from './model/features';
export * from './model/measures';
export * from './model/nation';
export { blockName, called, calledBlock, calledThing } from './findings';
export { realBodies } from './model/bodies';
export * from './model/scenario';
export * from './model/values';
export { levelInWords, triggerInWords, triggerPhrase } from './model/trigger-words';
export { capital, listed } from './model/phrases';
export { asPlaced, drawnPlaces, EVEN_LOTS } from './model/lots';
export type { DrawnPlace } from './model/lots';
export type { NamedTrigger } from './model/trigger-words';
export { scaleFor, timesAsWritten } from './model/book-scales';
export type { BookScales } from './model/book-scales';
export { byRules, scaledTable } from './model/scaled-table';
export { deployed } from './reading/armies/deploy';
export type { Deployment } from './reading/armies/deploy';
export { withoutUnits } from './model/without-units';
export { fileKind, titleIn } from './text/file-kinds';
export { kebab, nearest } from './readers/spelling';

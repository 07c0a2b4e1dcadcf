/**
 * What a person writes: the scenario and nation files, their reading with findings, lengths and their units. No rule of
 * any system is here; systems parse their own parts.
 */
export { SCALES } from './defaults';
export type { Scale } from './defaults';
export { blockText, editText, pathOfField, scalarText } from './edits';
export type { Edit, Edited, Path, Plain } from './edits';
export type { Finding } from './findings';
export { parseLength } from './lengths';
export { nationId, readNation } from './read-nation';
export type { Place as FilePlace } from './page';
export { readScenario } from './read';
export { withReview } from './reading';
export type { Reading } from './reading';
export type { AcceptedFinding } from './acceptances';
export * from './army';
export * from './course-of-battle';
export * from './features';
export * from './measures';
export * from './nation';
export { called } from './remark';
export type { Remark } from './remark';
export * from './scenario';
export { fileKind } from './version';
export type { FileKind } from './version';
export { kebab } from './words';

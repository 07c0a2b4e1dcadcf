/**
 * The person's own scenarios and chronicles as files: saved with the versions before, copied, named, put into folders and into the bin
 * and brought back. What stands in them is read elsewhere (`../reader`), what is unsaved is kept in `../journal`.
 */
export { bareName, CHRONICLES, folderOfHandle, foldersIn, namesIn, OWN } from './handles';
export { openOwnNations, type OwnNations } from './own-nations';
export { openOwnScenarios } from './own-scenarios';
export type { OwnScenarios } from './own-scenarios';
export { stampOf } from './stamps';

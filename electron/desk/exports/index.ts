/**
 * Sheets as files: PDF, SVG and PNG, one writer each. What is on a sheet is settled in the engine; here it only becomes
 * ink. PDF embeds the letters it uses and pictures draw them as outlines; an SVG names its faces, so that its words can
 * be edited.
 */
export { sheetsToPdf } from './pdf';
export { plainSheet, sheetToPng } from './png';
export { fileNameOf } from './keeping';
export { FORMATS, filesOf, formatOf, saveSheets } from './save';
export { missingLetters } from './typefaces';

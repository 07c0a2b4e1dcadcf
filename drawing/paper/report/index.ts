/** A battle told on paper: a map and the story of each turn, with losses and honours. */
export { reportSheets } from './report-sheets';
export type { ReportTable, ReportTurn, ReportWords } from './report-words';

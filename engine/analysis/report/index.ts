/**
 * What many battles tell: from the summaries of single battles to shares with intervals, lengths, losses, causes and
 * comparisons. Pure figures and their words, for any host and for the window; battles are fought beside this folder.
 */
export { breaksOf } from './breaks';
export { happened } from './causes';
export type { Cause } from './causes';
export { compared } from './compare';
export type { ResultDifference } from './compare';
export { CHARGE_ENDS } from './game';
export type { ChargeSummary, ChargeEnd, GameSummary, Idleness, Setting, Squares, TurningPoint } from './game';
export { heatIn, heatOf } from './heat';
export type { HeatKind } from './heat';
export { idleCommands } from './idle';
export { FEWEST_FOR_SHARES, wilson } from './intervals';
export type { Count } from './intervals';
export { lengthsOf, resultsOf } from './results';
export { comparisonPage, pagesOf, trustPage } from './pages';
export type { PageRow, PageTable } from './pages';
export { reportOf } from './report';
export type { Report } from './report';
export { csvOf, gamesTable } from './table';
export { trustIn } from './trust';
export type { Trust } from './trust';
export {
  CHARGE_WORDS,
  differenceWords,
  doubtWords,
  happeningWords,
  heldWords,
  intervalWords,
  nameIn,
  percent,
  shareWords,
  turningWords,
} from './report-words';

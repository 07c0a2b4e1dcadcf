/**
 * Why a computer general did what a record has him do, worked out when somebody asks: the position before the answer and
 * the same general give the same thoughts. So records stay small and play stays fast.
 */
export { adviceAt } from './advice';
export type { ExplainedAnswer } from './entry';
export { explainMoment } from './moment';
export type { ExplainedMoment } from './moment';
export { plansOf } from './plans';
export type { PlanNews, Plans } from './plans';
export { explainTurns } from './turns';

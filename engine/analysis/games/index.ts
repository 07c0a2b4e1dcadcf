/** From a battle that was fought to its summary: one walk over its events, without the rules that made them. */
export { settingOf } from './setting';
export { summaryOf } from './summary';

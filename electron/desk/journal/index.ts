/**
 * Unsaved work: what windows are editing is written down as they go, and who opens Cockade after a crash finds it. What is
 * saved is not here (`../own`).
 */
export { openJournal } from './journal';
export type { Journal } from './journal';

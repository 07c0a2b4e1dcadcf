/**
 * The log of a battle: its events as the lines that people read. Window, command line and reports all take their lines
 * from here. Nothing is lost: a line knows all the events it tells of and unfolds to them.
 */
export { logEntries, sentenceAt } from './entries';
export type { LogEntry, LogSource } from './entries';

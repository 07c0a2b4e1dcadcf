/** Printing from the command line: which sheets a command means, and where they go. What is on them the engine settles. */
export { printCounters } from './counters';
export { printMap } from './map';
export { printReference } from './reference';
export { printRoster } from './roster';
export { printTemplates } from './templates';

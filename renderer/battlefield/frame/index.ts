/** What is round the table: its wooden frame with the inlaid rule, and the room. */
export { frameTable, frameGeometry } from './frame';
export { letteringReady } from './lettering';
export { hangBackdrop } from './room';
export { ticks } from './rule-art';

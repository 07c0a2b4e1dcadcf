/** What is round the table: its wooden frame with the inlaid rule, and the room. */
export { frameTable, frameGeometry } from './frame';
export { letteringReady, ticks } from './rule-art';
export { hangBackdrop } from './room';

/** What is round the table: its wooden frame with the inlaid rule, and the room. */
export { frameTable, frameGeometry } from './frame';
export { letteringReady } from './lettering';
export { hangBackdrop } from './room';
export { FRAME_WIDTH, ticks } from './rule-art';

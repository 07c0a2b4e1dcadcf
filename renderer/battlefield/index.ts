/**
 * The wargame table: one class that builds the scene of a scenario with three.js, stands troops on it, acts events and
 * draws on demand. No Svelte, no rules; figures are in `troops/`, and the plan view is `drawing/map/`.
 */
export { Battlefield } from './battlefield';
export type { BattlefieldOptions, HeldAbout } from './battlefield';
export type { CameraView, HintBlend } from './camera';
export type { ShownTracing } from './tracing';
export { airAt } from './air';

/** The camera over the table: where it looks, how it flies, and the mouse that moves it. */
export { groundAlong } from './view';
export { listenToMouse } from './mouse';
export { CameraRig } from './rig';
export type { HintBlend } from './hints';
export { between, eyeOf, framed, kept, nearer, pointUnder, projected } from './view';
export type { CameraView } from './view';

/** The camera over the table: where it looks, how it flies, and the hands that move it. */
export { layHands } from './hands';
export { CameraRig } from './rig';
export { between, eyeOf, framed, kept, nearer, pointUnder, projected } from './view';
export type { View } from './view';

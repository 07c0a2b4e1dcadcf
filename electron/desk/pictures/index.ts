/** Pictures of real maps, which people trace terrain from. They are only ever shown, and never printed. */
export { openPictures, type PictureStore } from './pictures';
export { knownPicture } from './picture-kind';

/** Edits of a scenario file that keep its comments, its order and its style. Nothing here knows what a scenario is. */
export { fieldOfPath, pathOfField } from './edit';
export type { Edit, KeyPath, Plain } from './edit';
export { editText, plainText } from './edited';
export { holeAt } from './holes';
export type { Hole } from './holes';
export { editedPlainly, isGroup, isList } from './plain-edit';
export { blockText, scalarText } from './scalars';
export { TextParts } from './stretches';
export type { TextStretch } from './stretches';

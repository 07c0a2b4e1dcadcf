/**
 * Files as text, beside what they tell of: a view of it that follows the document, completion by a format, and which things
 * stand where. What is done with the text is each editor's.
 */
export { completing } from './completing';
export { shownText, typedInto } from './line-breaks';
export { TextPlaces } from './places';
export { default as TextEditor } from './TextEditor.svelte';
export type { TextEvents, TextView } from './text-view';

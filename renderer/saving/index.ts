/** What is edited, with its history, and the file behind it: saved, journalled, compared with what others made of it and with what it was before. */
export { EditedText } from './edited-text.svelte';
export { default as OutsideBand } from './OutsideBand.svelte';
export { default as SavingBar } from './SavingBar.svelte';
export { savingKeys } from './saving-keys';
export type { SavedDocument } from './saved-document';
export { Saving } from './saving.svelte';
export { savedInWords } from './saved-words';

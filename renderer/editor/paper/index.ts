/** How the map would lie on paper, told and shown beside it while it is edited; it is printed in the Print view. */
export { default as PaperAside } from './PaperAside.svelte';
export { PaperPreview } from './paper-preview.svelte';
export { paperTold } from './told';

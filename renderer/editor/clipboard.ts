import { isTyping } from '../frame';
import { copySelected, cutSelected, pasteText } from './commands/copying';
import type { Editing } from './editing.svelte';

/**
 * Copies through the system's clipboard, so that what is copied here can be pasted into another window or into a text; a
 * text that is being written in keeps its own. Gives back how to stop.
 */
export function listenToClipboard(editing: Editing): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const give = (event: ClipboardEvent, take: (editing: Editing) => string | null): void => {
    if (isTyping(event.target) || !event.clipboardData) return;
    const text = take(editing);
    if (text === null) return;
    event.clipboardData.setData('text/plain', text);
    event.preventDefault();
  };
  document.addEventListener('copy', (event) => give(event, copySelected), { signal });
  document.addEventListener('cut', (event) => give(event, cutSelected), { signal });
  document.addEventListener(
    'paste',
    (event) => {
      const text = event.clipboardData?.getData('text/plain');
      if (isTyping(event.target) || !text) return;
      pasteText(editing, text);
      event.preventDefault();
    },
    { signal },
  );
  return () => listeners.abort();
}

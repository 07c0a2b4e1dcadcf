import { isInDialog, isTyping } from '../frame';
import { clipOf } from '../../editing/copying/clip';
import { copySelected, cutSelected, pasteText } from './commands/copying';
import type { Editing } from './editing.svelte';
import type { OnTable } from './on-table.svelte';

/**
 * Copies through the system's clipboard, so that what is copied here can be pasted into another window or into a text; a
 * text that is being written in keeps its own. A picture goes to `takePicture`, also one that came with words beside it, as
 * the name of its file. Gives back how to stop.
 */
export function listenToClipboard(editing: Editing, table: OnTable, takePicture: (picture: File) => void): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const give = (event: ClipboardEvent, take: () => string | null): void => {
    if (isTyping(event.target) || !event.clipboardData) return;
    const text = take();
    if (text === null) return;
    event.clipboardData.setData('text/plain', text);
    event.preventDefault();
  };
  document.addEventListener('copy', (event) => give(event, () => copySelected(editing)), { signal });
  document.addEventListener('cut', (event) => give(event, () => cutSelected(editing, table)), { signal });
  document.addEventListener(
    'paste',
    (event) => {
      if (isTyping(event.target) || isInDialog(event.target)) return;
      const text = event.clipboardData?.getData('text/plain') ?? '';
      const [file] = event.clipboardData?.files ?? [];
      if (file && 'refused' in clipOf(text)) takePicture(file);
      else if (text !== '') pasteText(editing, text);
      else return;
      event.preventDefault();
    },
    { signal },
  );
  return () => listeners.abort();
}

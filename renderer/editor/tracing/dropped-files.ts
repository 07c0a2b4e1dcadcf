/**
 * Files that are dropped anywhere onto the window while it edits: the first one goes to `take`, and `hover` tells whether
 * some are held over it. Without this the browser would open the file in place of the window. Gives back how to stop.
 */
export function listenForDrops(take: (file: File) => void, hover: (isOver: boolean) => void): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;
  window.addEventListener(
    'dragover',
    (event) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
      hover(true);
    },
    { signal },
  );
  // It leaves the window when it goes to nothing.
  window.addEventListener('dragleave', ({ relatedTarget }) => relatedTarget === null && hover(false), { signal });
  window.addEventListener(
    'drop',
    (event) => {
      hover(false);
      if (!hasFiles(event)) return;
      event.preventDefault();
      const [file] = event.dataTransfer?.files ?? [];
      if (file) take(file);
    },
    { signal },
  );
  return () => listeners.abort();
}

import { watch } from 'node:fs';

/** Editors save in several strokes; the library tells of them once. */
const SETTLE_MS = 150;

/**
 * Tells of changes in the folders `always`, and in those that `more` finds, which come and go. Gives back how to stop.
 */
export function watchFolders(
  always: readonly string[],
  more: () => Promise<readonly string[]>,
  onChange: () => void,
): () => void {
  const watchers = new Map<string, readonly { close(): void }[]>();
  let settling: NodeJS.Timeout | undefined;
  let isOver = false;

  const stirred = (): void => {
    clearTimeout(settling);
    // Told once new folders are watched: what is put there before is then seen by who looks, what comes later is told.
    settling = setTimeout(() => {
      void watchThose().then(() => {
        if (!isOver) onChange();
      });
    }, SETTLE_MS).unref();
  };
  const add = (path: string): void => {
    const watching = watcherOf(path, stirred);
    if (watching.length > 0) watchers.set(path, watching);
  };
  const watchThose = async (): Promise<void> => {
    const wanted = new Set([...always, ...(await more().catch(() => []))]);
    if (isOver) return;
    for (const path of wanted) if (!watchers.has(path)) add(path);
    for (const [path, closing] of watchers) {
      if (wanted.has(path)) continue;
      for (const watcher of closing) watcher.close();
      watchers.delete(path);
    }
  };
  always.forEach(add);
  void watchThose();
  return () => {
    isOver = true;
    clearTimeout(settling);
    for (const watcher of [...watchers.values()].flat()) watcher.close();
  };
}

/** Folders inside a package or on some network drives cannot be watched; the list is then fresh when asked for. */
function watcherOf(folder: string, stirred: () => void): readonly { close(): void }[] {
  try {
    return [watch(folder, { persistent: false }, stirred).on('error', () => undefined)];
  } catch {
    return [];
  }
}

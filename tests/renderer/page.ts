/**
 * The page of the component tests, which all files of one thread share: a file leaves it, and the clock, as it found them.
 * It knows no popovers: showing and hiding them changes nothing there.
 */
import { afterAll, vi } from 'vitest';

Object.assign(HTMLElement.prototype, { showPopover: () => undefined, hidePopover: () => undefined });

afterAll(async () => {
  // A view that is loaded on demand may still be on its way; loaded later, it would find no page.
  await vi.dynamicImportSettled();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  localStorage.clear();
});

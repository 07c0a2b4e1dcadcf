/** A pressed key as one name: `Ctrl+1`, `Shift+ArrowLeft`, `Space`, `?`. Shift is named only where it adds something. */
export function chordOf(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>): string {
  const key = event.key === ' ' ? 'Space' : event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const shiftNamed = event.shiftKey && (event.key.length > 1 || event.key === ' ' || /[a-z]/.test(key));
  return [event.ctrlKey || event.metaKey ? 'Ctrl' : '', event.altKey ? 'Alt' : '', shiftNamed ? 'Shift' : '', key]
    .filter((part) => part !== '')
    .join('+');
}

/** Inputs that take neither text nor arrows; keys pressed while they have the focus are the view's. */
const BUTTONS = new Set(['button', 'checkbox', 'file', 'image', 'reset', 'submit']);

/** True where a key belongs to what has the focus: text is typed there, a list chosen from, a slider moved. */
export function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !BUTTONS.has(target.type);
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  return target instanceof HTMLElement && target.isContentEditable;
}

/**
 * True for keys pressed in a dialog that stands before the window: the views behind it are not asked. Nor are they where
 * the button that had the focus is gone from the dialog: keys come from the page then.
 */
export const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.closest('dialog') !== null || (target === document.body && document.querySelector('dialog[open]') !== null));

/** Space and Enter press the button that has the focus, but not one of the view that was only clicked. */
export function isPressing(target: EventTarget | null, chord: string, clicked: boolean): boolean {
  if ((chord !== 'Space' && chord !== 'Enter') || !(target instanceof HTMLElement)) return false;
  const isViews = clicked && target.closest('[popover]') === null;
  return target.closest('label') !== null || (!isViews && target.closest('button') !== null);
}

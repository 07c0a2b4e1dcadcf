/** A pressed key as one name: `Ctrl+1`, `Shift+ArrowLeft`, `Space`, `?`. Shift is named only where it adds something. */
export function chordOf(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>): string {
  const key = event.key === ' ' ? 'Space' : event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const shiftNamed = event.shiftKey && (event.key.length > 1 || event.key === ' ' || /[a-z]/.test(key));
  return [event.ctrlKey || event.metaKey ? 'Ctrl' : '', event.altKey ? 'Alt' : '', shiftNamed ? 'Shift' : '', key]
    .filter((part) => part !== '')
    .join('+');
}

/** True where letters belong to the text, not to the view. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (target instanceof HTMLInputElement && target.type !== 'checkbox') || target.isContentEditable;
}

/** Space and Enter press the button that has the focus. */
export function isPressing(target: EventTarget | null, chord: string): boolean {
  return (
    (chord === 'Space' || chord === 'Enter') &&
    target instanceof HTMLElement &&
    target.closest('button, label') !== null
  );
}

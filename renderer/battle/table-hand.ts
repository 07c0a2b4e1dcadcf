import type { Attachment } from 'svelte/attachments';
import type { ScreenPoint } from './places';

/** Where a hand is, px of the picture, and whether Shift is held. */
export interface HandPlace extends ScreenPoint {
  readonly shift: boolean;
}

/** What a hand does with the things on the table, beside looking at them. */
export interface TableHand {
  /** The main button goes down: true takes hold of what is there, and the view stays where it is. */
  take(at: ScreenPoint): boolean;
  /** What is held is carried there. */
  carry(at: HandPlace): void;
  /** It is put down; null: it is let go where it came from. */
  put(at: HandPlace | null): void;
  /** The pointer rests over a place with nothing held; null when it leaves. */
  rest(at: HandPlace | null): void;
  /** A click: true when it meant something and chooses no unit. */
  click(at: HandPlace): boolean;
  /** Tab: true when it went to what comes next. */
  next(by: 1 | -1): boolean;
}

/** A press that moves less than this holds nothing yet, px. */
const STILL = 4;

/** Gives a hand the main button over the pictures inside an element, before they take it for moving the view. */
export const handled =
  (hand: () => TableHand | undefined): Attachment<HTMLElement> =>
  (node) => {
    const listeners = new AbortController();
    const { signal } = listeners;
    let pressed: ScreenPoint | null = null;
    let carries = false;
    const place = (event: MouseEvent): HandPlace => {
      const { left, top } = node.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top, shift: event.shiftKey };
    };
    const isOnPicture = (event: Event): boolean =>
      event.target instanceof Element && event.target.closest('.picture') !== null;
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      listener: (event: HTMLElementEventMap[Name]) => void,
    ): void => node.addEventListener(name, listener, { signal, capture: true });

    on('pointerdown', (event) => {
      if (event.button !== 0 || !isOnPicture(event) || hand()?.take(place(event)) !== true) return;
      event.stopPropagation();
      node.setPointerCapture(event.pointerId);
      pressed = place(event);
      carries = false;
    });
    on('pointermove', (event) => {
      const at = place(event);
      if (!pressed) {
        hand()?.rest(event.buttons === 0 && isOnPicture(event) ? at : null);
        return;
      }
      carries ||= Math.abs(at.x - pressed.x) + Math.abs(at.y - pressed.y) >= STILL;
      if (carries) hand()?.carry(at);
    });
    on('pointerup', (event) => {
      if (!pressed) return;
      pressed = null;
      if (carries) hand()?.put(place(event));
      else hand()?.click(place(event));
    });
    on('pointercancel', () => {
      if (pressed) hand()?.put(null);
      pressed = null;
    });
    on('pointerleave', () => hand()?.rest(null));
    return () => listeners.abort();
  };

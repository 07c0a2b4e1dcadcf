import type { Attachment } from 'svelte/attachments';

interface PicturePoint {
  readonly x: number;
  readonly y: number;
}
/** What a pointer asks of any picture, px from its upper left corner. */
export interface PointerHandlers {
  /** The pointer rests over a place; null when it leaves. */
  point(at: PicturePoint | null): void;
  click(at: PicturePoint & { readonly shift: boolean }): void;
}
/** What a hand does to a flat picture; the 3D table has its own in `battlefield/camera`. */
export interface DragHandlers {
  pan(dx: number, dy: number): void;
  /** Above 1 comes nearer. */
  zoom(factor: number, x: number, y: number): void;
}

/** A press that moves less than this is a click, px. */
const STILL = 4;
const ZOOM_A_PIXEL = 0.0016;
const PIXELS_A_LINE = 33;

const placeIn = (node: HTMLElement, event: MouseEvent): PicturePoint => {
  const { left, top } = node.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
};

/** Hovering and choosing: a press that does not become a drag is a click. */
export const pointed =
  (handlers: PointerHandlers): Attachment<HTMLElement> =>
  (node) => {
    let pressed: PicturePoint | null = null;
    const listeners = new AbortController();
    const { signal } = listeners;
    node.addEventListener(
      'pointerdown',
      (event) => (pressed = event.button === 0 ? { x: event.clientX, y: event.clientY } : null),
      { signal },
    );
    node.addEventListener('pointermove', (event) => handlers.point(event.buttons === 0 ? placeIn(node, event) : null), {
      signal,
    });
    node.addEventListener(
      'pointerup',
      (event) => {
        const still = pressed && Math.abs(event.clientX - pressed.x) + Math.abs(event.clientY - pressed.y) < STILL;
        if (still) handlers.click({ ...placeIn(node, event), shift: event.shiftKey });
        pressed = null;
      },
      { signal },
    );
    node.addEventListener('pointerleave', () => handlers.point(null), { signal });
    return () => listeners.abort();
  };

/** Wheel zooms to the pointer, any drag pans. */
export const dragged =
  (handlers: DragHandlers): Attachment<HTMLElement> =>
  (node) => {
    let held: PicturePoint | null = null;
    const listeners = new AbortController();
    const { signal } = listeners;
    node.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
    node.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault();
        const at = placeIn(node, event);
        const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * PIXELS_A_LINE : event.deltaY;
        handlers.zoom(Math.exp(-pixels * ZOOM_A_PIXEL), at.x, at.y);
      },
      { signal, passive: false },
    );
    node.addEventListener(
      'pointerdown',
      (event) => {
        node.setPointerCapture(event.pointerId);
        if (event.button === 1) event.preventDefault();
        held = { x: event.clientX, y: event.clientY };
      },
      { signal },
    );
    node.addEventListener(
      'pointermove',
      (event) => {
        if (!held) return;
        handlers.pan(event.clientX - held.x, event.clientY - held.y);
        held = { x: event.clientX, y: event.clientY };
      },
      { signal },
    );
    node.addEventListener('pointerup', () => (held = null), { signal });
    node.addEventListener('pointercancel', () => (held = null), { signal });
    return () => listeners.abort();
  };

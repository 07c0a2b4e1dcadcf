import type { Attachment } from 'svelte/attachments';
import type { Editing } from './editing.svelte';
import type { EditorTool, Pointed } from './tools';

/** What a pointer over a picture of the table is handed to. */
export interface PointerMeans {
  readonly editing: () => Editing;
  readonly tool: () => EditorTool;
  /** The place of the table under a place of the window. */
  pointed(event: MouseEvent): Pointed | null;
  /** Where the pointer is, px of the picture; null when it has left. */
  rest(at: { readonly x: number; readonly y: number; readonly pointed: Pointed } | null): void;
  pan(dx: number, dy: number): void;
  /** Goes round the table; a plan stays as it lies. */
  orbit?(dx: number, dy: number): void;
  /** Above 1 comes nearer. */
  zoom(factor: number, x: number, y: number): void;
  /** The right button was pressed and let go in one place. */
  menu(event: MouseEvent, pointed: Pointed): void;
}

const ZOOM_A_PIXEL = 0.0016;
const PIXELS_A_LINE = 33;

/** Hands the main button to the tool; the middle one, and Space with the main one, move the view; the wheel zooms. */
export const tablePointer =
  (means: PointerMeans): Attachment<HTMLElement> =>
  (node) => {
    const listeners = new AbortController();
    const { signal } = listeners;
    let isSpaceDown = false;
    let doing: 'tool' | 'pan' | 'orbit' | null = null;
    /** The right button has moved the view and asks for no menu. */
    let hasOrbited = false;
    let last = { x: 0, y: 0 };

    const place = (event: MouseEvent): { readonly x: number; readonly y: number } => {
      const { left, top } = node.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    };
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      listener: (event: HTMLElementEventMap[Name]) => void,
      options: AddEventListenerOptions = {},
    ): void => node.addEventListener(name, listener, { signal, ...options });

    window.addEventListener('keydown', (event) => (isSpaceDown = event.key === ' ' || isSpaceDown), { signal });
    window.addEventListener('keyup', (event) => (isSpaceDown = event.key !== ' ' && isSpaceDown), { signal });
    window.addEventListener('blur', () => (isSpaceDown = false), { signal });

    on('pointerdown', (event) => {
      if (doing) return;
      node.setPointerCapture(event.pointerId);
      last = { x: event.clientX, y: event.clientY };
      if (event.button === 1 || (event.button === 0 && isSpaceDown)) {
        event.preventDefault();
        doing = 'pan';
      } else if (event.button === 2 && means.orbit) {
        doing = 'orbit';
        hasOrbited = false;
      } else if (event.button === 0) {
        const pointed = means.pointed(event);
        if (!pointed) return;
        doing = 'tool';
        means.tool().begin(pointed, means.editing());
      }
    });
    on('pointermove', (event) => {
      if (doing === 'pan' || doing === 'orbit') {
        const [right, down] = [event.clientX - last.x, event.clientY - last.y];
        if (doing === 'pan') means.pan(right, down);
        else means.orbit?.(right, down);
        hasOrbited ||= doing === 'orbit' && right !== 0;
        last = { x: event.clientX, y: event.clientY };
        return;
      }
      const pointed = means.pointed(event);
      means.rest(pointed && { ...place(event), pointed });
      if (pointed) means.tool().move(pointed, means.editing());
    });
    on('pointerup', (event) => {
      const was = doing;
      doing = null;
      const pointed = was === 'tool' ? means.pointed(event) : null;
      if (pointed) means.tool().end(pointed, means.editing());
      else if (was === 'tool') means.tool().cancel(means.editing());
    });
    on('pointercancel', () => {
      if (doing === 'tool') means.tool().cancel(means.editing());
      doing = null;
    });
    on('pointerleave', () => means.rest(null));
    on('dblclick', (event) => {
      const pointed = means.pointed(event);
      if (pointed) means.tool().doubled?.(pointed, means.editing());
    });
    on('contextmenu', (event) => {
      event.preventDefault();
      const pointed = means.pointed(event);
      if (pointed && !doing && !hasOrbited) means.menu(event, pointed);
    });
    on(
      'wheel',
      (event) => {
        event.preventDefault();
        const { x, y } = place(event);
        const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * PIXELS_A_LINE : event.deltaY;
        means.zoom(Math.exp(-pixels * ZOOM_A_PIXEL), x, y);
      },
      { passive: false },
    );
    return () => listeners.abort();
  };

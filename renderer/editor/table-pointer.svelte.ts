import type { Attachment } from 'svelte/attachments';
import type { Point } from '../../engine/geometry';
import type { Id } from '../../engine/scenario';
import type { Aids } from './aids';
import type { Editing } from './editing.svelte';
import { placeInWords } from './place-words';
import type { EditorTool, Pointed } from './tools';
import { snapsNow } from './tools/drawing/choices.svelte';

/** A picture of the table, as a pointer over it asks of it and moves it; places are px of the picture. */
export interface PointedPicture {
  /** What lies under a place: where on the table, how many cm a px is there, and which things. Null off the ground. */
  under(x: number, y: number): (Pick<Pointed, 'at' | 'pixel'> & { things(): readonly Id[] }) | null;
  pan(dx: number, dy: number): void;
  /** Goes round the table; a plan stays as it lies. */
  orbit?(dx: number, dy: number): void;
  /** Above 1 comes nearer. */
  zoom(factor: number, x: number, y: number): void;
}

/** Whom a pointer over the table serves. */
export interface PointerParts {
  readonly editing: () => Editing;
  readonly aids: () => Aids;
  readonly tool: () => EditorTool;
  readonly picture: PointedPicture;
  /** What is under the pointer, in words; empty when it is not over the table. */
  readonly tell: (sentence: string) => void;
  /** The right button was pressed and let go in one place. */
  readonly menu: (event: MouseEvent, pointed: Pointed) => void;
}

const ZOOM_A_PIXEL = 0.0016;
const PIXELS_A_LINE = 33;
/** Farther than this from where it was pressed a button drags, px. */
const STILL = 4;

/** Hands the main button to the tool; the middle one, and Space with the main one, move the view; the wheel zooms. */
export class TablePointer {
  /** Where it is, px of the picture; null when it is not over the table. */
  resting = $state.raw<{ readonly x: number; readonly y: number; readonly pointed: Pointed } | null>(null);
  readonly #parts: PointerParts;

  constructor(parts: PointerParts) {
    this.#parts = parts;
  }

  /** Listens to a pointer over an element that lies upon the whole picture. */
  readonly listen: Attachment<HTMLElement> = (node) => {
    const { picture, tool, editing, menu } = this.#parts;
    const listeners = new AbortController();
    const { signal } = listeners;
    let isSpaceDown = false;
    let doing: 'tool' | 'pan' | 'orbit' | null = null;
    /** The right button has moved the view and asks for no menu. */
    let hasOrbited = false;
    /** Some systems ask for the menu while the button is still down: whether it goes round the table is not known then. */
    let asked: MouseEvent | null = null;
    let pressed = { x: 0, y: 0 };
    let last = { x: 0, y: 0 };

    const place = (event: MouseEvent): Point => {
      const { left, top } = node.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    };
    const pointedAt = (event: MouseEvent): Pointed | null => {
      const { x, y } = place(event);
      const under = picture.under(x, y);
      if (!under) return null;
      const { shiftKey: shift, altKey: alt, ctrlKey, metaKey } = event;
      const { at, pixel } = under;
      let things: readonly Id[] | null = null;
      return {
        at,
        pixel,
        shift,
        alt,
        ctrl: ctrlKey || metaKey || !snapsNow(),
        // Looked for only by those who ask: nobody does while something is dragged.
        get things() {
          return (things ??= under.things());
        },
      };
    };
    const offer = (event: MouseEvent): void => {
      asked = null;
      const pointed = pointedAt(event);
      if (pointed && !hasOrbited && tool().ends?.(editing()) !== true) menu(event, pointed);
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
      last = pressed = { x: event.clientX, y: event.clientY };
      if (event.button === 1 || (event.button === 0 && isSpaceDown)) {
        event.preventDefault();
        doing = 'pan';
      } else if (event.button === 2 && picture.orbit) {
        doing = 'orbit';
        hasOrbited = false;
        asked = null;
      } else if (event.button === 0) {
        const pointed = pointedAt(event);
        if (!pointed) return;
        doing = 'tool';
        tool().begin(pointed, editing());
      }
    });
    on('pointermove', (event) => {
      if (doing === 'pan' || doing === 'orbit') {
        const [right, down] = [event.clientX - last.x, event.clientY - last.y];
        if (doing === 'pan') picture.pan(right, down);
        else picture.orbit?.(right, down);
        const away = Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y);
        hasOrbited ||= doing === 'orbit' && away > STILL;
        last = { x: event.clientX, y: event.clientY };
        return;
      }
      const pointed = pointedAt(event);
      this.#rest(pointed && { ...place(event), pointed }, doing !== null);
      if (pointed) tool().move(pointed, editing());
    });
    on('pointerup', (event) => {
      const was = doing;
      doing = null;
      if (was === 'orbit' && asked) offer(asked);
      const pointed = was === 'tool' ? pointedAt(event) : null;
      if (pointed) tool().end(pointed, editing());
      else if (was === 'tool') tool().cancel(editing());
    });
    on('pointercancel', () => {
      if (doing === 'tool') tool().cancel(editing());
      doing = null;
    });
    on('pointerleave', () => this.#rest(null));
    on('dblclick', (event) => {
      const pointed = pointedAt(event);
      if (pointed) tool().doubled?.(pointed, editing());
    });
    on('contextmenu', (event) => {
      event.preventDefault();
      if (doing === 'orbit') asked = event;
      else if (!doing) offer(event);
    });
    on(
      'wheel',
      (event) => {
        event.preventDefault();
        const { x, y } = place(event);
        const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * PIXELS_A_LINE : event.deltaY;
        picture.zoom(Math.exp(-pixels * ZOOM_A_PIXEL), x, y);
      },
      { passive: false },
    );
    return () => listeners.abort();
  };

  /** Tells what is there at rest: what is being dragged says itself what it meets. */
  #rest(to: TablePointer['resting'], drags = false): void {
    const { aids, tell, editing } = this.#parts;
    const { scenario, reading } = editing();
    this.resting = to;
    aids().pointed = to?.pointed.at ?? null;
    const lengths = reading?.play?.vocabulary.lengths;
    const things = to && !drags ? to.pointed.things : [];
    tell(to && scenario ? placeInWords(scenario, to.pointed.at, things, lengths) : '');
  }
}

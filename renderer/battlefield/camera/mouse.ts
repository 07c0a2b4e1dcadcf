import type { CameraRig } from './rig';

const TURN_PER_PIXEL = 0.006;
const ZOOM_PER_NOTCH = 0.0014;

/**
 * Mouse on the table as in the tools people know: wheel zooms to the pointer, middle or space drag pans, right drag
 * orbits. Returns a function that stops listening.
 */
export function listenToMouse(canvas: HTMLCanvasElement, rig: CameraRig): () => void {
  let spaceHeld = false;
  let drag: { pointer: number; does: 'pan' | 'orbit' } | null = null;
  const ending = new AbortController();
  const { signal } = ending;

  canvas.addEventListener(
    'pointerdown',
    (event) => {
      const pans = event.button === 1 || (event.button === 0 && spaceHeld);
      if (drag || (!pans && event.button !== 2)) return;
      event.preventDefault();
      drag = { pointer: event.pointerId, does: pans ? 'pan' : 'orbit' };
      canvas.setPointerCapture(event.pointerId);
      rig.hold();
    },
    { signal },
  );
  canvas.addEventListener(
    'pointermove',
    (event) => {
      if (drag?.pointer !== event.pointerId) return;
      if (drag.does === 'pan') rig.pan(event.movementX, event.movementY);
      else rig.orbit(event.movementX * TURN_PER_PIXEL, event.movementY * TURN_PER_PIXEL);
    },
    { signal },
  );
  const letGo = (event: PointerEvent): void => {
    if (drag?.pointer !== event.pointerId) return;
    drag = null;
    rig.release();
  };
  canvas.addEventListener('pointerup', letGo, { signal });
  canvas.addEventListener('pointercancel', letGo, { signal });
  canvas.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 33 : event.deltaY;
      rig.zoom(Math.exp(pixels * ZOOM_PER_NOTCH), event.offsetX, event.offsetY);
    },
    { signal, passive: false },
  );
  canvas.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  window.addEventListener('keydown', (event) => (spaceHeld ||= event.code === 'Space'), { signal });
  window.addEventListener('keyup', (event) => (spaceHeld &&= event.code !== 'Space'), { signal });
  window.addEventListener('blur', () => (spaceHeld = false), { signal });
  return () => ending.abort();
}

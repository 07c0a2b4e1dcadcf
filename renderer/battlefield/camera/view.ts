/**
 * Where the eye is: it looks at a point of the table from a distance. Angles in radians: `azimuth` is the direction of
 * looking clockwise from north, `elevation` the eye's height above the horizon of the point. Lengths in cm.
 */
export interface CameraView {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly distance: number;
  readonly azimuth: number;
  readonly elevation: number;
}
export interface Eye {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}
interface Size {
  readonly width: number;
  readonly depth: number;
}
interface Surface extends Size {
  heightAt(x: number, y: number): number;
}

/** Vertical angle of the lens, radians. */
export const LENS = (33 * Math.PI) / 180;
/** Below this over the ground figures turn into pawns. */
const LEAST_HEIGHT = 8;
/** Of the wooden frame, 6 cm wide, this much is in the picture of the whole table. */
const FRAME_SHOWN = 5;
const FLATTEST = (5 * Math.PI) / 180;
const STEEPEST = (89 * Math.PI) / 180;
/** Nearer than this a picture holds nothing but grass. */
const NEAREST = 30;
/** The whole table is looked at between these: the wider the window, the flatter. */
const FRAMED = { flattest: (40 * Math.PI) / 180, steepest: (60 * Math.PI) / 180 } as const;
/** From this distance on the wheel leaves the elevation alone; down to the nearest it sinks by `SINKING` in all. */
const SINKS_BELOW = 220;
const SINKING = (34 * Math.PI) / 180;

export function eyeOf({ x, y, height, distance, azimuth, elevation }: CameraView): Eye {
  const level = distance * Math.cos(elevation);
  return {
    x: x - Math.sin(azimuth) * level,
    y: y - Math.cos(azimuth) * level,
    height: height + distance * Math.sin(elevation),
  };
}

/** The view from the south that just holds the whole table with a margin of frame, and fills the window best. */
export function framed(size: Size, aspect: number, margin = FRAME_SHOWN): CameraView {
  let [flat, steep] = [FRAMED.flattest, FRAMED.steepest];
  for (let i = 0; i < 7; i++) {
    const elevation = (flat + steep) / 2;
    if (framedFrom(elevation, size, aspect, margin).boundBy === 'width') flat = elevation;
    else steep = elevation;
  }
  return framedFrom(flat, size, aspect, margin).view;
}

function framedFrom(
  elevation: number,
  { width, depth }: Size,
  aspect: number,
  margin: number,
): { readonly view: CameraView; readonly boundBy: 'width' | 'height' } {
  const view = { x: width / 2, y: depth / 2, height: 0, azimuth: 0, elevation };
  const corners = [-margin, width + margin].flatMap((x) => [-margin, depth + margin].map((y) => ({ x, y })));
  const fits = (distance: number, y: number): { top: number; bottom: number; side: number } => {
    const shown = corners.map((corner) => projected({ ...view, y, distance }, aspect, { ...corner, height: 0 }));
    return {
      top: Math.max(...shown.map((at) => at?.y ?? 9)),
      bottom: Math.min(...shown.map((at) => at?.y ?? -9)),
      side: Math.max(...shown.map((at) => Math.abs(at?.x ?? 9))),
    };
  };
  let near = 40;
  let far = 4000;
  for (let i = 0; i < 40; i++) {
    const distance = (near + far) / 2;
    const y = centred(distance, view.y, fits);
    const { top, bottom, side } = fits(distance, y);
    if (Math.max(top, -bottom, side) > 1) near = distance;
    else far = distance;
  }
  const y = centred(far, view.y, fits);
  const { top, bottom, side } = fits(far, y);
  return { view: { ...view, y, distance: far }, boundBy: side > Math.max(top, -bottom) ? 'width' : 'height' };
}

/** The view at another distance as the wheel brings it: coming nearer, the eye sinks towards the players' own. */
export function nearer(view: CameraView, distance: number, size: Surface): CameraView {
  const near = Math.min(SINKS_BELOW, Math.max(NEAREST, distance));
  const was = Math.min(SINKS_BELOW, Math.max(NEAREST, view.distance));
  const sunk = (SINKING * Math.log(was / near)) / Math.log(SINKS_BELOW / NEAREST);
  return kept({ ...view, distance, elevation: view.elevation - sunk }, size);
}

/** Moves the point looked at north or south until the table has as much room above as below. */
function centred(
  distance: number,
  start: number,
  fits: (distance: number, y: number) => { top: number; bottom: number },
): number {
  let low = start - distance;
  let high = start + distance;
  for (let i = 0; i < 24; i++) {
    const y = (low + high) / 2;
    const { top, bottom } = fits(distance, y);
    if (top > 8 || bottom < -8 ? y < start : top + bottom > 0) low = y;
    else high = y;
  }
  return (low + high) / 2;
}

/** Where a place appears: -1 to 1 to the right and upwards; null behind the eye. */
export function projected(view: CameraView, aspect: number, place: Eye): { x: number; y: number } | null {
  const eye = eyeOf(view);
  const { right, ahead, up } = axes(view);
  const away = [place.x - eye.x, place.y - eye.y, place.height - eye.height] as const;
  const depth = dot(ahead, away);
  if (depth <= 0.1) return null;
  const half = Math.tan(LENS / 2);
  return { x: dot(right, away) / (depth * half * aspect), y: dot(up, away) / (depth * half) };
}

/** The point at the view's own height under a place of the picture; null above the horizon. */
export function pointUnder(
  view: CameraView,
  aspect: number,
  across: number,
  upward: number,
): { x: number; y: number } | null {
  const { right, ahead, up } = axes(view);
  const half = Math.tan(LENS / 2);
  const ray = [0, 1, 2].map(
    (i) => (ahead[i] ?? 0) + (right[i] ?? 0) * across * half * aspect + (up[i] ?? 0) * upward * half,
  );
  const [east = 0, north = 0, rise = 0] = ray;
  if (rise > -0.02) return null;
  const eye = eyeOf(view);
  const reach = (view.height - eye.height) / rise;
  return { x: eye.x + east * reach, y: eye.y + north * reach };
}

/** Steps along a ray until it is below the ground, and then to the millimetre. */
const RAY_STEPS = 200;
const RAY_HALVINGS = 14;
/** No ground lies lower than this, cm. */
const LOWEST = -3;

/** Where a ray from the eye first meets the ground; null when it never does. `way` is a direction of any length. */
export function groundAlong(
  eye: Eye,
  direction: { readonly east: number; readonly north: number; readonly rise: number },
  heightAt: (x: number, y: number) => number,
): { x: number; y: number } | null {
  if (direction.rise > -1e-3) return null;
  const at = (share: number): { x: number; y: number; isBelow: boolean } => {
    const x = eye.x + direction.east * share;
    const y = eye.y + direction.north * share;
    return { x, y, isBelow: eye.height + direction.rise * share <= heightAt(x, y) };
  };
  const last = (LOWEST - eye.height) / direction.rise;
  let [near, far] = [0, last];
  for (let step = 1; step <= RAY_STEPS; step++) {
    far = (last * step) / RAY_STEPS;
    if (at(far).isBelow) break;
    near = far;
  }
  for (let i = 0; i < RAY_HALVINGS; i++) {
    const middle = (near + far) / 2;
    if (at(middle).isBelow) far = middle;
    else near = middle;
  }
  const { x, y } = at(far);
  return { x, y };
}

/** A share of the way from one view to another, turning the short way round. */
export function between(from: CameraView, to: CameraView, share: number): CameraView {
  const mix = (a: number, b: number): number => a + (b - a) * share;
  const turn = Math.atan2(Math.sin(to.azimuth - from.azimuth), Math.cos(to.azimuth - from.azimuth));
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    height: mix(from.height, to.height),
    distance: from.distance * Math.pow(to.distance / from.distance, share),
    azimuth: from.azimuth + turn * share,
    elevation: mix(from.elevation, to.elevation),
  };
}

/** Keeps the eye above the ground and the point looked at on the table. */
export function kept(view: CameraView, size: Surface): CameraView {
  const farthest = Math.max(size.width, size.depth) * 2.6;
  const distance = Math.min(farthest, Math.max(NEAREST, view.distance));
  const x = Math.min(size.width, Math.max(0, view.x));
  const y = Math.min(size.depth, Math.max(-size.depth / 4, view.y));
  const held = {
    ...view,
    x,
    y,
    distance,
    elevation: Math.min(STEEPEST, Math.max(FLATTEST, view.elevation)),
  };
  const eye = eyeOf(held);
  const onTable = eye.x > -5 && eye.y > -5 && eye.x < size.width + 5 && eye.y < size.depth + 5;
  const floor = (onTable ? size.heightAt(eye.x, eye.y) : 0) + LEAST_HEIGHT;
  if (eye.height >= floor) return held;
  return { ...held, elevation: Math.min(STEEPEST, Math.asin(Math.min(0.99, (floor - held.height) / distance))) };
}

type Axis = readonly [number, number, number];

function axes({ azimuth, elevation }: CameraView): { right: Axis; ahead: Axis; up: Axis } {
  const east = Math.sin(azimuth);
  const north = Math.cos(azimuth);
  const level = Math.cos(elevation);
  const steep = Math.sin(elevation);
  return {
    right: [north, -east, 0],
    ahead: [east * level, north * level, -steep],
    up: [east * steep, north * steep, level],
  };
}

const dot = (a: Axis, b: Axis): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

import { pointUnder, projected } from './view';
import type { CameraView } from './view';

/** What covers the picture at its edges: buttons, captions, drawers, px. */
export interface CoveredEdges {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}
/** The part of the picture that nothing covers: from -1 to 1 to the right and upwards. */
export interface ClearPart {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}
interface PicturePoint {
  readonly x: number;
  readonly y: number;
}
export interface Surroundings {
  readonly aspect: number;
  readonly clear: ClearPart;
  /** Least and greatest distance of the eye, cm. */
  readonly nearest: number;
  readonly farthest: number;
  heightAt(x: number, y: number): number;
}

export const NOTHING_COVERED: CoveredEdges = { top: 0, right: 0, bottom: 0, left: 0 };

/** About the middle of a unit: it is wider than its middle, and a line of them deeper than their places, cm. */
const AROUND = 12;
/** No edges leave less than this share of the picture clear. */
const LEAST_CLEAR = 0.3;

export function clearPart(size: { width: number; height: number }, covered: CoveredEdges): ClearPart {
  const [left, right] = held(covered.left / size.width, covered.right / size.width);
  const [top, bottom] = held(covered.top / size.height, covered.bottom / size.height);
  return { left: 2 * left - 1, right: 1 - 2 * right, bottom: 2 * bottom - 1, top: 1 - 2 * top };
}

/** Two shares covered at opposite edges, made smaller where they would leave too little. */
function held(one: number, other: number): readonly [number, number] {
  const least = Math.min(1, (1 - LEAST_CLEAR) / Math.max(1e-6, one + other));
  return [one * least, other * least];
}

/** Whether places and the room about them lie in the clear part. */
export function isHolding(view: CameraView, places: readonly PicturePoint[], around: Surroundings): boolean {
  const { aspect, clear } = around;
  return places.flatMap(roomAbout).every((place) => {
    const seen = projected(view, aspect, { ...place, height: around.heightAt(place.x, place.y) });
    return (
      seen !== null && seen.x >= clear.left && seen.x <= clear.right && seen.y >= clear.bottom && seen.y <= clear.top
    );
  });
}

/** The view turned and raised like `view` that holds the places in the middle of the clear part, as near as it can. */
export function holding(view: CameraView, places: readonly PicturePoint[], around: Surroundings): CameraView {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const x = (Math.min(...xs) + Math.max(...xs)) / 2;
  const y = (Math.min(...ys) + Math.max(...ys)) / 2;
  const middle = { x, y, height: around.heightAt(x, y) };
  const { clear, aspect } = around;
  const at = (distance: number): CameraView => {
    const straight = { ...view, ...middle, distance };
    const under = pointUnder(straight, aspect, (clear.left + clear.right) / 2, (clear.bottom + clear.top) / 2);
    return under ? { ...straight, x: 2 * x - under.x, y: 2 * y - under.y } : straight;
  };
  let [near, far] = [around.nearest, Math.max(around.nearest, around.farthest)];
  if (isHolding(at(near), places, around)) return at(near);
  for (let i = 0; i < HALVINGS; i++) {
    const distance = (near + far) / 2;
    if (isHolding(at(distance), places, around)) far = distance;
    else near = distance;
  }
  return at(far);
}
const HALVINGS = 12;

const roomAbout = ({ x, y }: PicturePoint): readonly PicturePoint[] =>
  [-AROUND, AROUND].flatMap((east) => [-AROUND, AROUND].map((north) => ({ x: x + east, y: y + north })));

import type { CameraHint } from '../../../engine/scenario';
import { between } from './view';
import type { CameraView } from './view';

/** At a hint, or a share of the way from it to another: 0 at the first, 1 at the second. */
export interface HintBlend {
  readonly from: CameraHint;
  readonly to: CameraHint;
  readonly share: number;
}

/** From near a hint is looked at flatly, from far more steeply: cm, and radians. */
const NEAR = { distance: 60, elevation: (20 * Math.PI) / 180 } as const;
const FAR = { distance: 240, elevation: (40 * Math.PI) / 180 } as const;

export function viewOfLook({ from, to, share }: HintBlend, heightAt: (x: number, y: number) => number): CameraView {
  const seen = viewOf(from, heightAt);
  return share <= 0 ? seen : between(seen, viewOf(to, heightAt), Math.min(1, share));
}

function viewOf({ at, from, distance }: CameraHint, heightAt: (x: number, y: number) => number): CameraView {
  const farther = (distance - NEAR.distance) / (FAR.distance - NEAR.distance);
  return {
    ...at,
    height: heightAt(at.x, at.y),
    distance,
    azimuth: ((from + 180) * Math.PI) / 180,
    elevation: NEAR.elevation + (FAR.elevation - NEAR.elevation) * Math.min(1, Math.max(0, farther)),
  };
}

/** Whether the eye can go from one view to the other within a frame without a leap. */
export function isClose(one: CameraView, other: CameraView): boolean {
  const shift = Math.hypot(one.x - other.x, one.y - other.y) / one.distance;
  const turned = 1 - Math.cos(one.azimuth - other.azimuth);
  return shift < 0.2 && turned < 0.03 && Math.abs(Math.log(one.distance / other.distance)) < 0.2;
}

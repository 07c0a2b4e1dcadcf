/** Closed shapes as a person writes them, made into polygons. */
import {
  corners,
  cosine,
  counterClockwise,
  facingOf,
  leftOf,
  plus,
  poseAt,
  sine,
  times,
  turned,
  type Point,
} from '../geometry';
import type { Outline } from '../scenario';
import { distinctRound, smoothRing } from './curves';

/** Sides of an ellipse: one with radii of 40 cm is nowhere more than 0.04 cm inside its curve. */
const ELLIPSE_SIDES = 72;

/** The outline as a polygon, counter-clockwise, without repeated corners; fewer than three when it encloses nothing. */
export function flatOutline(outline: Outline): readonly Point[] {
  switch (outline.shape) {
    case 'polygon':
      return counterClockwise(distinctRound(outline.points));
    case 'smooth':
      return counterClockwise(smoothRing(outline.points));
    case 'ellipse': {
      const east = turned({ x: 1, y: 0 }, outline.turn);
      const [long, wide] = outline.radii;
      const degrees = Array.from({ length: ELLIPSE_SIDES }, (_, i) => (360 * i) / ELLIPSE_SIDES);
      return degrees.map((angle) =>
        plus(outline.at, plus(times(east, long * cosine(angle)), times(leftOf(east), wide * sine(angle)))),
      );
    }
    case 'rectangle': {
      const [width, depth] = outline.size;
      const box = { pose: poseAt(outline.at, facingOf(outline.turn)), width, depth };
      return counterClockwise(distinctRound(corners(box)));
    }
  }
}

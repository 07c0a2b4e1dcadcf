/** Lengths are stored to a thousandth of a centimetre, when an event is made and nowhere else. */
import { legTo, round3, roundPose } from '../geometry';
import type { Path } from '../geometry';
import type { Gesture } from './events';

/** A gesture with its places and lengths rounded. */
export function tidied(gesture: Gesture): Gesture {
  switch (gesture.do) {
    case 'moved':
      return { ...gesture, movers: gesture.movers.map(({ id, path }) => ({ id, path: tidyPath(path) })) };
    case 'formed':
      return { ...gesture, to: roundPose(gesture.to), bases: gesture.bases?.map(roundPose) ?? null };
    case 'went':
      return 'on' in gesture.to ? { ...gesture, to: { on: roundPose(gesture.to.on) } } : gesture;
    default:
      return gesture;
  }
}

const tidyPath = (path: Path): Path => ({
  from: roundPose(path.from),
  legs: path.legs.map((leg) => legTo(leg, roundPose(leg.to), round3(leg.length))),
  length: round3(path.length),
});

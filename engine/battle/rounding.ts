/** Lengths are stored to a thousandth of a centimetre, when an event is made and nowhere else. */
import { legTo, round3, roundPose } from '../geometry';
import type { Path } from '../geometry';
import type { Gesture } from './events';
import type { BasePlace } from './state';

/** A gesture with its places and lengths rounded. */
export function tidied(gesture: Gesture): Gesture {
  switch (gesture.do) {
    case 'moved':
      return { ...gesture, movers: gesture.movers.map(tidyMover) };
    case 'formed':
      return { ...gesture, to: roundPose(gesture.to), bases: gesture.bases?.map(tidyPlace) ?? null };
    case 'laid':
      return gesture.thing
        ? { ...gesture, thing: { ...gesture.thing, at: roundPose(gesture.thing.at) } }
        : { ...gesture };
    case 'went':
      return 'on' in gesture.to ? { ...gesture, to: { on: roundPose(gesture.to.on) } } : gesture;
    default:
      return gesture;
  }
}

const tidyMover = ({ id, path, manner }: Mover): Mover =>
  manner === undefined ? { id, path: tidyPath(path) } : { id, path: tidyPath(path), manner };
type Mover = Extract<Gesture, { do: 'moved' }>['movers'][number];

const tidyPlace = ({ x, y, turn }: BasePlace): BasePlace => ({ x: round3(x), y: round3(y), turn: round3(turn) });

const tidyPath = (path: Path): Path => ({
  from: roundPose(path.from),
  legs: path.legs.map((leg) => legTo(leg, roundPose(leg.to), round3(leg.length))),
  length: round3(path.length),
});

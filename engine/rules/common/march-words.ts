/** A march in words: as an order, and as it is told. */
import { dot, endOf, facing, groundCovered, leftOf, minus, ROUNDING, times, turnBetween } from '../../geometry';
import type { Leg, Path, Pose } from '../../geometry';
import { capital } from '../../scenario';
import type { Cm } from '../../scenario';

/** "Wheel 20° to the left, march 12.0 cm"; of more than a few legs how far it leads. */
export function marchInWords(path: Path, lengthInWords: (length: Cm) => string): string {
  if (path.legs.length > MOST_LEGS) return `March ${lengthInWords(groundCovered(path))}`;
  let from = path.from;
  const orders: string[] = [];
  for (const leg of path.legs) {
    orders.push(leg.kind === 'straight' ? run(from, leg, lengthInWords) : turn(from, leg));
    from = leg.to;
  }
  return capital(orders.join(', '));
}
const MOST_LEGS = 3;

const turn = (from: Pose, { kind, to }: Leg): string => {
  const degrees = Math.abs(turnBetween(facing(from), facing(to)));
  return `${kind === 'wheel' ? 'wheel' : 'turn'} ${degrees.toFixed(degrees < 1 ? 1 : 0)}° to the ${sideOf(from, to)}`;
};

/** Of a march without a run, which way it turned: "wheels to the left", "turns to the right"; null of any other. */
export function turnTold(path: Path): string | null {
  const [turned] = path.legs;
  if (!turned || path.legs.some(({ kind }) => kind === 'straight')) return null;
  return `${turned.kind === 'wheel' ? 'wheels' : 'turns'} to the ${sideOf(path.from, endOf(path))}`;
}

const sideOf = (from: Pose, to: Pose): 'left' | 'right' =>
  turnBetween(facing(from), facing(to)) < 0 ? 'left' : 'right';

function run(from: Pose, { to, length }: Leg, lengthInWords: (length: Cm) => string): string {
  const by = times(minus(to, from), 1 / Math.max(length, ROUNDING));
  const ahead = dot(by, facing(from));
  const sideways =
    ahead > MOSTLY || ahead < -MOSTLY ? '' : dot(by, leftOf(facing(from))) > 0 ? ' to the left' : ' to the right';
  return `march ${lengthInWords(length)}${ahead < -MOSTLY ? ' back' : sideways}`;
}
/** The cosine of 45 degrees. */
const MOSTLY = Math.SQRT1_2;

/** Where a unit begins, written under its own keys. */
import { calledBlock } from '../../engine/scenario';
import type { Arrival, Scenario, StartingPlace } from '../../engine/scenario';
import type { Path } from '../../engine/scenario/edits';
import { headingText } from './numbers';
import { plainPoint, samePoint } from './shapes';
import { TextEdits } from './text-edits';

export function writePlace(text: TextEdits, path: Path, place: StartingPlace, { terrain }: Scenario): void {
  const keep = (...keys: readonly string[]): void => {
    for (const key of ['at', 'heading', 'inside', 'arrives']) if (!keys.includes(key)) text.remove([...path, key]);
  };
  if ('at' in place) {
    keep('at', 'heading');
    text.point([...path, 'at'], place.at);
    text.heading([...path, 'heading'], place.heading);
  } else if ('inside' in place) {
    keep('inside');
    text.set([...path, 'inside'], calledBlock(terrain, place.inside));
  } else {
    keep('arrives');
    writeArrival(text, [...path, 'arrives'], place.arrives);
  }
}

export function writeArrival(text: TextEdits, path: Path, { turn, at, heading, needs }: Arrival): void {
  if (!text.has(path)) {
    const plain = { turn, at: plainPoint(at), heading: headingText(heading) };
    text.set(path, needs === null ? plain : { ...plain, needs });
    return;
  }
  text.set([...path, 'turn'], turn);
  text.point([...path, 'at'], at);
  text.heading([...path, 'heading'], heading);
  if (needs === null) text.remove([...path, 'needs']);
  else text.set([...path, 'needs'], needs);
}

export function samePlace(one: StartingPlace, other: StartingPlace): boolean {
  if ('at' in one) return 'at' in other && samePoint(one.at, other.at) && one.heading === other.heading;
  if ('inside' in one) return 'inside' in other && one.inside === other.inside;
  return 'arrives' in other && sameArrival(one.arrives, other.arrives);
}
export const sameArrival = (one: Arrival, other: Arrival): boolean =>
  samePoint(one.at, other.at) && one.heading === other.heading && one.turn === other.turn && one.needs === other.needs;

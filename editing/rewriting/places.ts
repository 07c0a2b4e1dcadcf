/** Where a unit begins, written under its own keys. */
import { calledBlock, timeWritten } from '../../engine/scenario';
import type { Arrival, Scenario, StartingPlace } from '../../engine/scenario';
import type { KeyPath } from '../../engine/scenario/edits';
import { headingText } from './numbers';
import { plainPoint, samePoint } from './shapes';
import { TextEdits } from './text-edits';

export function writePlace(text: TextEdits, path: KeyPath, place: StartingPlace, scenario: Scenario): void {
  const keep = (...keys: readonly string[]): void => {
    for (const key of ['at', 'heading', 'inside', 'arrives']) if (!keys.includes(key)) text.remove([...path, key]);
  };
  if ('at' in place) {
    keep('at', 'heading');
    text.point([...path, 'at'], place.at);
    text.heading([...path, 'heading'], place.heading);
  } else if ('inside' in place) {
    keep('inside');
    text.set([...path, 'inside'], calledBlock(scenario.terrain, place.inside));
  } else {
    keep('arrives');
    writeArrival(text, [...path, 'arrives'], place.arrives, scenario);
  }
}

/** By the name of its entry point where it has one, else with a place of its own. */
export function writeArrival(text: TextEdits, path: KeyPath, arrival: Arrival, { entryPoints = [] }: Scenario): void {
  const { turn, hour, onCall, at, heading, needs } = arrival;
  const isCalledOnly = onCall && turn === 1 && hour === undefined;
  const entry = entryPoints.find(({ id }) => id === arrival.entry);
  if (!text.has(path)) {
    const place = entry ? { entry: entry.name } : { at: plainPoint(at), heading: headingText(heading) };
    const when = hour === undefined ? (isCalledOnly ? {} : { turn }) : { hour: timeWritten(hour) };
    text.set(path, { ...when, ...(onCall && { 'on call': true }), ...place, ...(needs !== null && { needs }) });
    return;
  }
  if (hour !== undefined || isCalledOnly) text.remove([...path, 'turn']);
  else text.set([...path, 'turn'], turn);
  if (hour === undefined) text.remove([...path, 'hour']);
  else text.set([...path, 'hour'], timeWritten(hour));
  if (onCall) text.set([...path, 'on call'], true);
  else text.remove([...path, 'on call']);
  if (entry) {
    for (const key of ['at', 'heading']) text.remove([...path, key]);
    if (text.at([...path, 'entry']) !== entry.id) text.set([...path, 'entry'], entry.name);
  } else {
    text.remove([...path, 'entry']);
    text.point([...path, 'at'], at);
    text.heading([...path, 'heading'], heading);
  }
  if (needs === null) text.remove([...path, 'needs']);
  else text.set([...path, 'needs'], needs);
}

export function samePlace(one: StartingPlace, other: StartingPlace): boolean {
  if ('at' in one) return 'at' in other && samePoint(one.at, other.at) && one.heading === other.heading;
  if ('inside' in one) return 'inside' in other && one.inside === other.inside;
  return 'arrives' in other && sameArrival(one.arrives, other.arrives);
}
export const sameArrival = (one: Arrival, other: Arrival): boolean =>
  one.turn === other.turn &&
  one.hour === other.hour &&
  one.onCall === other.onCall &&
  one.needs === other.needs &&
  one.entry === other.entry &&
  sameWayIn(one, other);
/** Where the entry point says it, nothing of it stands at the arrival. */
const sameWayIn = (one: Arrival, other: Arrival): boolean =>
  one.entry !== undefined || (samePoint(one.at, other.at) && one.heading === other.heading);

/** `events:` as written, and joined to the leaders they name. */
import type { Army } from '../../model/army';
import { WEATHERS } from '../../model/course-of-battle';
import type { ScenarioEvent } from '../../model/course-of-battle';
import type { Feature } from '../../model/features';
import { longText, oneOf, textCalled } from '../../readers/fields';
import { keys, may, needs, otherwise, thingsOf } from '../../readers/groups';
import { burnableNames, leaderNames, Names } from '../names';
import { made, placed } from '../../readers/reader';
import type { Placed, ReadBy } from '../../readers/reader';
import { turnNumber } from '../armies/arrival-format';
import type { Page } from '../../text/page';
import { kept } from '../kept';

const eventKeys = keys('an event', {
  turn: needs(turnNumber, 'The turn in which it happens.'),
  at: otherwise(oneOf(['start', 'end']), 'start', 'Whether at its start or at its end.'),
  text: may(longText, 'What both sides are told; needed when nothing else happens.'),
  leaves: may(placed(textCalled('name of a leader')), 'A leader who leaves the field.'),
  successor: may(
    placed(textCalled('name of a lieutenant general')),
    'Who takes the army over from a commanding general who leaves.',
    'nobody',
  ),
  weather: may(oneOf(WEATHERS), 'The weather from then on.'),
  burns: may(
    placed(textCalled('name of a built-up area, a block or a bridge')),
    'What is set alight; it is seen to burn and counts as before.',
  ),
});

export const eventsFormat = thingsOf(
  made(placed(eventKeys), ({ value, entry }) => {
    const { leaves, successor, weather, burns } = value;
    const unclear = (message: string, fix: string) => entry.page.fault(entry, { code: 'event-unclear', message, fix });
    if ([leaves, weather, burns].filter((one) => one !== null).length > 1)
      return unclear(
        'One event is one thing: a leader leaves, the weather turns, or houses burn.',
        'Write an event for each.',
      );
    if (leaves === null && successor !== null)
      return unclear('A successor takes over from somebody who leaves.', 'Add leaves: ... or remove the successor.');
    if (leaves === null && weather === null && burns === null && value.text === null)
      return unclear('Nothing happens in this event.', 'Add text: ..., leaves: ..., weather: ... or burns: ...');
    return value;
  }),
);
type WrittenEvent = ReadBy<typeof eventsFormat>[number];

/** By turn, those at the start before those at the end; without those of a leader who is not there. */
export function linkEvents(
  written: readonly WrittenEvent[],
  armies: readonly Army[],
  terrain: readonly Feature[],
  page: Page,
): readonly ScenarioEvent[] {
  const names = { leaders: leaderNames(armies), burnable: burnableNames(terrain) };
  const events = kept(written, (event) => linkEvent(event, names, armies), page, 'events');
  const moment = ({ turn, at }: ScenarioEvent): number => 2 * turn + (at === 'end' ? 1 : 0);
  return events.toSorted((one, other) => moment(one) - moment(other));
}

function linkEvent(
  written: WrittenEvent,
  { leaders, burnable }: { readonly leaders: Names; readonly burnable: Names },
  armies: readonly Army[],
): ScenarioEvent | undefined {
  const { turn, at, text: words, leaves, weather, burns } = written;
  const moment = { turn, at, text: words };
  if (weather !== null) return { ...moment, event: 'weather', to: weather };
  if (burns !== null) {
    const feature = burnable.find(burns);
    return feature === undefined ? undefined : { ...moment, event: 'burns', feature };
  }
  if (leaves === null) return { ...moment, event: 'message' };
  const leader = leaders.find(leaves);
  if (leader === undefined) return undefined;
  const army = armies.find(({ general }) => general?.id === leader) ?? null;
  const successor = written.successor && findSuccessor(written.successor, army);
  return successor === undefined ? undefined : { ...moment, event: 'leaves', leader, successor };
}

function findSuccessor(name: Placed<string>, army: Army | null) {
  if (army === null)
    return name.entry.page.fault(name.entry, {
      code: 'event-unclear',
      message: 'Only a commanding general has a successor.',
      fix: 'Remove the successor.',
    });
  const names = new Names('unknown-leader');
  for (const lieutenant of army.lieutenants) names.add(lieutenant.id, lieutenant.name);
  return names.find(name);
}

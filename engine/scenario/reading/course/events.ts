/** `events:` as written, and joined to the leaders they name. */
import { unitsOfArmy } from '../../model/army';
import type { Army, StartingPlace } from '../../model/army';
import type { Clock } from '../../model/clock';
import { WEATHERS } from '../../model/course-of-battle';
import type { ScenarioEvent, Trigger } from '../../model/course-of-battle';
import type { Feature } from '../../model/features';
import type { Cm, Id } from '../../model/measures';
import { longText, oneOf, textCalled } from '../../readers/fields';
import { isOnGround, parseLength } from '../../readers/lengths';
import { timeOfDay } from '../../readers/time-of-day';
import { keys, listOf, may, orNone, otherwise, thingsOf } from '../../readers/groups';
import { bridgeNames, burnableNames, findSide, leaderNames, KnownNames, waterNames } from '../known-names';
import { made, placed, reader } from '../../readers/reader';
import type { PlacedValue, ReadBy, Reader } from '../../readers/reader';
import { turnNumber } from '../armies/arrival-format';
import { allOf } from '../../readers/spelling';
import type { Entry, UnplacedFault, Page } from '../../text/page';
import { kept } from '../kept';
import { SIGHT } from '../table-format';
import { linkMoment } from './turn-or-hour';
import { unitFinder } from './unit-finder';
import type { UnitFinder } from './unit-finder';

const unitNames = (what: string) => orNone(listOf(placed(textCalled('name of a unit or a brigade')), 1), [], what);

const whenKeys = keys('"when"', {
  taken: may(placed(textCalled('name of an objective')), 'An objective that has been taken; with by.'),
  by: may(placed(textCalled('key of a side')), 'The side that has it to itself.'),
  lost: unitNames('Units of which none is left on the field.'),
  attacked: unitNames('Units of which one has been fired at or charged.'),
});
const when = made(placed(whenKeys), ({ value, entry }) => {
  const unclear = (message: string, fix: string) => entry.page.fault(entry, { code: 'event-unclear', message, fix });
  if ((value.taken === null) !== (value.by === null))
    return unclear('An objective is taken by a side.', 'Write both, as in { taken: The bridge, by: blue }.');
  if (value.taken === null && value.lost.length === 0 && value.attacked.length === 0)
    return unclear('Nothing here is waited for.', 'Write at least one of taken with by, lost and attacked.');
  return value;
});

/** A length, or a word for none; null would be a key that is not there. */
const NO_LIMIT = oneOf(['unlimited']);
const isWord = ({ content }: Entry): boolean =>
  content.is === 'text' && !isOnGround(content.text) && parseLength(content.text, null) === null;
const sight: Reader<{ readonly reach: Cm | null }> = reader(
  { is: 'either', what: 'how far one sees', forms: [SIGHT.form, NO_LIMIT.form] },
  (entry) => {
    const reach = isWord(entry) ? NO_LIMIT(entry) && null : SIGHT(entry);
    return reach === undefined ? undefined : { reach };
  },
);
const bridgeNamed = placed(textCalled('name of a bridge'));

const waterNamed = placed(textCalled('name of a pond, stream or river'));

const eventKeys = keys('an event', {
  turn: may(
    turnNumber,
    'The turn in which it happens; with when, the first in which it may.',
    '1 with when, else needed',
  ),
  hour: may(
    placed(timeOfDay),
    'The same by the hour of the day, as `"11:30"`: the turn in which it falls. Needs a clock.',
    'see turn',
  ),
  at: otherwise(oneOf(['start', 'end']), 'start', 'Whether at its start or at its end.'),
  text: may(longText, 'What both sides are told; needed when nothing else happens.'),
  'told to': may(placed(textCalled('key of a side')), 'The only side that is told the text.', 'both sides'),
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
  sight: may(sight, 'How far anybody sees from then on, or `unlimited`.'),
  breaks: may(bridgeNamed, 'A bridge that is broken, as soon as nobody is on it.'),
  throws: may(bridgeNamed, 'A bridge that was broken and stands from then on.'),
  freezes: may(waterNamed, 'A pond, stream or river that is frozen over from then on.'),
  thaws: may(waterNamed, 'One whose ice breaks, as soon as nobody is on it.'),
  frees: unitNames('Units that are held back and may move from then on.'),
  holds: unitNames('Units that stay where they are from then on, until an event frees them.'),
  calls: unitNames('Units that arrive `on call` and may come from then on.'),
  counts: may(placed(textCalled('name of an objective')), 'An objective that counts from then on.'),
  voids: may(placed(textCalled('name of an objective')), 'An objective that counts no more.'),
  when: may(when, 'What it waits for: the first of these to come true. It happens once.'),
});

/** What an event may order units to do. */
const ORDERS = ['frees', 'holds', 'calls'] as const;

export const eventsFormat = thingsOf(
  made(placed(eventKeys), ({ value, entry }) => {
    const { leaves, successor, weather, burns, sight: seen, breaks, throws, freezes, thaws, counts, voids } = value;
    const unclear = (message: string, fix: string) => entry.page.fault(entry, { code: 'event-unclear', message, fix });
    const done =
      [leaves, weather, burns, seen, breaks, throws, freezes, thaws, counts, voids].filter((one) => one !== null)
        .length + ORDERS.filter((order) => value[order].length > 0).length;
    if (done > 1)
      return unclear(
        'One event is one thing: a leader leaves, the weather or sight changes, something burns, a bridge is broken or thrown, water freezes or thaws, units are held, freed or called, or an objective begins or ends to count.',
        'Write an event for each.',
      );
    if (value.turn === null && value.hour === null && value.when === null)
      return unclear('Nothing says when this happens.', 'Add turn: ..., hour: ..., or when: ...');
    if (leaves === null && successor !== null)
      return unclear('A successor takes over from somebody who leaves.', 'Add leaves: ... or remove the successor.');
    if (done === 0 && value.text === null)
      return unclear(
        'Nothing happens in this event.',
        'Add text: ..., leaves: ..., weather: ..., sight: ..., burns: ..., breaks: ..., throws: ..., freezes: ..., thaws: ..., frees: ..., holds: ..., calls: ..., counts: ... or voids: ...',
      );
    if (value['told to'] !== null && value.text === null)
      return unclear('One side is told something, and there are no words.', 'Add text: ..., or remove told to.');
    return value;
  }),
);
type WrittenEvent = ReadBy<typeof eventsFormat>[number];

export interface EventContext {
  readonly armies: readonly Army[];
  readonly terrain: readonly Feature[];
  readonly objectives: KnownNames;
  readonly sides: readonly Id[];
  /** Who is held back; null where that cannot be told. */
  readonly held: ReadonlySet<Id> | null;
  /** Null where the file has none. */
  readonly clock: Clock | null;
}
interface Finders {
  readonly leaders: KnownNames;
  readonly burnable: KnownNames;
  readonly bridges: KnownNames;
  readonly waters: KnownNames;
  readonly sides: readonly Id[];
  readonly objectives: KnownNames;
  readonly unitsCalled: UnitFinder;
  readonly held: ReadonlySet<Id> | null;
  readonly onCall: ReadonlySet<Id>;
  readonly clock: Clock | null;
}

/** By turn, those at the start before those at the end; without those that name what is not there. */
export function linkEvents(
  written: readonly WrittenEvent[],
  { armies, terrain, objectives, sides, held, clock }: EventContext,
  page: Page,
): readonly ScenarioEvent[] {
  const finders: Finders = {
    leaders: leaderNames(armies),
    burnable: burnableNames(terrain),
    bridges: bridgeNames(terrain),
    waters: waterNames(terrain),
    ...{ sides, objectives, unitsCalled: unitFinder(armies), clock },
    // Whom events hold is not told apart here from who is held at the start.
    held: written.some(({ holds }) => holds.length > 0) ? null : held,
    onCall: new Set(armies.flatMap(unitsOfArmy).flatMap(({ id, place }) => (isOnCall(place) ? [id] : []))),
  };
  const events = kept(written, (event) => linkEvent(event, finders, armies), page, 'events');
  const moment = ({ turn, at }: ScenarioEvent): number => 2 * turn + (at === 'end' ? 1 : 0);
  return events.toSorted((one, other) => moment(one) - moment(other));
}

const isOnCall = (place: StartingPlace): boolean => 'arrives' in place && place.arrives.onCall === true;

function linkEvent(written: WrittenEvent, finders: Finders, armies: readonly Army[]): ScenarioEvent | undefined {
  const { at, text: words, leaves, weather, burns, sight: seen } = written;
  const trigger = written.when && linkTrigger(written.when, finders);
  const dated = linkMoment(written, finders.clock);
  const toldTo = written['told to'] && findSide(written['told to'], finders.sides);
  if (trigger === undefined || dated === undefined || toldTo === undefined) return undefined;
  const moment = {
    ...{ ...dated, turn: dated.turn ?? 1, at, text: words },
    ...(toldTo !== null && { toldTo }),
    ...(trigger && { when: trigger }),
  };
  if (weather !== null) return { ...moment, event: 'weather', to: weather };
  if (burns !== null) {
    const feature = finders.burnable.find(burns);
    return feature === undefined ? undefined : { ...moment, event: 'burns', feature };
  }
  if (seen !== null) return { ...moment, event: 'sight', ...seen };
  const bridge = written.breaks ?? written.throws;
  if (bridge !== null) {
    const feature = finders.bridges.find(bridge);
    return feature === undefined ? undefined : { ...moment, event: 'bridge', feature, stands: written.throws !== null };
  }
  const water = written.freezes ?? written.thaws;
  if (water !== null) {
    const feature = finders.waters.find(water);
    return feature === undefined ? undefined : { ...moment, event: 'ice', feature, freezes: written.freezes !== null };
  }
  const order = ORDERS.find((one) => written[one].length > 0);
  if (order) {
    const units = unitsNamed(written[order], finders);
    for (const name of written[order]) remarkOnOrder(order, name, finders);
    return units && { ...moment, event: order, units };
  }
  const worth = written.counts ?? written.voids;
  if (worth !== null) {
    const objective = finders.objectives.find(worth);
    return objective === undefined
      ? undefined
      : { ...moment, event: 'objective', objective, counts: written.counts !== null };
  }
  if (leaves === null) return { ...moment, event: 'message' };
  const leader = finders.leaders.find(leaves);
  if (leader === undefined) return undefined;
  const army = armies.find(({ general }) => general?.id === leader) ?? null;
  const successor = written.successor && findSuccessor(written.successor, army);
  return successor === undefined ? undefined : { ...moment, event: 'leaves', leader, successor };
}

/** An order to go to whom nothing keeps, or to come to who does not wait for it, is most likely meant for others. */
function remarkOnOrder(
  order: (typeof ORDERS)[number],
  name: PlacedValue<string>,
  { unitsCalled, held, onCall }: Finders,
): void {
  const heeding = order === 'frees' ? held : order === 'calls' ? onCall : null;
  const units = heeding && unitsCalled(name);
  if (!units || units.some((id) => heeding.has(id))) return;
  const fault: UnplacedFault =
    order === 'frees'
      ? {
          code: 'not-held',
          message: `Nothing holds ${name.value} back.`,
          fix: 'Add a hold under special: ..., or leave it out here.',
        }
      : {
          code: 'not-on-call',
          message: `${name.value} does not wait to be called.`,
          fix: 'Add on call: true to its arrival, or leave it out here.',
        };
  name.entry.page.fault(name.entry, fault, 'warning');
}

function linkTrigger({ taken, by, ...named }: ReadBy<typeof when>, finders: Finders): Trigger | undefined {
  const [objective, side] = [taken && finders.objectives.find(taken), by && findSide(by, finders.sides)];
  const [lost, attacked] = [unitsNamed(named.lost, finders), unitsNamed(named.attacked, finders)];
  if (objective === undefined || side === undefined || !lost || !attacked) return undefined;
  return { taken: objective !== null && side !== null ? { objective, by: side } : null, lost, attacked };
}

/** Units named one by one or by their brigade, each once. */
function unitsNamed(names: readonly PlacedValue<string>[], { unitsCalled }: Finders): readonly Id[] | undefined {
  const units = allOf(names.map(unitsCalled))?.flat();
  return units && [...new Set(units)];
}

function findSuccessor(name: PlacedValue<string>, army: Army | null) {
  if (army === null)
    return name.entry.page.fault(name.entry, {
      code: 'event-unclear',
      message: 'Only a commanding general has a successor.',
      fix: 'Remove the successor.',
    });
  const names = new KnownNames('unknown-leader');
  for (const lieutenant of army.lieutenants) names.add(lieutenant.id, lieutenant.name);
  return names.find(name);
}

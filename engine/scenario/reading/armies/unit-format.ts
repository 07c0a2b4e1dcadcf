/** A unit as it is written, and where it stands: on the table, in a block that is still a name, or arriving later. */
import type { Point } from '../../../geometry';
import { MOST_LOST } from '../../model/army';
import { DRILLS, FORMATIONS, MORALES, TROOP_CLASSES, UNIT_SIZES, UNIT_TYPES, WEAPONS } from '../../model/unit-types';
import type { Arm, UnitType } from '../../model/unit-types';
import { flag, number, oneOf, text, textCalled } from '../../readers/fields';
import { keys, may, needs, otherwise } from '../../readers/groups';
import type { Entry, UnplacedFault } from '../../text/page';
import { overrides } from '../../readers/raw';
import { made, placed } from '../../readers/reader';
import type { PlacedValue, ReadBy } from '../../readers/reader';
import { unitRepeatFormat } from '../../readers/repeat';
import type { UnitRepeat } from '../../readers/repeat';
import { heading, point } from '../../readers/shapes';
import { wordsOf } from '../../readers/spelling';
import { sure } from '../terrain/feature-keys';
import { arrivalFormat } from './arrival-format';
import type { WrittenArrival } from './arrival-format';

const ARMS_BY_ORDER = { 'close order': 'foot', 'light infantry': 'light foot' } as const satisfies Record<string, Arm>;

/** What people call troops that the list has under another word. */
const OTHER_WORDS: Readonly<Record<string, readonly UnitType[]>> = {
  foot: ['line infantry'],
  musketeers: ['line infantry'],
  fusiliers: ['line infantry'],
  battalion: ['line infantry'],
  skirmishers: ['light infantry'],
  chasseurs: ['jaeger'],
  croats: ['grenzer'],
  pandours: ['grenzer'],
  cavalry: ['cuirassiers', 'dragoons', 'hussars'],
  horse: ['cuirassiers', 'dragoons', 'hussars'],
  artillery: ['medium gun'],
  battery: ['medium gun'],
  cannon: ['medium gun'],
  gun: ['medium gun'],
  guns: ['medium gun'],
  wagons: ['transport'],
};

const unitKeys = keys('a unit', {
  name: needs(placed(text), 'Differs from the other names of its army.'),
  type: needs(oneOf<UnitType>(wordsOf(UNIT_TYPES), OTHER_WORDS), 'What kind of troops it is.'),
  class: otherwise(oneOf(TROOP_CLASSES), 'standard', 'How good it is.'),
  size: otherwise(oneOf(UNIT_SIZES), 'standard', 'How many men or guns it has, against the usual.'),
  formation: may(
    placed(oneOf(FORMATIONS)),
    'How it stands: guns and wagons deployed or limbered, others in line or column.',
    'line; guns deployed, wagons march column',
  ),
  at: may(point, 'The centre of its footprint; with a heading.', 'see deploy'),
  heading: may(heading, 'Where it looks.', 'see deploy'),
  inside: may(
    placed(textCalled('name of a block')),
    'The built-up area it holds; of several blocks the number is added: `Mulheim/2`.',
  ),
  arrives: may(arrivalFormat, 'When and where it comes on, when it does not begin on the table.'),
  weapon: may(oneOf(WEAPONS), 'What foot fires with.', "its type's"),
  'battalion guns': may(flag, 'Whether a battalion has light guns of its own.', 'by the rules'),
  'poor shots': otherwise(flag, false, 'Whether it fires worse than its class says.'),
  drill: otherwise(oneOf(DRILLS), 'normal', 'How well it is drilled.'),
  morale: otherwise(oneOf(MORALES), 'normal', 'How its spirits are.'),
  'fights as': may(placed(oneOf(wordsOf(ARMS_BY_ORDER))), 'The order of foot that can fight in either.', "its type's"),
  foreign: otherwise(flag, false, "Whether it is foreign troops in the nation's pay."),
  lost: otherwise(number(0, MOST_LOST), 0, 'The share of its men that it has lost before the battle begins.'),
  'stands for': may(text, 'The real bodies that it stands for, as `3 battalions of Bevern`.'),
  men: may(number(1, 20_000, 'whole'), 'How many men they were, or of a battery how many guns.', 'not said'),
  confidence: sure,
  repeat: may(
    placed(unitRepeatFormat),
    'Makes several of it, numbered behind the name: a count, or with a place of its own a count and a step.',
    'one',
  ),
  overrides,
});

type WrittenKeys = ReadBy<typeof unitKeys>;
/** Null when the unit's brigade is to place it. */
export type WrittenPlace =
  | { readonly at: Point; readonly heading: number }
  | { readonly inside: PlacedValue<string> }
  | { readonly arrives: WrittenArrival }
  | null;

export const unitFormat = made(placed(unitKeys), ({ value, entry }) => {
  const { repeat, ...rest } = value;
  const arm = armOf(value);
  const where = placeOf(value, entry);
  if (arm === undefined || where === undefined) return undefined;
  const fault = repeat && repeatFault(repeat.value, where);
  if (repeat && fault) return entry.page.fault(repeat.entry, fault);
  return { ...rest, arm, where, repeat: repeat?.value ?? null, entry };
});
export type WrittenUnit = ReadBy<typeof unitFormat>;

function armOf({ type, 'fights as': order }: WrittenKeys): Arm | undefined {
  const usual = UNIT_TYPES[type];
  if (order === null) return usual;
  if (usual === 'foot' || usual === 'light foot') return ARMS_BY_ORDER[order.value];
  return order.entry.page.fault(order.entry, {
    code: 'not-for-arm',
    message: `Only foot fights in close order or as light infantry; this unit is ${type}.`,
    fix: 'Remove the line.',
  });
}

function placeOf({ at, heading: towards, inside, arrives }: WrittenKeys, entry: Entry): WrittenPlace | undefined {
  const standing = at !== null && towards !== null ? { at, heading: towards } : null;
  const places = [standing, inside && { inside }, arrives && { arrives }].filter((place) => place !== null);
  const half = (at === null) !== (towards === null);
  return places.length > 1 || half ? entry.page.fault(entry, PLACE_UNCLEAR) : (places[0] ?? null);
}

export const PLACE_UNCLEAR: UnplacedFault = {
  code: 'place-unclear',
  message: 'A unit needs one place: "at" with "heading" on open ground, "inside" a built-up block, or "arrives" later.',
  fix: 'Write at: [x, y] and heading: degrees, or inside: the name of the place, or let the brigade deploy.',
};

function repeatFault({ by }: UnitRepeat, where: WrittenPlace): UnplacedFault | null {
  const fault = (message: string, fix: string): UnplacedFault => ({ code: 'repeat-unclear', message, fix });
  if (where !== null && 'inside' in where)
    return fault('A block holds one unit, not several of them.', 'Write the others by themselves.');
  const stands = where !== null && 'at' in where;
  if (stands && by === null)
    return fault('They would all stand in one spot.', 'Write repeat: { times: 3, by: [0, 22] }.');
  if (!stands && by !== null)
    return fault('A step is for units with a place of their own.', 'Remove by, or give them at and heading.');
  return null;
}

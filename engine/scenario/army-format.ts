/** `armies:` as it is written; `armies.ts` joins nations and blocks and gives out ids. */
import { flag, keys, listOf, made, mapOf, may, needs, number, oneOf, otherwise, placed, text } from './fields';
import type { ReadBy } from './fields';
import { raw } from './raw';
import { FORMATIONS, RATINGS, TROOP_CLASSES, UNIT_SIZES, UNIT_TYPES } from './army';
import type { UnitType } from './army';
import { heading, point } from './shapes';
import { wordsOf } from './words';

const overrides = otherwise(mapOf('overrides', raw), new Map<string, unknown>());

const unitKeys = keys('a unit', {
  name: needs(placed(text)),
  type: needs(oneOf<UnitType>(wordsOf(UNIT_TYPES))),
  class: otherwise(oneOf(TROOP_CLASSES), 'standard'),
  size: otherwise(oneOf(UNIT_SIZES), 'standard'),
  formation: may(placed(oneOf(FORMATIONS))),
  at: may(point),
  heading: may(heading),
  inside: may(placed(text)),
  overrides,
});

/** Where a unit stands: on the table, or in a block that is still a name. */
export const unitFormat = made(placed(unitKeys), ({ value, entry }) => {
  const { at, heading: towards, inside, ...rest } = value;
  if (inside !== null && at === null && towards === null) return { ...rest, where: { inside } };
  if (inside === null && at !== null && towards !== null) return { ...rest, where: { at, heading: towards } };
  return entry.page.fault(entry, {
    code: 'place-unclear',
    message: 'A unit needs a place: "at" with "heading" on open ground, or "inside" for a built-up block, not both.',
    fix: 'Write at: [x, y] and heading: degrees, or inside: the name of the place.',
  });
});

const rating = oneOf(RATINGS);
export const brigadeFormat = keys('a brigade', {
  name: needs(placed(text)),
  commander: needs(keys('a commander', { name: may(text), rating: otherwise(rating, 'dependable'), at: needs(point) })),
  units: needs(
    listOf(unitFormat, 1, {
      code: 'empty-brigade',
      message: 'The brigade has no units.',
      fix: 'Add a unit or remove the brigade.',
    }),
  ),
});

const generalKeys = keys('a general', { name: may(text), rating: may(rating), at: needs(point) });
const general: typeof generalKeys = (entry) =>
  entry.content.is === 'list'
    ? entry.page.fault(entry, {
        code: 'two-generals',
        message: 'Here stands a list: an army has one commanding general.',
        fix: 'Keep one; lead the others as commanders of brigades.',
      })
    : generalKeys(entry);

const armyFormat = keys('an army', {
  name: needs(text),
  nation: needs(placed(text)),
  year: may(number(1600, 1900, 'whole')),
  attacker: otherwise(flag, false),
  'break point': may(number(1, 200)),
  general: may(general),
  brigades: otherwise(listOf(brigadeFormat), []),
  independents: otherwise(listOf(unitFormat), []),
  overrides,
});

/** A key is the side's id; the first is the first side. */
export const armiesFormat = mapOf('the armies', placed(armyFormat));

export type WrittenArmy = ReadBy<typeof armyFormat>;
export type WrittenBrigade = ReadBy<typeof brigadeFormat>;
export type WrittenUnit = ReadBy<typeof unitFormat>;

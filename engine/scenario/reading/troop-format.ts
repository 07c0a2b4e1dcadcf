/** `troops:` and `names:` of a nation as they are written. */
import { YEARS } from '../model/army';
import { TROOP_CLASSES, UNIT_SIZES, UNIT_TYPES, WEAPONS } from '../model/unit-types';
import type { UnitType } from '../model/unit-types';
import { flag, number, oneOf, text } from '../readers/fields';
import { keys, listOf, may, needs, orNone, otherwise } from '../readers/groups';
import { SHARES } from '../model/nation';
import type { NationNames, TroopKind } from '../model/nation';
import { made, placed } from '../readers/reader';
import type { Reader } from '../readers/reader';
import { wordsOf } from '../readers/spelling';

const ORDERS = { 'close order': 'close', 'light infantry': 'open' } as const;
const year = number(YEARS.first, YEARS.last, 'whole');
const names = listOf(text);

const troopKeys = keys('a kind of troops', {
  name: needs(text, 'What they are called.'),
  type: needs(oneOf<UnitType>(wordsOf(UNIT_TYPES)), 'What kind of troops they are.'),
  class: otherwise(oneOf(TROOP_CLASSES), 'standard', 'How good they are.'),
  weapon: may(oneOf(WEAPONS), 'What foot fires with.', "its type's"),
  'fights as': may(oneOf(wordsOf(ORDERS)), 'The order of foot that can fight in either.', "its type's"),
  size: otherwise(oneOf(UNIT_SIZES), 'standard', 'How many men or guns a unit has, against the usual.'),
  'battalion guns': may(flag, 'Whether battalions have light guns of their own.', 'by the rules'),
  foreign: otherwise(flag, false, "Whether they are foreign troops in the nation's pay."),
  from: may(year, 'The first year they serve like this.', 'always'),
  until: may(placed(year), 'The last year they serve like this.', 'always'),
  share: otherwise(oneOf(SHARES), 'common', 'How much of an army they make up.'),
  apart: otherwise(flag, false, 'Whether they serve only in brigades of their own or alone.'),
  names: orNone(names, [], "Names of their units, when the nation's lists do not serve."),
});

const troopFormat: Reader<TroopKind> = made(troopKeys, (written, entry) => {
  const { 'fights as': order, 'battalion guns': battalionGuns, until, ...rest } = written;
  if (until !== null && rest.from !== null && until.value < rest.from)
    return entry.page.fault(until.entry, {
      code: 'years-reversed',
      message: `They serve until ${until.value}, which is before ${rest.from}.`,
      fix: 'Write the earlier year first.',
    });
  return { ...rest, until: until?.value ?? null, order: order && ORDERS[order], battalionGuns };
});
export const troopsFormat = listOf(troopFormat);

export const namesFormat: Reader<NationNames> = keys('the names', {
  infantry: orNone(names, [], 'For regiments of foot.'),
  cavalry: orNone(names, [], 'For regiments of horse, without the arm.'),
  officers: orNone(names, [], 'For officers, without their rank.'),
});

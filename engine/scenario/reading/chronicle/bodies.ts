/** `bodies:` of a chronicle as written, and joined to the armies they belong to. */
import type { Point } from '../../../geometry';
import { PLAIN_UNIT, unitsOfArmy } from '../../model/army';
import { FORMATIONS, UNIT_SIZES, UNIT_TYPES } from '../../model/unit-types';
import type { Army } from '../../model/army';
import type { UnitType } from '../../model/unit-types';
import type { UnitOfSide } from '../../model/bodies';
import { FORMATION_OF_ARM } from '../../model/defaults';
import { oneOf, text, textCalled } from '../../readers/fields';
import { keys, may, needs, otherwise } from '../../readers/groups';
import { placed } from '../../readers/reader';
import type { PlacedValue, ReadBy, Reader } from '../../readers/reader';
import { heading } from '../../readers/shapes';
import { kebab, wordsOf } from '../../readers/spelling';
import { KnownNames } from '../known-names';

export const bodyFormat = (place: Reader<readonly [number, number]>) =>
  keys('a body of its own', {
    name: needs(placed(text), 'What it is called; nobody of the scenario is called so.'),
    side: needs(placed(textCalled('name of an army')), 'Whose it is, by the key of the army or its name.'),
    type: needs(oneOf<UnitType>(wordsOf(UNIT_TYPES)), 'What kind of troops it is.'),
    size: otherwise(oneOf(UNIT_SIZES), 'standard', 'How many men or guns it has, against the usual.'),
    formation: may(oneOf(FORMATIONS), 'How it stands.', 'line; guns deployed'),
    at: needs(place, 'Where its middle is when the day begins.'),
    facing: needs(heading, 'Where it looks then, degrees clockwise from north.'),
  });
export type WrittenBody = ReadBy<ReturnType<typeof bodyFormat>>;

/** Undefined, and told, where there is no such army, or somebody of the scenario bears the name. */
export function linkBody(
  { value, entry }: PlacedValue<WrittenBody>,
  armies: readonly Army[],
  to: (place: readonly [number, number]) => Point,
): UnitOfSide | undefined {
  const sides = new KnownNames('unknown-side');
  for (const { id, name } of armies) sides.add(id, name);
  const side = sides.find(value.side);
  if (side === undefined) return undefined;
  const id = `${side}/${kebab(value.name.value) || 'body'}`;
  const all = armies.flatMap((army) => [...army.brigades, ...unitsOfArmy(army)]);
  if (all.some((one) => one.id === id))
    return entry.page.fault(value.name.entry, {
      code: 'duplicate-name',
      message: `${value.name.value} is in the scenario already: nobody else may be called so.`,
      fix: 'Give it another name, or let the story move those of the scenario.',
    });
  const { type, size } = value;
  const arm = UNIT_TYPES[type];
  const place = { at: to(value.at), heading: value.facing };
  const formation = value.formation ?? FORMATION_OF_ARM[arm];
  return { side, unit: { ...PLAIN_UNIT, id, name: value.name.value, type, arm, size, formation, place } };
}

/** `objectives:` and `special:`: as written, and joined to what they name. */
import { keys, listOf, made, may, needs, notAllowed, number, otherwise, placed, text, variant } from './fields';
import type { Placed, ReadBy } from './fields';
import { Names } from './names';
import type { Army } from './army';
import type { Objective, SpecialRule } from './course-of-battle';
import type { Id } from './measures';
import { point } from './shapes';
import { kebab } from './words';
import type { Ids } from './words';

const objectiveKeys = keys('an objective', {
  name: needs(placed(text)),
  at: may(point),
  feature: may(placed(text)),
  points: otherwise(number(1, 20, 'whole'), 1),
  holder: may(placed(text)),
});
export const objectivesFormat = listOf(
  made(objectiveKeys, (written, entry) =>
    (written.at === null) !== (written.feature === null)
      ? written
      : entry.page.fault(entry, {
          code: 'place-unclear',
          message: 'An objective needs either "at", a point, or "feature", a bridge, ford, hill or block.',
          fix: 'Keep exactly one of the two.',
        }),
  ),
);
type WrittenObjective = ReadBy<typeof objectivesFormat>[number];

const hold = keys('"hold"', {
  units: needs(listOf(placed(text), 1)),
  until: needs(keys('"until"', { turn: needs(number(1, 99, 'whole')) })),
  reason: otherwise(text, ''),
});
type WrittenHold = ReadBy<typeof hold>;
export const specialFormat = listOf(variant<WrittenHold>('a special rule', { hold }));

/** Undefined when a feature or a side is not there. */
export function linkObjectives(
  written: readonly WrittenObjective[],
  features: Names,
  sides: readonly Id[],
  ids: Ids,
): readonly Objective[] | undefined {
  const names = new Set<string>();
  const linked = written.map(({ name, at, points, ...refers }): Objective | undefined => {
    if (names.has(name.value))
      name.entry.page.fault(name.entry, {
        code: 'duplicate-name',
        message: `Two objectives are called "${name.value}".`,
        fix: 'Rename one of them.',
      });
    names.add(name.value);
    const feature = refers.feature && features.find(refers.feature);
    const holder = refers.holder && findSide(refers.holder, sides);
    if (feature === undefined || holder === undefined) return undefined;
    const id = ids.take(`objective/${kebab(name.value) || 'place'}`);
    return { id, name: name.value, at, feature, points, holder, from: null, until: null };
  });
  const good = linked.filter((objective) => objective !== undefined);
  return good.length === linked.length ? good : undefined;
}

function findSide({ value, entry }: Placed<string>, sides: readonly Id[]): Id | undefined {
  return sides.includes(value) ? value : entry.page.fault(entry, notAllowed(value, sides, 'unknown-side'));
}

/** Units held may be named one by one or by their brigade. */
export function linkSpecial(
  written: readonly WrittenHold[],
  armies: readonly Army[],
): readonly SpecialRule[] | undefined {
  const names = new Names('unknown-unit');
  const members = new Map<Id, readonly Id[]>();
  for (const army of armies) {
    for (const unit of army.independents) names.add(unit.id, unit.name);
    for (const brigade of army.brigades) {
      names.add(brigade.id, brigade.name);
      members.set(
        brigade.id,
        brigade.units.map((unit) => unit.id),
      );
      for (const unit of brigade.units) names.add(unit.id, unit.name);
    }
  }
  const linked = written.map((rule): SpecialRule | undefined => {
    const found = rule.units.map((name) => names.find(name));
    const named = found.filter((id) => id !== undefined);
    if (named.length < found.length) return undefined;
    const units = [...new Set(named.flatMap((id) => members.get(id) ?? [id]))];
    const until = { turn: rule.until.turn, attacked: false, enemyWithin: null, lost: null };
    return { rule: 'hold', units, until, reason: rule.reason };
  });
  const good = linked.filter((rule) => rule !== undefined);
  return good.length === linked.length ? good : undefined;
}

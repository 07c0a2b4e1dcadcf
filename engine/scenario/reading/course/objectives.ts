/** `objectives:` as written, and joined to what they name. */
import type { Objective } from '../../model/course-of-battle';
import { findSide, namesOfEntryPoints } from '../known-names';
import { flag, number, text, textCalled } from '../../readers/fields';
import { keys, may, needs, otherwise, thingsOf } from '../../readers/groups';
import type { Ids } from '../ids';
import type { Id } from '../../model/measures';
import type { EntryPoint } from '../../model/scenario';
import type { KnownNames } from '../known-names';
import { made, placed } from '../../readers/reader';
import type { PlacedValue, ReadBy } from '../../readers/reader';
import { point } from '../../readers/shapes';
import { turnNumber } from '../armies/arrival-format';
import { kebab } from '../../readers/spelling';
import type { Page } from '../../text/page';
import { kept } from '../kept';

const objectiveKeys = keys('an objective', {
  name: needs(placed(text), 'What it is called; names of objectives differ.'),
  at: may(point, 'A point on the table.', 'see feature'),
  feature: may(
    placed(textCalled('name of a feature')),
    'A bridge, ford, hill or built-up block; of several blocks the number is added: `Mulheim/2`.',
    'see at',
  ),
  exit: may(
    placed(textCalled('name of an entry point')),
    'An entry point with "exit for", by which troops of that side must leave.',
    'see at',
  ),
  units: may(placed(number(1, 100, 'whole')), 'How many of its units must have left by the exit.', '1'),
  points: otherwise(number(1, 20, 'whole'), 1, 'What it is worth.'),
  'costs who lacks it': otherwise(
    flag,
    false,
    'Whether its points count against each side that has it not to itself, when nobody has it also.',
  ),
  holder: may(placed(textCalled('key of a side')), 'The side that holds it at the start.', 'nobody'),
  'from turn': may(turnNumber, 'The first turn in which it counts.', 'the first'),
  'until turn': may(placed(turnNumber), 'The last turn in which it counts.', 'the last'),
  'at the end': may(placed(flag), 'Whether it counts after the last turn alone.', '`false`'),
});

const objective = made(placed(objectiveKeys), ({ value: written, entry }) => {
  const { 'from turn': from, 'until turn': until, units, exit } = written;
  if (units !== null && exit === null)
    return units.entry.page.fault(units.entry, {
      code: 'nobody-leaves',
      message: 'Units are counted that leave by an exit, and none is named.',
      fix: 'Add exit: ..., or remove units.',
    });
  if ([written.at, written.feature, exit].filter((one) => one !== null).length !== 1)
    return entry.page.fault(entry, {
      code: 'place-unclear',
      message: 'An objective needs either "at", a point, or "feature", a bridge, ford, hill or block, or "exit".',
      fix: 'Keep exactly one of them.',
    });
  if (from === null || until === null || until.value >= from) return { ...written, entry };
  return until.entry.page.fault(until.entry, {
    code: 'turns-reversed',
    message: `It counts until turn ${until.value}, which is before turn ${from}.`,
    fix: 'Write the earlier turn first.',
  });
});
export const objectivesFormat = thingsOf(objective);

export interface ObjectiveContext {
  readonly features: KnownNames;
  readonly entryPoints: readonly EntryPoint[];
  readonly sides: readonly Id[];
  /** The last turn; null without a limit. */
  readonly last: number | null;
}

/** The entry point of this name by which troops leave. */
function exitCalled(name: PlacedValue<string>, entryPoints: readonly EntryPoint[]): Id | undefined {
  const id = namesOfEntryPoints(entryPoints).find(name);
  if (id === undefined || entryPoints.some((one) => one.id === id && one.exit)) return id;
  return name.entry.page.fault(name.entry, {
    code: 'no-exit',
    message: `Nobody leaves by ${name.value}.`,
    fix: 'Write "exit for: ..." with the entry point.',
  });
}

/** The last turn, of what counts after it alone; null of what does not. */
function endOf(written: PlacedValue<boolean> | null, last: number | null): number | null | undefined {
  if (!written?.value || last !== null) return written?.value ? last : null;
  const { entry } = written;
  return entry.page.fault(entry, {
    code: 'no-last-turn',
    message: 'It counts after the last turn alone, and the battle has none.',
    fix: 'Add turns: ... under victory, or remove "at the end".',
  });
}

/** Without those whose feature or side is not there. */
export function linkObjectives(
  written: ReadBy<typeof objectivesFormat>,
  { features, entryPoints, sides, last }: ObjectiveContext,
  ids: Ids,
  page: Page,
): readonly Objective[] {
  const names = new Set<string>();
  return kept(
    written,
    ({ name, at, points, entry, ...refers }): Objective | undefined => {
      if (names.has(name.value))
        name.entry.page.fault(name.entry, {
          code: 'duplicate-name',
          message: `Two objectives are called "${name.value}".`,
          fix: 'Rename one of them.',
        });
      names.add(name.value);
      const feature = refers.feature && features.find(refers.feature);
      const by = refers.exit && exitCalled(refers.exit, entryPoints);
      const end = endOf(refers['at the end'], last);
      const holder = refers.holder && findSide(refers.holder, sides);
      const id = ids.take(`objective/${kebab(name.value) || 'place'}`, entry.field);
      if (feature === undefined || holder === undefined || by === undefined || end === undefined) return undefined;
      return {
        ...{ id, name: name.value, at, feature, points, holder },
        ...(by !== null && { exit: { by, units: refers.units?.value ?? 1 } }),
        ...(refers['costs who lacks it'] && { costsWhoLacks: true as const }),
        ...(end === null
          ? { from: refers['from turn'], until: refers['until turn']?.value ?? null }
          : { from: end, until: null, atTheEnd: true as const }),
      };
    },
    page,
    ({ entry }) => entry,
  );
}

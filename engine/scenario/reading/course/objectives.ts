/** `objectives:` as written, and joined to what they name. */
import type { Objective } from '../../model/course-of-battle';
import { findSide } from '../names';
import { number, text, textCalled } from '../../readers/fields';
import { keys, may, needs, otherwise, thingsOf } from '../../readers/groups';
import type { Ids } from '../ids';
import type { Id } from '../../model/measures';
import type { Names } from '../names';
import { made, placed } from '../../readers/reader';
import type { ReadBy } from '../../readers/reader';
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
  points: otherwise(number(1, 20, 'whole'), 1, 'What it is worth.'),
  holder: may(placed(textCalled('key of a side')), 'The side that holds it at the start.', 'nobody'),
  'from turn': may(turnNumber, 'The first turn in which it counts.', 'the first'),
  'until turn': may(placed(turnNumber), 'The last turn in which it counts.', 'the last'),
});

const objective = made(placed(objectiveKeys), ({ value: written, entry }) => {
  const { 'from turn': from, 'until turn': until } = written;
  if ((written.at === null) === (written.feature === null))
    return entry.page.fault(entry, {
      code: 'place-unclear',
      message: 'An objective needs either "at", a point, or "feature", a bridge, ford, hill or block.',
      fix: 'Keep exactly one of the two.',
    });
  if (from === null || until === null || until.value >= from) return { ...written, entry };
  return until.entry.page.fault(until.entry, {
    code: 'turns-reversed',
    message: `It counts until turn ${until.value}, which is before turn ${from}.`,
    fix: 'Write the earlier turn first.',
  });
});
export const objectivesFormat = thingsOf(objective);

/** Without those whose feature or side is not there. */
export function linkObjectives(
  written: ReadBy<typeof objectivesFormat>,
  features: Names,
  sides: readonly Id[],
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
      const holder = refers.holder && findSide(refers.holder, sides);
      const id = ids.take(`objective/${kebab(name.value) || 'place'}`, entry.field);
      if (feature === undefined || holder === undefined) return undefined;
      const until = refers['until turn']?.value ?? null;
      return { id, name: name.value, at, feature, points, holder, from: refers['from turn'], until };
    },
    page,
    ({ entry }) => entry,
  );
}

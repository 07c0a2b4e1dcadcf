/** `entry points:` as written: named places where troops may come on, most on the edge of the table. */
import type { Feature } from '../model/features';
import type { Cm, Id } from '../model/measures';
import type { EntryPoint } from '../model/scenario';
import { flag, number, text, textCalled } from '../readers/fields';
import { keys, may, needs, otherwise, thingsOf } from '../readers/groups';
import { made, placed } from '../readers/reader';
import type { ReadBy } from '../readers/reader';
import { heading, length, point } from '../readers/shapes';
import { kebab } from '../readers/spelling';
import type { Page } from '../text/page';
import type { Ids } from './ids';
import { kept } from './kept';
import { crossingNames, findSide } from './known-names';

export const entryPointsFormat = thingsOf(
  made(
    placed(
      keys('an entry point', {
        name: needs(placed(text), 'What it is called; names of entry points differ.'),
        at: may(point, 'Where on the table edge.', 'see crossing'),
        'inside the table': otherwise(flag, false, 'Whether it lies within the table, not on its edge.'),
        crossing: may(
          placed(textCalled('name of a bridge or ford')),
          'The bridge or ford, within the table, over which they come.',
          'see at',
        ),
        heading: needs(heading, 'Where those who come on by it look.'),
        'exit for': may(
          placed(textCalled('key of a side')),
          'The side whose troops leave the table by it at the end of a turn, once they have come there.',
          'nobody',
        ),
        'exit width': may(length(1, 300), 'How wide a stretch of the edge that is.', '30cm'),
        rate: may(number(1, 20, 'whole'), 'How many units come on by it in a turn, at most.', 'as there is room'),
      }),
    ),
    ({ value, entry }) => {
      const { at, crossing, 'exit for': leaver } = value;
      if (leaver !== null && (crossing !== null || value['inside the table']))
        return entry.page.fault(entry, {
          code: 'exit-inside',
          message: 'Troops leave the table at its edge, and this lies within it.',
          fix: 'Remove exit for, or put it on the edge.',
        });
      if (crossing === null ? at !== null : at === null && !value['inside the table']) return { value, entry };
      return entry.page.fault(entry, {
        code: 'place-unclear',
        message: 'An entry point needs either "at", a point, or "crossing", the name of a bridge or ford.',
        fix: 'Keep exactly one of the two; a crossing lies within the table anyway.',
      });
    },
  ),
);

/** How wide an exit is that says nothing, cm. */
const EXIT_WIDTH: Cm = 30;

/** Without those whose crossing is not there. */
export function linkEntryPoints(
  written: ReadBy<typeof entryPointsFormat>,
  { terrain, sides }: { readonly terrain: readonly Feature[]; readonly sides: readonly Id[] },
  ids: Ids,
  page: Page,
): readonly EntryPoint[] {
  const crossings = crossingNames(terrain);
  const all = new Set(written.map(({ value }) => value.name.value));
  const names = new Set<string>();
  const link = ({ value, entry }: (typeof written)[number]): EntryPoint | undefined => {
    const { name, heading: towards, rate } = value;
    if (names.has(name.value)) {
      const free = freeAmong(all, name.value);
      all.add(free);
      name.entry.page.fault(name.entry, {
        code: 'duplicate-name',
        message: `Two entry points are called "${name.value}".`,
        fix: `Rename one of them, as "${free}".`,
        quickFix: { write: free },
      });
    }
    names.add(name.value);
    const id = ids.take(`entry/${kebab(name.value) || 'point'}`, entry.field);
    const crossing = value.crossing && crossings.find(value.crossing);
    const over = terrain.find((one) => one.id === crossing);
    const at = over && 'over' in over ? over.at : value.at;
    const side = value['exit for'] && findSide(value['exit for'], sides);
    if (crossing === undefined || side === undefined || at === null) return undefined;
    return {
      ...{ id, name: name.value, at, heading: towards },
      ...((value['inside the table'] || crossing !== null) && { inside: true as const }),
      ...(crossing !== null && { crossing }),
      ...(rate !== null && { rate }),
      ...(side !== null && { exit: { side, width: value['exit width'] ?? EXIT_WIDTH } }),
    };
  };
  return kept(written, link, page, ({ value }) => value.name.entry);
}

function freeAmong(taken: ReadonlySet<string>, name: string): string {
  let number = 2;
  while (taken.has(`${name} ${number}`)) number += 1;
  return `${name} ${number}`;
}

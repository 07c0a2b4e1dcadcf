/** `entry points:` as written: named places on the edge of the table where troops may come on. */
import type { EntryPoint } from '../model/scenario';
import { text } from '../readers/fields';
import { keys, needs, thingsOf } from '../readers/groups';
import { placed } from '../readers/reader';
import type { ReadBy } from '../readers/reader';
import { heading, point } from '../readers/shapes';
import { kebab } from '../readers/spelling';
import type { Ids } from './ids';

export const entryPointsFormat = thingsOf(
  placed(
    keys('an entry point', {
      name: needs(placed(text), 'What it is called; names of entry points differ.'),
      at: needs(point, 'Where on the table edge.'),
      heading: needs(heading, 'Where those who come on by it look.'),
    }),
  ),
);

export function linkEntryPoints(written: ReadBy<typeof entryPointsFormat>, ids: Ids): readonly EntryPoint[] {
  const all = new Set(written.map(({ value }) => value.name.value));
  const names = new Set<string>();
  return written.map(({ value: { name, at, heading: towards }, entry }) => {
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
    return { id, name: name.value, at, heading: towards };
  });
}

function freeAmong(taken: ReadonlySet<string>, name: string): string {
  let number = 2;
  while (taken.has(`${name} ${number}`)) number += 1;
  return `${name} ${number}`;
}

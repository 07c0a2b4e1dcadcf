/** Parts of a file that belong to a rule system: carried as plain data, for the system to read. */
import { wrongType } from './faults';
import { mapOf, orNone } from './groups';
import type { Entry } from '../text/page';
import { reader } from './reader';
import type { Reader } from './reader';

const DEEPEST = 20;

/** Any value as plain data. */
export const raw: Reader<unknown> = reader({ is: 'anything' }, (entry) => plain(entry, 0));

/** `overrides:` of a thing, by rule system. */
export const overrides = orNone(
  mapOf('overrides', raw),
  new Map<string, unknown>(),
  'What single rule systems read otherwise, by their id; each page of a system tells its keys.',
);

function plain(entry: Entry, depth: number): unknown {
  const { content } = entry;
  if (depth > DEEPEST)
    return entry.page.fault(entry, {
      code: 'too-deep',
      message: `More than ${DEEPEST} levels lie inside one another here.`,
      fix: 'Write it flatter.',
    });
  switch (content.is) {
    case 'nothing':
      return null;
    case 'text':
      return content.text;
    case 'number':
      return Number.isFinite(content.number) ? content.number : wrongType(entry, 'a finite number');
    case 'flag':
      return content.flag;
    case 'list': {
      const items = content.items().map((item) => plain(item, depth + 1));
      return items.includes(undefined) ? undefined : items;
    }
    case 'keys': {
      const pairs = content.pairs().map(({ key, value }): [string, unknown] => [key, plain(value, depth + 1)]);
      return pairs.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(pairs);
    }
  }
}

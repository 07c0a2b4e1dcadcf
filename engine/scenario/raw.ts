/** Parts of a file that belong to a rule system: carried as plain data, for the system to read. */
import { wrongType } from './fields';
import type { Reader } from './fields';
import type { Entry } from './page';

const DEEPEST = 20;

/** Any value as plain data. */
export const raw: Reader<unknown> = (entry) => plain(entry, 0);

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

/**
 * Reads a file that sets values of a rule book otherwise: `values: 1`, the book, and under `replace` the values by the
 * groups the book keeps them in. What is left out stays as the book has it.
 */
import { listed } from '../model/phrases';
import type { Finding } from '../findings';
import { keys, may, needs } from '../readers/groups';
import { notAllowed, wrongType } from '../readers/faults';
import { number, text } from '../readers/fields';
import { reader } from '../readers/reader';
import { nearest } from '../readers/spelling';
import { openDocument } from '../text/document';
import type { Content, Entry } from '../text/page';
import { NEWEST, readable } from '../text/version';
import { allowedInWords, isAllowed } from '../model/values';
import type { Value, ValueRow, ValueTable } from '../model/values';

export interface ValuesRead {
  /** The rule book they are for, as the file has it; null when it cannot be read. */
  readonly rules: string | null;
  /** Null when something in the file is wrong: the findings say what. */
  readonly values: ValueTable | null;
  readonly findings: readonly Finding[];
}

/** `books` are the rows of every book that lets its values be replaced, by its id. */
export function readValues(
  file: string,
  source: string,
  books: Readonly<Record<string, readonly ValueRow[]>>,
): ValuesRead {
  const opened = openDocument('values', file, source);
  const { page } = opened;
  const root = readable(opened, 'values');
  const written = root && valuesFormat(root);
  if (!written) return { rules: null, values: null, findings: page.findings };
  const rows = Object.hasOwn(books, written.rules.word) ? books[written.rules.word] : undefined;
  if (!rows) {
    page.fault(written.rules.entry, notAllowed(written.rules.word, Object.keys(books), 'unknown-rules'));
    return { rules: written.rules.word, values: null, findings: page.findings };
  }
  const values = written.replace && valuesIn(written.replace, rows);
  return {
    rules: written.rules.word,
    values: page.findings.length > 0 ? null : (values ?? {}),
    findings: page.findings,
  };
}

const word = reader(text.form, (entry) => {
  const read = text(entry);
  return read === undefined ? undefined : { word: read, entry };
});
const asWritten = reader<Entry>({ is: 'anything' }, (entry) =>
  entry.content.is === 'keys' ? entry : wrongType(entry, 'a group of keys'),
);

const valuesFormat = keys('a table of values', {
  values: needs(number(NEWEST, NEWEST, 'whole'), 'The format; always the first line.'),
  rules: needs(word, 'The id of the rule book whose values these are.'),
  name: may(text, 'What the table is called.', 'the name of the file'),
  replace: may(asWritten, 'The values, by the groups of the book.', 'none'),
});

/** Each value by its path; every fault is noted, and nothing else of the file is lost by it. */
function valuesIn(root: Entry, rows: readonly ValueRow[]): ValueTable {
  const byPath = new Map(rows.map((row) => [row.path, row]));
  const found: Record<string, Value> = {};
  const read = (entry: Entry, path: string): void => {
    const row = byPath.get(path);
    if (row) {
      const value = valueIn(entry, row);
      if (value !== undefined) found[path] = value;
      return;
    }
    const below = namesBelow(rows, path);
    if (entry.content.is === 'list') readList(entry, path, below);
    else if (entry.content.is === 'keys') readKeys(entry, path, below);
    else wrongType(entry, `a group of ${listed(below, 'or')}`);
  };
  const readList = (entry: Entry, path: string, below: readonly string[]): void => {
    const items = entry.content.is === 'list' ? entry.content.items() : [];
    if (below[0] !== '0') wrongType(entry, `a group of ${listed(below, 'or')}`);
    else if (items.length !== below.length) wrongType(entry, `a list of ${below.length} values`);
    else items.forEach((item, i) => read(item, `${path}.${i}`));
  };
  const readKeys = (entry: Entry, path: string, below: readonly string[]): void => {
    for (const { key, value } of entry.content.is === 'keys' ? entry.content.pairs() : []) {
      if (below.includes(key)) read(value, path === '' ? key : `${path}.${key}`);
      else {
        const meant = nearest(key, below);
        entry.page.fault(value, {
          code: 'unknown-value',
          message: `The book has no value "${key}" here; allowed: ${listed(below, 'or')}.`,
          fix: meant === null ? 'Write one of these, or remove it.' : `Did you mean "${meant}"?`,
        });
      }
    }
  };
  read(root, '');
  return found;
}

/** The names that stand right below a path, in their order. */
const namesBelow = (rows: readonly ValueRow[], path: string): readonly string[] => {
  const head = path === '' ? '' : `${path}.`;
  return [
    ...new Set(
      rows.flatMap((row) => (row.path.startsWith(head) ? [row.path.slice(head.length).split('.')[0] ?? ''] : [])),
    ),
  ];
};

function valueIn(entry: Entry, { path, allowed, value: preset }: ValueRow): Value | undefined {
  const value = plain(entry.content);
  if (isAllowed(value, allowed)) return value;
  return entry.page.fault(entry, {
    code: 'value-not-allowed',
    message: `"${path}" is ${described(entry.content)}; allowed: ${allowedInWords(allowed)}.`,
    fix: `The book has ${preset === null ? 'closed' : preset}.`,
  });
}

const plain = (content: Content): unknown => {
  if (content.is === 'number') return content.number;
  if (content.is !== 'text') return undefined;
  return content.text === 'closed' ? null : content.text;
};
const described = (content: Content): string =>
  content.is === 'keys'
    ? 'a group of keys'
    : content.is === 'list'
      ? 'a list'
      : content.is === 'nothing'
        ? 'nothing'
        : `"${content.text}"`;

/** Whether a file is of the kind that is wanted, and in a format that this version reads. */
import type { Opened } from './document';
import type { Entry } from './page';
import { FILE_KINDS } from './file-kinds';
import type { FileKind } from './file-kinds';

const THINGS: Readonly<Record<FileKind, string>> = {
  cockade: 'scenario',
  nation: 'nation',
  chronicle: 'chronicle',
  values: 'table of values',
};
/** The newest format of every kind of file. */
export const NEWEST = 1;

/**
 * The file, when it is of the kind wanted and in a format this version reads; undefined after noting why it is not. Notes
 * as well when it had to be migrated.
 */
export function readable({ root, migration }: Opened, kind: FileKind): Entry | undefined {
  if (root === null || !isReadable(root, kind)) return undefined;
  if (migration !== null)
    root.page.fault(
      { field: kind, place: root.page.placeOf(kind) },
      {
        code: 'older-format',
        message: `The file is written in format ${migration.from}; it was read as format ${migration.to}.`,
        fix: `Write ${kind}: ${migration.to} and what is new in that format.`,
      },
      'warning',
    );
  return root;
}

function isReadable(root: Entry, kind: FileKind): boolean {
  const { page, content } = root;
  const start = { field: '', place: { line: 1, column: 1 } };
  const pairs = content.is === 'keys' ? content.pairs() : [];
  const position = pairs.findIndex(({ key }) => key === kind);
  const found = pairs[position];
  if (found === undefined) {
    const other = FILE_KINDS.find((word) => pairs[0]?.key === word);
    const message = other
      ? `This is a ${THINGS[other]} file, not a ${THINGS[kind]}.`
      : `The file does not say that it is a ${THINGS[kind]}: "${kind}: ${NEWEST}" is missing.`;
    page.fault(start, { code: 'not-this-kind', message, fix: `Start the file with "${kind}: ${NEWEST}".` });
    return false;
  }
  const {
    value: version,
    value: { content: written },
  } = found;
  if (written.is !== 'number' || written.number !== NEWEST) {
    const newer = written.is === 'number' && written.number > NEWEST;
    page.fault(version, {
      code: 'unknown-version',
      message: `The file is not in format ${NEWEST}, the one this version of Cockade reads${newer ? '; it was made by a newer one' : ''}.`,
      fix: newer ? 'Open it with a newer Cockade.' : `Write ${kind}: ${NEWEST}.`,
    });
    return false;
  }
  if (position > 0)
    page.fault(
      version,
      {
        code: 'version-not-first',
        message: `"${kind}" should be the first key, so that every reader knows the format from the start.`,
        fix: 'Move the line to the top.',
      },
      'warning',
    );
  return true;
}

/** Comments that belong to an entry of a list: those within it, and the one behind it. */
import { isNode, visit } from 'yaml';
import type { Document } from 'yaml';
import type { KeyPath } from './edit';
import { nextLine, slotAt } from './slots';

/** Without their signs and the blanks around them, in file order; those above the entry stay where they are. */
export function commentsOf(document: Document, path: KeyPath, text: string): readonly string[] {
  const found = slotAt(document, path, text);
  const node = document.getIn(path, true);
  if (!found || !isNode(node)) return [];
  const { start, end, remark } = found.slot;
  const lines = remark === '' ? [] : [remark.trim().slice(1)];
  visit(node, {
    Node: (_, inner) => {
      if (inner !== node) lines.push(...linesOf(inner.commentBefore));
      lines.push(...linesOf(inner.comment));
    },
  });
  // What stands after the entry belongs to what follows it.
  const own = text.slice(start, nextLine(text, end));
  return [...new Set(lines.map((line) => line.trim()))].filter((line) => line !== '' && own.includes(line));
}

const linesOf = (comment: string | null | undefined): readonly string[] => comment?.split('\n') ?? [];

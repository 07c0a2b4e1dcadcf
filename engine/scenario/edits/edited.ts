/** Edits a scenario file: only the lines an edit is about change, comments and style of all others stay. */
import { isAlias, isCollection, isScalar, parseDocument, visit } from 'yaml';
import type { Document } from 'yaml';
import type { Edit, Path, Plain } from './edit';
import { editedPlainly, isSame, plainOf } from './plain-edit';
import { inline } from './rendering';
import { referenceOn, slotAt } from './slots';
import { spliceOf } from './splices';

export type Edited =
  | { readonly text: string }
  /** Why the edit cannot be made; nothing was changed. */
  | { readonly refused: string };

/** The text after all the edits, one upon the other, or the reason why one of them cannot be made. */
export function editText(text: string, edits: readonly Edit[]): Edited {
  let now = text;
  for (const edit of edits) {
    const next = editOnce(now, edit);
    if ('refused' in next) return next;
    now = next.text;
  }
  return { text: now };
}

function editOnce(text: string, edit: Edit): Edited {
  // Offsets are those of plain line breaks; the file gets its own back.
  const returns = text.includes('\r\n');
  const plain = returns ? text.replaceAll('\r\n', '\n') : text;
  const document = parsed(plain);
  const [error] = document.errors;
  if (error) return { refused: 'The file has a fault of syntax; repair that first.' };
  const values = valuesOf(document);
  if (values === undefined)
    return { refused: 'The references of the file to itself cannot be followed; repair those first.' };
  const wanted = editedPlainly(values, edit);
  if (wanted === undefined) return { refused: `There is nothing at ${edit.path.join(' / ')} that this could change.` };
  const shared = unshared(plain, document, edit.path);
  if (shared !== null) return editOnce(shared, edit);
  const splice = spliceOf(edit, document, plain);
  const spliced = splice && plain.slice(0, splice.from) + splice.text + plain.slice(splice.to);
  const good = spliced !== null && isSame(valuesIn(spliced), wanted) ? spliced : rewritten(document, edit, wanted);
  if (good === null) return { refused: 'The file is written in a way that this change does not fit; edit the text.' };
  return { text: returns ? good.replaceAll('\n', '\r\n') : good };
}

const parsed = (text: string): Document.Parsed =>
  parseDocument(text, {
    keepSourceTokens: true,
    prettyErrors: false,
    merge: false,
    stringKeys: true,
    logLevel: 'error',
  });

/** What a document holds; undefined where its references would multiply it beyond measure. */
function valuesOf(document: Document): Plain | undefined {
  try {
    return plainOf(document.toJS({ maxAliasCount: 1000 }));
  } catch {
    // The parser throws at references to nothing and at too many of them, and at nothing else here.
    return undefined;
  }
}

function valuesIn(text: string): Plain | undefined {
  const document = parsed(text);
  return document.errors.length === 0 ? valuesOf(document) : undefined;
}

/**
 * The text with references written out where an edit would otherwise reach others through them: the one on its way, and
 * those to a label on or under it. Null when there are none.
 */
function unshared(text: string, document: Document, path: Path): string | null {
  const on = referenceOn(document, path);
  if (on !== null) return writtenOut(text, document, on);
  const labels = new Set<string>();
  for (let length = 0; length <= path.length; length += 1) {
    const node = document.getIn(path.slice(0, length), true);
    if ((isCollection(node) || isScalar(node)) && node.anchor !== undefined) labels.add(node.anchor);
    if (length === path.length && isCollection(node))
      visit(node, (_, inner) => {
        if ((isCollection(inner) || isScalar(inner)) && inner.anchor !== undefined) labels.add(inner.anchor);
      });
  }
  if (labels.size === 0) return null;
  let first: { from: number; to: number; text: string } | null = null;
  visit(document, {
    Alias(_, alias) {
      if (!labels.has(alias.source) || !alias.range) return undefined;
      const meant = alias.resolve(document);
      const value = plainOf(meant?.toJS(document));
      first = { from: alias.range[0], to: alias.range[1], text: inline(value) };
      return visit.BREAK;
    },
  });
  return first && spliced(text, first);
}

const spliced = (text: string, { from, to, text: by }: { from: number; to: number; text: string }): string =>
  text.slice(0, from) + by + text.slice(to);

function writtenOut(text: string, document: Document, path: Path): string | null {
  const node = document.getIn(path, true);
  const range = slotAt(document, path, text)?.slot.value?.range;
  if (!isAlias(node) || !range) return null;
  const meant = node.resolve(document);
  return meant ? spliced(text, { from: range[0], to: range[1], text: inline(plainOf(meant.toJS(document))) }) : null;
}

/** The last resort: the library sets the whole file anew. Comments stay, spacing may not. */
function rewritten(document: Document, edit: Edit, wanted: Plain): string | null {
  const { path } = edit;
  if (edit.do === 'set') document.setIn(path, document.createNode(edit.value));
  else if (edit.do === 'remove') document.deleteIn(path);
  else return null;
  const text = document.toString({ lineWidth: 0, flowCollectionPadding: true });
  return isSame(valuesIn(text), wanted) ? text : null;
}

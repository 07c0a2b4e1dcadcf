/** Edits a scenario file: only the lines an edit is about change, comments and style of all others stay. */
import { isAlias, isCollection, isNode, isScalar, parseDocument, visit } from 'yaml';
import type { Alias, Document, YAMLMap, YAMLSeq } from 'yaml';
import type { Edit, KeyPath, Plain } from './edit';
import { editedPlainly, isSame, plainOf } from './plain-edit';
import { OriginalPaths } from './original-paths';
import { inline } from './rendering';
import { referenceOn, slotAt } from './slots';
import { spliceOf } from './splices';
import type { Splice } from './splices';

export type Edited =
  | { readonly text: string }
  /** Why the edit cannot be made; nothing was changed. */
  | { readonly refused: string };

/** The text after all the edits, one upon the other, or the reason why one of them cannot be made. */
export function editText(text: string, edits: readonly Edit[]): Edited {
  // Offsets are those of plain line breaks; the file gets its own back.
  const returns = text.includes('\r\n');
  let now: ReadText | Refusal = readingOf(returns ? text.replaceAll('\r\n', '\n') : text);
  for (let done = 0; done < edits.length;) {
    if ('refused' in now) return now;
    const run = runFrom(edits, done);
    const together: ReadText | null = run.length > 1 ? madeTogether(now, run) : null;
    now = together ?? oneByOne(now, run);
    done += run.length;
  }
  if (edits.length === 0) return { text };
  if ('refused' in now) return now;
  return { text: returns ? now.text.replaceAll('\n', '\r\n') : now.text };
}

function oneByOne(before: ReadText, edits: readonly Edit[]): ReadText | Refusal {
  let now: ReadText | Refusal = before;
  for (const edit of edits) if (!('refused' in now)) now = editOnce(now, edit);
  return now;
}

/** A text with what was read from it. */
interface ReadText {
  readonly text: string;
  readonly document: Document.Parsed;
  readonly values: Plain;
}
type Refusal = { readonly refused: string };

/**
 * What was read last, the newest first: the same file is edited again, as it was or as the last edit left it, and reading
 * is most of what an edit costs.
 */
let readLast: readonly ReadText[] = [];

function readingOf(text: string): ReadText | Refusal {
  const reading = readLast.find((one) => one.text === text) ?? readAnew(text);
  if (!('refused' in reading)) readLast = [reading, ...readLast.filter((one) => one !== reading)].slice(0, 2);
  return reading;
}

function readAnew(text: string): ReadText | Refusal {
  const document = parsed(text);
  const [error] = document.errors;
  if (error) return { refused: 'The file has a fault of syntax; repair that first.' };
  const values = valuesOf(document);
  return values === undefined
    ? { refused: 'The references of the file to itself cannot be followed; repair those first.' }
    : { text, document, values };
}

/** The edits from a place on that may be made at once, or the one that stands there. */
function runFrom(edits: readonly Edit[], from: number): readonly Edit[] {
  const end = edits.findIndex((edit, index) => index >= from && (edit.do === 'move' || edit.do === 'rename'));
  return edits.slice(from, end < 0 ? edits.length : Math.max(end, from + 1));
}

/** All of them at once, which reads the text only once more; null when they are better made one by one. */
function madeTogether({ text, document, values }: ReadText, edits: readonly Edit[]): ReadText | null {
  let wanted: Plain = values;
  const paths = new OriginalPaths(document);
  const needed: Edit[] = [];
  for (const edit of edits) {
    const next = editedPlainly(wanted, edit);
    const before = paths.asBefore(edit);
    if (next === undefined || !before) return null;
    if (!isSame(wanted, next)) needed.push(before);
    paths.note(edit, before.path);
    wanted = next;
  }
  if (needed.some((edit) => unshared(text, document, edit) !== null)) return null;
  const found = needed.map((edit) => spliceOf(edit, document, text));
  const splices = found.filter((splice) => splice !== null).toSorted((a, b) => a.from - b.from || a.to - b.to);
  const isClear = splices.every(({ from }, index) => from >= (splices[index - 1]?.to ?? 0));
  if (splices.length < needed.length || !isClear) return null;
  const pieces = splices.map((splice, index) => text.slice(splices[index - 1]?.to ?? 0, splice.from) + splice.text);
  return readAs(pieces.join('') + text.slice(splices.at(-1)?.to ?? 0), wanted);
}

/** The text with what it holds, when that is what is wanted. */
function readAs(text: string, wanted: Plain): ReadText | null {
  const reading = readingOf(text);
  return !('refused' in reading) && isSame(reading.values, wanted) ? reading : null;
}

function editOnce(now: ReadText, edit: Edit): ReadText | Refusal {
  const { text, document, values } = now;
  const wanted = editedPlainly(values, edit);
  if (wanted === undefined) return { refused: `There is nothing at ${edit.path.join(' / ')} that this could change.` };
  if (isSame(values, wanted)) return now;
  const shared = unshared(text, document, edit);
  if (shared !== null) {
    const next = readingOf(shared);
    return 'refused' in next ? next : editOnce(next, edit);
  }
  const splice = spliceOf(edit, document, text);
  const good = splice && readAs(spliced(text, splice), wanted);
  return (
    good ??
    rewritten(text, edit, wanted) ?? {
      refused: 'The file is written in a way that this change does not fit; edit the text.',
    }
  );
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

/** What a text holds; null where it cannot be read as YAML. */
export function plainText(text: string): Plain | null {
  const reading = readingOf(text.replaceAll('\r\n', '\n'));
  return 'refused' in reading ? null : reading.values;
}

/**
 * The text with a reference written out where an edit would otherwise reach others through it or leave it before its label:
 * the one on its way, one within an entry that moves, or one to a label on or under it. Null when there are none.
 */
function unshared(text: string, document: Document, edit: Edit): string | null {
  const { do: doing, path } = edit;
  const on = referenceOn(document, path);
  if (on !== null) return writtenOut(text, document, on);
  if (edit.do === 'move') {
    const early = referenceAhead(document, edit) ?? referenceLeftAhead(document, edit);
    if (early) return spliced(text, early);
  }
  const labels = new Set<string>();
  // What moves takes its labels along; only those above it are shared by what it leaves.
  const deepest = doing === 'move' ? path.length - 1 : path.length;
  for (let length = 0; length <= deepest; length += 1) {
    const node = document.getIn(path.slice(0, length), true);
    if ((isCollection(node) || isScalar(node)) && node.anchor !== undefined) labels.add(node.anchor);
    // What is put into a list leaves the entries beside it as they are.
    if (length === path.length && isCollection(node) && doing !== 'insert')
      for (const one of labelsIn(node)) labels.add(one);
  }
  if (labels.size === 0) return null;
  const first = firstReference(document, document, ({ source }) => labels.has(source));
  return first && spliced(text, first);
}

function labelsIn(node: YAMLMap | YAMLSeq): ReadonlySet<string> {
  const labels = new Set<string>();
  visit(node, (_, inner) => {
    if ((isCollection(inner) || isScalar(inner)) && inner.anchor !== undefined) labels.add(inner.anchor);
  });
  return labels;
}

/** A reference elsewhere that would then stand before the label in an entry that moves towards the end. */
function referenceLeftAhead(document: Document, { path, to }: Extract<Edit, { do: 'move' }>): Splice | null {
  const moved = document.getIn(path, true);
  const next = document.getIn([...path.slice(0, -1), to], true);
  if (!isCollection(moved) || !moved.range || !isNode(next) || !next.range) return null;
  const labels = labelsIn(moved);
  const [, behind] = moved.range;
  const [, end] = next.range;
  return labels.size === 0
    ? null
    : firstReference(document, document, ({ source, range }) => {
        const at = range?.[0] ?? 0;
        return labels.has(source) && at >= behind && at < end;
      });
}

/** A reference in an entry that would then stand before the label it refers to. */
function referenceAhead(document: Document, { path, to }: Extract<Edit, { do: 'move' }>): Splice | null {
  const moved = document.getIn(path, true);
  const next = document.getIn([...path.slice(0, -1), to], true);
  if (!isCollection(moved) || !isNode(next) || !next.range) return null;
  const [start] = next.range;
  return firstReference(document, moved, (alias) => {
    const label = alias.resolve(document)?.range?.[0] ?? 0;
    return label >= start && label < (moved.range?.[0] ?? 0);
  });
}

/** The first reference within a part of a document that is meant, with what it refers to in its place. */
function firstReference(
  document: Document,
  within: Document | YAMLMap | YAMLSeq,
  isMeant: (alias: Alias) => boolean,
): Splice | null {
  let first: Splice | null = null;
  visit(within, {
    Alias(_, alias) {
      if (!alias.range || !isMeant(alias)) return undefined;
      const value = plainOf(alias.resolve(document)?.toJS(document));
      first = { from: alias.range[0], to: alias.range[1], text: inline(value) };
      return visit.BREAK;
    },
  });
  return first;
}

const spliced = (text: string, { from, to, text: by }: Splice): string => text.slice(0, from) + by + text.slice(to);

function writtenOut(text: string, document: Document, path: KeyPath): string | null {
  const node = document.getIn(path, true);
  const range = slotAt(document, path, text)?.slot.value?.range;
  if (!isAlias(node) || !range) return null;
  const meant = node.resolve(document);
  return meant ? spliced(text, { from: range[0], to: range[1], text: inline(plainOf(meant.toJS(document))) }) : null;
}

/** The last resort: the library sets the whole file anew. Comments stay, spacing may not. */
function rewritten(before: string, edit: Edit, wanted: Plain): ReadText | null {
  const { path } = edit;
  // What was read is kept, so what is changed is read anew.
  const document = parsed(before);
  if (edit.do === 'set') document.setIn(path, document.createNode(edit.value));
  else if (edit.do === 'remove') document.deleteIn(path);
  else return null;
  const text = document.toString({ lineWidth: 0, flowCollectionPadding: true });
  return readAs(text, wanted);
}

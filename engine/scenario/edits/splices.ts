/** Edits as changes of the text alone: what is not touched keeps every character. */
import { isMap, isSeq } from 'yaml';
import type { Document } from 'yaml';
import { commentsOf } from './comments';
import type { Edit, KeyPath, Plain } from './edit';
import { entry, following, inline, keyed } from './rendering';
import { columnOf, holderAt, isFlow, lineStart, nextLine, slotAt, slotsOf } from './slots';
import type { Holder, Slot } from './slots';

/** Characters from `from` to `to` give way to `text`. */
export interface Splice {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Null when the text is written in a way that has to be set anew as a whole. */
export function spliceOf(edit: Edit, document: Document, text: string): Splice | null {
  switch (edit.do) {
    case 'set':
      return set(edit.path, edit.value, document, text);
    case 'remove':
      return remove(edit.path, document, text);
    case 'insert':
      return insert(edit, document, text);
    case 'move':
      return move(edit.path, edit.to, document, text);
    case 'rename': {
      const key = slotAt(document, edit.path, text)?.slot.key;
      return key?.range ? { from: key.range[0], to: key.range[1], text: inline(edit.key) } : null;
    }
  }
}

function set(path: KeyPath, value: Plain, document: Document, text: string): Splice | null {
  const found = slotAt(document, path, text);
  if (found) return replace(found.slot, value, text);
  const key = path.at(-1);
  const holder = holderAt(document, path.slice(0, -1), text);
  if (holder && typeof key === 'string') return isMap(holder) ? append(holder, key, value, text) : null;
  // Nothing there to hold it: the group itself is new.
  const group = path.slice(0, -1);
  if (path.length < 2 || typeof key !== 'string' || document.hasIn(group)) return null;
  return set(group, { [key]: value }, document, text);
}

function replace(slot: Slot, value: Plain, text: string): Splice | null {
  const { holder, value: old, opens, end, remark } = slot;
  if (isFlow(holder)) {
    if (!old?.range) return { from: opens, to: end, text: slot.key ? ` ${inline(value)}` : inline(value) };
    return { from: old.range[0], to: end, text: inline(value) };
  }
  const line = !text.slice(opens, end).includes('\n');
  if (old?.range && line && old.range[0] >= opens) return { from: old.range[0], to: end, text: inline(value) };
  const indent = columnOf(text, slot.start);
  const column = columnOf(text, opens);
  const written = slot.key ? following(value, indent, column) : entry(value, indent);
  if (remark === '') return { from: opens, to: end, text: written };
  const body = written.startsWith('\n') ? `${remark}${written}` : `${written}${remark}`;
  return { from: opens, to: end, text: body };
}

/** A new key at the end of its group. */
function append(holder: Holder, key: string, value: Plain, text: string): Splice | null {
  const last = slotsOf(holder, text)?.at(-1);
  if (isFlow(holder)) {
    const pair = `${inline(key)}: ${inline(value)}`;
    if (last) return { from: last.end, to: last.end, text: `, ${pair}` };
    const range = holder.range;
    return range ? { from: range[0], to: range[1], text: `{ ${pair} }` } : null;
  }
  if (!last) return null;
  const indent = columnOf(text, last.start);
  return onNewLine(last, `${' '.repeat(indent)}${keyed(key, value, indent)}`, text);
}

/** A line of its own after the line on which a slot ends. */
function onNewLine(after: Slot, line: string, text: string): Splice {
  const at = nextLine(text, after.end);
  const open = at === text.length && !text.endsWith('\n');
  return { from: at, to: at, text: open ? `\n${line}` : `${line}\n` };
}

function remove(path: KeyPath, document: Document, text: string): Splice | null {
  const found = slotAt(document, path, text);
  if (!found) return null;
  const { slot, all } = found;
  if (isFlow(slot.holder)) return removeInline(slot, all, text);
  if (all.length === 1) return emptied(path, document, text);
  const from = lineStart(text, slot.start);
  if (text.slice(from, slot.start).trim() === '') return { from, to: nextLine(text, slot.end), text: '' };
  // The first key shares the line of its dash: the next one moves up, or comments between the two stay on that line.
  const next = all[slot.position + 1];
  if (!next) return null;
  const comment = text.slice(slot.end, next.start).indexOf('#');
  return { from: slot.start, to: comment < 0 ? next.start : slot.end + comment, text: '' };
}

function removeInline(slot: Slot, all: readonly Slot[], text: string): Splice | null {
  const [before, next] = [all[slot.position - 1], all[slot.position + 1]];
  const from = next ? slot.start : (before?.end ?? slot.start);
  const to = next ? next.start : slot.end;
  const loses = text.slice(from, slot.start).includes('#') || text.slice(slot.end, to).includes('#');
  return loses ? null : { from, to, text: '' };
}

/** The last entry goes: an empty pair of brackets stays. */
function emptied(path: KeyPath, document: Document, text: string): Splice | null {
  const above = path.slice(0, -1);
  const found = slotAt(document, above, text);
  const holder = holderAt(document, above, text);
  return found && holder ? replace(found.slot, isSeq(holder) ? [] : {}, text) : null;
}

function insert(
  { path, index, value, commentsOf: other }: Extract<Edit, { do: 'insert' }>,
  document: Document,
  text: string,
): Splice | null {
  const comments = other ? commentsOf(document, other, text) : [];
  const holder = holderAt(document, path, text);
  if (!holder) return index === 0 ? ending(set(path, [value], document, text), comments) : null;
  const slots = isSeq(holder) ? slotsOf(holder, text) : null;
  if (!slots) return null;
  const [before, next] = [slots[index - 1], slots[index]];
  if (slots.length === 0) return ending(firstEntry(path, value, document, text), comments);
  if (isFlow(holder)) {
    if (next) return withRemarks({ from: next.start, to: next.start, text: `${inline(value)}, ` }, comments, text);
    return before
      ? withRemarks({ from: before.end, to: before.end, text: `, ${inline(value)}` }, comments, text)
      : null;
  }
  const by = before ?? next;
  if (!by) return null;
  const indent = columnOf(text, by.start);
  const line = lineWith(`${' '.repeat(indent)}-${entry(value, indent)}`, indent, comments);
  if (before) return onNewLine(before, line, text);
  const from = lineStart(text, by.start);
  return text.slice(from, by.start).trim() === '' ? { from, to: from, text: `${line}\n` } : null;
}

/** One comment stands behind a line, others above it. */
function lineWith(line: string, indent: number, comments: readonly string[]): string {
  if (comments.length === 0) return line;
  if (comments.length === 1 && !line.includes('\n')) return `${line}   # ${comments.join('')}`;
  return [...comments.map((comment) => `${' '.repeat(indent)}# ${comment}`), line].join('\n');
}

/** Behind the last line of a list that is new. */
function ending(splice: Splice | null, comments: readonly string[]): Splice | null {
  if (!splice || comments.length === 0) return splice;
  return { ...splice, text: splice.text.replace(/\n?$/, (end) => `   # ${comments.join('; ')}${end}`) };
}

/** Within brackets comments go to the end of the line. */
function withRemarks(splice: Splice, comments: readonly string[], text: string): Splice {
  if (comments.length === 0) return splice;
  const end = nextLine(text, splice.to);
  const rest = text.slice(splice.to, end).trimEnd();
  return { from: splice.from, to: splice.to + rest.length, text: `${splice.text}${rest}   # ${comments.join('; ')}` };
}

/** `key: []` becomes an indented list, unless it stands inside brackets itself. */
function firstEntry(path: KeyPath, value: Plain, document: Document, text: string): Splice | null {
  const found = slotAt(document, path, text);
  if (!found?.slot.key || isFlow(found.slot.holder)) return set(path, [value], document, text);
  const indent = columnOf(text, found.slot.start) + 2;
  const { slot } = found;
  return { from: slot.opens, to: slot.end, text: `${slot.remark}\n${' '.repeat(indent)}-${entry(value, indent)}` };
}

/** Whole lines travel, comments above them included. */
function move(path: KeyPath, to: number, document: Document, text: string): Splice | null {
  const found = slotAt(document, path, text);
  if (!found) return null;
  const { slot, all } = found;
  const pieces = isFlow(slot.holder) ? all.map(({ start, end }) => ({ start, end })) : chunks(all, text);
  const [first, last] = [pieces?.[0], pieces?.at(-1)];
  if (!pieces || !first || !last) return null;
  const order = pieces
    .map((_, i) => i)
    .toSpliced(slot.position, 1)
    .toSpliced(to, 0, slot.position);
  const gaps = pieces.map((piece, i) => text.slice(piece.end, pieces[i + 1]?.start ?? piece.end));
  const written = order.map((which, i) => {
    const piece = pieces[which];
    return `${piece ? text.slice(piece.start, piece.end) : ''}${gaps[i] ?? ''}`;
  });
  return { from: first.start, to: last.end, text: written.join('') };
}

/** The lines of each entry with the comments above it; null when two share a line or the last one is not ended. */
function chunks(all: readonly Slot[], text: string): readonly { start: number; end: number }[] | null {
  const ends = all.map((slot) => nextLine(text, slot.end));
  const first = all[0];
  if (!first || !text.slice(0, ends.at(-1)).endsWith('\n')) return null;
  let from = lineStart(text, first.start);
  if (text.slice(from, first.start).trim() !== '') return null;
  while (
    from > 0 &&
    text
      .slice(lineStart(text, from - 1), from)
      .trimStart()
      .startsWith('#')
  )
    from = lineStart(text, from - 1);
  return ends.map((end, i) => ({ start: i === 0 ? from : (ends[i - 1] ?? from), end }));
}

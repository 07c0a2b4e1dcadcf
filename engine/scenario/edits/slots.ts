/** Where the keys and entries of a file stand in its text: from the parser's tokens, in offsets. */
import { isAlias, isMap, isNode, isPair, isScalar, isSeq } from 'yaml';
import type { Document, Node, Pair, YAMLMap, YAMLSeq } from 'yaml';
import type { KeyPath } from './edit';

export type Holder = YAMLMap | YAMLSeq;

/** A key with its value, or a list entry. */
export interface Slot {
  readonly holder: Holder;
  readonly position: number;
  /** Of the key, or of the dash of an indented list, or of the entry itself. */
  readonly start: number;
  /** After the colon or dash, where the value may begin; the start itself for an entry in brackets. */
  readonly opens: number;
  /** After the last character of the value, comments and line breaks left out. */
  readonly end: number;
  readonly key: Node | null;
  readonly value: Node | null;
  /** The comment between the colon and a value on later lines, with the blanks before it; or empty. */
  readonly remark: string;
}

/** The slots of a group or list, in file order. Null when the tokens do not tell, as with `? complex: keys`. */
export function slotsOf(holder: Holder, text: string): readonly Slot[] | null {
  const slots = holder.items.map((item, position) =>
    isPair(item) ? pairSlot(holder, item, position, text) : entrySlot(holder, item, position, text),
  );
  const good = slots.filter((slot) => slot !== null);
  return good.length === slots.length ? good : null;
}

function pairSlot(holder: Holder, pair: Pair, position: number, text: string): Slot | null {
  const key = isNode(pair.key) ? pair.key : null;
  const value = isNode(pair.value) ? pair.value : null;
  const colon = pair.srcToken?.sep?.find((token) => token.type === 'map-value-ind');
  if (!key?.range || !colon) return null;
  const comment = pair.srcToken?.sep?.find((token) => token.type === 'comment');
  const opens = colon.offset + 1;
  const remark = comment ? text.slice(opens, comment.offset + comment.source.length) : '';
  const end = Math.max(opens, value ? endOf(value, text) : opens);
  return { holder, position, start: key.range[0], opens, end, key, value, remark };
}

function entrySlot(holder: Holder, item: unknown, position: number, text: string): Slot | null {
  const value = isNode(item) ? item : null;
  if (!value?.range) return null;
  const end = endOf(value, text);
  const tokens = holder.srcToken;
  if (tokens?.type === 'flow-collection') {
    const props = tokens.items[position]?.start.find(({ type }) => type === 'anchor' || type === 'tag');
    const start = props?.offset ?? value.range[0];
    return { holder, position, start, opens: start, end, key: null, value, remark: '' };
  }
  if (tokens?.type !== 'block-seq') return null;
  const own = tokens.items.filter(({ start }) => start.some(({ type }) => type === 'seq-item-ind'))[position];
  const dash = own?.start.find(({ type }) => type === 'seq-item-ind');
  if (!own || !dash) return null;
  const comment = own.start.find(({ type, offset }) => type === 'comment' && offset > dash.offset);
  const opens = dash.offset + 1;
  const remark = comment ? text.slice(opens, comment.offset + comment.source.length) : '';
  return { holder, position, start: dash.offset, opens, end: Math.max(opens, end), key: null, value, remark };
}

/** After the last character of a value; comments and line breaks behind it do not count. */
function endOf(node: Node, text: string): number {
  const [start = 0, end = 0] = node.range ?? [];
  if ((isMap(node) || isSeq(node)) && node.srcToken?.type !== 'flow-collection') {
    const last: unknown = node.items.at(-1);
    if (isPair(last)) {
      const ends = [last.key, last.value].map((one) => (isNode(one) ? endOf(one, text) : 0));
      return Math.max(...ends, colonEnd(last));
    }
    return isNode(last) ? endOf(last, text) : end;
  }
  let at = end;
  while (at > start && /\s/.test(text.charAt(at - 1))) at -= 1;
  return at;
}

const colonEnd = (pair: Pair): number => {
  const colon = pair.srcToken?.sep?.find((token) => token.type === 'map-value-ind');
  return colon ? colon.offset + 1 : 0;
};

export const isFlow = (holder: Holder): boolean => holder.srcToken?.type === 'flow-collection';

/** The column, from 0, of an offset. */
export const columnOf = (text: string, offset: number): number => offset - lineStart(text, offset);
export const lineStart = (text: string, offset: number): number => text.lastIndexOf('\n', offset - 1) + 1;
/** After the line break that ends the line of an offset; the end of the text when there is none. */
export function nextLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end + 1;
}

/** The slot at a path and those of its neighbours; null when there is none, or when a reference lies on the way. */
export function slotAt(document: Document, path: KeyPath, text: string): { slot: Slot; all: readonly Slot[] } | null {
  const holder = holderAt(document, path.slice(0, -1), text);
  const step = path.at(-1);
  const all = holder && slotsOf(holder, text);
  const slot = all?.find((one) => (typeof step === 'number' ? one.position === step && !one.key : keyOf(one) === step));
  return slot && all ? { slot, all } : null;
}

const keyOf = (slot: Slot): string | null => (isScalar(slot.key) ? String(slot.key.value) : null);

/** The group or list at a path. */
export function holderAt(document: Document, path: KeyPath, text: string): Holder | null {
  let at: unknown = document.contents;
  for (const step of path) {
    if (isMap(at)) at = slotsOf(at, text)?.find((slot) => keyOf(slot) === step)?.value;
    else if (isSeq(at) && typeof step === 'number') at = at.items[step];
    else return null;
  }
  return isMap(at) || isSeq(at) ? at : null;
}

/** How many steps of a path can be walked before a reference; null when none lies on the way. */
export function referenceOn(document: Document, path: KeyPath): KeyPath | null {
  for (let length = 0; length <= path.length; length += 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isAlias(node)) return path.slice(0, length);
    if (node === undefined) return null;
  }
  return null;
}

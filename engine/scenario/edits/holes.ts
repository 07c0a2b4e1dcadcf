/** A place in a text where somebody is writing: what stands round it, whatever is missing there yet. */
import { isMap, isPair, isScalar, isSeq, parseDocument, visit } from 'yaml';
import type { KeyPath } from './edit';

export interface Hole {
  /** Of the group whose key is being written, or of the value. */
  readonly path: KeyPath;
  /** `either` where an entry of a list begins: it may be a value, or the first key of a group. */
  readonly is: 'key' | 'value' | 'either';
  /** Keys the group has already. */
  readonly taken: readonly string[];
  /** The word that is being written, from its first character to after its last. */
  readonly from: number;
  readonly to: number;
}

/** Stands for the word that is being written. */
const MARK = 'ZzHoleZz';

/** Null where no key and no plain value can stand: in a comment, in quotes. */
export function holeAt(text: string, offset: number): Hole | null {
  const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  const begun = /^(\s*(?:-\s+)*|.*[:,{[]\s+|.*[{[,])([^:,{}[\]#'"]*)$/.exec(before);
  const [, head = '', word = ''] = begun ?? [];
  if (!begun || /(^|\s)#/.test(head)) return null;
  const from = offset - word.length;
  const [rest = ''] = /^[^:,{}[\]#'"\n]*/.exec(text.slice(offset)) ?? [];
  const to = offset + rest.trimEnd().length;
  const isLineStart = /^\s*(-\s+)*$/.test(head);
  const colon = isLineStart && text[to] !== ':' ? ':' : '';
  const found = marked(`${text.slice(0, from)}${MARK}${colon}${text.slice(to)}`);
  if (!found) return null;
  const isEntry = /-\s+$/.test(head) && isLineStart;
  return { ...found, is: isEntry && found.is === 'key' ? 'either' : found.is, from, to };
}

function marked(text: string): Pick<Hole, 'path' | 'is' | 'taken'> | null {
  const document = parseDocument(text, {
    prettyErrors: false,
    stringKeys: true,
    uniqueKeys: false,
    resolveKnownTags: false,
    logLevel: 'error',
  });
  let found: Pick<Hole, 'path' | 'is' | 'taken'> | null = null;
  visit(document, {
    Scalar(key, node, ancestors) {
      if (node.value !== MARK) return undefined;
      const path = ancestors.flatMap((one, index): KeyPath => {
        const inner = ancestors[index + 1] ?? node;
        if (isSeq(one)) return [one.items.indexOf(inner)];
        return isPair(one) && one.value === inner && isScalar(one.key) ? [String(one.key.value)] : [];
      });
      const group = ancestors.findLast((one) => isMap(one));
      const taken =
        key === 'key' && isMap(group)
          ? group.items.flatMap(({ key: own }) => (isScalar(own) && own.value !== MARK ? [String(own.value)] : []))
          : [];
      found = { path, is: key === 'key' ? 'key' : 'value', taken };
      return visit.BREAK;
    },
  });
  return found;
}

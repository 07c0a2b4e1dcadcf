/** Where the parts of a file stand in its text, and which part stands at a place: for whoever shows text and things side by side. */
import { isMap, isScalar, isSeq, parseDocument } from 'yaml';
import type { Document, Node } from 'yaml';
import type { KeyPath } from './edit';
import { slotAt, slotsOf } from './slots';

/** Characters from `from` to before `to`, in the text with plain line breaks. */
export interface TextStretch {
  readonly from: number;
  readonly to: number;
}

/** A text with its parts; one with faults of syntax has those that the parser could make out. */
export class TextParts {
  readonly #document: Document;

  constructor(readonly text: string) {
    this.#document = parseDocument(text, {
      keepSourceTokens: true,
      prettyErrors: false,
      stringKeys: true,
      uniqueKeys: false,
      resolveKnownTags: false,
      logLevel: 'error',
    });
  }

  /** A key with its value, or a list entry; that of the nearest part around it when it is not written out here. */
  stretchOf(path: KeyPath): TextStretch | null {
    for (let length = path.length; length > 0; length -= 1) {
      const found = slotAt(this.#document, path.slice(0, length), this.text);
      if (found) return { from: found.slot.start, to: found.slot.end };
    }
    return null;
  }

  /** The innermost part at an offset; the end of a part belongs to it. Empty when only the whole file is there. */
  pathAt(offset: number): KeyPath {
    const path: (string | number)[] = [];
    let at: Node | null = this.#document.contents;
    while (isMap(at) || isSeq(at)) {
      const slot = slotsOf(at, this.text)?.find(({ start, end }) => start <= offset && offset <= end);
      if (!slot) break;
      if (!slot.key) path.push(slot.position);
      else if (isScalar(slot.key)) path.push(String(slot.key.value));
      else break;
      at = slot.value;
    }
    return path;
  }
}

/** Brackets and quotes that were opened and not closed, by the rules of YAML as far as our files use them. */

export interface OpenPair {
  readonly offset: number;
  /** `[`, `{`, `"` or `'`. */
  readonly sign: string;
}

/** The outermost pair still open at an offset whose end does not come; null when all are closed. */
export function openAt(text: string, until: number): OpenPair | null {
  const open: OpenPair[] = [];
  for (const { offset, sign } of signsIn(text)) {
    if (offset >= until) break;
    if (sign === '[' || sign === '{') open.push({ offset, sign });
    else if (sign === ']' || sign === '}') {
      const last = open.at(-1);
      if (last?.sign === (sign === ']' ? '[' : '{')) open.pop();
      else if (last) return last;
    } else open.push({ offset, sign });
  }
  return open.at(-1) ?? null;
}

/** Brackets outside quotes and comments, and a quote that is never closed, behind which nothing can be told. */
export function signsIn(text: string): readonly OpenPair[] {
  const signs: OpenPair[] = [];
  for (let i = 0; i < text.length; i += 1) {
    const sign = text[i] ?? '';
    const before = text[i - 1] ?? '\n';
    if (sign === '#' && /\s/.test(before)) i = endOfLine(text, i);
    else if ((sign === '"' || sign === "'") && /[\s[{,:]/.test(before)) {
      const end = endOfQuote(text, i, sign);
      if (end === null) return [...signs, { offset: i, sign }];
      i = end;
    } else if (/[[\]{}]/.test(sign)) signs.push({ offset: i, sign });
  }
  return signs;
}

const endOfLine = (text: string, from: number): number => {
  const end = text.indexOf('\n', from);
  return end === -1 ? text.length : end;
};

/** Where a quote ends; a doubled single quote and an escaped double one do not end it. */
function endOfQuote(text: string, from: number, sign: string): number | null {
  for (let i = from + 1; i < text.length; i += 1) {
    if (sign === '"' && text[i] === '\\') i += 1;
    else if (text[i] === sign) {
      if (sign === '"' || text[i + 1] !== sign) return i;
      i += 1;
    }
  }
  return null;
}

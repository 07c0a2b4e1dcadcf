/** The text pane knows one kind of line break; the file keeps its own. */

/** As the pane shows a text. */
export const shownText = (text: string): string => text.replaceAll(/\r\n?/g, '\n');

/** A stretch of the shown text that gives way to `insert`; offsets are those before any change. */
export interface TypedChange {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** The file's text after changes of the shown one, in order: what is not touched keeps its line breaks. */
export function typedInto(text: string, changes: readonly TypedChange[]): string {
  const own = text.includes('\r\n') ? '\r\n' : '\n';
  const offsets = offsetsIn(text);
  let typed = '';
  let done = 0;
  for (const { from, to, insert } of changes) {
    typed += text.slice(done, offsets(from)) + insert.replaceAll('\n', own);
    done = offsets(to);
  }
  return typed + text.slice(done);
}

/** From an offset of the shown text to that of the file's, asked in rising order. */
function offsetsIn(text: string): (shown: number) => number {
  if (!text.includes('\r')) return (shown) => shown;
  let [at, passed] = [0, 0];
  return (shown) => {
    while (passed < shown) {
      at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1;
      passed += 1;
    }
    return at;
  };
}

/** The one stretch in which two texts differ, as a change of the first; null when they are the same. */
export function changeBetween(before: string, after: string): TypedChange | null {
  if (before === after) return null;
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from += 1;
  let tail = 0;
  while (tail < shorter - from && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return { from, to: before.length - tail, insert: after.slice(from, after.length - tail) };
}

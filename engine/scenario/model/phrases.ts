/** Words put together for people. */

/** At the beginning of a sentence or a heading. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Names in a row: "A", "A and B", "A, B and C". */
export const listed = (names: readonly string[], last: 'and' | 'or' = 'and'): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1) ?? ''}`;

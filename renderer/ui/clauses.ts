import { createContext } from 'svelte';

/** What is known of the clauses cited in what is on the table, by id. */
export interface ClauseWords {
  readonly titles: Readonly<Record<string, string>>;
  /** What they say, in a sentence or two; left out where nobody told. */
  readonly says?: Readonly<Record<string, string>>;
}
type Words = () => ClauseWords;

const [get, set] = createContext<Words>();

export const setClauses = set;

/** The clause's title; null where no battle brought titles. */
export function clauseTitle(words: Words | null, clause: string): string | null {
  return words?.().titles[clause] ?? null;
}

/** What the clause says; null where nobody told. */
export function clauseSays(words: Words | null, clause: string): string | null {
  return words?.().says?.[clause] ?? null;
}

export function findClauses(): Words | null {
  try {
    return get();
  } catch {
    return null;
  }
}

/** In one battle the letters before a clause's first hyphen, those of its book, say nothing: dense lists leave them out. */
export const shortClause = (clause: string): string => clause.replace(/^[A-Z]+-(?=[A-Z]+-)/, '');

import { createContext } from 'svelte';

/** Titles of the clauses cited in the battle on the table, by id. */
type Titles = () => Readonly<Record<string, string>>;

const [get, set] = createContext<Titles>();

export const setClauses = set;

/** The clause's title; null where no battle brought titles. */
export function clauseTitle(titles: Titles | null, clause: string): string | null {
  return titles?.()[clause] ?? null;
}

export function findClauses(): Titles | null {
  try {
    return get();
  } catch {
    return null;
  }
}

/** In one battle the letters before a clause's first hyphen, those of its book, say nothing: dense lists leave them out. */
export const shortClause = (clause: string): string => clause.replace(/^[A-Z]+-(?=[A-Z]+-)/, '');

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

/** In one battle the rule system's prefix says nothing: HOW-HIT-04 reads HIT-04 in dense lists. */
export const shortClause = (clause: string): string => clause.replace(/^[A-Z]+-(?=[A-Z]+-)/, '');

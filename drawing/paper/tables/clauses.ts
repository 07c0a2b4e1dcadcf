/** Clauses of one rule system in dense lists: what all of their ids begin with is left out. */

/** What all ids begin with, up to the hyphen; empty when they do not agree. */
export function clauseFamily(clauses: readonly (string | null)[]): string {
  const ids = clauses.flatMap((clause) => (clause === null || clause === '' ? [] : [clause]));
  const [first = ''] = ids;
  const family = first.slice(0, first.indexOf('-') + 1);
  return ids.every((id) => id.startsWith(family)) ? family : '';
}

/** An id without its family; nothing for no clause. */
export const shortClause = (clause: string | null, family: string): string => clause?.slice(family.length) ?? '';

const LARGEST = 0xffffffff;

/** A seed as typed: a whole number from 0; null when it is none. */
export function seedOf(typed: string): number | null {
  if (!/^\d{1,10}$/.test(typed.trim())) return null;
  const seed = Number(typed);
  return seed <= LARGEST ? seed : null;
}

const seeds = new Map<string, number>();

/** A whole number for a text, kept, for figures ask for the same few over and over. */
function seedOf(text: string): number {
  let seed = seeds.get(text);
  if (seed === undefined) {
    seed = 2166136261;
    for (let i = 0; i < text.length; i++) seed = Math.imul(seed ^ text.charCodeAt(i), 16777619);
    seeds.set(text, seed);
  }
  return seed;
}

function scrambled(seed: number, n: number): number {
  let hash = seed ^ Math.imul(n + 1, 374761393);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519);
  hash = Math.imul(hash ^ (hash >>> 13), 3266489917);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}

/** A number from 0 up to 1 that is always the same for the same text and number: the hand that sets figures down. */
export const chance = (text: string, n: number): number => scrambled(seedOf(text), n);

/** Smooth noise over the plane, 0 to 1, repeating every `period` cells. */
export function noise(x: number, y: number, period: number, text: string): number {
  const seed = seedOf(text);
  const wrap = (i: number): number => ((i % period) + period) % period;
  const corner = (i: number, j: number): number => scrambled(seed, wrap(i) * period + wrap(j));
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const soft = (t: number): number => t * t * (3 - 2 * t);
  const [u, v] = [soft(x - i), soft(y - j)];
  const low = corner(i, j) * (1 - u) + corner(i + 1, j) * u;
  const high = corner(i, j + 1) * (1 - u) + corner(i + 1, j + 1) * u;
  return low * (1 - v) + high * v;
}

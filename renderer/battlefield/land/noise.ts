/** Repeatable randomness for the look of the table: nothing here decides a battle. */

/** A number from 0 to 1 belonging to a lattice point. */
export function lattice(column: number, row: number): number {
  let bits = Math.imul(column, 374761393) + Math.imul(row, 668265263);
  bits = Math.imul(bits ^ (bits >>> 13), 1274126177);
  return ((bits ^ (bits >>> 16)) >>> 0) / 4294967296;
}

/** Smooth value noise, 0 to 1, one lump per unit. */
export function noise(x: number, y: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  let u = x - column;
  let v = y - row;
  u = u * u * (3 - 2 * u);
  v = v * v * (3 - 2 * v);
  const a = lattice(column, row);
  const b = lattice(column + 1, row);
  const c = lattice(column, row + 1);
  const d = lattice(column + 1, row + 1);
  return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v;
}

/** Noise in layers of halving size, 0 to 1. */
export function layeredNoise(x: number, y: number, layers: number): number {
  let sum = 0;
  let share = 0.5;
  let all = 0;
  for (let layer = 0; layer < layers; layer++) {
    sum += share * noise(x, y);
    all += share;
    x = x * 2.03 + 17.1;
    y = y * 2.03 + 9.7;
    share *= 0.5;
  }
  return sum / all;
}

/** 0 at `from` and 1 at `to` with soft ends; `from` may be the larger. */
export function ease(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

export const blend = (a: number, b: number, t: number): number => a + (b - a) * t;

export const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** A stream of numbers from 0 to 1 that is the same for the same seed. */
export function lots(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296;
  };
}

/** A seed out of a name, so that a feature looks the same wherever it stands in the file. */
export function seedOf(name: string): number {
  let seed = 2166136261;
  for (let i = 0; i < name.length; i++) seed = Math.imul(seed ^ name.charCodeAt(i), 16777619);
  return seed >>> 0;
}

/** The unsteadiness of a hand: numbers that look random and are always the same. */

/** A number from 0 up to 1 for up to three numbers, taken to the hundredth. */
export function jitter(a: number, b = 0, c = 0): number {
  let mixed = 0x2545f491;
  for (const value of [a, b, c]) {
    mixed = Math.imul(mixed ^ Math.round(value * 100), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    mixed ^= mixed >>> 16;
  }
  return (mixed >>> 0) / 4294967296;
}

/** A whole number for a word, to be used as a seed. */
export function seedOf(word: string): number {
  let seed = 17;
  for (let index = 0; index < word.length; index += 1) seed = (Math.imul(seed, 31) + word.charCodeAt(index)) | 0;
  return seed % 100000;
}

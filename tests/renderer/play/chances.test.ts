import { expect, it } from 'vitest';
import type { Odds } from '../../../engine/battle';
import { expectedWords } from '../../../renderer/play/chances';
import { sampleBattle } from '../sample-battle';

const either = (p: number, then: Odds, otherwise: Odds): Odds => ({
  chance: [
    { p, then },
    { p: 1 - p, then: otherwise },
  ],
});
const leaf = (figures: Readonly<Record<string, number>>): Odds => ({ leaf: figures });

it.each<readonly [string, Odds]>([
  ['0.7 hits', either(0.7, leaf({ hits: 1 }), leaf({ hits: 0 }))],
  [
    '42 % enemy gives way, 18 % gives way',
    either(0.6, either(0.7, leaf({ 'enemy gives way': 1 }), leaf({ 'gives way': 1 })), leaf({ stands: 1 })),
  ],
  ['1.5 lost, 50 % shaken', either(0.5, leaf({ lost: 2, shaken: 1 }), leaf({ lost: 1, shaken: 0 }))],
  ['33 % pursues', either(1 / 3, leaf({ pursues: 1 }), leaf({ pursues: 0 }))],
  ['', leaf({})],
])('odds read “%s”', (words, odds) => {
  expect(expectedWords(odds, sampleBattle())).toBe(words);
});

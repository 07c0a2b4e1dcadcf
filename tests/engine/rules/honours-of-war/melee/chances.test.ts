import { expect, it } from 'vitest';
import { chargeChances } from '../../../../../engine/rules/honours-of-war/melee/chances';
import { battlefield } from '../field';
import type { Place } from '../field';

/** The chance that horse breaks what it charges. */
const chance = (z: Place): number => {
  const on = battlefield({
    blue: { a: { at: [60, 50], type: 'cuirassiers' } },
    red: { z: { at: [60, 75], heading: 180, ...z } },
  });
  return chargeChances(on.view('blue'), on.troop('a'), on.troop('z')) ?? NaN;
};

it.each<[string, Place, boolean]>([
  ['foot', {}, true],
  ['guns', { type: 'light gun' }, true],
  ['horse', { type: 'dragoons' }, false],
  ['foot that is struck in the flank', { heading: 90 }, false],
])('HOW-FIRE-15: counts on the fire of the charged until it has fired: %s', (_who, z, fires) => {
  expect(chance(z) < chance({ ...z, marks: { fired: 1 } })).toBe(fires);
});

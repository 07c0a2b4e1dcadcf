/** Charges of red at blue, for tests of who may, of the test and of what answers it. */
import { moveChargers } from '../../../../engine/rules/mcnally/charge/charge-moves';
import { declareCharges } from '../../../../engine/rules/mcnally/charge/declare';
import { testCharged } from '../../../../engine/rules/mcnally/charge/reactions';
import type { Choice } from '../../../../engine/battle';
import { battlefield } from './field';
import type { Layout, UnitPlace } from './field';

/** Red charges south: its front so many inches before blue's, which lies at y = 20. */
export const charged = (away: number, blue: UnitPlace = {}, red: UnitPlace = {}, more: Partial<Layout> = {}) =>
  battlefield({
    blue: { a: { at: [20, 20 - 0.875], ...blue } },
    red: { b: { at: [20, 20 + away + 0.875], ...red } },
    ...more,
  });
export const charge = (field: ReturnType<typeof battlefield>, reaction?: Choice, ...others: readonly string[]) => {
  const wanted = ['b', ...others];
  field.run(declareCharges(field, 'red'), {
    'declare charges': () => {
      const next = wanted.shift();
      return next === undefined ? { pick: 'done' } : { pick: 'charge', with: next, of: 'a' };
    },
  });
  field.run(testCharged(field, 'red'), reaction ? { 'meet a charge': () => reaction } : {});
  moveChargers(field, 'red');
};

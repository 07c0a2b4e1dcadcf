import { expect, it } from 'vitest';
import { hitsOf } from '../../../../../engine/rules/honours-of-war/troops/troop';
import { battlefield } from '../field';

it('HOW-UNIT-03: a piece that counts no hits has none', () => {
  const on = battlefield({ blue: { a: { at: [60, 50], hits: 2 } } });
  const piece = on.piece('a');
  expect([hitsOf({ piece }), hitsOf({ piece: { ...piece, gauges: {} } })]).toEqual([2, 0]);
});

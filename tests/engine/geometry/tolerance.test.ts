import { expect, it } from 'vitest';
import { exceeds, fallsShort } from '../../../engine/geometry';

it('lengths that differ by less than measuring can tell are one length', () => {
  expect([20, 20.009, 20.011].map((length) => exceeds(length, 20))).toEqual([false, false, true]);
  expect([20, 19.991, 19.989].map((length) => fallsShort(length, 20))).toEqual([false, false, true]);
});

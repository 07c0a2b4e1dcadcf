/** Marches that are offered, for tests of what a general can plan. */
import { endOf } from '../../../../../engine/geometry';
import type { Point } from '../../../../../engine/geometry';
import { snapMarch } from '../../../../../engine/rules/honours-of-war/movement/reach';
import { isRefusal } from '../../../../../engine/rules/common';
import type { TestField } from '../field';
import { allowanceOf } from './orders';

/** Where unit a would end when it is sent to a place, rounded to 0.1 cm. */
export function chooseMarch(on: TestField, to: Point): Point {
  const path = snapMarch(on.view('blue'), allowanceOf(on, 'a'), { ...to, hx: 0, hy: 1 });
  if (isRefusal(path)) throw new Error(path.sentence);
  const { x, y } = endOf(path);
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
}

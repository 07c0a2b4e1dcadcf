import { expect, it } from 'vitest';
import { gateAt } from '../../../drawing/map';

it('a gate leads in, and one by which troops leave leads out', () => {
  const tipOf = (exit: boolean) => {
    const direction = { at: { x: 0, y: 50 }, heading: 90, ...(exit && { exit: { side: 'blue', width: 30 } }) };
    const [wing, point] = gateAt(direction, 10).tip;
    return point.x - wing.x;
  };
  expect([tipOf(false) > 0, tipOf(true) < 0]).toEqual([true, true]);
});

import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import PlanInset from '../../../renderer/battle/PlanInset.svelte';
import { scenario } from '../../engine/chronicle/mill';

const EYE = { x: 100, y: 50, from: 180, up: 30, distance: 120 };
const TITLE = 'Who stands where, and what part of the field is seen';

function opened() {
  const lookFrom = vi.fn();
  const picture = { eye: EYE, groundUnder: () => null, lookFrom };
  render(PlanInset, {
    title: 'Plan',
    scenario,
    roster: { sides: [], units: {} },
    position: { pieces: [] },
    picture,
    version: 0,
    large: false,
    onclose: () => undefined,
  } as never);
  const plan = screen.getByRole('img', { name: TITLE });
  // Two pixels a cm, and the south-west corner of the table at 20, 200.
  const matrix = new DOMMatrix([2, 0, 0, 2, 20, 200]);
  vi.spyOn(plan as unknown as SVGSVGElement, 'getScreenCTM').mockReturnValue(matrix);
  return { plan, lookFrom };
}

it('a press on the plan looks at that place, as far off and from the same side', async () => {
  const { plan, lookFrom } = opened();
  await fireEvent.pointerDown(plan, { clientX: 120, clientY: 100, buttons: 1 });
  expect(lookFrom.mock.calls).toEqual([[{ ...EYE, x: 50, y: 50 }]]);
});

it('a drag goes on looking, and a pointer that only passes does not', async () => {
  const { plan, lookFrom } = opened();
  await fireEvent.pointerMove(plan, { clientX: 120, clientY: 100, buttons: 0 });
  expect(lookFrom).not.toHaveBeenCalled();
  await fireEvent.pointerMove(plan, { clientX: 220, clientY: 160, buttons: 1 });
  expect(lookFrom.mock.calls).toEqual([[{ ...EYE, x: 100, y: 20 }]]);
});

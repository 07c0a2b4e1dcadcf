import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import type { RuleForm } from '../../../editing/words';
import { CENTIMETRES, INCHES } from '../../../engine/battle/lengths';
import RuleCard from '../../../renderer/editor/scenario/RuleCard.svelte';

const HOLD: RuleForm = {
  index: 0,
  rule: 'hold',
  units: ['Leib-Regiment'],
  turn: 3,
  hour: null,
  needs: null,
  from: null,
  attacked: true,
  enemyWithin: 20,
  lost: null,
  reason: '',
};

it.each([
  ['30', CENTIMETRES, 30],
  ['12in', CENTIMETRES, 30.5],
  ['12', INCHES, 30.5],
  ['1ft 2in', INCHES, 35.6],
  ['', CENTIMETRES, null],
  ['near', CENTIMETRES, undefined],
])('how near the enemy frees a hold may be typed as %j', async (typed, lengths, cm) => {
  const onset = vi.fn();
  render(RuleCard, { rule: HOLD, lengths, units: [], objectives: [], villages: [], onset, onremove: vi.fn() });
  const field = screen.getByLabelText(`enemy within, ${lengths.sign}`);
  await fireEvent.change(field, { target: { value: typed } });
  if (cm === undefined) expect(onset).not.toHaveBeenCalled();
  else expect(onset).toHaveBeenCalledWith(['hold', 'until', 'enemy within'], cm, expect.any(String));
});

it('turns take no unit', async () => {
  const onset = vi.fn();
  const rest = { units: [], objectives: [], villages: [], onset, onremove: vi.fn() };
  render(RuleCard, { rule: HOLD, lengths: CENTIMETRES, ...rest });
  await fireEvent.change(screen.getByLabelText('until turn'), { target: { value: '4in' } });
  expect(onset).not.toHaveBeenCalled();
});
